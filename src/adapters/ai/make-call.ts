import { setTimeout as pause } from 'node:timers/promises'
import { ModelError } from '#models/model-error.ts'
import type { Accounts, CallOfModel, CallResult } from './accounts.ts'
import { failureOf, TimedOut, Unreachable } from './failure-of.ts'

/** What a call has cost. */
export type Cost = Pick<CallResult, 'inputTokens' | 'outputTokens' | 'micros'>

/** No wait is longer: whoever waits for a book is better served by another model. */
const longestPauseSeconds = 60
const busyPauseMs = 250

export interface Patience {
  /** Seconds to wait before each further try of what may pass. */
  pausesSeconds?: readonly number[] | undefined
  /** After so many tries that nobody answered in time, another model is asked, or nobody. */
  mostTimeouts?: number | undefined
}

/**
 * Tries again after pauses while that can help: an answer of the wrong shape once, a provider that is away each time, one
 * that hangs once, since nothing takes longer.
 */
export async function patiently<Result>(
  work: () => Promise<Result>,
  { pausesSeconds = [1, 3, 9], mostTimeouts = 2 }: Patience = {},
): Promise<Result> {
  let reshaped = false
  let timeouts = 0
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const failure = failureOf(error)
      const wait = pausesSeconds[tries]
      const mayPass = failure instanceof Unreachable || (failure.reason === 'unusable' && !reshaped)
      if (failure instanceof TimedOut) timeouts += 1
      if (!mayPass || wait === undefined || timeouts >= mostTimeouts) throw failure
      reshaped ||= failure.reason === 'unusable'
      const asked = failure instanceof Unreachable ? (failure.retryAfterSeconds ?? wait) : 0
      if (asked > longestPauseSeconds) throw failure
      await pause(Math.max(asked, failure.reason === 'unusable' ? 0 : wait) * 1000)
    }
  }
}

/** Does what is given up after so many seconds. Throws `TimedOut` then. */
export async function inTime<Result>(
  seconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(seconds * 1000)
  try {
    return await work(signal)
  } catch (error) {
    throw signal.aborted ? new TimedOut(error) : error
  }
}

/**
 * Makes a call that stands in the accounts before it begins, and ends there however it ends.
 * @param costOfFailure what a call has cost that came to nothing
 */
export async function accounted<Answer>(
  accounts: Accounts,
  call: CallOfModel,
  work: () => Promise<{ answer: Answer; kept: unknown[]; cost: Cost }>,
  costOfFailure: (error: unknown) => Cost,
): Promise<Answer> {
  const id = await begin(accounts, call)
  const since = performance.now()
  const end = (result: Omit<CallResult, 'milliseconds'>): Promise<void> =>
    accounts.end(id, { ...result, milliseconds: Math.round(performance.now() - since) })
  try {
    const { answer, kept, cost } = await work()
    await end({ outcome: 'finished', answer: kept, error: null, fault: null, ...cost })
    return answer
  } catch (error) {
    const failure = failureOf(error)
    const outcome = failure.reason === 'refused' ? 'refused' : 'failed'
    const { message, fault } = failure
    await end({ outcome, answer: [], error: message, fault, ...costOfFailure(error) })
    throw failure
  }
}

/** Enters a call as soon as its provider is not busy with others of ours; who finds it busy for too long is not served. */
export async function begin(accounts: Accounts, call: CallOfModel): Promise<string> {
  const since = performance.now()
  for (;;) {
    const begun = await accounts.begin(call)
    if (begun === 'budget' || begun === 'book_budget')
      throw new ModelError(begun, `${call.task} could cost more than may be spent`)
    if (begun !== 'busy') return begun.id
    if (performance.now() - since > accounts.patienceSeconds * 1000) {
      throw new ModelError('unreachable', `${call.task}: others of ours keep ${call.model} busy`)
    }
    await pause(busyPauseMs)
  }
}
