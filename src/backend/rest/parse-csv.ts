import { bodyError } from './rest-error.ts'

/**
 * Rows of text by the names in the first line (RFC 4180: a field in double quotes may hold commas, line breaks and doubled
 * quotes). The word NULL is null. Throws PGRST102 where a line has another number of fields.
 */
export function parseCsv(text: string): Record<string, string | null>[] {
  const lines = parseLines(text)
  const names = lines.shift()
  if (!names) throw bodyError('parse error (not enough input) at ""')
  return lines.map((fields) => {
    if (fields.length !== names.length) throw bodyError('All lines must have same number of fields')
    return Object.fromEntries(
      names.map((name, index) => [name, fields[index] === 'NULL' ? null : (fields[index] ?? '')]),
    )
  })
}

function parseLines(text: string): string[][] {
  const lines: string[][] = []
  let fields: string[] = []
  // A field with what ends it: a comma, the end of a line, or the end of all.
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    fields.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    // The end of the last line is no line.
    if (fields.length > 1 || fields[0] !== '' || quoted !== undefined) lines.push(fields)
    fields = []
    if (end === '') break
  }
  return lines
}
