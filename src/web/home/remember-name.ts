const key = 'fabelaar.name'

/** Takes the name from the shop window along to the builder, in this tab only. */
export function rememberName(name: string): void {
  try {
    if (name.trim() !== '') sessionStorage.setItem(key, name.trim())
  } catch {
    // Without storage the builder simply asks again.
  }
}

/** The name that was taken along, once. */
export function takeRememberedName(): string | null {
  try {
    const name = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return name
  } catch {
    return null
  }
}
