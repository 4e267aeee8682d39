import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Pool } from 'pg'
import YAML from 'yaml'
import * as z from 'zod'
import type { PaymentStatus } from '#shop/payment-provider.ts'
import { closeTillPayment, readTillRow } from './house-till.ts'

const wordKeys = [
  'title',
  'explanation',
  'amount',
  'pay',
  'cancel',
  'fail',
  'expire',
  'closed',
  'back',
] as const
const wordsSchema = z.record(z.enum(['nl', 'en']), z.record(z.enum(wordKeys), z.string()))
const words = wordsSchema.parse(
  YAML.parse(readFileSync(new URL('../../../content/till.yaml', import.meta.url), 'utf8')),
)

const outcomes = {
  pay: 'paid',
  cancel: 'canceled',
  fail: 'failed',
  expire: 'expired',
} as const satisfies Record<string, PaymentStatus>
const formSchema = z.object({ action: z.enum(['pay', 'cancel', 'fail', 'expire']) })

/** Those of the site, whose own addresses change with each build. */
const letters: ReadonlyMap<string, URL> = new Map([
  ['display.woff2', new URL('../../web/fonts/fraunces-display.woff2', import.meta.url)],
  [
    'text.woff2',
    new URL(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
  ],
])

/** The till's page, mounted at /till: pay, cancel, fail or expire, then the webhook, then back to the shop. */
export function tillApp(pool: Pool, log: (line: string) => void): Hono {
  const app = new Hono()
  app.get('/letters/:name', async (context) => {
    const file = letters.get(context.req.param('name'))
    if (file === undefined) return context.notFound()
    return context.body(await readFile(file), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=86400',
    })
  })
  app.get('/:id', async (context) => {
    const payment = await readTillRow(pool, context.req.param('id'))
    if (!payment) return context.notFound()
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
    )
    return context.html(tillPage(payment))
  })
  app.post('/:id', async (context) => {
    const payment = await readTillRow(pool, context.req.param('id'))
    const form = formSchema.safeParse(await context.req.parseBody())
    if (!payment || !form.success) return context.notFound()
    await closeTillPayment(pool, payment.id, outcomes[form.data.action])
    await callWebhook(payment.webhook_url, payment.id, log)
    return context.redirect(payment.redirect_url, 303)
  })
  return app
}

/** As Mollie does: only the id, form-encoded. A shop that does not answer asks later by itself. */
async function callWebhook(url: string, id: string, log: (line: string) => void): Promise<void> {
  try {
    const body = new URLSearchParams({ id })
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
    if (!response.ok) log(`till: webhook answered ${response.status}`)
  } catch (error) {
    log(`till: webhook did not answer (${error instanceof Error ? error.message : String(error)})`)
  }
}

type TillRow = NonNullable<Awaited<ReturnType<typeof readTillRow>>>

function tillPage(payment: TillRow): ReturnType<typeof html> {
  const word = words[payment.locale]
  const amount = new Intl.NumberFormat(payment.locale, { style: 'currency', currency: 'EUR' })
  const button = (action: keyof typeof outcomes): ReturnType<typeof html> =>
    html`<button name="action" value="${action}" class="${action}">${word[action]}</button>`
  const ended = html`<p>${word.closed}</p><p><a href="${payment.redirect_url}">${word.back}</a></p>`
  const choices = html`<form method="post">
    ${button('pay')} ${button('cancel')} ${button('fail')} ${button('expire')}
  </form>`
  return html`${raw('<!doctype html>')}
    <html lang="${payment.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${word.title}</title>
        <style>
          @font-face { font-family: Fraunces; src: url(/till/letters/display.woff2) format("woff2"); font-weight: 400 650 }
          @font-face { font-family: Figtree; src: url(/till/letters/text.woff2) format("woff2"); font-weight: 300 900 }
          :root { color-scheme: light dark } body { font: 17px/1.6 Figtree, system-ui, sans-serif; max-width: 30rem; margin: 12vh auto 0; padding: 0 1.5rem; background: light-dark(#fdfaf3, #16202b); color: light-dark(#27313b, #e6e9ec) }
          h1 { font: 600 2rem/1.2 Fraunces, Georgia, serif } dl { display: flex; justify-content: space-between; border-block: 1px solid light-dark(#d9d3c4, #3a4654); padding: 1rem 0; margin: 2rem 0 } dd { margin: 0; font-weight: 600 }
          form { display: flex; flex-wrap: wrap; gap: .75rem } button { min-height: 52px; padding: 0 1.25rem; border: 1px solid light-dark(#8a929b, #6b7784); border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer } .pay { flex: 1 0 100%; background: #00c950; border-color: #00c950; color: #10231a; font-weight: 600 } a { color: inherit }
        </style>
      </head>
      <body>
        <main>
          <h1>${word.title}</h1>
          <p>${word.explanation}</p>
          <dl>
            <dt>${payment.description}<br />${word.amount}</dt>
            <dd>${amount.format(payment.amount_cents / 100)}</dd>
          </dl>
          ${payment.status === 'open' ? choices : ended}
        </main>
      </body>
    </html>`
}
