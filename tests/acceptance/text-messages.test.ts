import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { sendByHook } from '#adapters/sms-hook/send-by-hook.ts'

const secret = 'v1,whsec_b25jZSB1cG9uIGEgdGltZQ=='

/** Takes text messages that are signed with the secret, and keeps what they say. */
const taken: { user: { phone: string }; sms: { otp: string } }[] = []
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const [id = '', timestamp = '', signature = ''] = ['id', 'timestamp', 'signature'].map((name) =>
    String(request.headers[`webhook-${name}`]),
  )
  const right = createHmac('sha256', Buffer.from('once upon a time'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')
  const isSigned = signature === `v1,${right}` && Math.abs(Date.now() / 1000 - Number(timestamp)) < 60
  if (isSigned) taken.push(JSON.parse(body) as (typeof taken)[number])
  response.writeHead(isSigned ? 200 : 401).end('{}')
}
const sender = createServer((request, response) => void take(request, response))

let url: string
let backend: TestBackend
beforeAll(async () => {
  await new Promise<void>((resolve) => sender.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(sender.address() as AddressInfo).port}/sms`
  backend = await startTestBackend({ text: sendByHook({ url, secret }), auth: { phone: { enabled: true } } })
})
afterAll(async () => {
  await backend[Symbol.asyncDispose]()
  sender.close()
})

test('a code for a phone goes to whoever sends text messages, signed, and lets in', async () => {
  const { auth } = backend.client()
  const phone = '31612345678'
  expect((await auth.signInWithOtp({ phone })).error).toBeNull()
  const [text] = taken
  expect(text?.user.phone).toBe(phone)
  const { data, error } = await auth.verifyOtp({ phone, token: text?.sms.otp ?? '', type: 'sms' })
  expect(error).toBeNull()
  expect(data.user?.phone).toBe(phone)
})

test('one that is not taken is told as such', async () => {
  const other = sendByHook({ url, secret: 'v1,whsec_b3RoZXI=' })
  const text = { to: '31612345678', code: '123456', channel: 'sms', locale: 'nl' } as const
  await expect(other(text)).rejects.toThrow('answers 401')
})
