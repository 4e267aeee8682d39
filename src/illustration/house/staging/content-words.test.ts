import { expect, it } from 'vitest'
import { styleRenderers } from '../styles/style-renderers.ts'
import { bothPages, pageSizeOf } from '../raster/page-size.ts'
import { sampleSheet } from '../scene-fixtures.ts'
import { layWords } from '../words-on-picture.ts'
import { modellers } from './models/model-named.ts'
import { wordsOf } from './prove-words.ts'
import { stageSpread } from './stage-spread.ts'
import { stagesOf } from './stages-of.ts'

/** Lively grounds, in the styles whose hand is seen most. */
const lively = [
  ['adventure', 's22', 'digitalPainting'],
  ['bedtime', 's18', 'classicCartoon'],
  ['imagination', 's22', 'handDrawnSketch'],
  ['lifeLessons', 's16', 'retroVintage'],
] as const

it.each(lively)('the words of %s %s stand in %s on calm ground', (story, spread, style) => {
  const request = {
    stages: stagesOf(story),
    spread,
    sheet: { ...sampleSheet(2), style },
    modellers,
    seed: 'one',
  }
  const { stage, drawing, size, words } = stageSpread(request)
  const options = { pixels: 160, sheet: size, seed: 'one', bleed: true, loose: { words: wordsOf(stage) } }
  const rgb = styleRenderers[style].render(drawing, options)
  const { rough, isReadable } = layWords(rgb, pageSizeOf({ pixels: 160, sheet: bothPages }), words!)
  expect(rough).toBeLessThan(0.02)
  expect(isReadable).toBe(true)
})
