import type { TwistSubject } from '../read-twist.ts'
import { nameBehind, namedPet } from './named-pets.ts'
import type { ThingIndex } from './thing-index.ts'

/**
 * Whether words name nobody but somebody who is in the book: "haar hond Boris", "oma" of Oma Riet, "Noor heeft een hond die
 * Boris heet".
 */
export function comesAlong(words: string, { companions = [] }: TwistSubject, index: ThingIndex): boolean {
  if (companions.length === 0) return false
  const { what = words, name } = nameBehind.exec(words)?.groups ?? {}
  const who = what.split(' ').at(-1) ?? ''
  const called = [namedPet(words, index)?.name, name, name === undefined ? who : `${who} ${name}`]
    .filter((one) => one !== undefined)
    .map((one) => one.toLowerCase())
  return companions.some((companion) => {
    const along = companion.trim().toLowerCase()
    return called.includes(along) || (name === undefined && along.startsWith(`${who.toLowerCase()} `))
  })
}
