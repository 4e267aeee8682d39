import { hashSync } from 'bcryptjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { hashPassword, isPassword, isPasswordHash } from './password.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

const password = 'seven pegs on a line'

/** An account with a password whose address is confirmed. */
async function account(email = backend.newAddress()) {
  const client = backend.client()
  await client.auth.signUp({ email, password })
  const { code } = backend.mailTo(email)
  const { data } = await client.auth.verifyOtp({ email, token: code, type: 'signup' })
  if (!data.user || !data.session) throw new Error('no account')
  return { email, client, user: data.user, session: data.session }
}

async function signIn(email: string, given = password) {
  const { data, error } = await backend.client().auth.signInWithPassword({ email, password: given })
  return { ...data, code: error?.code }
}

describe('an account with a password', () => {
  test('waits for the code or the link of its mail, and then is signed in to', async () => {
    const email = backend.newAddress()
    const { data } = await backend
      .client()
      .auth.signUp({ email, password, options: { data: { locale: 'en' } } })
    expect(data).toMatchObject({ session: null, user: { email, user_metadata: { locale: 'en' } } })
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', identity_data: { email_verified: false } },
    ])
    expect((await signIn(email)).code).toBe('email_not_confirmed')
    const mail = backend.mailTo(email)
    expect(mail).toMatchObject({ kind: 'confirm', type: 'signup', locale: 'en' })
    const verified = await backend.client().auth.verifyOtp({ token_hash: mail.tokenHash, type: 'signup' })
    expect(verified.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
    const { session, user } = await signIn(email)
    expect(user?.id).toBe(data.user?.id)
    const { data: claims } = await backend.client().auth.getClaims(session?.access_token)
    expect(claims?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  })

  test('is answered the same whether there is one already', async () => {
    const { email } = await account()
    const ask = async (address: string) => {
      const { data } = await backend.client().auth.signUp({ email: address, password })
      const { id, identities, ...rest } = data.user ?? {}
      const [identity] = identities ?? []
      const shape = JSON.stringify({ ...rest, email: '', identity: Object.keys(identity ?? {}).sort() })
      return { shape: shape.replaceAll(address, ''), id }
    }
    const mails = backend.mails.length
    const [known, again] = [await ask(email), await ask(email)]
    expect(backend.mails).toHaveLength(mails)
    const unknown = await ask(backend.newAddress())
    expect(known.shape).toBe(unknown.shape)
    expect(known.id).toBe(again.id)
  })

  test('of an address that somebody signed up with before has the password that was given last', async () => {
    const email = backend.newAddress()
    await backend.client().auth.signUp({ email, password: 'the one of a stranger' })
    await account(email)
    expect((await signIn(email, 'the one of a stranger')).code).toBe('invalid_credentials')
    expect((await signIn(email)).code).toBeUndefined()
  })

  test('that a stranger made in vain leaves nothing of theirs to whoever comes in by a code', async () => {
    const email = backend.newAddress()
    const data = { name: 'not me' }
    await backend.client().auth.signUp({ email, password, options: { data } })
    const { user } = await backend.signIn(email)
    expect(user.user_metadata).toEqual({})
    expect((await signIn(email)).code).toBe('invalid_credentials')
  })

  test('is none of the account of somebody who is in it by telephone, though that claims the address', async () => {
    await using phones = await startTestBackend({ auth: { phone: { enabled: true } } })
    const service = phones.client({ key: phones.keys.serviceKey }).auth.admin
    const [email, phone] = ['a@example.org', '31612345678']
    const { data: made } = await service.createUser({ email, phone, phone_confirm: true })
    await phones.client().auth.signInWithOtp({ phone })
    const token = phones.texts.at(-1)?.code ?? ''
    const { data: inside } = await phones.client().auth.verifyOtp({ phone, token, type: 'sms' })
    expect(inside.user?.id).toBe(made.user?.id)
    const { data: stranger } = await phones.client().auth.signUp({ email, password })
    expect(stranger.user?.id).not.toBe(made.user?.id)
    const { error } = await phones.client().auth.signInWithPassword({ phone, password })
    expect(error?.code).toBe('invalid_credentials')
    const { data: left } = await service.getUserById(made.user?.id ?? '')
    expect(left.user).toMatchObject({ phone, email: '', identities: [{ provider: 'phone' }] })
  })

  test.each([
    ['short', 'seven', ['length']],
    ['nothing but small letters', 'sevenpegsonaline', ['characters']],
    ['both', 'pegs', ['length', 'characters']],
  ])('is refused a password that is %s, with the reasons', async (_, weak, reasons) => {
    await using strict = await startTestBackend({
      auth: { password: { requiredCharacters: ['abcdefghijklmnopqrstuvwxyz', '0123456789'] } },
    })
    const { error } = await strict.client().auth.signUp({ email: 'a@example.org', password: weak })
    if (reasons.includes('characters')) expect(error).toMatchObject({ code: 'weak_password', reasons })
    else expect(error).toMatchObject({ code: 'weak_password', reasons: [...reasons, 'characters'] })
  })

  test('is refused a password that would be guessed at once, wherever it is chosen', async () => {
    const isGuessable = (given: string, email: string): boolean =>
      given === 'password1' || `${given}@example.org` === email
    await using careful = await startTestBackend({ auth: { password: { isGuessable } } })
    const pwned = {
      code: 'weak_password',
      reasons: ['pwned'],
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
    }
    const { auth } = careful.client()
    const tooEasy = await auth.signUp({ email: 'a@example.org', password: 'password1' })
    expect(tooEasy.error).toMatchObject(pwned)
    const own = await auth.signUp({ email: 'ownaddress@example.org', password: 'ownaddress' })
    expect(own.error).toMatchObject(pwned)
    const { client, user } = await careful.signIn('newpassword@example.org')
    expect((await client.auth.updateUser({ password: 'newpassword' })).error).toMatchObject(pwned)
    const service = careful.client({ key: careful.keys.serviceKey }).auth.admin
    const given = { email: 'b@example.org', password: 'password1' }
    expect((await service.createUser(given)).error).toMatchObject(pwned)
    const changed = await service.updateUserById(user.id, { password: 'password1' })
    expect(changed.error).toMatchObject(pwned)
    expect((await client.auth.updateUser({ password })).error).toBeNull()
  })

  test('is refused a password that nobody could check whole', async () => {
    const given = { email: backend.newAddress(), password: 'é'.repeat(37) }
    const { error } = await backend.client().auth.signUp(given)
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  test('may be made by nobody where sign-ups are off', async () => {
    await using closed = await startTestBackend({ auth: { signUp: false } })
    const { auth } = closed.client()
    const given = { email: 'a@example.org', password }
    expect((await auth.signUp(given)).error?.code).toBe('signup_disabled')
    expect((await auth.signInAnonymously()).error?.code).toBe('signup_disabled')
    expect((await auth.signInWithOtp({ email: given.email })).error).toBeNull()
    expect(closed.mails).toEqual([])
  })

  test('needs no mail where addresses count as they are', async () => {
    await using trusting = await startTestBackend({ auth: { email: { autoconfirm: true } } })
    const given = { email: 'a@example.org', password }
    const { data } = await trusting.client().auth.signUp(given)
    expect(data.session?.access_token).toBeDefined()
    expect((await trusting.client().auth.signUp(given)).error?.code).toBe('user_already_exists')
  })
})

describe('logging in', () => {
  test('with a wrong password, without one and as nobody has one answer', async () => {
    const { email } = await account()
    const { user } = await backend.signIn()
    const wrong = await signIn(email, 'another one')
    expect(wrong.code).toBe('invalid_credentials')
    expect(await signIn(user.email ?? '')).toEqual(wrong)
    expect(await signIn('nobody@example.org')).toEqual(wrong)
  })

  test('says what is weak about a password of before', async () => {
    const service = backend.client({ key: backend.keys.serviceKey })
    const email = backend.newAddress()
    const hash = { password_hash: hashSync('pegs', 4), email_confirm: true }
    await service.auth.admin.createUser({ email, ...hash })
    expect((await signIn(email, 'pegs')).weakPassword).toMatchObject({ reasons: ['length'] })
    const { email: strong } = await account()
    expect((await signIn(strong)).weakPassword).toBeUndefined()
  })

  test('is stopped after too many tries of one account, from wherever', async () => {
    await using guarded = await startTestBackend({ limits: { passwordsPerAccount: 3 } })
    const given = { email: 'nobody@example.org', password }
    const tries = Array.from({ length: 5 }, () => guarded.client().auth.signInWithPassword(given))
    const codes = (await Promise.all(tries)).map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(2)
  })
})

describe('a new password', () => {
  test('ends the other sessions, and is another one', async () => {
    const { client, email } = await account()
    const elsewhere = await signIn(email)
    expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password')
    expect((await client.auth.updateUser({ password: 'eight pegs on a line' })).error).toBeNull()
    const { error } = await backend.client().auth.refreshSession({
      refresh_token: elsewhere.session?.refresh_token ?? '',
    })
    expect(error?.code).toBe('refresh_token_not_found')
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await signIn(email, 'eight pegs on a line')).code).toBeUndefined()
  })

  test('can be set by whoever forgot the old one, by code and by link, and nobody learns who has an account', async () => {
    const { email } = await account()
    const { auth } = backend.client()
    expect((await auth.resetPasswordForEmail('nobody@example.org')).error).toBeNull()
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
    const mail = backend.mailTo(email)
    expect(mail).toMatchObject({ kind: 'recover', type: 'recovery' })
    expect(backend.mails.some(({ to }) => to === 'nobody@example.org')).toBe(false)
    expect((await auth.verifyOtp({ token_hash: mail.tokenHash, type: 'recovery' })).error).toBeNull()
    expect((await auth.updateUser({ password: 'nine pegs on a line' })).error).toBeNull()
    expect((await signIn(email, 'nine pegs on a line')).code).toBeUndefined()
  })

  test('is not for a guest without an address', async () => {
    const { client } = await backend.guest()
    expect((await client.auth.updateUser({ password })).error).toMatchObject({ status: 422 })
  })

  test('asks for a code in a session of yesterday, where that is set', async () => {
    await using careful = await startTestBackend({ auth: { password: { reauthenticate: true } } })
    const { client, user } = await careful.signIn()
    careful.passTime(25 * 3600)
    await client.auth.refreshSession()
    const change = (nonce?: string) =>
      client.auth.updateUser({ password, ...(nonce !== undefined && { nonce }) })
    expect((await change()).error?.code).toBe('reauthentication_needed')
    await client.auth.reauthenticate()
    const mail = careful.mailTo(user.email ?? '')
    expect(mail).toMatchObject({ kind: 'reauthenticate', type: 'reauthentication' })
    const wrong = mail.code === '000000' ? '000001' : '000000'
    expect((await change(wrong)).error?.code).toBe('reauthentication_not_valid')
    expect((await change(mail.code)).error).toBeNull()
    const link = { token_hash: mail.tokenHash, type: 'email' as const }
    expect((await careful.client().auth.verifyOtp(link)).error?.code).toBe('otp_expired')
  })

  test('asks for the current one, where that is set, except after a recovery', async () => {
    await using careful = await startTestBackend({
      auth: { email: { autoconfirm: true }, password: { askCurrent: true } },
    })
    const email = 'a@example.org'
    const { auth } = careful.client()
    await auth.signUp({ email, password })
    const next = { password: 'ten pegs on a line' }
    expect((await auth.updateUser(next)).error?.code).toBe('current_password_required')
    const wrong = { ...next, current_password: 'no' }
    expect((await auth.updateUser(wrong)).error?.code).toBe('current_password_mismatch')
    expect((await auth.updateUser({ ...next, current_password: password })).error).toBeNull()
    await auth.resetPasswordForEmail(email)
    await auth.verifyOtp({ email, token: careful.mailTo(email).code, type: 'recovery' })
    expect((await auth.updateUser({ password })).error).toBeNull()
  })
})

describe('what is kept of a password', () => {
  test('is Argon2id, salted, and tells only the right one', async () => {
    const [one, other] = [await hashPassword(password), await hashPassword(password)]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect([
      await isPassword(password, one),
      await isPassword('no', one),
      await isPassword(password, null),
    ]).toEqual([true, false, false])
  })

  test('may be a bcrypt hash that came along from elsewhere', async () => {
    const hash = hashSync(password, 4)
    expect([isPasswordHash(hash), await isPassword(password, hash), await isPassword('no', hash)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test.each([
    '$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaGhhc2g',
    '$argon2id$v=19$m=64,t=99,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaGhhc2g',
    '$2b$31$abcdefghijklmnopqrstuuAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'plain',
  ])('is not %s, which would cost too much or is none', (hash) => {
    expect(isPasswordHash(hash)).toBe(false)
  })
})
