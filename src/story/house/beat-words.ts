import type { ContentLanguage } from './content-language.ts'
import { formatMessage, type Words } from './format-message.ts'
import { capitalise } from './grammar/capitalise.ts'
import type { NamedCompanion } from './grammar/companion-name.ts'
import { joinList } from './grammar/join-list.ts'
import type { StorySource } from './story-schema.ts'

/**
 * Puts the companions into the story's beats: each companion gets the line of its place in the row, up to
 * `atMost` of them beginning at `startAt`; `rest` stands for the others. No companions: `last` alone, or ''.
 */
export function beatWords(
  story: StorySource,
  companions: readonly NamedCompanion[],
  words: Words,
  language: ContentLanguage,
): Words {
  const entries = Object.entries(story.beats).map(([key, beat]) => {
    const row = companions.map((_, place) => companions[(place + beat.startAt) % companions.length])
    const phrases = row
      .slice(0, beat.atMost)
      .map((companion, place) =>
        companion
          ? formatMessage(lineFor(beat.lines[language], place), named(words, companion, language), language)
          : '',
      )
    if (row.length > beat.atMost && beat.rest)
      phrases.push(formatMessage(beat.rest[language], words, language))
    if (beat.last) phrases.push(formatMessage(beat.last[language], words, language))
    return [key, beat.join === 'list' ? joinList(phrases, language) : phrases.join(' ')]
  })
  return Object.fromEntries(entries)
}

function lineFor(lines: readonly string[], place: number): string {
  return lines[place % lines.length] ?? ''
}

function named(words: Words, companion: NamedCompanion, language: ContentLanguage): Words {
  return {
    ...words,
    c: companion.name,
    C: capitalise(companion.name, language),
    cNumber: companion.many ? 'many' : 'one',
    kind: companion.kind,
    wheels: companion.wheels ? 'yes' : 'no',
  }
}
