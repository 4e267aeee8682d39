import { useState } from 'react'
import { m } from '../messages/generated/messages.js'

export interface Asking {
  busy: boolean
  /** What is the matter, in words. */
  problem: string | undefined
  setProblem: (problem: string | undefined) => void
  /** Does something, once at a time; answers whether it went well. What it answers in words is the problem. */
  ask: (work: () => Promise<string | null>) => Promise<boolean>
}

/** One thing that is asked of the backend, as the screen shows it. */
export function useAsking(): Asking {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const ask: Asking['ask'] = async (work) => {
    setBusy(true)
    setProblem(undefined)
    const failed = await work().catch(() => m.common_connection_problem())
    setBusy(false)
    setProblem(failed ?? undefined)
    return failed === null
  }
  return { busy, problem, setProblem, ask }
}
