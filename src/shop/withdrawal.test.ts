import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withdrawalWords } from './withdrawal.ts'

/** What buyers have agreed to, ever: lines are added, never changed. */
const wordsByDay: Readonly<Record<string, Record<'nl' | 'en', string>>> = {
  '2026-11-22': {
    nl: 'Ja, lever de download meteen, nog binnen de bedenktijd van 14 dagen. Ik weet dat ik de koop ervan dan niet meer kan herroepen.',
    en: 'Yes, deliver the download at once, within the 14 days in which I could change my mind. I know that I can then no longer withdraw from buying it.',
  },
  '2026-11-24': {
    nl: 'Ja, lever de download meteen, nog binnen de bedenktijd van 14 dagen. Ik weet dat ik de koop ervan dan niet meer kan herroepen.',
    en: 'Yes, deliver the download at once, before the 14 days for changing my mind are over. I understand that I then lose my right to change my mind about it.',
  },
}

test.each(['nl', 'en'] as const)(
  'the words beside the tick are those of the day that orders keep, in %s',
  (locale) => {
    const file = new URL(`../../content/messages/${locale}/shop.json`, import.meta.url)
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    expect(messages['buy_withdrawal']).toBe(wordsByDay[withdrawalWords]?.[locale])
  },
)
