import { DBOS, Error as DBOSErrors } from '@dbos-inc/dbos-sdk'
import { isBookGone } from '#records/book-gone.ts'

/**
 * Runs one step of a recipe once, however often the process dies; tries again with pauses where that can help: for some
 * seconds, since somebody waits.
 * @param tries with pauses of 1, 3, 9 ... seconds between them
 */
export function step<Result>(name: string, work: () => Promise<Result>, tries = 4): Promise<Result> {
  return DBOS.runStep(work, {
    name,
    retriesAllowed: true,
    maxAttempts: tries,
    intervalSeconds: 1,
    backoffRate: 3,
    shouldRetry: isWorthAnotherTry,
  })
}

/** Whether the same work may succeed later; errors that know better say so themselves. */
export function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof Error && 'retryable' in error && error.retryable === false)
}

/**
 * Whether a recipe ends in this process without having failed: another worker has taken it up, since this one was silent
 * for so long that it was thought dead; or it was begun before an upgrade that gave it other steps.
 */
export function goesOnElsewhere(error: unknown): boolean {
  return (
    error instanceof DBOSErrors.DBOSWorkflowConflictError ||
    error instanceof DBOSErrors.DBOSUnexpectedStepError
  )
}

/**
 * A step that tells, through `onFailure`, when all its tries have failed; the recipe ends there. Somebody who
 * asks to go on starts the recipe anew (see `WorkQueue.continueBook`), and what was done before is not done again.
 */
export async function tellingStep<Result>(
  name: string,
  work: () => Promise<Result>,
  onFailure: (error: unknown) => Promise<void>,
): Promise<Result> {
  try {
    return await step(name, work)
  } catch (error) {
    // Nobody is left to be told.
    if (isBookGone(error) || goesOnElsewhere(error)) throw error
    await step(`${name}-failed`, () => onFailure(error))
    throw error
  }
}
