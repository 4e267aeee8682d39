import { parseBrief, type Brief, type TitleBrief, titleBriefSchema } from '#book/brief.ts'
import type { Appearance } from '#book/appearance.ts'
import { limits } from '#book/limits.ts'
import type { BookLanguage } from '#book/options.ts'
import { takesFurigana } from '#book/ruby.ts'
import { fittingTraits } from '#book/traits.ts'
import { withoutPieces } from '#book/without-pieces.ts'
import type { CompanionDraft, Draft, EventDraft } from './draft.ts'

/** What was typed as an age: a number as people write one, or not a number (such as "1e2" and "0x5"). */
export function ageOf(typed: string): number {
  const written = typed.trim().replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN
}

/** Looks without what an age rules out: it stays in the draft, for an age is typed anew digit by digit. */
export function appearanceAt({ traits = [], ...looks }: Appearance, ageYears: number): Appearance {
  const fitting = fittingTraits(traits, ageYears)
  return fitting.length > 0 ? { ...looks, traits: fitting } : looks
}

function companionInput(companion: CompanionDraft): unknown {
  const { kind, name, description, picturePath } = companion
  const shared = { kind, name, description, ...(picturePath === null ? {} : { picturePath }) }
  if (kind !== 'person') return { ...shared, species: companion.species }
  return {
    ...shared,
    age: ageOf(companion.age),
    gender: companion.gender,
    appearance: appearanceAt(companion.appearance, ageOf(companion.age)),
  }
}

/** Whether the book as told so far has characters that readings can stand over. */
export function offersFurigana({ language, age }: Draft): boolean {
  return takesFurigana({ language, age: ageOf(age) })
}

/** Whether readings are wanted, and the book has characters for them. */
export function wantsFurigana(draft: Draft): boolean {
  return draft.furigana === true && offersFurigana(draft)
}

/** What the book gets of the twist: nothing of what was left out. @param language of the book, null while not chosen */
export function toldTwist({ twist, twistLeftOut = [] }: Draft, language: BookLanguage | null): string {
  return withoutPieces(twist, twistLeftOut, language)
}

/** The last answers on the sentences of a twist, as many as a brief takes: what is not said any more is passed over when it is read. */
export function toldEveryday({ twistEveryday = [] }: Pick<Draft, 'twistEveryday'>): string[] {
  return twistEveryday.slice(-limits.everydaySentences)
}

function eventInput({ story, who, name, gender, answers }: EventDraft): unknown {
  return { story, who, name, gender, answers }
}

/** The draft in the shape that the checks read; not checked yet. */
export function briefInput(draft: Draft): Record<string, unknown> {
  const { name, gender, description, appearance, picturePath } = draft
  const everyday = toldEveryday(draft)
  return {
    hero: {
      name,
      age: ageOf(draft.age),
      gender,
      description,
      appearance: appearanceAt(appearance, ageOf(draft.age)),
      ...(picturePath === null ? {} : { picturePath }),
    },
    companions: draft.companions.map(companionInput),
    style: draft.style,
    theme: draft.theme,
    twist: toldTwist(draft, draft.language),
    ...(everyday.length > 0 ? { everyday } : {}),
    language: draft.language,
    title: draft.title,
    size: draft.size,
    ...(draft.event ? { event: eventInput(draft.event) } : {}),
    ...(wantsFurigana(draft) ? { furigana: true } : {}),
  }
}

/** What titles are made from, or null while something is missing. */
export function titleBriefOf(draft: Draft): TitleBrief | null {
  const result = titleBriefSchema.safeParse(briefInput(draft))
  return result.success ? result.data : null
}

/** The whole brief, or null while something is missing. */
export function briefOf(draft: Draft): Brief | null {
  const result = parseBrief(briefInput(draft))
  return result.ok ? result.brief : null
}
