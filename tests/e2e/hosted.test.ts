import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostedStandIn, startHostedProject } from '../stand-ins/start-hosted-project.ts'
import { launchBrowser } from './launch-browser.ts'
import { patienceWithDrawing } from './patience.ts'
import { readPdf } from './read-pdf.ts'
import { freePort, type Product, startProduct } from './start-product.ts'
import { Visitor } from './visitor.ts'

/*
 * The product on a hosted project, by its settings alone: another process, another database, another signing key, reached
 * by address, keys and a role that is no superuser.
 */

let project: HostedStandIn
let product: Product
let browser: Browser
let superuser: pg.Client
let before: unknown

beforeAll(async () => {
  const port = await freePort()
  project = await startHostedProject(`http://localhost:${port}`)
  superuser = new pg.Client({ connectionString: project.superuserUrl })
  await superuser.connect()
  before = await belongings()
  product = await startProduct(
    {
      PORT: String(port),
      SUPABASE_URL: project.url,
      SUPABASE_ANON_KEY: project.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: project.serviceKey,
      SUPABASE_DB_URL: project.databaseUrl,
      SEND_EMAIL_HOOK_SECRET: project.hookSecret,
    },
    undefined,
    null,
  )
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await superuser?.end()
  await project?.stop()
})

/** What belongs to the project: its roles with their passwords, who is in which, and its schemas' relations and functions. */
async function belongings(): Promise<unknown> {
  const queries = {
    roles:
      'select rolname, rolpassword, rolsuper, rolbypassrls, rolcreaterole, rolcanlogin from pg_authid order by 1',
    members: 'select roleid::regrole::text, member::regrole::text from pg_auth_members order by 1, 2',
    relations: `select relnamespace::regnamespace::text, relname, relkind, relowner::regrole::text, relacl::text from pg_class
      where relnamespace::regnamespace::text in ('auth', 'storage', 'realtime', 'extensions') order by 1, 2`,
    functions: `select oid::regprocedure::text, md5(prosrc), proacl::text from pg_proc
      where pronamespace::regnamespace::text in ('auth', 'storage', 'realtime', 'extensions') order by 1`,
    schemas: `select nspname, nspowner::regrole::text, nspacl::text from pg_namespace
      where nspname in ('auth', 'storage', 'realtime', 'extensions') order by 1`,
  }
  const found: Record<string, unknown> = {}
  for (const [name, query] of Object.entries(queries)) found[name] = (await superuser.query(query)).rows
  return found
}

test('a guest makes a book, signs in by code, reads the preview, buys it and is erased', async () => {
  const visitor = await Visitor.arrive(browser, product.url, 'en')
  const { page, say } = visitor
  let frames = 0
  page.on('websocket', (socket) => socket.on('framereceived', () => (frames += 1)))
  const bookId = await visitor.makeBook({
    name: 'Lars',
    age: 5,
    gender: 'boy',
    style: 'classicCartoon',
    theme: 'adventure',
    twist: '',
  })
  await visitor.waitForPreview()
  // The live channel was passed on, too.
  expect(frames).toBeGreaterThan(1)

  await visitor.press('preview_buy')
  await visitor.choose(new RegExp(`^${say('buy_download')}`))
  await visitor.agreeToDelivery()
  await page.getByRole('button', { name: /^Pay / }).click()
  await visitor.claim('lars@example.com')
  await page.waitForURL(/\/till\//)
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL(/\/en\/orders\//)
  await visitor.goTo(`/en/books/${bookId}`)
  await visitor.heading('paid_finished').waitFor({ timeout: patienceWithDrawing })
  const pdf = await readPdf((await visitor.download('paid_download')).bytes)
  expect(pdf.pages.length).toBe(27)
  expect(pdf.pages.every(({ text }) => !text.includes('preview copy'))).toBe(true)

  // The same account from elsewhere, by the code that came through the hook.
  const elsewhere = await Visitor.arrive(browser, product.url, 'en')
  await elsewhere.goTo('/en/auth/login')
  await elsewhere.claim('lars@example.com')
  await elsewhere.page.waitForURL(/\/en\/books$/)
  await elsewhere.page
    .getByRole('link', { name: new RegExp(`${say('books_open')}$`) })
    .first()
    .waitFor()
  await elsewhere.leave()

  await visitor.goTo('/en/account')
  await visitor.press('account_erase_button')
  await visitor.press('account_erase_yes')
  await visitor.heading('receipt_heading').waitFor()
  await visitor.leave()
  const { rows } = await superuser.query(
    `select (select count(*)::int from auth.users) as users, (select count(*)::int from public.books) as books,
       (select count(*)::int from storage.objects) as files`,
  )
  expect(rows).toEqual([{ users: 0, books: 0, files: 0 }])
  // Whoever was erased has no session left to end.
  expect(visitor.problems.filter((problem) => !problem.includes('/auth/v1/logout'))).toEqual([])
})

test('nothing that belongs to the project was changed', async () => {
  expect(await belongings()).toEqual(before)
})
