import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inkColours } from './words-place.ts'
import { pageColour, softInkColour } from './page-colour.ts'
import { nightColour, nightTint, pageTint, remembered } from './page-tint.ts'
import { contrastOf, hexOfRgb, lightOf, luminanceOf, rgbOfHex, rgbOfLab } from './tone.ts'

const luminance = (hex: string): number => {
  const [red, green, blue] = rgbOfHex(hex)
  return luminanceOf([lightOf(red), lightOf(green), lightOf(blue)])
}
const nightRule = /^\[data-night\][^{]* \{[^}]*\}/m
/** What pictures are remembered by, all around the hues, at their most colourful. */
const most = remembered.mostChroma
const colours = Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * 2 * Math.PI
  return hexOfRgb(rgbOfLab([remembered.lightness, Math.cos(angle) * most, Math.sin(angle) * most]))
})

test.each(colours)('words and page numbers stand out on paper with a breath of %s', (colour) => {
  const paper = luminance(pageTint(colour))
  expect(contrastOf(paper, luminance(inkColours.dark))).toBeGreaterThan(7)
  expect(contrastOf(paper, luminance(softInkColour))).toBeGreaterThan(4.5)
})

test.each(colours)('a drawing on bare paper leaves no edge on paper with a breath of %s', (colour) => {
  // What is darker of the two is seen: none of the channels of bare paper may be, but for what no eye sees.
  const [tint, bare] = [rgbOfHex(pageTint(colour)), rgbOfHex(pageColour)]
  tint.forEach((channel, index) => expect(channel).toBeLessThanOrEqual((bare[index] ?? 0) + 1))
})

test.each(colours)('they do so on screen by day and by night with a breath of %s', async (colour) => {
  const [styles = '', theme] = await Promise.all(
    ['reader/page-face.css', 'theme/colours.css'].map(readStyles),
  )
  const [reader, night] = [styles.replace(nightRule, ''), nightRule.exec(styles)?.[0]]
  const sheets = [...reader.matchAll(/--bare-sheet: (#[0-9a-f]{6})/g)].map(([, sheet = '']) => sheet)
  const inks = [...(theme ?? '').matchAll(/--page-(?:ink|soft): (#[0-9a-f]{6})/g)].map(([, ink = '']) => ink)
  expect([sheets.length, inks.length]).toEqual([2, 2])
  for (const sheet of sheets) {
    for (const ink of inks) {
      expect(contrastOf(luminance(pageTint(colour, sheet)), luminance(ink))).toBeGreaterThan(4.5)
    }
  }
  expect(night).toContain(`--bare-sheet: ${nightColour}`)
  const nightInks = [...(night ?? '').matchAll(/--page-(?:ink|soft): (#[0-9a-f]{6})/g)].map(
    ([, ink = '']) => ink,
  )
  expect(nightInks).toHaveLength(2)
  for (const ink of [...nightInks, inkColours.light]) {
    expect(contrastOf(luminance(nightTint(colour)), luminance(ink))).toBeGreaterThan(6)
  }
})

test('the screen mixes as much of the picture into the paper', async () => {
  const css = await readStyles('reader/page-face.css')
  const [, percentByNight] =
    /color-mix\(in oklab, var\(--bare-sheet\), var\(--picture-colour\) (\d+)%\)/.exec(css) ?? []
  const [, lightness, percentByDay] =
    /oklch\(from var\(--picture-colour\) ([\d.]+) c h\) (\d+)%\)/.exec(css) ?? []
  // Black in OKLab is the origin, so that what is mixed into it is a part of all three.
  const lightnessOf = (hex: string): number => Math.cbrt(luminance(hex))
  const partOf = (mixed: string, paper: string, colour: number): number =>
    (lightnessOf(paper) - lightnessOf(mixed)) / (lightnessOf(paper) - colour)
  const grey = '#a4a4a4'
  expect(partOf(nightTint(grey), nightColour, lightnessOf(grey)) * 100).toBeCloseTo(
    Number(percentByNight),
    -0.5,
  )
  expect(partOf(pageTint(grey), pageColour, Number(lightness)) * 100).toBeCloseTo(Number(percentByDay), -0.5)
})

function readStyles(path: string): Promise<string> {
  return readFile(new URL(`../web/${path}`, import.meta.url), 'utf8')
}
