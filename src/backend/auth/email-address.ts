/** An address in the form it is kept and compared in, or null when it is none. */
export function emailAddress(text: string): string | null {
  const address = text.trim().toLowerCase()
  return address.length <= 255 && /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]+$/.test(address)
    ? address
    : null
}
