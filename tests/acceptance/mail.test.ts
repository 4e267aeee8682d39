import { generateKeyPairSync, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { smtpCarrier } from '#adapters/smtp/smtp-carrier.ts'
import { composeMail } from '#mails/compose-mail.ts'
import { forgetMails, type MailRow, postMail } from '#records/mail-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import type { Mail, MailCarrier } from '#shop/mailer.ts'
import { sendMails } from '#workflows/send-mails.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { type SmtpStandIn, startSmtp } from '../stand-ins/smtp.ts'

let backend: TestBackend
let smtp: SmtpStandIn
let carrier: MailCarrier
beforeAll(async () => {
  backend = await startTestBackend()
  smtp = await startSmtp()
  carrier = smtpCarrier({ url: smtp.url, from: 'Fabelaar <post@fabelaar.example>' })
})
afterAll(async () => {
  await smtp.close()
  await backend[Symbol.asyncDispose]()
})
beforeEach(async () => {
  smtp.taken.length = 0
  await backend.pool.query('delete from house.mails')
})

const files = {
  put: () => Promise.reject(new Error('nobody writes here')),
  get: async (path: string) =>
    path === 'book/cover.webp'
      ? sharp({ create: { width: 900, height: 900, channels: 3, background: '#9bc' } })
          .webp()
          .toBuffer()
      : null,
  share: () => Promise.reject(new Error('nobody fetches here')),
  exists: () => Promise.resolve(false),
  list: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
}

const typesetter = { typesetInvoice: () => Promise.reject(new Error('nothing is invoiced here')) }

const post = (carriedBy: MailCarrier = carrier): Promise<void> =>
  sendMails({
    database: backend.pool,
    files,
    typesetter,
    carrier: carriedBy,
    log: () => undefined,
    siteUrl: 'http://localhost:3999',
  })

function mail(changes: Partial<Mail> = {}): Mail {
  const values = { title: 'Café Noor' }
  const composed = composeMail('finished', 'nl', { values, link: 'https://fabelaar.example/b' })
  return { name: `finished/${randomUUID()}`, to: 'anna@example.org', ...composed, ...changes }
}

async function rowOf({ name }: Mail): Promise<MailRow | undefined> {
  const { rows } = await backend.pool.query<MailRow>('select * from house.mails where name = $1', [name])
  return rows[0]
}

/** Time goes by until the next try. */
async function waitForNextTry(): Promise<void> {
  await backend.pool.query(`update house.mails set next_try_at = now() where state = 'waiting'`)
}

describe('a mail in the outbox', () => {
  test('leaves once, however often it is written and however many send', async () => {
    const written = mail()
    await postMail(backend.pool, written)
    await postMail(backend.pool, written)
    await Promise.all([post(), post(), post()])
    await post()
    expect(smtp.taken.map(({ to }) => to)).toEqual(['anna@example.org'])
    expect(await rowOf(written)).toMatchObject({ state: 'sent', tries: 1, problem: null })
  })

  test('is not there when what it tells did not happen', async () => {
    const written = mail()
    const failing = inTransaction(backend.pool, async (client) => {
      await postMail(client, written)
      throw new Error('the order was not paid after all')
    })
    await expect(failing).rejects.toThrow('not paid after all')
    await post()
    expect(smtp.taken).toEqual([])
  })

  test('says who, what and in which language, in text and in HTML, in words that survive', async () => {
    await postMail(backend.pool, mail({ name: 'finished/1' }))
    await post()
    const message = smtp.taken[0]?.message ?? ''
    expect(message).toMatch(/^From: Fabelaar <post@fabelaar\.example>/m)
    expect(message).toMatch(/^To: anna@example\.org/m)
    expect(message).toMatch(/^Subject: =\?UTF-8\?[QB]\?/m)
    expect(message).toMatch(/^Content-Language: nl/m)
    expect(message).toMatch(/^Message-ID: <[0-9a-f]{40}@fabelaar\.example>/m)
    expect(message).toMatch(/text\/plain; charset=utf-8/)
    expect(message).toMatch(/text\/html; charset=utf-8/)
    expect(message).not.toMatch(/List-Unsubscribe/)
  })

  test('carries the cover inside, and goes without one that is gone', async () => {
    const attached = (path: string): Mail => mail({ attachments: [{ kind: 'cover', path }] })
    await postMail(backend.pool, attached('book/cover.webp'))
    await postMail(backend.pool, attached('book/gone.webp'))
    await post()
    const [withCover, without] = smtp.taken.map(({ message }) => message)
    expect(withCover).toMatch(/Content-Type: image\/jpeg; name=cover\.jpg/)
    expect(withCover).toMatch(/Content-Id: <cover>/i)
    expect(withCover).toMatch(/Content-Disposition: inline/)
    expect(without).not.toMatch(/image\/jpeg/)
  })

  test('of a kind that can be ended says so to mail programs: one press', async () => {
    const unsubscribeUrl = 'https://fabelaar.example/stop/1'
    await postMail(backend.pool, mail({ unsubscribeUrl }))
    await post()
    expect(smtp.taken[0]?.message).toMatch(/^List-Unsubscribe: <https:\/\/fabelaar\.example\/stop\/1>/m)
    expect(smtp.taken[0]?.message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  })

  test('waits when the server is busy, and is tried again with pauses', async () => {
    const written = mail()
    await postMail(backend.pool, written)
    smtp.refuseNext({ code: 451, text: 'Try again later' })
    await post()
    expect(await rowOf(written)).toMatchObject({ state: 'waiting', tries: 1, problem: /Try again/ })
    await post()
    expect(smtp.taken).toEqual([])
    await waitForNextTry()
    await post()
    expect(await rowOf(written)).toMatchObject({ state: 'sent', tries: 2, problem: null })
  })

  test('that nobody will ever take is given up at once, and keeps no other from leaving', async () => {
    const [refused, other] = [mail({ to: 'nobody@example.org' }), mail()]
    await postMail(backend.pool, refused)
    await postMail(backend.pool, other)
    await post()
    expect(await rowOf(refused)).toMatchObject({ state: 'dead', tries: 1, problem: /No such user/ })
    expect(smtp.taken).toHaveLength(1)
  })

  test('is given up after two days of trying', async () => {
    const written = mail()
    await postMail(backend.pool, written)
    const unreachable = { carry: () => Promise.reject(new Error('connect ECONNREFUSED')) }
    for (let tries = 1; tries <= 8; tries += 1) {
      expect(await rowOf(written)).toMatchObject({ state: 'waiting' })
      await post(unreachable)
      await waitForNextTry()
    }
    expect(await rowOf(written)).toMatchObject({ state: 'dead', tries: 8 })
  })

  test('waits for better settings when the server does not know us', async () => {
    const written = mail()
    await postMail(backend.pool, written)
    const url = smtp.url.replace('secret', 'wrong')
    const unknown = smtpCarrier({ url, from: 'Fabelaar <post@fabelaar.example>' })
    await post(unknown)
    expect(await rowOf(written)).toMatchObject({ state: 'waiting', tries: 1 })
    await expect(unknown.check()).rejects.toThrow(/Authentication failed|Invalid login/)
  })

  test('is forgotten by name and by address', async () => {
    const [first, second, third] = [mail(), mail({ to: 'gone@example.org' }), mail()]
    for (const one of [first, second, third]) await postMail(backend.pool, one)
    await forgetMails(backend.pool, { names: [first.name], to: 'gone@example.org' })
    await post()
    expect(smtp.taken).toHaveLength(1)
    expect(await rowOf(third)).toMatchObject({ state: 'sent' })
  })
})

test('mails are signed with the key of a domain', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const signing = smtpCarrier({
    url: smtp.url,
    from: 'Fabelaar <post@fabelaar.example>',
    dkim: {
      domainName: 'fabelaar.example',
      keySelector: 'mail',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  })
  await postMail(backend.pool, mail())
  await post(signing)
  expect(smtp.taken[0]?.message).toMatch(/^DKIM-Signature: v=1; .*d=fabelaar\.example/m)
})
