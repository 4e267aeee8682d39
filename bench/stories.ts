/**
 * What our own work adds to a story by a language model: a book over a stand-in that takes the same time for each answer,
 * against the answers in a row that it cannot do without. Then a hundred books one after another, for memory.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { accountsInMemory } from '#adapters/ai/accounts-in-memory.ts'
import { aiLanguageModel } from '#adapters/ai/ai-language-model.ts'
import { openModel } from '#adapters/ai/open-model.ts'
import { aiStoryteller } from '#story/ai/ai-storyteller.ts'
import { readWrittenBook } from '#story/ai/read-written-book.ts'
import { bookScript } from '../tests/stand-ins/models/book-script.ts'
import { modelStandIn } from '../tests/stand-ins/models/model-stand-in.ts'

const latencyMs = 500
const rounds = 5
const books = 100
const budget = 1.05
/** What a hundred books may leave behind: a leak of a megabyte a book would be four times the heap. */
const heapBudget = 1.5

const book = await readWrittenBook('examples/languages/french.json')

async function tell(apiUrl: string, seed: string): Promise<number> {
  const accounts = accountsInMemory(1_000_000)
  const model = await openModel({ provider: 'compatible', model: 'm', apiKey: 'key', url: apiUrl })
  const prices = { input: 0, output: 0 }
  const storyteller = aiStoryteller(
    aiLanguageModel({ name: 'compatible:m', model, prices, accounts, timeoutSeconds: 60 }),
  )
  await storyteller.writeStory(book.brief, seed)
  return accounts.calls.length
}

const slow = await modelStandIn('compatible', bookScript(book), { latencyMs })
let calls = await tell(slow.apiUrl, 'warm')
const times: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const since = performance.now()
  calls = await tell(slow.apiUrl, `round-${round}`)
  times.push(performance.now() - since)
}
await slow.close()
const since = performance.now()
for (let call = 0; call < calls; call += 1) await sleep(latencyMs)
const floorMs = performance.now() - since
const tookMs = times.toSorted((left, right) => left - right)[Math.floor(rounds / 2)] ?? Number.NaN
const ratio = tookMs / floorMs
console.log(
  `a story of ${calls} answers ${tookMs.toFixed(0)} ms over the answers alone ${floorMs.toFixed(0)} ms: ` +
    `ratio ${ratio.toFixed(3)} (budget ${budget})`,
)

const quick = await modelStandIn('compatible', bookScript(book))
// Uncollected garbage would be counted as kept: it rises to several times the heap between two collections.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const megabytes = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}
for (let count = 0; count < 10; count += 1) await tell(quick.apiUrl, `first-${count}`)
quick.questions.length = 0
const before = megabytes()
for (let count = 0; count < books; count += 1) {
  await tell(quick.apiUrl, `book-${count}`)
  // The stand-in's own memory is not ours.
  quick.questions.length = 0
}
const after = megabytes()
console.log(
  `memory after ${books} more books: ${before.toFixed(0)} to ${after.toFixed(0)} MB of heap after collecting garbage: ` +
    `ratio ${(after / before).toFixed(2)} (budget ${heapBudget})`,
)
await quick.close()
process.exitCode = ratio > budget || after > before * heapBudget ? 1 : 0
