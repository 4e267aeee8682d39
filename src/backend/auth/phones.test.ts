import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

let backend: TestBackend
let numbers = 0

beforeAll(async () => {
  backend = await startTestBackend({ auth: { phone: { enabled: true } } })
})
afterAll(() => backend[Symbol.asyncDispose]())

function newNumber(): string {
  numbers += 1
  return `3161234${String(numbers).padStart(4, '0')}`
}

const textTo = (phone: string) => backend.texts.findLast(({ to }) => to === phone)
const enter = (phone: string, type: 'sms' | 'phone_change') =>
  backend.client().auth.verifyOtp({ phone, token: textTo(phone)?.code ?? '', type })

test('a code by text message signs in, and the second time it finds the same user', async () => {
  const phone = newNumber()
  await backend.client().auth.signInWithOtp({ phone: `+${phone}`, options: { channel: 'whatsapp' } })
  expect(textTo(phone)?.channel).toBe('whatsapp')
  const { data } = await enter(phone, 'sms')
  expect(data.user).toMatchObject({ phone, email: '', app_metadata: { provider: 'phone' } })
  await backend.client().auth.signInWithOtp({ phone })
  expect((await enter(phone, 'sms')).data.user?.id).toBe(data.user?.id)
})

test('a number with a password waits for its code', async () => {
  const given = { phone: newNumber(), password: 'seven pegs on a line' }
  await backend.client().auth.signUp(given)
  expect((await backend.client().auth.signInWithPassword(given)).error?.code).toBe('phone_not_confirmed')
  await enter(given.phone, 'sms')
  expect((await backend.client().auth.signInWithPassword(given)).data.user?.phone).toBe(given.phone)
})

test('a user gets a number once it is confirmed, and never one of somebody else', async () => {
  const { client, user } = await backend.signIn()
  const phone = newNumber()
  const { data } = await client.auth.updateUser({ phone })
  expect(data.user).toMatchObject({ phone: '', new_phone: phone })
  expect((await enter(phone, 'phone_change')).data.user).toMatchObject({ id: user.id, phone })
  const other = await backend.signIn()
  expect((await other.client.auth.updateUser({ phone })).error?.code).toBe('phone_exists')
})

test('what is no number is refused, and wrong codes are as everywhere', async () => {
  const { auth } = backend.client()
  expect((await auth.signInWithOtp({ phone: 'call me' })).error?.message).toContain('E.164')
  const { error } = await auth.verifyOtp({ phone: '31600000000', token: '123456', type: 'sms' })
  expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('numbers are not offered where nobody sends texts', async () => {
  await using plain = await startTestBackend()
  const { error } = await plain.client().auth.signInWithOtp({ phone: '31612345678' })
  expect(error?.code).toBe('phone_provider_disabled')
})
