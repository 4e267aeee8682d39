import { limitOfProblem } from '#book/limits.ts'
import type { BookLanguage } from '#book/options.ts'
import { m } from '../messages/generated/messages.js'
import { languageName } from './option-names.ts'

/** What the checks' message keys say to people. */
const words: Readonly<Record<string, (inputs: { max: number; language: string }) => string>> = {
  name_required: m.problem_name_required,
  name_too_long: m.problem_name_too_long,
  name_not_allowed: m.problem_name_not_allowed,
  name_finds_somebody: m.problem_name_finds_somebody,
  name_not_for_children: m.problem_name_not_for_children,
  name_needs_letter: m.problem_name_needs_letter,
  age_required: m.problem_age_required,
  age_not_number: m.problem_age_not_number,
  age_not_positive: m.problem_age_not_positive,
  age_not_whole: m.problem_age_not_whole,
  age_too_high: m.problem_age_too_high,
  gender_invalid: m.problem_gender_invalid,
  gender_required: m.problem_gender_required,
  event_size_closed: m.event_size_closed,
  event_not_told: m.problem_event_not_told,
  language_invalid: m.problem_language_invalid,
  language_required: m.problem_language_required,
  language_without_stories: m.problem_language_without_stories,
  choice_not_available: m.problem_choice_not_available,
  too_many_books_in_making: m.problem_too_many_books_in_making,
  workshop_full: m.problem_workshop_full,
  style_required: m.problem_style_required,
  theme_required: m.problem_theme_required,
  title_required: m.problem_title_required,
  title_too_long: m.problem_title_too_long,
  title_not_allowed: m.problem_title_not_allowed,
  title_finds_somebody: m.problem_title_finds_somebody,
  title_not_for_children: m.problem_title_not_for_children,
  size_required: m.problem_size_required,
  size_needs_title: m.problem_size_needs_title,
  twist_too_long: m.problem_twist_too_long,
  description_too_long: m.problem_description_too_long,
  too_many_characters: m.problem_too_many_characters,
  picture_too_large: m.problem_picture_too_large,
  picture_not_supported: m.problem_picture_not_supported,
  picture_too_many_pixels: m.problem_picture_too_many_pixels,
  picture_not_used: m.problem_picture_not_used,
  picture_needs_consent: m.problem_picture_needs_consent,
  book_already_paid: m.problem_replaced_is_paid,
  too_many_titles: m.problem_too_many_titles,
  titles_refused: m.problem_titles_refused,
  titles_unusable: m.problem_titles_unusable,
  titles_away: m.problem_titles_failed,
  titles_budget: m.problem_titles_spent,
  too_many_requests: m.site_too_many_requests,
  connection_problem: m.common_connection_problem,
}

/**
 * The words for a message key; an unknown one gets the general apology.
 * @param language that the message is about
 */
export function problemMessage(key: string, language?: BookLanguage): string {
  const name = language === undefined ? '' : languageName[language]()
  return (words[key] ?? m.common_server_problem_kept)({ max: limitOfProblem[key] ?? 0, language: name })
}
