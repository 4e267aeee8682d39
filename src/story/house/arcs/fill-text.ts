import type { ContentLanguage } from '../content-language.ts'
import { capitalise } from '../grammar/capitalise.ts'
import type { GrammaticalNumber, Referent } from '../grammar/grammar-pack.ts'
import { grammarPacks } from '../grammar/grammar-packs.ts'

export type Referents = Readonly<Record<string, Referent>>

/** `{lost}`, `{Lost.He}`: somebody, in a form; `[came|come]`, `[lost:came|come]`: what agrees with somebody. */
const slotPattern = /\{([A-Za-z]+)(?:\.([A-Za-z]+))?\}|\[(?:([a-z]\w*):)?([^\]]+)\]/gu

/** What a text names: somebody in a form, or forms that agree with somebody named here or before. */
type Slot = { whole: string; at: number } & (
  | { kind: 'name'; id: string; form: string | undefined; startsSentence: boolean }
  | { kind: 'agreement'; id: string | undefined; forms: string[] }
)

/** What was found in the texts of arcs, which are told again for every book. */
const found = new Map<string, readonly Slot[]>()

/** The slots of a text in order. */
export function slotsOf(text: string): readonly Slot[] {
  const known = found.get(text)
  if (known) return known
  const slots = findSlots(text)
  found.set(text, slots)
  return slots
}

function findSlots(text: string): Slot[] {
  return [...text.matchAll(slotPattern)].map(
    ({ 0: whole, 1: id, 2: form, 3: named, 4: forms, index: at }) => {
      if (id === undefined)
        return { whole, at, kind: 'agreement', id: named, forms: (forms ?? '').split('|') }
      const small = id.charAt(0).toLowerCase() + id.slice(1)
      return { whole, at, kind: 'name', id: small, form: form?.toLowerCase(), startsSentence: id !== small }
    },
  )
}

/**
 * Puts the people of a book into a text. A capital in a slot starts a sentence; forms in brackets agree with the one they
 * name, or with the last one before them. Throws when somebody named is not in this book: a fault of the text.
 */
export function fillText(text: string, referents: Referents, language: ContentLanguage): string {
  const pack = grammarPacks[language]
  let last: GrammaticalNumber = 'one'
  let done = 0
  let told = ''
  for (const slot of slotsOf(text)) {
    told += text.slice(done, slot.at)
    done = slot.at + slot.whole.length
    const who = slot.id === undefined ? undefined : referents[slot.id]
    if (slot.id !== undefined && !who) throw new Error(`${slot.whole} is nobody in this book: ${text}`)
    if (slot.kind === 'agreement') {
      const number = who ? pack.numberOf(who, undefined) : last
      told += slot.forms[pack.agreement.indexOf(number)] ?? ''
    } else if (who) {
      last = pack.numberOf(who, slot.form)
      const said = pack.say(who, slot.form)
      told += slot.startsSentence ? capitalise(said, language) : said
    }
  }
  return told + text.slice(done)
}
