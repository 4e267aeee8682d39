import { expect, test } from 'vitest'
import { m } from '../messages/generated/messages.js'
import { checkGiftMail, giftProblem } from './gift-form.ts'

test('whoever gives no address is asked for that of the card, not for their own', () => {
  const checked = checkGiftMail({ recipientEmail: ' ', mailOn: null })
  const problem = checked.ok ? undefined : checked.problems.recipientEmail
  expect(giftProblem(problem)).toBe(m.problem_gift_email())
})
