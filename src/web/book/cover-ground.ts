import { thumbHashToDataURL } from 'thumbhash'

const painted = new Map<string, string | null>()

/** A blurred beginning of the cover, painted once from the few bytes that come with the book; null without them. */
export function coverGround(thumbhash: string | null): string | null {
  if (thumbhash === null || thumbhash === '') return null
  const known = painted.get(thumbhash)
  if (known !== undefined) return known
  const ground = paint(thumbhash)
  painted.set(thumbhash, ground)
  return ground
}

function paint(thumbhash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}
