/** A text as a pattern that finds it as it stands: every sign that means something in a regular expression is escaped. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
