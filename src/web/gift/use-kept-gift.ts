import { useEffect, useState } from 'react'
import type { Cents } from '#book/size.ts'
import { giftCents } from '#shop/gift-card.ts'
import { isLocale, type Locale } from '../locale/locale.ts'
import { forgetKept, keepForAWhile, readKept } from '../shop/kept-for-a-while.ts'
import type { GiftDraft } from './gift-form.ts'

export interface KeptGift {
  cents: Cents
  draft: GiftDraft
}

/** The gift card being typed, kept in this browser for a while: the link in a mail opens another tab, and it is typed once. */
export function useKeptGift(locale: Locale): [KeptGift, (changed: Partial<KeptGift>) => void] {
  const [gift, setGift] = useState<KeptGift>(() => ({ cents: giftCents[2], draft: emptyGift(locale) }))
  // The server's page knows nothing of what this device keeps.
  useEffect(() => {
    const kept = asKept(readKept('giftCard'))
    if (kept !== null) setGift(kept)
  }, [])
  return [
    gift,
    (changed) => {
      const now = { ...gift, ...changed }
      setGift(now)
      keepForAWhile('giftCard', now)
    },
  ]
}

/** The card is paid for: the next one begins empty. */
export function forgetKeptGift(): void {
  forgetKept('giftCard')
}

function emptyGift(locale: Locale): GiftDraft {
  return { recipientName: '', giverName: '', message: '', recipientEmail: '', mailOn: null, locale }
}

function asKept(value: unknown): KeptGift | null {
  if (typeof value !== 'object' || value === null) return null
  const { cents, draft } = value as Partial<KeptGift>
  const known = giftCents.find((each) => each === cents)
  if (known === undefined || typeof draft !== 'object' || draft === null) return null
  const { recipientName, giverName, message, recipientEmail, mailOn, locale } = draft
  const texts = [recipientName, giverName, message, recipientEmail, mailOn ?? '']
  return texts.every((text) => typeof text === 'string') && isLocale(locale)
    ? { cents: known, draft: { recipientName, giverName, message, recipientEmail, mailOn, locale } }
    : null
}
