import { DBOS, Error as DBOSErrors } from '@dbos-inc/dbos-sdk'
import { countTries, forgetTries, mayTry, takeBackTries } from '#records/recipe-try-rows.ts'
import type { Workshop } from './workshop.ts'

/** Begun this often and never ended, a piece of work may be what killed its worker, or may only have run beside that. */
const triesInCompany = 2

/**
 * A recipe that is given up when it was begun five times and never got any further: whoever does it dies of it, and
 * everybody else waits meanwhile. From its third start on it runs with no other such work beside it, so that those who
 * were only near are not blamed.
 * @param giveUp says so as other failures are said, with the recipe's own arguments. It is no step: what is recorded of
 * the recipe stays as it was.
 * @param beginAnew takes up what was begun by a recipe of other steps, as work with a name of its own; without it such work
 * is given up
 */
export function orGiveUp<Rest extends unknown[], Result>(
  { database, log }: Pick<Workshop, 'database' | 'log'>,
  recipe: (subjectId: string, ...rest: Rest) => Promise<Result>,
  giveUp: (subjectId: string, ...rest: Rest) => Promise<void>,
  beginAnew: (name: string, subjectId: string, ...rest: Rest) => Promise<void> = (_name, ...about) =>
    giveUp(...about),
): (subjectId: string, ...rest: Rest) => Promise<Result> {
  return async (subjectId, ...rest) => {
    const id = DBOS.workflowID ?? ''
    const begin = async (): Promise<Result> => {
      if (await mayTry(database, id, subjectId)) {
        underWay.add(id)
        try {
          return await recipe(subjectId, ...rest)
        } catch (error) {
          // Begun before an upgrade that gave the recipe other steps: another try takes up what was done.
          if (error instanceof DBOSErrors.DBOSUnexpectedStepError) {
            // Named after this one: whoever dies here and comes back begins the same.
            await beginAnew(`${id}-anew`, subjectId, ...rest)
          }
          throw error
        } finally {
          underWay.delete(id)
          await forgetTries(database, id)
        }
      }
      log(`${id}: given up, since its worker died each time`)
      await giveUp(subjectId, ...rest)
      throw new Error(`${id} was begun too often`)
    }
    return (await countTries(database, id)) < triesInCompany ? begin() : alone(begin)
  }
}

/** What this process is doing. */
const underWay = new Set<string>()

/** Before a process ends in order: what it leaves for later has killed nobody. */
export async function takeTriesBack(database: Workshop['database']): Promise<void> {
  await takeBackTries(database, [...underWay])
}

/** No work takes this long, also on a machine with far too much to do: what does hangs, and is waited for no longer. */
const aloneAtMostMs = 30 * 60_000

let lastAlone: Promise<unknown> = Promise.resolve()

/** Waits for whatever else runs alone in this process. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastAlone.then(work)
  lastAlone = lastAlone.then(() => endOf(turn))
  return turn
}

/** Waits until a turn is over, however it ends, or hangs. */
function endOf(turn: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, aloneAtMostMs).unref()
    const end = (): void => {
      clearTimeout(timer)
      resolve()
    }
    turn.then(end, end)
  })
}
