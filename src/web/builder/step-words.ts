import { m } from '../messages/generated/messages.js'
import type { BuilderStep } from './steps.ts'

export const stepName: Readonly<Record<BuilderStep, () => string>> = {
  who: m.builder_step_who,
  style: m.builder_step_style,
  theme: m.builder_step_theme,
  characters: m.builder_step_characters,
  twist: m.builder_step_twist,
  language: m.builder_step_language,
  title: m.builder_step_title,
  size: m.builder_step_size,
  generate: m.builder_step_generate,
}

export const stepQuestion: Readonly<Record<BuilderStep, () => string>> = {
  who: m.builder_who_question,
  style: m.builder_style_question,
  theme: m.builder_theme_question,
  characters: m.builder_characters_question,
  twist: m.builder_twist_question,
  language: m.builder_language_question,
  title: m.builder_title_question,
  size: m.builder_size_question,
  generate: m.builder_generate_question,
}

/** The line below the question. The child may not have a name yet. @param follows whether the builder knows who is in the book from another */
export function stepLead(step: BuilderStep, childName: string, follows = false): string {
  const name = childName === '' ? m.builder_main_character() : childName
  const leads: Readonly<Record<BuilderStep, () => string>> = {
    who: m.builder_who_lead,
    style: () => (childName === '' ? m.builder_style_lead_nobody() : m.builder_style_lead({ name })),
    theme: () => (follows ? m.builder_theme_lead_next() : m.builder_theme_lead()),
    characters: () => m.builder_characters_lead({ name }),
    twist: () => (childName === '' ? m.builder_twist_lead_nobody() : m.builder_twist_lead({ name })),
    language: m.builder_language_lead,
    title: m.builder_title_lead,
    size: m.builder_size_lead,
    generate: m.builder_generate_lead,
  }
  return leads[step]()
}

const nextLabels: Readonly<Record<BuilderStep, () => string>> = {
  who: m.builder_next_style,
  style: m.builder_next_theme,
  theme: m.builder_next_characters,
  characters: m.builder_next_twist,
  twist: m.builder_next_language,
  language: m.builder_next_title,
  title: m.builder_next_size,
  size: m.builder_next_generate,
  generate: m.builder_make_book,
}

/** What the one green button says. */
export function nextLabel(step: BuilderStep): string {
  return nextLabels[step]()
}
