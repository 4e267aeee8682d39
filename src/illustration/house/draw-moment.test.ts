import { describe, expect, it } from 'vitest'
import { styles } from '#book/options.ts'
import { pageColour } from '#book/page-colour.ts'
import { IllustratorError, type PictureRequest } from '../illustrator.ts'
import { sampleScene, sampleSheet } from './scene-fixtures.ts'
import { drawRequest } from './draw-request.ts'
import { type Rgb, rgbFrom } from './raster/rgb.ts'
import { momentsOf } from './staging/moment.ts'
import { modellers } from './staging/models/model-named.ts'
import { depthOf, scaleAt } from './staging/space/lens.ts'
import { stagedStories, stagesOf } from './staging/stages-of.ts'

function request(change: Partial<PictureRequest['scene']> = {}): PictureRequest {
  const cast = [{ who: 'hero', pose: 'stand', feeling: 'happy' }] as const
  const scene = sampleScene({ stage: { story: 'adventure', spread: 's01' }, cast: [...cast], ...change })
  return { sheet: sampleSheet(2), scene, seed: 'one', pixels: 120, kind: 'moment' }
}

const corner = ({ rgb }: { rgb: Uint8Array }): Rgb => [rgb[0]!, rgb[1]!, rgb[2]!]
const middle = ({ rgb, width, height }: { rgb: Uint8Array; width: number; height: number }): number =>
  rgb[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 3]!

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

  it('shows what hands do where nobody is asked for', () => {
    const request = { stages: stagesOf('natureAnimals'), sheet: sampleSheet(2), modellers, seed: 'one' }
    const [moment] = momentsOf({ ...request, spread: 's21' }, { most: 1 })
    expect(moment?.stage.plan.camera.aim).toMatch(/\.hand[LR]$/)
  })

  it.each(stagedStories())(
    'shows the child of %s, large and turned to the reader, on most pages where it is asked',
    (story) => {
      const stages = stagesOf(story)
      const spreads = Object.keys(stages.spreads).filter(
        (name, index) => /^s\d\d$/.test(name) && index % 3 === 0,
      )
      const shown = spreads.filter((spread) => {
        const { stage } =
          momentsOf(
            { stages, spread, sheet: sampleSheet(1), modellers, seed: 'one' },
            { first: 'hero', most: 1 },
          )[0] ?? {}
        const head = stage?.plan.camera.aim === 'hero' ? stage.models.get('hero')?.head : undefined
        return (
          head !== undefined && head.radius * scaleAt(stage!.lens, depthOf(stage!.lens, head.centre)) > 180
        )
      })
      expect(shown.length / spreads.length).toBeGreaterThan(0.5)
    },
  )
})
