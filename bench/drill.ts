/**
 * The drill: many orders while things go wrong. Webhooks come twice, late, never or forged, the provider and the mail
 * server fail now and then, and every process is killed at random. In the end each order was paid once or not at all,
 * with one invoice number without a gap, one mail of each kind and one print; gift cards pay what was paid for them, who
 * pointed a new buyer here is thanked once, and of who was erased only the sums stay. What came in is what went out, what
 * is left on gift cards and what is kept, in the shop's rows as in the provider's books. Prints a table, and ends with 1
 * when something differs.
 *
 *   npm run bench -- drill -- [orders] [--seed words] [--prints part] [--kills least]
 *
 * The product runs as `npm start` runs it, with a second worker, towards the stand-ins of Mollie, a mail server and Lulu.
 * The hour of regret, the days on which gift cards are mailed and the pauses after a try that failed are cut short in the database; one book is made by the
 * product, and the others are copies of it whose pictures, plain ones, are there already.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '#book/random.ts'
import { readOptions } from '../bin/read-options.ts'
import { type Life, liveBook } from './drill/live-book.ts'
import { openShop } from './drill/open-shop.ts'
import { type BookPlan, buyer, planBooks, planOrder } from './drill/plan-books.ts'
import type { Line } from './drill/line.ts'
import { reconcile } from './drill/reconcile.ts'
import { admit, copySample, makeCodes, makeLinks, makeSample, untilDone } from './drill/stock-shop.ts'
import { startTrouble } from './drill/trouble.ts'
import { endPauses, readLeft, startWorld } from './drill/turn-world.ts'

const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: 'drill' },
      prints: { type: 'string', default: '0.15' },
      kills: { type: 'string', default: '30' },
    },
  },
  'npm run bench -- drill -- [orders] [--seed words] [--prints part] [--kills least]',
)
const wanted = Number(positionals[0] ?? 2000)
const leastKills = Number(values.kills)
/** How many books have something happening to them at one moment. */
const booksAtOnce = 24
/** As long as nothing comes to its end, there is nothing more to wait for. */
const stalledMs = 8 * 60_000

const started = performance.now()
const say = (words: string): void =>
  console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(5)} s  ${words}`)

const temporaryFolder = await mkdtemp(join(tmpdir(), 'fabelaar-drill-'))
const shop = await openShop(temporaryFolder)
const stream = (name: string): ReturnType<typeof randomFrom> => randomFrom(`${values.seed}/${name}`)
const operator = { ...buyer(1_000_000), email: 'operator@drill.example' }
const life: Life = {
  shop,
  operator,
  random: stream('life'),
  payments: new Map(),
  paidByCard: new Set(),
  cards: new Map(),
  handles: new Map(),
  released: new Set(),
  counts: { webhooks: 0, forged: 0, 'without their code': 0 },
}
/** The one book that is made; the others are copies of it. */
const sample: BookPlan = {
  id: randomUUID(),
  buyer: { ...buyer(1_000_001), email: 'sample@drill.example' },
  orders: [
    { ...planOrder(stream('sample'), 'download', 'paid'), code: null, webhook: 'once', forgery: null },
  ],
  together: false,
  card: null,
  referrer: null,
}
const referrers = Array.from({ length: 5 }, (_, index) => ({
  ...buyer(1_000_010 + index),
  email: `referrer-${index}@drill.example`,
}))
const planned = planBooks(stream('plan'), { orders: wanted - 1, prints: Number(values.prints), referrers })
const books = [sample, ...planned]
const problems: string[] = []

try {
  say(`${wanted} orders, of ${books.length} books and of gift cards, seed "${values.seed}"`)
  await admit(shop, [operator], 'operator')
  await admit(shop, [...new Set(books.flatMap(({ buyer, card }) => (card ? [buyer, card.giver] : [buyer])))])
  await admit(shop, referrers)
  await makeCodes(shop, operator)
  life.handles = await makeLinks(shop, referrers)
  await makeSample(shop, sample)
  await liveBook(life, sample)
  await untilDone(shop, `unlock-${sample.id}`)
  await copySample(shop, sample.id, planned)
  say('the shop is stocked')

  const world = startWorld(life, books)
  const trouble = startTrouble(shop, stream('trouble'))
  await liveAll()
  say('everybody has ordered, paid and changed their mind')
  await trouble.endAfter(leastKills)
  const kills = Object.values(trouble.kills).reduce((sum, count) => sum + count, 0)
  say(`${kills} processes were killed; now everything comes to its end`)
  await settle()
  await world.stop()

  const counts = { ...life.counts, ...trouble.failures, ...world.presses }
  console.log()
  for (const [victim, count] of Object.entries(trouble.kills)) tell(`killed: ${victim}`, count)
  for (const [what, count] of Object.entries(counts)) tell(what, count)
  const lines = await reconcile(life, books, kills)
  printTable(lines)
  problems.push(...lines.flatMap(({ wrong }) => wrong))
} finally {
  const log = shop.product.said()
  await shop.close()
  await rm(temporaryFolder, { recursive: true, force: true })
  const file = join(tmpdir(), 'fabelaar-drill.log')
  await writeFile(file, log)
  say(`what the processes said is in ${file}`)
}
for (const problem of problems.slice(0, 50)) console.log(`  ${problem}`)
console.log(problems.length === 0 ? '\nOK' : `\n${problems.length} WRONG`)
process.exit(problems.length === 0 ? 0 : 1)

/** Lives through all books, some at once. */
async function liveAll(): Promise<void> {
  const waiting = planned.values()
  let done = 0
  await Promise.all(
    Array.from({ length: booksAtOnce }, async () => {
      for (const book of waiting) {
        await liveBook(life, book).catch((error: unknown) => problems.push(String(error)))
        done += 1
        if (done % 250 === 0) say(`${done} books`)
      }
    }),
  )
}

/** Waits until nothing is left to do, or nothing moves any more. */
async function settle(): Promise<void> {
  let last = ''
  let movedAt = performance.now()
  let toldAt = 0
  for (;;) {
    await endPauses(life)
    const left = await readLeft(life, books)
    const words = Object.entries(left).map(([what, count]) => `${count} ${what}`)
    if (Object.values(left).every((count) => count === 0)) return
    if (words.join() !== last) movedAt = performance.now()
    last = words.join()
    if (performance.now() - toldAt > 30_000) {
      say(`left: ${words.join(', ')}`)
      toldAt = performance.now()
    }
    if (performance.now() - movedAt > stalledMs) {
      problems.push(`it stopped with ${words.join(', ')} left`)
      return
    }
    await sleep(3_000)
  }
}

function printTable(lines: readonly Line[]): void {
  console.log(`\n${'what'.padEnd(66)}${'expected'.padStart(10)}${'found'.padStart(10)}`)
  for (const { what, expected, found, wrong } of lines) {
    const mark = wrong.length === 0 ? 'ok' : `WRONG (${wrong.length})`
    console.log(`${what.padEnd(66)}${String(expected).padStart(10)}${String(found).padStart(10)}  ${mark}`)
  }
}

function tell(what: string, count: number): void {
  console.log(`${what.padEnd(66)}${''.padStart(10)}${String(count).padStart(10)}`)
}
