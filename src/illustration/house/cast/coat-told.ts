import { withoutLacking } from '#book/tells-of-wheelchair.ts'

/** What an animal wears: `een rode halsband` is no red coat. */
const worn =
  /[\p{L}-]+\s+((halsband|strik|sjaal|trui)(t?je)?|riem|tuigje|collar|bow|ribbon|scarf|harness|jumper|sweater)\b/giu

/** Colours as fur has them, in Dutch and English; the first that is named wins. */
const coats: readonly (readonly [RegExp, string])[] = [
  [/\b(zwarte?|black)\b/i, '#4a4348'],
  [/\b(wit|witte|white)\b/i, '#f6efe4'],
  [/\b(grijs|grijze|gr[ae]y)\b/i, '#a8a5a8'],
  [/\b(bruine?|brown)\b/i, '#9a6b47'],
  [/\b(rood|rode|ros|rosse|ginger|red|oranje|orange)\b/i, '#d98a4e'],
  [/\b(blonde?|gouden|golden|goud)\b/i, '#dfb06a'],
  [/\b(beige|cr[eè]me|cream)\b/i, '#ead7b5'],
  [/\b(roze|pink)\b/i, '#eba6b4'],
  [/\b(blauwe?|blue)\b/i, '#7fa0c4'],
  [/\b(groene?|green)\b/i, '#86ad72'],
  [/\b(geel|gele|yellow)\b/i, '#ecc75a'],
  [/\b(paarse?|purple)\b/i, '#a48cc0'],
]

/** The colour of fur or feathers that a description tells, sRGB hex. */
export function coatTold(description: string): string | undefined {
  const fur = withoutLacking(description).replace(worn, '')
  const named = coats.flatMap(([words, coat]) => {
    const at = fur.search(words)
    return at < 0 ? [] : [{ at, coat }]
  })
  return named.toSorted((one, other) => one.at - other.at)[0]?.coat
}
