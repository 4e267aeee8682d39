import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withdrawalWords } from './withdrawal.ts'

type Words = Record<'nl' | 'en', Record<'download' | 'print', string>>

const plain = {
  nl: 'Ja, lever de download meteen, nog binnen de bedenktijd van 14 dagen. Ik weet dat ik de koop ervan dan niet meer kan herroepen.',
  en: 'Yes, deliver the download at once, within the 14 days in which I could change my mind. I know that I can then no longer withdraw from buying it.',
}

/** What buyers have agreed to, ever: lines are added, never changed. */
const wordsByDay: Readonly<Record<string, Words>> = {
  '2026-11-22': {
    nl: { download: plain.nl, print: plain.nl },
    en: { download: plain.en, print: plain.en },
  },
  '2026-11-24': {
    nl: {
      download: plain.nl,
      print:
        'Ja, lever de download die bij het boek hoort meteen, nog binnen de bedenktijd van 14 dagen. Ik weet dat ik de koop van die download dan niet meer kan herroepen.',
    },
    en: {
      download:
        'Yes, deliver the download at once, before the 14 days for changing my mind are over. I understand that I then lose my right to change my mind about it.',
      print:
        'Yes, deliver the download that comes with the book at once, before the 14 days for changing my mind are over. I understand that I then lose my right to change my mind about that download.',
    },
  },
}

test.each(['nl', 'en'] as const)(
  'the words beside the tick are those of the day that orders keep, in %s',
  (locale) => {
    const file = new URL(`../../content/messages/${locale}/shop.json`, import.meta.url)
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const { buy_withdrawal: download, buy_withdrawal_print: print } = messages
    expect({ download, print }).toEqual(wordsByDay[withdrawalWords]?.[locale])
  },
)
