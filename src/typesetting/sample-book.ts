import { sizeTable } from '#book/size.ts'
import type { BookToTypeset } from './typesetter.ts'

/** A book for the tests of this folder, with this JPEG for every picture; `changes` replace what a test is about. */
export function sampleBook(picture: Uint8Array, changes: Partial<BookToTypeset>): BookToTypeset {
  return {
    language: 'dutch',
    size: 'small',
    style: 'waterpaint',
    theme: 'adventure',
    title: 'De heuvel is weg',
    childName: 'Noor',
    childAge: 6,
    intro: '',
    dedication: 'Voor Noor',
    ending: 'Later.',
    blurb: null,
    cover: { picture, caption: 'Noor op een heuvel', bend: 0 },
    endpaper: picture,
    spreads: Array.from({ length: sizeTable[changes.size ?? 'small'].spreads }, (_, index) => ({
      text: `Bladzijde ${index + 1}: ‘#strong[$x$]’ riep *Noor*.\nEn nog een regel.`,
      caption: `Noor kijkt (${index + 1})`,
      picture,
    })),
    madeBy: { storyteller: 'de huisverteller', illustrator: 'de huistekenaar' },
    madeOn: new Date('2026-11-20T12:00:00Z'),
    watermark: false,
    ...changes,
  }
}
