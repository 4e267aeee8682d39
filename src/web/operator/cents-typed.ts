/** The cents of what somebody typed as euros, with a comma or a point; null when it is no sum. */
export function centsTyped(typed: string): number | null {
  const found = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null
}
