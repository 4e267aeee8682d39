/** What somebody does not have: `geen baard`, `zonder rolstoel`, `no freckles`. */
const lacking = /\b(geen|zonder|no|without)\s+(een\s+|a\s+|any\s+)?[\p{L}-]+/giu

const wheelchair = /\b(rolstoel(en|etje|gebruiker|gebruikster)?|wheel-?chairs?)\b/i

/** A description without what it says that somebody does not have. */
export function withoutLacking(description: string): string {
  return description.replace(lacking, '')
}

/** Whether these words about somebody, in Dutch or English, say that they are in a wheelchair. */
export function usesWheelchair(description: string): boolean {
  return wheelchair.test(withoutLacking(description))
}
