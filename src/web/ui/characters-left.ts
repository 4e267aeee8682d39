import { m } from '../messages/generated/messages.js'

/** How many characters still fit, as words. */
export function charactersLeft(count: number): string {
  return count === 1 ? m.common_characters_left_one() : m.common_characters_left({ count })
}
