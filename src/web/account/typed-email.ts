const key = 'fabelaar.email.1'

/** Keeps the mail address that somebody typed, until the browser's tab closes, so that it is asked for once. */
export function keepTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email.trim())
  } catch {
    // It is then asked for again.
  }
}

/** The mail address that was typed last; empty when there is none. */
export function typedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
