import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type Random } from '#book/random.ts'
import type { Shop } from './open-shop.ts'

type Victim = 'web' | 'worker' | 'second worker' | 'database'

/** Who is killed at one moment; all of them are what a power cut kills. */
const blows: readonly (readonly Victim[])[] = [
  ['web'],
  ['worker'],
  ['second worker'],
  ['database'],
  ['database', 'worker', 'second worker', 'web'],
]

export interface Trouble {
  /** How often each process was killed. */
  kills: Record<Victim, number>
  /** How often somebody outside failed. */
  failures: Record<
    | 'provider failed'
    | 'provider did it and failed'
    | 'mail server failed'
    | 'printer failed'
    | 'printer took it and failed',
    number
  >
  /** Ends it once this many processes have been killed. */
  endAfter(kills: number): Promise<void>
}

/** Kills processes at random moments, and lets the provider and the mail server fail now and then. */
export function startTrouble(shop: Shop, random: Random): Trouble {
  const kills: Trouble['kills'] = { web: 0, worker: 0, 'second worker': 0, database: 0 }
  const failures: Trouble['failures'] = {
    'provider failed': 0,
    'provider did it and failed': 0,
    'mail server failed': 0,
    'printer failed': 0,
    'printer took it and failed': 0,
  }
  let wanted = Infinity
  const isOver = (): boolean => Object.values(kills).reduce((sum, count) => sum + count, 0) >= wanted
  const killing = async (): Promise<void> => {
    while (!isOver()) {
      // Whoever comes up slowly, on a busy machine, is given as long again before the next blow.
      // Mostly the blows are close together; the calm between some is long enough for a print's files to be made.
      await sleep(3_000 + random() ** 3 * 60_000 + 2 * (await untilUp(shop)))
      for (const victim of pick(blows, random)) if (strike(shop, victim)) kills[victim] += 1
    }
  }
  const failing = async (): Promise<void> => {
    while (!isOver()) {
      await sleep(2_000 + random() * 6_000)
      const afterwards = random() < 0.5
      shop.mollie.failNext({ status: 503, afterwards })
      failures[afterwards ? 'provider did it and failed' : 'provider failed'] += 1
      if (random() < 0.3) troublePrinter()
      if (random() > 0.3) continue
      shop.smtp.refuseNext({ code: 451, text: 'Try again later' })
      failures['mail server failed'] += 1
    }
  }
  const troublePrinter = (): void => {
    const isTaken = random() < 0.5
    if (isTaken) shop.lulu.loseNextAnswer()
    else shop.lulu.failNext(503)
    failures[isTaken ? 'printer took it and failed' : 'printer failed'] += 1
  }
  const running = Promise.all([killing(), failing()])
  return {
    kills,
    failures,
    async endAfter(least) {
      wanted = least
      await running
    },
  }
}

/** Waits until database and web answer again, and tells for how many milliseconds: killing what is down tries nothing. */
async function untilUp(shop: Shop): Promise<number> {
  const from = performance.now()
  await shop.query('select 1')
  for (;;) {
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(`${shop.product.origin}/api/health`, { signal }).catch(() => null)
    if (answer?.ok) return performance.now() - from
    await sleep(500)
  }
}

/** Kills without a warning; false when the process is down already. */
function strike({ product, killSecondWorker }: Shop, victim: Victim): boolean {
  try {
    if (victim === 'web') product.killWeb()
    if (victim === 'worker') product.killWorker()
    if (victim === 'second worker') killSecondWorker()
    if (victim === 'database') product.killDatabase()
    return true
  } catch {
    return false
  }
}
