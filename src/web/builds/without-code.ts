/** Stands in for a part of a page whose code or words cannot be had: the page goes on without it. */
export function withoutCode(error: unknown): { default: () => null } {
  console.error('A part of the page could not be loaded:', error)
  return { default: () => null }
}
