import { describe, expect, it } from 'vitest'
import type { Box, Drawing } from '../drawing.ts'
import { sampleSheet } from '../scene-fixtures.ts'
import { pageSizeOf } from '../raster/page-size.ts'
import { modellers } from '../staging/models/model-named.ts'
import { stageSpread } from '../staging/stage-spread.ts'
import { stagesOf } from '../staging/stages-of.ts'
import { runOutOf } from './run-out.ts'
import { styleRenderers } from './style-renderers.ts'

const request = { spread: 's03', sheet: sampleSheet(2), modellers, seed: 'run-out' }
const { drawing, size } = stageSpread({ ...request, stages: stagesOf('adventure') })
const pixels = 300

function leftAt(
  { things, atmosphere }: Drawing,
  words?: Box,
): ((x: number, y: number) => number) | undefined {
  const grid = { columns: 101, rows: 101, step: 3 }
  const left = runOutOf({ things, atmosphere }, { ...pageSizeOf({ pixels, sheet: size }), ...grid }, 7, words)
  return left && ((x, y) => left[Math.round(y / 10) * grid.columns + Math.round(x / 10)] as number)
}

describe('what runs out towards the edges', () => {
  it('is painted about everybody, and bare in a corner far from them', () => {
    const alone: Drawing = {
      ...drawing,
      things: drawing.things
        .filter(({ id }) => id === 'hero')
        .map((thing) => ({ ...thing, box: { x0: 400, y0: 400, x1: 600, y1: 900 } })),
    }
    const at = leftAt(alone)
    expect(at?.(500, 600)).toBeGreaterThan(1)
    expect(at?.(380, 500)).toBeGreaterThan(1)
    expect(at?.(5, 5)).toBeLessThan(0)
    expect(at?.(995, 5)).toBeLessThan(0)
  })

  it('is all painted under words, or all bare', () => {
    const words = { x0: 100, y0: 60, x1: 700, y1: 260 }
    const at = leftAt(drawing, words)
    const under = [120, 300, 500, 680].flatMap((x) => [80, 160, 240].map((y) => at?.(x, y) ?? 0))
    expect(under.every((left) => left > 1) || under.every((left) => left < 0)).toBe(true)
  })

  it('is nothing by night and in mist', () => {
    for (const change of [{ time: 'night' }, { time: 'dusk' }, { weather: 'mist' }] as const)
      expect(leftAt({ ...drawing, atmosphere: { ...drawing.atmosphere, ...change } })).toBeUndefined()
  })

  it.each(['waterpaint', 'handDrawnSketch'] as const)(
    'leaves paper white and no face without its colour in %s',
    (style) => {
      const render = (loose: boolean): Uint8Array =>
        styleRenderers[style].render(drawing, {
          pixels,
          sheet: size,
          seed: 'run-out',
          bleed: true,
          loose: loose ? {} : undefined,
        })
      const [whole, loose] = [render(false), render(true)]
      const face = drawing.things.find(({ id, faces }) => id === 'hero' && faces.length > 0)?.faces[0]
      if (!face) throw new Error('the child has a face')
      const at = ([x, y]: readonly [number, number]): number[] => {
        const place = (Math.round((y * pixels) / 1000) * pixels + Math.round((x * pixels) / 1000)) * 3
        return [...whole.subarray(place, place + 3), ...loose.subarray(place, place + 3)]
      }
      const [red, green, blue, looseRed, looseGreen, looseBlue] = at(face.centre)
      expect([looseRed, looseGreen, looseBlue]).toEqual([red, green, blue])
      const white = (picture: Uint8Array): number => picture.filter((tone) => tone > 236).length
      expect(white(loose)).toBeGreaterThan(white(whole) * 1.2)
    },
  )

  it('changes nothing in other styles', () => {
    for (const style of ['classicCartoon', 'paperCut'] as const) {
      const render = (loose: boolean): Uint8Array =>
        styleRenderers[style].render(drawing, {
          pixels: 120,
          sheet: size,
          seed: 'run-out',
          loose: loose ? {} : undefined,
        })
      expect(render(true)).toEqual(render(false))
    }
  })
})
