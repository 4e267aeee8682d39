import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { exportJWK, generateKeyPair } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from './start-product.ts'

async function settings(): Promise<Record<string, string>> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    PUBLIC_DEPLOYMENT: 'true',
    AUTH_SIGNING_KEY: JSON.stringify(await exportJWK(privateKey)),
    SITE_URL: 'https://books.example',
    COMPANY_EMAIL: 'shop@books.example',
    COMPANY_ADDRESS: 'Dorpsstraat 1, Utrecht',
    COMPANY_REGISTRATION: '12345678',
    COMPANY_VAT_NUMBER: 'NL001234567B01',
  }
}

/** Starts what must not start, and gives what it says before it ends by itself. */
function refusalOf(variables: Record<string, string>, script = 'bin/start.ts'): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PORT: '0', DATA_FOLDER: '/dev/null/nowhere', ...variables }
    execFile(process.execPath, [script], { env }, (error, stdout, stderr) =>
      error?.code === 1 ? resolve(stdout + stderr) : reject(new Error(`it ended with ${error?.code}`)),
    )
  })
}

test('a deployment for the public says what is only a twin, and does not start', async () => {
  const lines = (await refusalOf(await settings())).trim().split('\n')
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^ {2}ALLOW_TWINS: without MOLLIE_API_KEY nobody could pay: .*name till to start all the same$/,
    ),
    expect.stringMatching(/^ {2}ALLOW_TWINS: no book would be printed: .*name printing/),
    expect.stringMatching(/^ {2}ALLOW_TWINS: without SMTP_URL nobody could log in: .*name mailbox/),
    expect.stringMatching(/^ {2}ALLOW_TWINS: files would be kept on the disk/),
  ])
})

test.each(['bin/start.ts', 'bin/web.ts', 'bin/worker.ts'])(
  '%s tells in one line what keeps it from starting',
  async (script) => {
    const DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none'
    const said = await refusalOf({ DATABASE_URL }, script)
    expect(said.trim().split('\n')).toEqual([expect.stringMatching(/^The data folder .* cannot be written/)])
  },
)

describe('with its twins named', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ ...(await settings()), ALLOW_TWINS: 'till,mailbox,disk,printing' })
  })
  afterAll(() => product.stop())

  test('people get their code in the mailbox, and log in with it', async () => {
    const page = await (await fetch(`${product.origin}/en`)).text()
    const anonKey = /data-anon-key="([^"]+)"/.exec(page)?.[1] ?? ''
    const { auth } = createClient(product.origin, anonKey, { auth: { persistSession: false } })
    const email = 'reader@example.org'
    expect((await auth.signInWithOtp({ email })).error).toBeNull()
    const mailbox = await (await fetch(`${product.origin}/mailbox`)).text()
    const token = /\b\d{6}\b/.exec(mailbox.slice(mailbox.indexOf('<pre>')))?.[0] ?? ''
    const { data, error } = await auth.verifyOtp({ email, token, type: 'email' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  test('the till is there', async () => {
    const client = new pg.Client({ connectionString: product.databaseUrl() })
    await client.connect()
    await client.query(
      `insert into house.till_payments (id, amount_cents, description, redirect_url, webhook_url, locale)
       values ('tr_1', 995, 'Fabelaar 1', 'http://x', 'http://x', 'en')`,
    )
    await client.end()
    const till = await fetch(`${product.origin}/till/tr_1`)
    expect(await till.text()).toContain('€9.95')
  })

  test('what it keeps is closed to everybody else', async () => {
    expect((await stat(product.dataFolder)).mode & 0o777).toBe(0o700)
  })
})
