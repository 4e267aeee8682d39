/** What a downloaded book is called on the reader's own disk: its title, without what file systems refuse. */
export function fileName(title: string, note = ''): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 80)
    .trim()
  return `${clean === '' ? 'Fabelaar' : clean}${note === '' ? '' : ` (${note})`}.pdf`
}
