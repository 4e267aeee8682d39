import { useCallback, useEffect, useState } from 'react'
import type { GoodDiscount } from '#shop/discount.ts'
import { callFunction } from '../builder/call-function.ts'
import { forgetWord, keepForAMonth, keptWord } from './kept-for-a-month.ts'

export type Discount = Pick<GoodDiscount, 'code' | 'worth' | 'leastCents'>

export interface DiscountState {
  /** The code that counts, or null. */
  discount: Discount | null
  checking: boolean
  /** Message key of the last refusal. */
  problem: string | null
  use: (code: string) => Promise<void>
  drop: () => void
}

/** The discount on the purchase of a book. A code that the visitor brought along is looked up by itself. */
export function useDiscount(bookId: string): DiscountState {
  const [discount, setDiscount] = useState<Discount | null>(null)
  const [checking, setChecking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const use = useCallback(
    async (code: string): Promise<void> => {
      setChecking(true)
      setProblem(null)
      const called = await callFunction<Discount>('check-discount', { code, bookId })
      setChecking(false)
      if (!called.ok) {
        // A code that was brought along and is no good must not come back at every visit.
        if (called.code.startsWith('discount_')) forgetWord(localStorage, 'discount')
        return setProblem(called.code)
      }
      setDiscount(called.answer)
      keepForAMonth(localStorage, 'discount', called.answer.code, Date.now())
    },
    [bookId],
  )
  useEffect(() => {
    const brought = keptWord(localStorage, 'discount', Date.now())
    if (brought !== null) void use(brought)
  }, [use])
  const drop = (): void => {
    setDiscount(null)
    setProblem(null)
    forgetWord(localStorage, 'discount')
  }
  return { discount, checking, problem, use, drop }
}
