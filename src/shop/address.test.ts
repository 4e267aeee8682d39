import { expect, test } from 'vitest'
import { addressSchema, placeLines, streetLine } from './address.ts'

const address = {
  firstName: 'Anna',
  lastName: 'de Wit',
  street: 'Dorpsstraat',
  number: '12a',
  city: 'Utrecht',
  postalCode: '3511 ab',
  email: 'Anna@Example.com ',
  country: 'NL',
}

test('a good address is written the post office way', () => {
  expect(addressSchema.parse(address)).toEqual({
    ...address,
    postalCode: '3511AB',
    email: 'anna@example.com',
  })
})

test.each([
  ['NL', '0123 AB', false],
  ['NL', '1234 SS', false],
  ['BE', '1000', true],
  ['BE', '10000', false],
  ['LU', 'L-1234', true],
  ['DE', '10115', true],
  ['DE', '00115', false],
  ['FR', '75001', true],
  ['FR', '99001', false],
  ['GB', 'sw1a1aa', true],
  ['GB', '12345', false],
])('in %s the postal code %s is judged %s', (country, postalCode, good) => {
  expect(addressSchema.safeParse({ ...address, country, postalCode }).success).toBe(good)
})

test.each([
  ['GB', { street: 'Rose Cottage, Mill Lane', number: '' }, 'Rose Cottage, Mill Lane'],
  ['GB', { street: 'Mill Lane', number: 'Primrose Cottage' }, 'Primrose Cottage, Mill Lane'],
  ['GB', { street: 'High Street', number: '12a' }, '12a High Street'],
  ['FR', { street: 'Rue des Lilas', number: '3' }, '3 Rue des Lilas'],
  ['NL', { street: 'Dorpsstraat', number: '12a' }, 'Dorpsstraat 12a'],
] as const)('in %s a house at %j is accepted and written as %s', (country, house, written) => {
  const postalCode = { GB: 'SW1A 1AA', FR: '75001', NL: '3511 AB' }[country]
  expect(streetLine(addressSchema.parse({ ...address, ...house, country, postalCode }))).toBe(written)
})

test.each([
  ['NL', '', 'house_number_required'],
  ['NL', 'Rozenhof', 'house_number_invalid'],
  ['DE', '', 'house_number_required'],
  ['NL', '1234567890123', 'address_too_long'],
  ['GB', 'x'.repeat(41), 'address_too_long'],
])('in %s a house called %j is refused with %s', (country, number, message) => {
  const postalCode = { NL: '3511 AB', DE: '10115', GB: 'SW1A 1AA' }[country]
  const result = addressSchema.safeParse({ ...address, country, number, postalCode })
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('every missing field is named at once', () => {
  const result = addressSchema.safeParse({ country: 'NL' })
  expect(result.error?.issues.map((issue) => issue.message).sort()).toEqual([
    'city_required',
    'email_required',
    'first_name_required',
    'house_number_required',
    'last_name_required',
    'postal_code_required',
    'street_required',
  ])
})

test('postal code and place are written as the country does: with a space, and in Britain below the town', () => {
  expect(placeLines({ postalCode: '3511AB', city: 'Utrecht', country: 'NL' })).toEqual(['3511 AB Utrecht'])
  expect(placeLines({ postalCode: '10115', city: 'Berlin', country: 'DE' })).toEqual(['10115 Berlin'])
  expect(placeLines({ postalCode: 'BS1 4DJ', city: 'Bristol', country: 'GB' })).toEqual([
    'Bristol',
    'BS1 4DJ',
  ])
})
