import { findThing, type ThingIndex } from './thing-index.ts'

/** Up to two words with a capital: Flap, Beer Bram. */
export const named = String.raw`(?<name>\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)`

const compiled = new Map<ThingIndex, { pattern: RegExp; meaning: string }[]>()

/**
 * Puts the name of a cuddly toy behind it, and says that it is loved where that is as good as said: "Haar knuffel heet Flap" is
 * "is dol op haar knuffel Flap", and so is "slaapt met haar konijn Flap". Unlike an idiom it heeds capitals.
 */
export function namedToys(text: string, index: ThingIndex): string {
  return patternsOf(index).reduce(
    (said, { pattern, meaning }) =>
      said.replace(pattern, (whole: string, ...rest: unknown[]) => {
        const groups = rest.at(-1) as Readonly<Record<string, string>>
        const at = rest.at(-3) as number
        // "Lego, her toy rabbit" are two things, and the first word of a list has a capital anyhow.
        const isListed =
          groups['aside'] !== undefined && isThing(groups['name'] ?? '', at, said, whole, index)
        return isListed ? whole : meaning.replace(/\{(\w+)\}/gu, (_, key: string) => groups[key] ?? '')
      }),
    text,
  )
}

function isThing(name: string, at: number, text: string, whole: string, index: ThingIndex): boolean {
  const known = findThing(name.toLowerCase(), index)
  if (at === 0) return known !== undefined || whole !== text
  return known?.kind === 'name' || known?.kind === 'person'
}

/** Whether words end with one for a toy: "haar speelgoedgraver", "his cuddly elephant". */
export function isToy(words: string, { words: { grammar } }: ThingIndex): boolean {
  return new RegExp(`(?:^| )(?:${grammar.toys})$`, 'u').test(words)
}

function patternsOf(index: ThingIndex): { pattern: RegExp; meaning: string }[] {
  const known = compiled.get(index)
  if (known) return known
  const { toys, namings } = index.words.grammar
  const made = Object.entries(namings).map(([naming, meaning]) => ({
    pattern: new RegExp(
      `(?<![\\p{L}’])${naming
        .replaceAll('{own}', ownWords(index))
        .replaceAll('{toy}', `(?<toy>(?:\\p{Ll}+ )?(?:${toys}))`)
        .replaceAll('{name}', named)
        .replaceAll('{aside}', '(?<aside>)')}`,
      'gu',
    ),
    meaning,
  }))
  compiled.set(index, made)
  return made
}

/** The source of a pattern of whose something is, with or without a capital, as `own`. */
export function ownWords({ words: { grammar } }: ThingIndex): string {
  const own = [...new Set(Object.values(grammar.possessives).flat())]
  return `(?<own>${own.map(eitherCase).join('|')})`
}

/** The source of a pattern of a word with or without a capital. */
export function eitherCase(word: string): string {
  return `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`
}
