import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, expect, test } from 'vitest'
import { saveOperator } from '#records/operator-rows.ts'
import { isAlive } from './is-alive.ts'
import { patience, patienceWithDrawing } from './patience.ts'
import type { Visitor } from './visitor.ts'
import { payAtMollie, withPartners } from './with-partners.ts'

/**
 * One buyer, one book, and what happens to its printed copies, one after the other: at Mollie, a mail server, a bucket and
 * Lulu, by settings alone.
 */
const email = 'anna@example.org'
const site = withPartners()
let buyer: Visitor
let bookId: string

beforeAll(async () => {
  buyer = await site.arrive('nl', 390)
})

/** The subjects of what was mailed after so many mails. */
function subjectsAfter(count: number): string[] {
  return site
    .mailsTo(email)
    .slice(count)
    .map((mail) => decodeSubject(/^Subject: (.+(?:\r\n[ \t].+)*)/.exec(mail)?.[1] ?? ''))
}

/** Encoded words of RFC 2047, as nodemailer writes them. */
function decodeSubject(subject: string): string {
  const words = subject.replaceAll(/\r\n[ \t]+/g, ' ').replaceAll(/\?=\s+=\?/g, '?==?')
  return words.replaceAll(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_whole, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
  )
}

/** Orders the book printed and pays at Mollie's page; answers the order and its payment. */
async function buyPrint(
  options: { code?: string } = {},
): Promise<{ orderId: string; paymentId: string; sum: string }> {
  const { page, say } = buyer
  await buyer.goTo(`/books/${bookId}/kopen`)
  await buyer.choose(new RegExp(`^${say('buy_print')}`))
  await buyer.fillAddress('3511 ab')
  await page.getByRole('textbox', { name: say('address_email') }).fill(email)
  if (options.code !== undefined) {
    await page.getByText(say('buy_discount_question')).click()
    await page.getByRole('textbox', { name: say('buy_discount_label') }).fill(options.code)
    await buyer.press('buy_discount_use')
    await page.getByText(say('buy_discount_used', { code: options.code, percent: 10 })).waitFor()
  }
  const tick = page.getByRole('checkbox', { name: say('buy_withdrawal_print') })
  if ((await tick.count()) > 0) await tick.check()
  const pay = page.getByRole('button', { name: /^Betaal/ })
  const sum = /(\d+),(\d\d)/.exec((await pay.textContent()) ?? '')
  await pay.click()
  const dialog = buyer.heading('claim_heading')
  const checkout = page.getByRole('button', { name: 'paid', exact: true })
  await dialog.or(checkout).waitFor()
  if (await dialog.isVisible()) await buyer.claim(email)
  const paymentId = await payAtMollie(page)
  await isAlive(page)
  await page.getByText(say('order_paid_glad'), { exact: true }).first().waitFor()
  return {
    orderId: new URL(page.url()).pathname.split('/').at(-1) ?? '',
    paymentId,
    sum: `${sum?.[1]}.${sum?.[2]}`,
  }
}

/** The hour of regret is over; answers the job that Lulu got for it. */
async function luluGets(orderId: string): Promise<string> {
  await site.database.query('update public.orders set printable_at = now() where id = $1', [orderId])
  const job = async (): Promise<string | null> => {
    const { rows } = await site.database.query<{ id: string | null }>(
      'select printer_job_id as id from public.print_jobs where order_id = $1 order by attempt desc limit 1',
      [orderId],
    )
    return rows[0]?.id ?? null
  }
  await expect.poll(job, { timeout: patienceWithDrawing, interval: 500 }).not.toBeNull()
  return (await job()) ?? ''
}

async function atLulu(jobId: string, ...names: string[]): Promise<void> {
  for (const name of names) {
    site.partners.lulu.happen(jobId, name)
    const { headers, body } = site.partners.lulu.webhook(jobId)
    const call = { method: 'POST', headers, body: Buffer.from(body) }
    expect((await fetch(`${site.product.url}/api/printing/webhook`, call)).status).toBe(200)
  }
}

async function inBucket(): Promise<number> {
  const { place } = site.partners.s3
  const client = new S3Client({
    region: place.region,
    endpoint: place.endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
  })
  const listed = await client.send(new ListObjectsV2Command({ Bucket: place.bucket }))
  client.destroy()
  return listed.KeyCount ?? 0
}

test('een gedrukt boek, van de voorpagina tot op de mat', async () => {
  const { page, say } = buyer
  await buyer.goTo('/')
  bookId = await buyer.makeBook({
    name: 'Noor',
    age: 6,
    gender: 'girl',
    style: 'classicCartoon',
    theme: 'adventure',
    twist: 'Is gek op treinen.',
  })
  await buyer.waitForPreview()
  const { orderId, paymentId, sum } = await buyPrint({ code: 'VOORLEZEN' })
  expect(site.partners.mollie.payments.get(paymentId)?.body).toMatchObject({
    amount: { currency: 'EUR', value: sum },
    locale: 'nl_NL',
  })
  await page.getByText(say('order_print_waiting')).waitFor()
  const jobId = await luluGets(orderId)
  await page.getByText(say('order_fulfilment_sent')).waitFor()
  expect(site.partners.lulu.jobs.get(Number(jobId))?.body).toMatchObject({
    shipping_address: {
      name: 'Anna de Wit',
      street1: 'Dorpsstraat 12',
      postcode: '3511AB',
      country_code: 'NL',
    },
  })

  await atLulu(
    jobId,
    'UNPAID',
    'PAYMENT_IN_PROGRESS',
    'PRODUCTION_DELAYED',
    'PRODUCTION_READY',
    'IN_PRODUCTION',
  )
  await page.getByText(say('order_fulfilment_production')).waitFor()
  await atLulu(jobId, 'SHIPPED')
  await page.getByRole('link', { name: say('order_track', { carrier: 'PostNL' }) }).waitFor()
  await page.getByText(say('order_parcel_number', { number: '3SABC123' })).waitFor()
  await atLulu(jobId, 'DELIVERED')
  await page.getByText(say('order_fulfilment_delivered')).waitFor()

  await expect
    .poll(() => subjectsAfter(0).map((subject) => subject.replace(/“.*”|: .*/, '…')))
    .toEqual([
      expect.stringMatching(/^\d{6} is je code/),
      'Betaald…',
      'Lees … nog één keer na',
      '… ligt bij de drukker',
      '… is onderweg',
      'Is … goed aangekomen?',
    ])
  expect(site.mailsTo(email)[1]).toMatch(/Content-Type: application\/pdf; name="?Fabelaar-\d{4}-00001\.pdf/)
  expect(await inBucket()).toBeGreaterThan(12)
  const onDisk = join(site.product.dataFolder, 'files')
  expect(existsSync(onDisk) ? readdirSync(onDisk) : []).toEqual([])
  expect(buyer.problems).toEqual([])
})

test('een exemplaar dat beschadigd aankomt: de balie laat een nieuw drukken, en de koper leest en ziet het', async () => {
  const counter = await site.arrive('nl')
  await counter.logIn('balie@example.com')
  expect(await saveOperator(site.database, 'balie@example.com', true)).toBe(true)
  await counter.goToCounter()
  const { rows } = await site.database.query<{ id: string }>(
    `select id from public.orders where fulfilment = 'delivered'`,
  )
  const orderId = rows[0]?.id ?? ''
  await counter.goTo(`/operator/orders/${orderId}`)
  await counter.press('operator_act_replace_copy')
  const dialog = counter.page.getByRole('dialog')
  const replace = dialog.getByRole('button', { name: counter.say('operator_act_replace_copy') })
  await replace.click()
  await dialog.getByText(counter.say('operator_copy_why_missing')).waitFor()
  await dialog.getByRole('radio', { name: counter.say('operator_val_damaged') }).check({ force: true })
  await replace.click()
  await counter.page.getByText(/^Druk een nieuw exemplaar \(beschadigd\), door balie@example\.com$/).waitFor()
  expect(
    await counter.page.getByRole('button', { name: counter.say('operator_act_replace_copy') }).count(),
  ).toBe(0)
  await buyer.page.getByText(buyer.say('order_new_copy')).waitFor()
  const told = (): boolean =>
    subjectsAfter(0).some((subject) => /^Er komt een nieuw exemplaar van “.+” aan$/.test(subject))
  await expect.poll(told).toBe(true)
  const second = await luluGets(orderId)
  await atLulu(
    second,
    'UNPAID',
    'PAYMENT_IN_PROGRESS',
    'PRODUCTION_DELAYED',
    'PRODUCTION_READY',
    'IN_PRODUCTION',
    'SHIPPED',
    'DELIVERED',
  )
  await buyer.page.getByText(buyer.say('order_fulfilment_delivered')).waitFor()
  expect(await buyer.page.getByText(buyer.say('order_new_copy')).count()).toBe(0)
  expect([...counter.problems, ...buyer.problems]).toEqual([])
  await counter.leave()
})

test('nog een exemplaar, binnen het uur geannuleerd: al het geld gaat terug', async () => {
  const { page, say } = buyer
  const before = site.mailsTo(email).length
  const { paymentId, sum } = await buyPrint()
  await buyer.press('order_cancel')
  await buyer.press('order_cancel_yes')
  await page.getByText(say('order_refund_due'), { exact: true }).first().waitFor()
  const refunds = (): unknown =>
    site.partners.mollie.payments.get(paymentId)?.refunds.map(({ cents }) => cents)
  await expect.poll(refunds, { timeout: patience }).toEqual([Math.round(Number(sum) * 100)])
  await site.partners.mollie.happen(paymentId, 'refunds-done')
  // A provider is asked again about a refund after some minutes.
  await site.database.query('update public.refunds set next_try_at = now()')
  const heading = async (): Promise<boolean> => {
    await page.reload()
    return page.getByRole('heading', { name: say('order_refunded'), exact: true }).isVisible()
  }
  await expect.poll(heading, { timeout: patience, interval: 2_000 }).toBe(true)
  await page.getByRole('button', { name: /^Creditnota \d{4}-00003/ }).waitFor()
  await expect.poll(() => subjectsAfter(before).some((subject) => subject.includes('geannuleerd'))).toBe(true)
})

test('een exemplaar dat de drukker afkeurt: de koper kiest het drukgeld terug en houdt de download', async () => {
  const { page, say } = buyer
  const { orderId, paymentId } = await buyPrint()
  const jobId = await luluGets(orderId)
  await atLulu(jobId, 'REJECTED')
  await buyer.press('order_print_refund')
  await page.getByText(say('order_rejected_paid_back')).waitFor()
  const refunds = (): unknown => site.partners.mollie.payments.get(paymentId)?.refunds.length
  await expect.poll(refunds, { timeout: patience }).toBe(1)
  // All of it: the download was theirs before they ordered this copy.
  const { refunds: sent, body } = site.partners.mollie.payments.get(paymentId) ?? {}
  expect(sent?.[0]?.cents).toBe(Math.round(Number(body?.amount.value) * 100))
  await buyer.goTo(`/books/${bookId}`)
  await buyer.heading('paid_finished').waitFor()
})

test('een betaling die de bank terughaalt: de bestelling zegt het, en niemand betaalt nog iets terug', async () => {
  const { page, say } = buyer
  const { paymentId } = await buyPrint()
  await site.partners.mollie.happen(paymentId, 'charged-back')
  await page.reload()
  await page.getByText(say('order_charged_back'), { exact: true }).first().waitFor()
  expect(site.partners.mollie.payments.get(paymentId)?.refunds).toEqual([])
})
