import * as z from 'zod/mini'

export const countries = ['NL', 'BE', 'LU', 'DE', 'FR', 'GB'] as const
export type Country = (typeof countries)[number]

interface PostalCodeRule {
  readonly pattern: RegExp
  readonly example: string
  /** Writes a valid code the way its post office does. */
  normalise(code: string): string
}

const digits = (code: string): string => code.replace(/\D/g, '')

/** Postal codes by country, as the Universal Postal Union's addressing sheets describe them. */
export const postalCodes: Readonly<Record<Country, PostalCodeRule>> = {
  NL: {
    pattern: /^[1-9]\d{3}\s?(?!SA|SD|SS)[A-Z]{2}$/i,
    example: '1234AB',
    normalise: (code) => code.replace(/\s/g, '').toUpperCase(),
  },
  BE: { pattern: /^(B-)?[1-9]\d{3}$/i, example: '1000', normalise: digits },
  LU: { pattern: /^(L-?)?\d{4}$/i, example: '1234', normalise: digits },
  DE: { pattern: /^(D-)?(?!00)\d{5}$/i, example: '10115', normalise: digits },
  FR: { pattern: /^(F-)?(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/i, example: '75001', normalise: digits },
  GB: {
    pattern: /^(GIR\s?0AA|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/i,
    example: 'SW1A 1AA',
    normalise: (code) => {
      const joined = code.replace(/\s/g, '').toUpperCase()
      return `${joined.slice(0, -3)} ${joined.slice(-3)}`
    },
  },
}

interface HouseRule {
  /** A house may go by a name, without a number. */
  readonly mayBeNamed: boolean
  readonly longest: number
  /** Whether the number stands before its street. */
  readonly first: boolean
}

const houses: Readonly<Record<Country, HouseRule>> = {
  NL: { mayBeNamed: false, longest: 12, first: false },
  BE: { mayBeNamed: false, longest: 12, first: false },
  LU: { mayBeNamed: false, longest: 12, first: true },
  DE: { mayBeNamed: false, longest: 12, first: false },
  FR: { mayBeNamed: false, longest: 12, first: true },
  GB: { mayBeNamed: true, longest: 40, first: true },
}

/** Whether a house in this country may have a name instead of a number. */
export function mayBeNamed(country: Country): boolean {
  return houses[country].mayBeNamed
}

/** Message key of what is wrong with a house number, or null. */
function houseProblem(country: Country, number: string): string | null {
  const { mayBeNamed, longest } = houses[country]
  if (number.length > longest) return 'address_too_long'
  if (mayBeNamed) return null
  if (number === '') return 'house_number_required'
  return /\d/.test(number) ? null : 'house_number_invalid'
}

/** Street and number, or the name of the house, as its country writes them. */
export function streetLine({
  street,
  number,
  country,
}: Pick<Address, 'street' | 'number' | 'country'>): string {
  if (number === '') return street
  if (!houses[country].first) return `${street} ${number}`
  return /\d/.test(number) ? `${number} ${street}` : `${number}, ${street}`
}

/** Postal code and place as people write them: “3511 AB Utrecht”; in Britain the town and below it the postcode. */
export function placeLines({
  postalCode,
  city,
  country,
}: Pick<Address, 'postalCode' | 'city' | 'country'>): string[] {
  if (country === 'GB') return [city, postalCode]
  return [`${country === 'NL' ? postalCode.replace(/^(\d{4})(?=[A-Z])/, '$1 ') : postalCode} ${city}`]
}

function line(required: string, longest: number): z.ZodMiniString {
  return z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, required), z.maxLength(longest, 'address_too_long'))
}

/** Where a printed book goes. Error messages are message keys. */
export const addressSchema = z.pipe(
  z
    .object({
      firstName: line('first_name_required', 60),
      lastName: line('last_name_required', 60),
      street: line('street_required', 100),
      number: z.string({ error: 'house_number_required' }).check(z.trim()),
      city: line('city_required', 80),
      postalCode: line('postal_code_required', 12),
      email: z.pipe(
        z
          .string({ error: 'email_required' })
          .check(z.trim(), z.toLowerCase(), z.minLength(1, 'email_required')),
        z.email('email_invalid').check(z.maxLength(254, 'email_invalid')),
      ),
      country: z.enum(countries, { error: 'country_required' }),
    })
    .check((context) => {
      const { country, number, postalCode } = context.value
      const house = houseProblem(country, number)
      if (house !== null) {
        context.issues.push({ code: 'custom', input: number, path: ['number'], message: house })
      }
      if (!postalCodes[country].pattern.test(postalCode)) {
        context.issues.push({
          code: 'custom',
          input: postalCode,
          path: ['postalCode'],
          message: 'postal_code_invalid',
        })
      }
    }),
  z.transform((address) => ({
    ...address,
    postalCode: postalCodes[address.country].normalise(address.postalCode),
  })),
)
export type Address = z.output<typeof addressSchema>
