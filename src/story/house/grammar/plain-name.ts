const joined = String.raw`[\p{Script=Arabic}\p{Script=Devanagari}]`
/** What joins or parts letters inside names of these scripts; elsewhere the same signs only hold emoji together. */
const strayJoiners = new RegExp(`(?<!${joined})[\\u200C\\u200D]|[\\u200C\\u200D](?!${joined})`, 'gu')

/** A name as it may stand in a book: without emoji and brackets, with typographic apostrophes. */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Component}\p{Cc}\p{Cf}<>{}[\]|"“”„]/gu, (sign) =>
      /[\d#*\u200C\u200D]/.test(sign) ? sign : '',
    )
    .replace(strayJoiners, '')
    .replace(/['`´‘]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
}
