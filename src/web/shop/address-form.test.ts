import { describe, expect, it } from 'vitest'
import {
  type AddressDraft,
  addressProblem,
  addressKeptFor,
  asAddressDraft,
  checkAddress,
  emptyAddress,
} from './address-form.ts'

const right: AddressDraft = {
  firstName: 'Marieke',
  lastName: 'de Wit',
  street: 'Lange Nieuwstraat',
  number: '14',
  postalCode: '3512 je',
  city: 'Utrecht',
  country: 'NL',
  email: 'Marieke@voorbeeld.nl',
}

describe('an address form', () => {
  it('gives the address as the post writes it', () => {
    expect(checkAddress(right)).toMatchObject({
      ok: true,
      address: { postalCode: '3512JE', email: 'marieke@voorbeeld.nl' },
    })
  })

  it('names every empty field at once, each with its own problem', () => {
    const checked = checkAddress(emptyAddress('NL', ''))
    expect(checked).toMatchObject({
      ok: false,
      problems: {
        firstName: 'first_name_required',
        lastName: 'last_name_required',
        street: 'street_required',
        number: 'house_number_required',
        postalCode: 'postal_code_required',
        city: 'city_required',
        email: 'email_required',
      },
    })
  })

  it('finds a postal code of another country wrong, and shows an example of this one', () => {
    const checked = checkAddress({ ...right, country: 'GB' })
    expect(checked).toMatchObject({ ok: false, problems: { postalCode: 'postal_code_invalid' } })
    expect(addressProblem('postal_code_invalid', 'GB')).toContain('SW1A 1AA')
  })

  it('says nothing about a field without a problem', () => {
    expect(addressProblem(undefined, 'NL')).toBeUndefined()
  })
})

describe('a kept address', () => {
  it('comes back as it was', () => {
    expect(asAddressDraft({ ...right })).toEqual(right)
  })

  it('is that of its book: another one goes elsewhere', () => {
    expect(addressKeptFor('one', { ...right, bookId: 'one' })).toEqual(right)
    for (const kept of [null, { ...right, bookId: 'other' }, right])
      expect(addressKeptFor('one', kept)).toBeNull()
  })

  it('is forgotten when it has another shape', () => {
    for (const kept of [null, 'no address', { ...right, country: 'US' }, { firstName: 'x' }])
      expect(asAddressDraft(kept)).toBeNull()
  })
})
