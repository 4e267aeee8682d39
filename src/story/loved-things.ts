import type { BookLanguage } from '#book/options.ts'
import { readTwist } from './read-twist.ts'

/** How many loved things a story has room for. */
export const mostLoved = 3

/**
 * What the book tells and draws of what the child loves: at most three things of at most 40 characters, in the
 * parent's words (`haar groene fiets`). Empty if nothing of the twist was recognised as loved.
 */
export function lovedThings(twist: string, language: BookLanguage): string[] {
  return readTwist(twist, language)
    .loved.slice(0, mostLoved)
    .map(({ words }) => words)
}
