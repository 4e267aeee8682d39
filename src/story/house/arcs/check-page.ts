import type { ContentLanguage } from '../content-language.ts'
import { grammarPacks } from '../grammar/grammar-packs.ts'
import type { ArcSource } from './arc-schema.ts'
import { slotsOf } from './fill-text.ts'
import { type PageSource, parseWhen, type When } from './parse-lines.ts'

/** What the lines of an arc may ask for and name. */
export interface ArcNames {
  flags: ReadonlySet<string>
  /** In every book of the arc. */
  always: ReadonlySet<string>
  /** Only in books that have the flag of the same name: companions, and what the child loves. */
  sometimes: ReadonlySet<string>
}

/** Flags that no arc declares: companions without a role, nobody but the child, the child in a wheelchair, something that it is known to love. */
const commonFlags = ['others', 'alone', 'wheels', 'loves'] as const
export type CommonFlag = (typeof commonFlags)[number]

/** What the child loves, as texts of a theme call it: the first is there in every book. Pictures call it `l1`, `l2` and `l3`. */
export const lovedNames = ['loved', 'second', 'third'] as const
const [firstLoved, ...moreLoved] = lovedNames

export function namesOf({ event, asks, choices, roles, beats }: ArcSource): ArcNames {
  const roleIds = roles.map(({ id }) => id)
  const loved = event ? [] : moreLoved
  return {
    flags: new Set([
      ...Object.keys(event?.who ?? {}),
      ...asks.flatMap(({ options }) => options.map(({ flag }) => flag)),
      ...Object.values(choices).flat(),
      ...roleIds,
      ...beats.map(({ id }) => id),
      ...commonFlags,
      ...loved,
    ]),
    always: new Set(['hero', event?.about ?? firstLoved]),
    sometimes: new Set([...roleIds, 'others', ...loved]),
  }
}

/** What is wrong with a page for whatever book: unknown names and flags, and somebody who may not be there. */
export function checkPage({ lines }: PageSource, names: ArcNames, language: ContentLanguage): string[] {
  return lines.flatMap((line) =>
    line === 'paragraph'
      ? []
      : line.flatMap(({ when, tellings }) => [
          ...unknownFlags(when, names),
          ...tellings.flatMap(({ text }) => checkTelling(text, when, names, language)),
        ]),
  )
}

/** What is wrong with a condition that stands by itself. */
export function checkWhen(source: string, names: ArcNames): string[] {
  try {
    return unknownFlags(parseWhen(source), names)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function unknownFlags(when: When, { flags }: ArcNames): string[] {
  return when
    .flat()
    .filter(({ flag }) => !flags.has(flag))
    .map(({ flag }) => `"${flag}" is no flag of this arc`)
}

/** What is wrong with a text that is told under a condition. */
export function checkTelling(text: string, when: When, names: ArcNames, language: ContentLanguage): string[] {
  const { forms, agreement } = grammarPacks[language]
  let isNamed = false
  return slotsOf(text).flatMap((slot) => {
    const faults: string[] = []
    if (slot.id !== undefined && !names.always.has(slot.id)) {
      if (!names.sometimes.has(slot.id)) faults.push(`${slot.whole} is nobody in this arc`)
      else if (!makesSureOf(slot.id, when))
        faults.push(`${slot.whole} may not be in the book: ask for it with "? ${slot.id} ::"`)
    }
    if (slot.kind === 'name') {
      isNamed = true
      if (slot.form !== undefined && !forms.includes(slot.form))
        faults.push(`${slot.whole} asks for no form of ${language}`)
    } else {
      if (slot.forms.length !== agreement.length) faults.push(`${slot.whole} needs ${agreement.length} forms`)
      if (slot.id === undefined && !isNamed) faults.push(`${slot.whole} agrees with nobody before it`)
    }
    return faults
  })
}

function makesSureOf(flag: string, when: When): boolean {
  return when.every((all) => all.some((one) => one.flag === flag && one.holds))
}
