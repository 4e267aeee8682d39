import { DBOS } from '@dbos-inc/dbos-sdk'

const secondsToAnAnswer = 30 * 24 * 60 * 60

/** Runs one step of a recipe once, however often the process dies; tries again with pauses where that can help. */
export function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return DBOS.runStep(work, {
    name,
    retriesAllowed: true,
    maxAttempts: 4,
    intervalSeconds: 1,
    backoffRate: 3,
    shouldRetry: (error) => !(error instanceof Error && 'retryable' in error && error.retryable === false),
  })
}

/**
 * A step that does not give up: when all tries have failed it says so through `onFailure` and waits until
 * somebody asks to go on (see `WorkQueue.continueBook`), then tries again. What was done before stays done.
 */
export async function insist<Result>(
  name: string,
  work: () => Promise<Result>,
  onFailure: (error: unknown) => Promise<void>,
): Promise<Result> {
  for (;;) {
    try {
      return await step(name, work)
    } catch (error) {
      await step(`${name}-failed`, () => onFailure(error))
      const answer = await DBOS.recv<string>('continue', secondsToAnAnswer)
      if (answer === null) throw error
    }
  }
}
