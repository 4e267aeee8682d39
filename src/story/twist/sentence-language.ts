import { type ContentLanguage, contentLanguages } from '../house/content-language.ts'
import { loadForeignWords } from './load-twist-words.ts'
import { type ThingIndex, thingIndex } from './thing-index.ts'

/** Telling words of every other language, for a book in this one. */
const others = new Map<ContentLanguage, readonly ReadonlySet<string>[]>()

/** Whether a sentence is written in another language than the book's, or in letters that it cannot read. */
export function isForeign(text: string, index: ThingIndex): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (latin.length * 2 < letters.length) return true
  const words = text.toLowerCase().split(/[\s,;:\ue000]+/u)
  const ownCount = words.filter((word) => index.own.has(word)).length
  const strange = words.filter((word) => !index.own.has(word))
  const most = Math.max(
    ...othersOf(index.language).map((known) => strange.filter((word) => known.has(word)).length),
  )
  return most >= 2 && most >= ownCount
}

function othersOf(language: ContentLanguage): readonly ReadonlySet<string>[] {
  const known = others.get(language)
  if (known) return known
  const made = [
    ...contentLanguages.filter((other) => other !== language).map((other) => thingIndex(other).own),
    ...Object.values(loadForeignWords()).map((words) => new Set(words)),
  ]
  others.set(language, made)
  return made
}
