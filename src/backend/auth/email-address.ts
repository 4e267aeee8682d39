import { refuseRequest } from './answer.ts'

/** An address in the form it is kept and compared in, or null when it is none. */
export function emailAddress(text: string): string | null {
  const address = text.trim().toLowerCase()
  const isOne =
    address.length <= 255 && /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]+$/.test(address)
  // Marks that nobody sees, and letters that look like others, would make a second address that looks the same.
  const isPlain = !/[\p{Cf}\p{Cc}]|\.\./u.test(address) && address.normalize('NFKC') === address
  return isOne && isPlain ? address : null
}

export const invalidEmail = refuseRequest('Unable to validate email address: invalid format')
