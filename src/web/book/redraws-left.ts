import { m } from '../messages/generated/messages.js'

/** How often something is still drawn anew before the book is paid for. */
export function redrawsLeft(left: number): string {
  if (left === 0) return m.preview_cover_none_left()
  return left === 1 ? m.preview_cover_left_once() : m.preview_cover_left({ count: left })
}
