import { describe, expect, it } from 'vitest'
import { emailAddress, sixFigures } from './email-address.ts'

describe('a typed e-mail address', () => {
  it('is kept without the spaces and capitals of a phone keyboard', () => {
    expect(emailAddress(' Marieke@Voorbeeld.NL ')).toBe('marieke@voorbeeld.nl')
  })

  it('is refused when it cannot be one', () => {
    expect(emailAddress('')).toBeNull()
    expect(emailAddress('marieke')).toBeNull()
    expect(emailAddress(`${'a'.repeat(250)}@b.nl`)).toBeNull()
  })
})

describe('a typed code', () => {
  it('may have spaces in it', () => {
    expect(sixFigures('123 456')).toBe('123456')
  })

  it('is refused with fewer or more figures', () => {
    expect(sixFigures('12345')).toBeNull()
    expect(sixFigures('1234567')).toBeNull()
  })
})
