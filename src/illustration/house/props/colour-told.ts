/** Colours as things have them, by their words in Dutch and English; sRGB hex. */
const colours: readonly (readonly [string, string])[] = [
  ['rood|rode|knalrode?|red|scarlet', '#d2402f'],
  ['oranje|orange', '#e8853a'],
  ['geel|gele|yellow', '#f0c53c'],
  ['groene?|green', '#4f9a50'],
  ['(?:licht|donker)?blauwe?|(?:light |dark |navy )?blue', '#3f7fc0'],
  ['paarse?|lila|purple|lilac', '#8f6fb8'],
  ['roze|pink', '#e889a6'],
  ['bruine?|brown', '#8a5a38'],
  ['zwarte?|black', '#4a4348'],
  ['witte?|wit|white', '#f6efe4'],
  ['grijze|grijs|zilveren|gr[ae]y|silver', '#a8a5a8'],
  ['gouden|golden|gold', '#e0ad3c'],
]
const named = colours.map(([words, colour]) => ({
  named: new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'iu'),
  colour,
}))

/** The colour of a thing as its words tell it ("her red wellies"), sRGB hex; undefined when they tell of none, or of more than one. */
export function colourTold(words: string): string | undefined {
  const [first, ...others] = named.filter((each) => each.named.test(words))
  return others.length === 0 ? first?.colour : undefined
}
