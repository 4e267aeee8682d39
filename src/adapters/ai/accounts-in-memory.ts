import type { Accounts, CallOfModel, CallResult } from './accounts.ts'

export type AccountedCall = CallOfModel & Partial<CallResult>

/** Accounts for one process that answers to one person, such as a command: all calls in order, and a budget. */
export function accountsInMemory(budgetMicros: number): Accounts & { calls: AccountedCall[] } {
  const calls: AccountedCall[] = []
  return {
    calls,
    // Nobody else asks.
    patienceSeconds: 0,
    find({ work, question }) {
      const known = calls.find(
        (call) => call.work === work && call.question === question && (call.answer?.length ?? 0) > 0,
      )
      return Promise.resolve(known?.answer)
    },
    begin(call) {
      const spent = calls.reduce((sum, { micros, mostMicros }) => sum + (micros ?? mostMicros), 0)
      if (spent + call.mostMicros > budgetMicros) return Promise.resolve('budget')
      return Promise.resolve({ id: String(calls.push({ ...call }) - 1) })
    },
    end(id, result) {
      Object.assign(calls[Number(id)] ?? {}, result)
      return Promise.resolve()
    },
  }
}
