import { createHash } from 'node:crypto'
import type { TitleBrief } from '#book/brief.ts'

/**
 * Names what was written about a child, in the accounts of models: so facts that were read for titles are not paid for
 * again for the book, and are counted to it. Titles are asked for under this, a slash and their round.
 */
export function workOfBrief({ hero, companions, twist, language }: TitleBrief): string {
  const told = JSON.stringify([hero.name, hero.age, hero.description, companions, twist, language])
  return `facts/${createHash('sha256').update(told).digest('hex').slice(0, 32)}`
}
