import { type Address, addressSchema, type Country, countries, postalCodes } from '#shop/address.ts'
import { m } from '../messages/generated/messages.js'
import { type FieldProblems, firstProblems } from './first-problems.ts'

/** An address as far as it has been typed. */
export type AddressDraft = Record<Exclude<keyof Address, 'country'>, string> & { country: Country }
export type AddressField = keyof AddressDraft

export const addressFields = [
  'firstName',
  'lastName',
  'street',
  'number',
  'postalCode',
  'city',
  'country',
  'email',
] as const satisfies readonly AddressField[]

export type AddressProblems = FieldProblems<AddressField>

/** An address of which only country and mail address are known. */
export function emptyAddress(country: Country, email: string): AddressDraft {
  return { firstName: '', lastName: '', street: '', number: '', postalCode: '', city: '', country, email }
}

/** The address when it is right, else the message key of the first problem of each field. */
export function checkAddress(
  draft: AddressDraft,
): { ok: true; address: Address } | { ok: false; problems: AddressProblems } {
  const result = addressSchema.safeParse(draft)
  if (result.success) return { ok: true, address: result.data }
  return { ok: false, problems: firstProblems(addressFields, result.error.issues) }
}

const words: Readonly<Record<string, () => string>> = {
  first_name_required: m.problem_first_name_required,
  last_name_required: m.problem_last_name_required,
  street_required: m.problem_street_required,
  house_number_required: m.problem_house_number_required,
  house_number_invalid: m.problem_house_number_invalid,
  city_required: m.problem_city_required,
  postal_code_required: m.problem_postal_code_required,
  country_required: m.problem_country_required,
  email_required: m.email_required,
  email_invalid: m.problem_email_invalid,
  address_too_long: m.problem_address_too_long,
}

/** What a problem's message key says to people; the postal code's names an example of the country. */
export function addressProblem(key: string | undefined, country: Country): string | undefined {
  if (key === undefined) return undefined
  if (key === 'postal_code_invalid') {
    return m.problem_postal_code_invalid({ example: postalCodes[country].example })
  }
  return (words[key] ?? m.shop_problem_input)()
}

export const countryName: Readonly<Record<Country, () => string>> = {
  NL: m.country_nl,
  BE: m.country_be,
  LU: m.country_lu,
  DE: m.country_de,
  FR: m.country_fr,
  GB: m.country_gb,
}

/** An address as this browser kept it; anything of another shape counts as none. */
export function asAddressDraft(kept: unknown): AddressDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const entries = new Map<string, unknown>(Object.entries(kept))
  if (!addressFields.every((field) => typeof entries.get(field) === 'string')) return null
  const country = countries.find((each) => each === entries.get('country'))
  if (country === undefined) return null
  const texts = Object.fromEntries(addressFields.map((field) => [field, String(entries.get(field))]))
  return { ...emptyAddress(country, ''), ...texts, country }
}

/** The same, of what was kept for this book: where another one goes is somebody else's address as likely as not. */
export function addressKeptFor(bookId: string, kept: unknown): AddressDraft | null {
  const isOfIt = typeof kept === 'object' && kept !== null && 'bookId' in kept && kept.bookId === bookId
  return isOfIt ? asAddressDraft(kept) : null
}
