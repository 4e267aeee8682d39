import type { BookLanguage } from '#book/options.ts'
import { readTwist } from './read-twist.ts'

/**
 * What the child loves, from what the parent wrote in the twist: at most three things of at most 40
 * characters, in the parent's words (`haar groene fiets`). Empty if the twist names nothing to love.
 */
export function lovedThings(twist: string, language: BookLanguage): string[] {
  return readTwist(twist, language).loved
}
