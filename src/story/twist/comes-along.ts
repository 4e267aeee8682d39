import type { TwistSubject } from '../read-twist.ts'
import { calledIn, nameBehind } from './named-pets.ts'
import type { ThingIndex } from './thing-index.ts'

/**
 * Whether words name nobody but somebody who is in the book: "haar hond Boris", "oma" of Oma Riet, "Noor heeft een hond die
 * Boris heet".
 */
export function comesAlong(words: string, { companions = [] }: TwistSubject, index: ThingIndex): boolean {
  if (companions.length === 0) return false
  const isThere = (name: string): boolean =>
    companions.some((companion) => companion.trim().toLowerCase() === name.toLowerCase())
  const all = calledIn(words, index)
  if (all.length > 0) return all.every(({ name }) => isThere(name))
  const { what = words, name } = nameBehind.exec(words)?.groups ?? {}
  const who = what.split(' ').at(-1) ?? ''
  if (name !== undefined) return isThere(name) || isThere(`${who} ${name}`)
  // What a whole sentence ends with is not all whom it names.
  if (what.split(' ').length > 3) return false
  // "Oma" is Oma Riet.
  const title = `${who.toLowerCase()} `
  return isThere(who) || companions.some((companion) => companion.trim().toLowerCase().startsWith(title))
}
