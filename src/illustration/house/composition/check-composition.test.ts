import { describe, expect, it } from 'vitest'
import { composeBest } from '../draw-request.ts'
import { rectangle } from '../settings/outline.ts'
import { fill, scenery } from '../settings/shapes.ts'
import { checkComposition } from './check-composition.ts'
import type { Composition } from './compose-scene.ts'
import type { Placed } from './placed.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

const good = composeBest({
  sheet: sampleSheet(1),
  scene: sampleScene({ cast: [member('hero'), member('companion1')] }),
  seed: 'good',
}).composition

function moved(one: Placed, dx: number, dy: number, grow = 1): Placed {
  const box = (b: Placed['box']) => ({ x0: b.x0 + dx, x1: b.x1 + dx, y0: b.y0 + dy, y1: b.y1 + dy })
  return {
    ...one,
    x: one.x + dx,
    y: one.y + dy,
    box: box(one.box),
    bands: one.bands.map(box),
    hands: one.hands.map(({ who, at: [x, y] }) => ({ who, at: [x + dx, y + dy] as const })),
    faces: one.faces.map((face) => ({
      ...face,
      centre: [face.centre[0] + dx, face.centre[1] + dy] as const,
      radius: face.radius * grow,
    })),
  }
}

function withHero(change: (hero: Placed) => Placed): Composition {
  return { ...good, placed: good.placed.map((one) => (one.piece.id === 'hero' ? change(one) : one)) }
}

describe('checkComposition', () => {
  it('finds nothing wrong with a good composition', () => {
    expect(checkComposition(good)).toEqual([])
  })

  it('reports a face at the edge of the page, with numbers', () => {
    const breaches = checkComposition(
      withHero((hero) => moved(hero, 20 - (hero.faces[0]?.centre[0] ?? 0), 0)),
    )
    expect(
      breaches.some((breach) => /^face of hero is -?\d+ from the edge, 48 is the least$/.test(breach)),
    ).toBe(true)
    expect(breaches.some((breach) => /^hero is -?\d+ from the trim or the gutter/.test(breach))).toBe(true)
  })

  it('reports a face that something before it hides', () => {
    const wall = scenery('wall', 1, [fill('wall', rectangle(-10, -10, 1010, 1010), '#ffffff', 'wall')])
    const { drawing } = good
    const walled = { ...good, drawing: { ...drawing, things: [...drawing.things, wall] } }
    expect(checkComposition(walled)).toContain('face of companion1 is hidden for 100 %, 17 % is the most')
  })

  it('sees through soft light and a hole', () => {
    const mist = fill('mist', rectangle(-10, -10, 1010, 1010), '#ffffff', 'cloud', { soft: true })
    const pane = fill('frame', rectangle(-10, -10, 1010, 1010), '#ffffff', 'wood', {
      holes: [rectangle(0, 0, 1000, 1000)],
    })
    const { drawing } = good
    const veiled = {
      ...good,
      drawing: { ...drawing, things: [...drawing.things, scenery('veil', 1, [mist, pane])] },
    }
    expect(checkComposition(veiled)).toEqual([])
  })

  it('reports a body that somebody stands before', () => {
    const hero = good.placed.find((one) => one.piece.id === 'hero') as Placed
    const wall = { x0: 0, x1: 1000, y0: 0, y1: 1000 }
    const giant = { ...moved(hero, 0, 5), box: wall, bands: [wall] }
    const breaches = checkComposition({ ...good, placed: [...good.placed, giant] })
    expect(breaches).toContain('hero is overlapped for 100 %, 66 % is the most')
  })

  it('reports who stands where the title of a cover comes', () => {
    const cover = { ...good, frame: { ...good.frame, cover: true } }
    const hero = good.placed.find((one) => one.piece.id === 'hero') as Placed
    const raised = {
      ...cover,
      placed: [moved(hero, 0, 200 - hero.box.y0)],
    }
    expect(checkComposition(raised)).toContain('hero is 100 into the room for the title')
  })

  it('reports a head before the sun, a hand on a head and a head at the top of the page', () => {
    const { drawing } = good
    const face = good.placed.find((one) => one.piece.id === 'hero')?.faces[0]
    const [x, y] = face?.centre ?? [0, 0]
    const sun = scenery('sun', 0, [
      fill('disc', rectangle(x - 50, y - 50, x + 50, y + 50), '#ffcc55', 'light'),
    ])
    const low = { ...drawing, things: [sun, ...drawing.things.filter(({ id }) => id !== 'sun')] }
    expect(checkComposition({ ...good, drawing: low })).toContain('head of hero is before the sun or moon')
    const reaching = good.placed.map((one) =>
      one.piece.id === 'companion1' ? { ...one, hands: [{ who: 'companion1', at: [x, y] as const }] } : one,
    )
    expect(checkComposition({ ...good, placed: reaching })).toContain(
      'hand of companion1 is on the head of hero',
    )
    expect(checkComposition(withHero((hero) => moved(hero, 0, 30 - hero.box.y0)))).toContain(
      'hero is 30 from the top of the page, 48 is the least',
    )
  })

  it('reports a cast member who is not in the picture', () => {
    const placed = good.placed.filter((one) => one.piece.id !== 'companion1')
    expect(checkComposition({ ...good, placed })).toContain('companion1 is missing')
  })

  it('reports a face too small to know', () => {
    expect(checkComposition(withHero((hero) => moved(hero, 0, 0, 0.1))).join()).toMatch(
      /face of hero has a radius of \d/,
    )
  })

  it('reports feet above the ground', () => {
    const breaches = checkComposition(withHero((hero) => moved(hero, 0, good.frame.horizon - 100 - hero.y)))
    expect(breaches).toContain('hero stands 100 above the ground')
  })

  it('reports a prop that floats', () => {
    const tree = composeBest({
      sheet: sampleSheet(0),
      scene: sampleScene({ cast: [member('hero')] }, [{ name: 'tree' }]),
      seed: 'tree',
    }).composition
    const lifted = tree.placed.map((one) =>
      one.piece.id === 'tree' ? moved(one, 0, tree.frame.horizon - 50 - one.y) : one,
    )
    expect(checkComposition({ ...tree, placed: lifted })).toContain('tree floats 50 above the ground')
  })
})
