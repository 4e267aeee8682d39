import { timingSafeEqual } from 'node:crypto'

/** Compares in a time that says nothing of how much of it was right. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
