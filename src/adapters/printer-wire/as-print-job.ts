import type { PrintCost, PrintJob, PrintJobState, Tracking } from '#shop/printer.ts'

interface ToldJob {
  id: string
  state: PrintJobState
  /** Why it went wrong, where it did. */
  problem: string
  tracking: Tracking
  cost: PrintCost | null
}

/** A job as the port has it: with a problem only when there is one, and tracking only when something is told of it. */
export function asPrintJob({ id, state, problem, tracking, cost }: ToldJob): PrintJob {
  const isWrong = state === 'rejected' || state === 'canceled'
  const isTracked = Object.values(tracking).some((value) => value !== undefined)
  return { id, state, ...(isWrong && { problem }), ...(isTracked && { tracking }), ...(cost && { cost }) }
}
