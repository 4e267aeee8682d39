import { describe, expect, test } from 'vitest'
import { giftDay } from '#shop/gift-card.ts'
import { m } from '../messages/generated/messages.js'
import { checkPresent, type PresentDraft, presentProblem, type PresentProblems } from './present-form.ts'

const draft: PresentDraft = {
  giverName: 'Oma',
  message: 'Voor onder de deken.',
  recipientEmail: 'sam@example.org',
  mailOn: null,
  locale: 'nl',
}

function problemsOf(kind: 'download' | 'print', changes: Partial<PresentDraft>): PresentProblems {
  const checked = checkPresent(kind, { ...draft, ...changes })
  return checked.ok ? {} : checked.problems
}

describe('a book to download that is given', () => {
  test('needs who gives it and where it goes; the card may stay empty', () => {
    expect(problemsOf('download', { message: '' })).toEqual({})
    expect(presentProblem(problemsOf('download', { giverName: ' ' }).giverName)).toBe(
      m.problem_present_giver(),
    )
    const { recipientEmail } = problemsOf('download', { recipientEmail: '' })
    expect(presentProblem(recipientEmail)).toBe(m.problem_present_email())
  })

  test.each([
    [-1, m.problem_gift_day_past],
    [0, null],
    [365, null],
    [367, m.problem_gift_day_far],
  ] as const)('%i days from now', (days, problem) => {
    const { mailOn } = problemsOf('download', { mailOn: giftDay(days) })
    expect(presentProblem(mailOn)).toBe(problem?.())
  })
})

describe('a printed book that is given', () => {
  test('needs words that can be printed, and no address to mail to', () => {
    expect(problemsOf('print', { recipientEmail: '' })).toEqual({})
    expect(presentProblem(problemsOf('print', { message: '' }).message)).toBe(m.problem_present_message())
    const unprintable = problemsOf('print', { message: 'ᚠᚢᚦ' }).message
    expect(presentProblem(unprintable)).toBe(m.problem_present_not_printable())
    expect(presentProblem(problemsOf('print', { message: 'a'.repeat(241) }).message)).toBe(
      m.problem_gift_too_long(),
    )
  })

  test('goes along without what only a mail needs', () => {
    expect(checkPresent('print', draft)).toEqual({
      ok: true,
      present: { giverName: 'Oma', message: 'Voor onder de deken.' },
    })
  })
})
