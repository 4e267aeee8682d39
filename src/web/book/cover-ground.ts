import { thumbHashToDataURL } from 'thumbhash'

/** A blurred beginning of the cover, painted from the few bytes that come with the book; null without them. */
export function coverGround(thumbhash: string | null): string | null {
  if (thumbhash === null || thumbhash === '') return null
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}
