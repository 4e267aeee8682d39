import { expect, test } from 'vitest'
import { addressSchema } from './address.ts'

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
