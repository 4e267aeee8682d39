import { refuseRequest } from './answer.ts'

/** A number in the form it is kept and compared in: digits with the country (E.164 without its plus), or null when it is none. */
export function phoneNumber(text: string): string | null {
  const number = text.replace(/^\+/, '').replaceAll(' ', '')
  return /^[1-9]\d{1,14}$/.test(number) ? number : null
}

export const invalidPhone = refuseRequest('Invalid phone number format (E.164 required)')
