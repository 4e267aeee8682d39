import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Pool } from 'pg'
import * as z from 'zod'
import type { PrintJobState } from '#shop/printer.ts'
import {
  listPrintShopJobs,
  movePrintShopJob,
  nextStates,
  type PrintShopJob,
  readPrintShopJob,
  readSpool,
} from './print-shop.ts'

const labels: Readonly<Record<PrintJobState, string>> = {
  received: 'Received',
  in_production: 'Start printing',
  shipped: 'Hand to the post',
  delivered: 'Deliver',
  rejected: 'Reject',
  canceled: 'Cancel',
}
const formSchema = z.object({ to: z.enum(['in_production', 'shipped', 'delivered', 'rejected', 'canceled']) })

/** The local print shop's floor: what it has, its files, and a button for what happens next. Mounted at /print-shop. */
export function printShopApp(pool: Pool, log: (line: string) => void): Hono {
  const app = new Hono()
  app.get('/', async (context) => {
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    )
    return context.html(floor(await listPrintShopJobs(pool)))
  })
  app.get('/:id/:part{interior|cover}', async (context) => {
    const part = context.req.param('part') === 'cover' ? 'cover' : 'interior'
    const file = await readSpool(pool, context.req.param('id'), part)
    if (!file) return context.text('Not in the spool', 404)
    return context.body(new Uint8Array(file), 200, { 'content-type': 'application/pdf' })
  })
  app.post('/:id', async (context) => {
    const job = await readPrintShopJob(pool, context.req.param('id'))
    const form = formSchema.safeParse(await context.req.parseBody())
    if (!job || !form.success) return context.notFound()
    if (await movePrintShopJob(pool, job, form.data.to)) await callWebhook(job, log)
    return context.redirect('/print-shop', 303)
  })
  return app
}

/** The id alone; a shop that does not answer asks later by itself. */
async function callWebhook(
  { id, webhook_url: url }: PrintShopJob,
  log: (line: string) => void,
): Promise<void> {
  try {
    const body = new URLSearchParams({ id })
    await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    log(`print shop: webhook did not answer (${error instanceof Error ? error.message : String(error)})`)
  }
}

/** Written for whoever runs the machine, in English only: no visitor of a deployment ever sees it. */
function floor(jobs: PrintShopJob[]): ReturnType<typeof html> {
  const item = (job: PrintShopJob): ReturnType<typeof html> => html`<li>
    <h2>${job.title}</h2>
    <p>${job.id}, ${job.pages} pages, to ${job.country}: <strong>${job.state}</strong> ${job.problem ?? ''}</p>
    <p><a href="/print-shop/${job.id}/interior">Interior</a> <a href="/print-shop/${job.id}/cover">Cover</a></p>
    <form method="post" action="/print-shop/${job.id}">
      ${nextStates[job.state].map((to) => html`<button name="to" value="${to}">${labels[to]}</button> `)}
    </form>
  </li>`
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Print shop</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; background: #fdfaf3; color: #27313b }
          li { margin: 0 0 2rem } ul { padding: 0; list-style: none } h2 { margin: 0; font-size: 1.1rem } p { margin: .25rem 0 } a { color: #1f6b3e; font-weight: 600; margin-right: 1rem }
          button { min-height: 40px; padding: 0 1rem; border: 1px solid #8a929b; border-radius: 6px; background: #fff; font: inherit; cursor: pointer }
        </style>
      </head>
      <body>
        <h1>Print shop</h1>
        <p>What this machine would have had printed. Nothing is.</p>
        ${jobs.length === 0 ? html`<p>Nothing to print yet.</p>` : html`<ul>${jobs.map(item)}</ul>`}
      </body>
    </html>`
}
