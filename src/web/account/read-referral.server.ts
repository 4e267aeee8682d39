import type { BackendClient } from '../session/backend-client.ts'

/** A code with which somebody was thanked for a new buyer. */
export interface Reward {
  code: string
  cents_off: number
  valid_until: string
  is_used: boolean
  is_over: boolean
}

export interface Referral {
  /** The last part of the visitor's own link; null: not asked for yet. */
  handle: string | null
  /** Newest first. */
  rewards: Reward[]
}

/** The visitor's link for pointing others here, and what came of it; as if there were none when it cannot be asked. */
export async function readReferral(backend: BackendClient): Promise<Referral> {
  const [own, earned] = await Promise.all([
    backend.from('referrers').select('handle').maybeSingle<{ handle: string }>(),
    backend
      .from('my_rewards')
      .select('code,cents_off,valid_until,is_used,is_over')
      .order('created_at', { ascending: false })
      .limit(50),
  ])
  return { handle: own.data?.handle ?? null, rewards: earned.data ?? [] }
}
