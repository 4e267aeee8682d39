import type { Brief } from '#book/brief.ts'
import type { Companion } from '#book/character.ts'
import { type CompanionDraft, type Draft, emptyCompanion, emptyDraft } from '../builder/draft.ts'

/** The builder's answers as they were when a book was made, to change and make anew. Uploads are not kept. */
export function draftOfBrief(brief: Brief, newId: () => string): Draft {
  const { hero, companions, style, theme, twist, language, title, size, furigana, everyday } = brief
  return {
    ...emptyDraft(newId),
    name: hero.name,
    age: String(hero.age),
    gender: hero.gender,
    description: hero.description,
    appearance: hero.appearance,
    looksChosen: true,
    style,
    theme,
    companions: companions.map((companion) => companionDraft(companion, newId)),
    twist,
    language,
    title,
    size,
    ...(everyday && { twistEveryday: everyday }),
    ...(furigana === true && { furigana }),
  }
}

function companionDraft(companion: Companion, newId: () => string): CompanionDraft {
  const { kind, name, description } = companion
  const shared = { ...emptyCompanion(kind, newId), name, description }
  if (companion.kind !== 'person') return { ...shared, species: companion.species }
  const { age, gender, appearance } = companion
  return { ...shared, age: String(age), gender, appearance, looksChosen: true }
}
