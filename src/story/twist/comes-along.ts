import type { TwistSubject } from '../read-twist.ts'
import { nameBehind } from './named-pets.ts'

/** Whether words name nobody but somebody who is in the book: "haar hond Boris", "oma" of Oma Riet. */
export function comesAlong(words: string, { companions = [] }: TwistSubject): boolean {
  if (companions.length === 0) return false
  const isThere = (name: string): boolean =>
    companions.some((companion) => companion.trim().toLowerCase() === name.toLowerCase())
  if (isThere(words)) return true
  const { what = words, name } = nameBehind.exec(words)?.groups ?? {}
  const who = what.split(' ').at(-1) ?? ''
  if (name !== undefined) return isThere(name) || isThere(`${who} ${name}`)
  // What a whole sentence ends with is not all whom it names.
  if (what.split(' ').length > 3) return false
  // "Oma" is Oma Riet.
  const title = `${who.toLowerCase()} `
  return isThere(who) || companions.some((companion) => companion.trim().toLowerCase().startsWith(title))
}
