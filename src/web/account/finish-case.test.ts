import { describe, expect, it } from 'vitest'
import { finishCase } from './finish-case.ts'

describe('the finish page', () => {
  it('shows what the provider says in the query', () => {
    expect(finishCase('?error=access_denied&error_description=Email+link+is+invalid', '')).toEqual({
      kind: 'error',
      description: 'Email link is invalid',
    })
  })

  it('shows what the provider says in the hash', () => {
    expect(finishCase('', '#error_description=Gone&error_code=otp_expired')).toMatchObject({
      description: 'Gone',
    })
  })

  it('believes the query before the hash', () => {
    expect(finishCase('?error_description=Query', '#error_description=Hash')).toMatchObject({
      description: 'Query',
    })
  })

  it('says so when the provider gives no words', () => {
    expect(finishCase('?error=server_error', '')).toEqual({
      kind: 'error',
      description: 'Error in URL with unspecified error_description',
    })
  })

  it('lets an error win over a code', () => {
    expect(finishCase('?code=abc&error=x', '')).toMatchObject({ kind: 'error' })
  })

  it('asks for a press of the button with a token of our mails', () => {
    expect(finishCase('?token_hash=abc&type=email', '')).toEqual({
      kind: 'token',
      tokenHash: 'abc',
      type: 'email',
    })
    for (const type of ['email_change', 'recovery', 'signup', 'invite']) {
      expect(finishCase(`?token_hash=abc&type=${type}`, '')).toMatchObject({ kind: 'token', type })
    }
    expect(finishCase('?token_hash=abc&type=constructor', '')).toMatchObject({ type: 'email' })
  })

  it('lets the client exchange a code', () => {
    expect(finishCase('?code=abc', '')).toEqual({ kind: 'code' })
  })

  it('has nothing to do without any of them', () => {
    expect(finishCase('', '')).toEqual({ kind: 'nothing' })
    expect(finishCase('?token_hash=', '')).toEqual({ kind: 'nothing' })
  })
})
