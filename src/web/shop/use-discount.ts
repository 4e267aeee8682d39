import { useCallback, useEffect, useState } from 'react'
import type { Cents } from '#book/size.ts'
import type { GoodDiscount } from '#shop/discount.ts'
import { callFunction, type Refusal } from '../builder/call-function.ts'
import { forgetKept, keepForAWhile, readKeptWord } from './kept-for-a-while.ts'

export type Discount = Pick<GoodDiscount, 'code' | 'worth' | 'leastCents'>

/** A gift card, and what is left on it. */
export interface GiftCardLeft {
  code: string
  leftCents: Cents
}

export interface DiscountState {
  /** The code that counts, or null. */
  discount: Discount | null
  /** The gift card that pays, or null. */
  giftCard: GiftCardLeft | null
  checking: boolean
  /** The last refusal. */
  problem: Refusal | null
  /** Answers whether the code counts. */
  use: (code: string) => Promise<boolean>
  drop: () => void
  dropGift: () => void
}

/**
 * The discount on the purchase of a book, and the gift card that pays for it: one of each. What the visitor
 * brought along is looked up by itself.
 * @param bookId null: a book that the visitor reads by a link, and gives
 */
export function useDiscount(bookId: string | null): DiscountState {
  const [discount, setDiscount] = useState<Discount | null>(null)
  const [giftCard, setGiftCard] = useState<GiftCardLeft | null>(null)
  const [checking, setChecking] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const use = useCallback(
    async (code: string): Promise<boolean> => {
      setChecking(true)
      setProblem(null)
      const called = await callFunction<Discount | { giftCard: GiftCardLeft }>('check-discount', {
        code,
        ...(bookId === null ? { isGiving: true } : { bookId }),
      })
      setChecking(false)
      if (!called.ok) {
        // A code that was brought along and is no good must not come back at every visit.
        if (called.code.startsWith('discount_')) forgetKept('discount')
        if (isBroughtGift(code)) forgetKept('gift')
        setProblem(called)
        return false
      }
      // It is money: unlike a discount it is not kept in the browser because it was typed.
      if ('giftCard' in called.answer) {
        setGiftCard(called.answer.giftCard)
        return true
      }
      setDiscount(called.answer)
      keepForAWhile('discount', called.answer.code)
      return true
    },
    [bookId],
  )
  useEffect(() => {
    const brought = [readKeptWord('discount'), readKeptWord('gift')].filter((code) => code !== null)
    // One after the other, so that what is wrong with the last one is told.
    void brought.reduce<Promise<unknown>>((before, code) => before.then(() => use(code)), Promise.resolve())
  }, [use])
  const drop = (): void => {
    setDiscount(null)
    setProblem(null)
    forgetKept('discount')
  }
  const dropGift = (): void => {
    setGiftCard(null)
    setProblem(null)
    forgetKept('gift')
  }
  return { discount, giftCard, checking, problem, use, drop, dropGift }
}

/** Whether it is the code that a mail brought along. */
function isBroughtGift(code: string): boolean {
  return code === readKeptWord('gift')
}
