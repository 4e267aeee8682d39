import type { BookLanguage, Theme } from '#book/options.ts'
import { eatingTheme } from '#book/twist-topics.ts'
import { type LovedThing, readTwist, type TwistSubject } from './read-twist.ts'

/** How many loved things a story has room for. */
export const mostLoved = 3

/**
 * What the book tells and draws of what the child loves: at most three things of at most 40 characters, in the
 * parent's words (`haar groene fiets`), and something that is done by the thing that is drawn for it. Empty if nothing of the twist was recognised as loved.
 */
export function lovedThings(
  twist: string,
  language: BookLanguage,
  theme: Theme,
  subject: TwistSubject = {},
): string[] {
  return tellable(readTwist(twist, language, subject).loved, theme)
    .slice(0, mostLoved)
    .map(({ told }) => told)
}

/** What the story of a theme may play with, each once: nobody's rabbit is eaten. */
export function tellable(loved: readonly LovedThing[], theme: Theme): LovedThing[] {
  const fit = theme === eatingTheme ? loved.filter(({ lives }) => !lives) : loved
  return fit.filter(({ told }, place) => fit.findIndex((other) => other.told === told) === place)
}
