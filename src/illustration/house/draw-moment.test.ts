import { describe, expect, it } from 'vitest'
import { styles } from '#book/options.ts'
import { pageColour } from '#book/page-colour.ts'
import { IllustratorError, type PictureRequest } from '../illustrator.ts'
import { sampleScene, sampleSheet } from './scene-fixtures.ts'
import { drawRequest } from './draw-request.ts'
import { type Rgb, rgbFrom } from './raster/rgb.ts'
import { momentsOf } from './staging/moment.ts'
import { modellers } from './staging/models/model-named.ts'
import { depthOf, project, scaleAt } from './staging/space/lens.ts'
import { angleBetween, minus } from './staging/space/vector.ts'
import type { Stage } from './staging/set-stage.ts'
import { stageSpread } from './staging/stage-spread.ts'
import { stagedStories, stagesOf } from './staging/stages-of.ts'
import { surveyOf } from './staging/survey.ts'

function request(change: Partial<PictureRequest['scene']> = {}): PictureRequest {
  const cast = [{ who: 'hero', pose: 'stand', feeling: 'happy' }] as const
  const scene = sampleScene({ stage: { story: 'adventure', spread: 's01' }, cast: [...cast], ...change })
  return { sheet: sampleSheet(2), scene, seed: 'one', pixels: 120, kind: 'moment' }
}

const corner = ({ rgb }: { rgb: Uint8Array }): Rgb => [rgb[0]!, rgb[1]!, rgb[2]!]
const middle = ({ rgb, width, height }: { rgb: Uint8Array; width: number; height: number }): number =>
  rgb[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 3]!

/** How high somebody or something stands in the middle of a picture, in page units. */
function heightIn({ lens, models }: Stage, name: string): number {
  const { head, frame, height } = models.get(name)!
  return height * scaleAt(lens, depthOf(lens, head?.centre ?? frame.origin))
}

describe('somebody seen from nearby', () => {
  it.each(styles)('lies in %s on bare paper, in a shape of its own, wider than high', (style) => {
    const asked = request()
    const drawn = drawRequest({ ...asked, sheet: { ...asked.sheet, style } })
    expect(drawn.width).toBe(120)
    expect(drawn.height).toBeLessThan(100)
    const isPanel = style === 'comicBook' || style === 'manga'
    const lightness = corner(drawn).reduce((sum, value) => sum + value, 0) / 3
    if (isPanel) expect(lightness).toBeLessThan(60)
    else expect(corner(drawn)).toEqual(rgbFrom(pageColour))
  })

  it('lies on black beside the night, whose page is laid over it where that is lighter', () => {
    expect(corner(drawRequest(request({ time: 'night' })))).toEqual([0, 0, 0])
  })

  it('is the same for the same request', () => {
    expect(drawRequest(request()).rgb).toEqual(drawRequest(request()).rgb)
    expect(middle(drawRequest(request()))).not.toBe(rgbFrom(pageColour)[0])
  })

  it('fails for a scene without a stage, and a book is whole without it', () => {
    const { stage: _stage, ...scene } = request().scene
    expect(() => drawRequest({ ...request(), scene })).toThrow(IllustratorError)
  })

  it.each([
    ['imagination', 'cow', ['s02', 's03', 's15', 's18']],
    ['adventure', 'sheep', ['s02', 's09', 's20', 's22']],
    ['natureAnimals', 'squirrel', ['s02', 's03', 's14', 's21']],
  ])(
    'shows all of the head of an animal of %s, the %s, with its ears and horns',
    (story, animal, spreads) => {
      const asked = { first: animal, speaking: [animal], most: 1 }
      const views = spreads
        .flatMap((spread) => {
          const request = { stages: stagesOf(story), spread, sheet: sampleSheet(1), modellers, seed: 'one' }
          return momentsOf(request, asked)
        })
        .filter(({ stage }) => stage.plan.camera.aim === animal)
      expect(views.length).toBeGreaterThan(0)
      for (const { drawing } of views) {
        const parts = drawing.things
          .filter(({ id }) => id === animal)
          .flatMap(({ shapes }) => shapes)
          .filter(({ part }) => part === 'ear' || part === 'horn')
        expect(parts.length).toBeGreaterThan(1)
        const points = parts.flatMap((shape) => shape.points)
        expect(points.filter(([x, y]) => x < 0 || x > 1000 || y < 100 || y > 900)).toEqual([])
      }
    },
  )

  it.each(stagedStories())('repeats of %s nothing that its picture has as large itself', (story) => {
    const stages = stagesOf(story)
    const spreads = Object.keys(stages.spreads).filter(
      (name, index) => /^s\d\d$/.test(name) && index % 7 === 0,
    )
    for (const spread of spreads) {
      const request = { stages, spread, sheet: sampleSheet(1), modellers, seed: 'one' }
      const plate = stageSpread({ ...request, onOnePage: true })
      const moments = [
        momentsOf(request, { views: ['face'], first: 'companion1', most: 1 }),
        momentsOf(request, { views: ['thing', 'hand', 'back'], most: 1 }),
      ].flat()
      for (const { stage } of moments) {
        const [name = ''] = String(stage.plan.camera.aim).split('.')
        const larger = heightIn(stage, name) / heightIn(plate.stage, name)
        expect(larger, `${spread}, ${name}`).toBeGreaterThan(1.3)
      }
    }
  })

  it('shows the back of somebody who looks away, and no face where nobody asks for one', () => {
    const request = { stages: stagesOf('bedtime'), sheet: sampleSheet(2), modellers, seed: 'one' }
    const [{ stage } = {}] = momentsOf({ ...request, spread: 's01' }, { views: ['back'], most: 1 })
    const { lens, models, plan } = stage!
    const { front, centre } = models.get(String(plan.camera.aim))!.head!
    expect(angleBetween(front, minus(lens.at, centre))).toBeGreaterThan(130)
    expect(momentsOf({ ...request, spread: 's01' }, { views: ['face'], most: 1 })).toEqual([])
  })

  it('shows no hammer across the face of whoever holds it', () => {
    const moments = ['adventure', 'natureAnimals'].flatMap((story) => {
      const request = { stages: stagesOf(story), sheet: sampleSheet(2), modellers, seed: 'one' }
      return momentsOf({ ...request, spread: 's01' }, { views: ['thing', 'hand'], most: 9 })
    })
    const barred = moments.filter(({ stage: { lens, models }, drawing }) => {
      const { centre, front, radius } = models.get('hero')!.head!
      const [x, y] = project(lens, centre)
      const size = radius * scaleAt(lens, depthOf(lens, centre)) * 0.28
      const isSeen = x > 250 && x < 750 && y > 250 && y < 700
      const isFree = surveyOf(drawing, lens.sheet, ({ id }) => id === 'hero')
      const isTurned = angleBetween(front, minus(lens.at, centre)) < 80
      return isTurned && isSeen && !isFree({ x0: x - size, y0: y - size, x1: x + size, y1: y + size })
    })
    expect(barred.map(({ stage }) => stage.plan.camera.aim)).toEqual([])
  })

  it('shows no back of an animal', () => {
    const request = { stages: stagesOf('bedtime'), sheet: sampleSheet(2), modellers, seed: 'one' }
    const moments = ['s01', 's05', 's16'].flatMap((spread) =>
      momentsOf({ ...request, spread }, { views: ['back'], most: 9 }),
    )
    expect(moments.length).toBeGreaterThan(0)
    for (const { stage } of moments)
      expect(stage.models.get(String(stage.plan.camera.aim))?.kind).toBe('person')
  })

  it('shows what hands do where that is asked for', () => {
    const request = { stages: stagesOf('adventure'), sheet: sampleSheet(2), modellers, seed: 'one' }
    const [moment] = momentsOf({ ...request, spread: 's05' }, { views: ['hand'], most: 1 })
    expect(moment?.stage.plan.camera.aim).toMatch(/\.hand[LR]$/)
  })

  it.each(stagedStories())('shows of %s the child or nobody where its face is asked for, large', (story) => {
    const stages = stagesOf(story)
    const spreads = Object.keys(stages.spreads).filter(
      (name, index) => /^s\d\d$/.test(name) && index % 6 === 0,
    )
    const radii = spreads.flatMap((spread) => {
      const request = { stages, spread, sheet: sampleSheet(1), modellers, seed: 'one' }
      return momentsOf(request, { views: ['face'], first: 'hero', most: 1 }).map(({ stage }) => {
        const { lens, models, plan } = stage
        expect(plan.camera.aim).toBe('hero')
        const { centre, radius } = models.get('hero')!.head!
        return radius * scaleAt(lens, depthOf(lens, centre))
      })
    })
    expect(Math.min(...radii)).toBeGreaterThan(150)
  })
})
