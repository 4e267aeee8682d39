/** The most that a name may take before its note, in bytes: 255 with note and ending is what file systems bear. */
const mostBytes = 160

/** Names that Windows keeps for its devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * What a downloaded book is called on the reader's own disk: its title, without what file systems refuse and without
 * signs that turn the direction of writing. A note sets one file of a book apart from another.
 */
export function fileName(title: string, note = ''): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Bidi_Control}\uFEFF\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/g, '')
  const whole = upTo(clean, mostBytes).replace(/[\s.]+$/g, '')
  const named = whole === '' || reserved.test(whole) ? `Fabelaar ${whole}`.trim() : whole
  return `${named}${note === '' ? '' : ` (${note})`}.pdf`
}

/** The beginning of a text that takes this many bytes at most, without a letter cut in two. */
function upTo(text: string, bytes: number): string {
  const encoder = new TextEncoder()
  let kept = ''
  let length = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += encoder.encode(segment).length
    if (length > bytes) break
    kept += segment
  }
  return kept
}
