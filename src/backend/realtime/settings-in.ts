/** What came over the wire as an object; anything else counts as no settings. */
export function settingsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** A yes may also be written as a word. */
export function isYes(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true')
}
