import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { giftProblem } from './gift-form.ts'
import { MailFields, type MailFieldsProps } from './mail-fields.tsx'

/** To which address a gift card is mailed, and when. */
export function GiftMailFields(props: Omit<MailFieldsProps, 'words' | 'say'>): ReactNode {
  const words = { hint: m.gift_email_hint(), when: m.gift_when(), now: m.gift_when_now() }
  return <MailFields words={words} say={giftProblem} {...props} />
}
