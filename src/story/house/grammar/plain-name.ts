/** A name as it may stand in a book: without emoji and brackets, with typographic apostrophes. */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Component}\p{Cc}\p{Cf}<>{}[\]|"“”„]/gu, (sign) =>
      /[\d#*]/.test(sign) ? sign : '',
    )
    .replace(/['`´‘]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
}
