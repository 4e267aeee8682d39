import { sizeTable } from '#book/size.ts'
import { type BookLanguage, languageTag } from '#book/options.ts'
import { whoWords } from './event-words.ts'
import { m } from '../messages/generated/messages.js'
import { ageOf, appearanceAt, toldTwist, wantsFurigana } from './draft-brief.ts'
import type { Draft } from './draft.ts'
import { companionWords, looksWords } from './looks-words.ts'
import { genderName, languageName, sizeName, themeName } from './option-names.ts'
import type { BuilderStep } from './steps.ts'
import { styleName } from './style-name.ts'

/** An answer of the builder in a few words, with the question it belongs to. */
export interface SummaryLine {
  step: BuilderStep
  label: string
  value: string
  /** Of the value, where it may be another than that of the site: a BCP 47 tag. */
  lang?: string | undefined
}

function languageWords(language: BookLanguage, furigana: boolean): string {
  const name = languageName[language]()
  return furigana ? m.builder_with_furigana({ language: name }) : name
}

/** Everything that was told, a line for each question. */
export function draftSummary(draft: Draft): SummaryLine[] {
  const { size } = draft
  const companions = draft.companions.map((each) => ({ name: each.name.trim(), words: companionWords(each) }))
  const cast = [
    { name: draft.name.trim(), words: looksWords(appearanceAt(draft.appearance, ageOf(draft.age))) },
    ...companions,
  ]
    .filter(({ name }) => name !== '')
    .map(({ name, words }) => `${name} – ${words}`)
  const age = draft.age === '1' ? m.builder_age_one_year() : m.builder_age_years({ age: draft.age })
  const facts =
    size === null
      ? ''
      : m.builder_size_facts({ pages: sizeTable[size].pages, pictures: sizeTable[size].spreads + 1 })
  return [
    {
      step: 'who',
      label: m.builder_step_who(),
      value: [
        draft.name,
        draft.age === '' ? '' : age,
        draft.gender === null || draft.gender === 'other' ? '' : genderName[draft.gender]().toLowerCase(),
      ]
        .filter((part) => part !== '')
        .join(', '),
    },
    {
      step: 'style',
      label: m.builder_step_style(),
      value: draft.style === null ? '' : styleName[draft.style](),
    },
    draft.event
      ? {
          step: 'twist',
          label: m.builder_step_theme(),
          value: (whoWords[draft.event.who]?.chosen ?? m.event_chosen)({ name: draft.event.name.trim() }),
        }
      : {
          step: 'theme',
          label: m.builder_step_theme(),
          value: draft.theme === null ? '' : themeName[draft.theme](),
        },
    {
      step: 'characters',
      label: m.builder_step_characters(),
      value: [...cast, companions.length === 0 ? m.builder_nobody_else() : ''].join('\n').trim(),
    },
    {
      step: 'twist',
      label: m.builder_step_twist(),
      value: toldTwist(draft, draft.language) || m.builder_no_twist(),
    },
    {
      step: 'language',
      label: m.builder_step_language(),
      value: draft.language === null ? '' : languageWords(draft.language, wantsFurigana(draft)),
    },
    {
      step: 'title',
      label: m.builder_step_title(),
      value: draft.title,
      lang: draft.title === '' || draft.language === null ? undefined : languageTag[draft.language],
    },
    {
      step: 'size',
      label: m.builder_step_size(),
      value: size === null ? '' : `${sizeName[size]()}: ${facts}`,
    },
  ]
}
