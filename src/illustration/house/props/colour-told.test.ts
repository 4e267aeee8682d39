import { expect, test } from 'vitest'
import { colourTold } from './colour-told.ts'
import { drawMotif } from './draw-motif.ts'

test.each([
  ['her red wellies', '#d2402f'],
  ['haar groene fiets', '#4f9a50'],
  ['een donkerblauwe tractor', '#3f7fc0'],
  ['a boat', undefined],
  // Two colours, and words that only look like one.
  ['a red and yellow kite', undefined],
  ['een roodborstje', undefined],
  ['blueberries', undefined],
])('%s has the colour %s', (words, colour) => {
  expect(colourTold(words)).toBe(colour)
})

test.each(['her red wellies', 'een rode fiets', 'a red tractor', 'haar rode auto'])(
  '%s is drawn red, unless somebody asks for another colour',
  (words) => {
    const has = (accent?: string): boolean =>
      drawMotif(words, {
        seed: 'Noor',
        style: 'colour',
        ...(accent !== undefined && { accent }),
      }).shapes.some(({ colour }) => colour === '#d2402f')
    expect(has()).toBe(true)
    expect(has('#3f7fc0')).toBe(false)
  },
)

test('an animal that is loved has the coat that its words tell', () => {
  const colours = (words: string): Set<string> =>
    new Set(drawMotif(words, { seed: 'Noor', style: 'colour' }).shapes.map(({ colour }) => colour))
  expect(colours('een zwarte kat')).not.toEqual(colours('een kat'))
})
