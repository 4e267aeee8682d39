/**
 * Rows as CSV (RFC 4180), for spreadsheets: what somebody typed and a spreadsheet would take for a formula has an
 * apostrophe before it.
 */
export function asCsv(
  heads: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return [heads, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
