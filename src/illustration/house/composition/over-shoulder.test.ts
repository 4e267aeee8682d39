import { describe, expect, it } from 'vitest'
import { hairForms, hairColour } from '#book/appearance.ts'
import { composeBest } from '../draw-request.ts'
import { checkComposition } from './check-composition.ts'
import { composeScene, type Composition } from './compose-scene.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

const features: ReadonlySet<string> = new Set(['eye', 'eyelid', 'brow', 'nose', 'mouth', 'lens', 'rim'])

function composed(rest: Parameters<typeof sampleScene>[0] = {}, cover = false): Composition {
  const cast = [member('hero'), member('companions', 'stand', { looksAt: 'hero' })]
  const scene = sampleScene({ camera: 'overShoulder', cast, ...rest })
  return composeScene({ sheet: sampleSheet(2), scene, seed: 'one', cover })
}

function partsOf({ drawing }: Composition, id: string): string[] {
  return drawing.things
    .filter((thing) => thing.id === id)
    .flatMap(({ shapes }) => shapes.map(({ part }) => part))
}

describe('a camera over the shoulder', () => {
  it('shows the back of the hero, bigger than anybody, and the faces of the others', () => {
    const composition = composed()
    expect(partsOf(composition, 'hero').filter((part) => features.has(part))).toEqual([])
    expect(partsOf(composition, 'companion1')).toContain('eye')
    const radii = new Map(
      composition.placed.flatMap((one) => one.faces).map(({ who, radius }) => [who, radius] as const),
    )
    const others = [...radii].filter(([who]) => who !== 'hero').map(([, radius]) => radius)
    expect(radii.get('hero')).toBeGreaterThan(1.5 * Math.max(...others))
  })

  it('finds no breach with a child, a grown-up and an animal', () => {
    const scene = sampleScene({ camera: 'overShoulder' })
    const { composition } = composeBest({ sheet: sampleSheet(2), scene, seed: 'two' })
    expect(composition.frame.camera).toBe('overShoulder')
    expect(checkComposition(composition)).toEqual([])
  })

  it('keeps the calm side free', () => {
    const [onLeft, onRight] = (['right', 'left'] as const).map((quiet) =>
      composed({ quiet }).placed.find(({ piece }) => piece.id === 'hero'),
    )
    expect(onLeft?.x).toBeLessThan(400)
    expect(onRight?.x).toBeGreaterThan(600)
  })

  it('is a medium one where the hero shows a drawing, and stays where a lantern is held', () => {
    const cameraWith = (name: 'drawing' | 'lantern') =>
      composed({ props: [{ name, near: 'hero', held: true }] }).frame.camera
    expect(cameraWith('drawing')).toBe('medium')
    expect(cameraWith('lantern')).toBe('overShoulder')
  })

  it('is a medium one on a cover and where the hero is held', () => {
    expect(composed({}, true).frame.camera).toBe('medium')
    const cast = [member('hero', 'hug', { with: 'companion1' }), member('companion1', 'hug')]
    expect(composed({ cast }).frame.camera).toBe('medium')
  })

  it.each(hairForms.filter((form) => !['bald', 'headscarf', 'turban'].includes(form)))(
    'covers the back of the head with %s hair',
    (hairForm) => {
      const sheet = sampleSheet(0)
      const hero = { ...sheet.hero, appearance: { ...sheet.hero.appearance, hairForm } }
      const scene = sampleScene({ camera: 'overShoulder', cast: [member('hero')] })
      const { drawing } = composeScene({ sheet: { ...sheet, hero }, scene, seed: 'one' })
      const thing = drawing.things.find(({ id }) => id === 'hero')
      const [x, y] = thing?.faces[0]?.centre ?? [0, 0]
      const over = thing?.shapes.findLast(
        ({ closed, marking, points }) =>
          closed &&
          !marking &&
          Math.min(...points.map((point) => point[0])) < x &&
          Math.max(...points.map((point) => point[0])) > x &&
          Math.min(...points.map((point) => point[1])) < y &&
          Math.max(...points.map((point) => point[1])) > y,
      )
      expect(over?.colour).toBe(hairColour[hero.appearance.hairColour])
    },
  )
})
