import { hashText } from './random.ts'

/** In what kinds of files browsers record: Chromium and Firefox in the first two, Safari in the third. */
export const soundFormats = ['webm', 'ogg', 'mp4'] as const
export type SoundFormat = (typeof soundFormats)[number]

/** Their media types. */
export const soundType: Readonly<Record<SoundFormat, string>> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
}

export const recordingLimits = {
  /** Of one page. */
  minutes: 4,
  /** Of one page; at what is asked of browsers four minutes take 1.4 MB. */
  bytes: 4 * 1024 * 1024,
  /** Of everything that is recorded with a book. */
  bytesOfBook: 160 * 1024 * 1024,
  /** Who read one book. */
  readers: 6,
  /** Stretches of speech in one page. */
  spans: 1500,
} as const

/** The page that a recording is of: its spread, counted from 0, or what stands around the story. */
export const recordedPlace = /^(?:cover|intro|end|\d{1,2})$/

/** The format of a recording by its first bytes; null: it is none of ours. */
export function soundFormatOf(bytes: Uint8Array): SoundFormat | null {
  const begins = (at: number, signs: readonly number[]): boolean =>
    signs.every((sign, place) => bytes[at + place] === sign)
  // EBML, OggS, and ftyp after the length of its box.
  if (begins(0, [0x1a, 0x45, 0xdf, 0xa3])) return 'webm'
  if (begins(0, [0x4f, 0x67, 0x67, 0x53])) return 'ogg'
  return begins(4, [0x66, 0x74, 0x79, 0x70]) ? 'mp4' : null
}

/** A short sum of the words of a page, by which a recording knows whether it still says them. */
export function saidMark(text: string): string {
  return hashText(text.trim()).toString(36)
}
