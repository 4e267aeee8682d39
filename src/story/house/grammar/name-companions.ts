import type { Companion } from '#book/character.ts'
import type { ContentLanguage } from '../content-language.ts'
import { companionName, type NamedCompanion } from './companion-name.ts'
import { joinList } from './join-list.ts'
import { type Being, tellApart } from './tell-apart.ts'

export interface NamedCast {
  companions: NamedCompanion[]
  /** Everybody but the hero, for a list: two mums stand in it as both mums. */
  names: string[]
  /** Whether one of these names had to be told apart from another: the second Lars. */
  apart: boolean
}

interface Member extends Being {
  /** Place of the entry that names this being. */
  entry: number
}

/** Settles how all companions are named in running text, so that no two beings of a book have the same name:
 * `ownNames` are those of the story's own. */
export function nameCompanions(
  companions: readonly Companion[],
  hero: { name: string; age: number },
  ownNames: readonly string[],
  language: ContentLanguage,
): NamedCast {
  const written = companions.map((companion) => companionName(companion, language, hero.name))
  const members = written.flatMap(({ members, kind }, entry) =>
    members.map((name): Member => ({ ...companions[entry], name, kind, entry })),
  )
  const labels = new Map<Member, string>()
  const pairs = new Map<Member, string>()
  for (const heard of new Set(members.map(({ name }) => sound(name)))) {
    const namesakes = members.filter(({ name }) => sound(name) === heard)
    const bearer = [hero, ...ownNames.map((name) => ({ name }))].find(({ name }) => sound(name) === heard)
    if (namesakes.length === 1 && !bearer) continue
    const told = tellApart(namesakes, bearer, language)
    namesakes.forEach((member, place) => labels.set(member, told.labels[place] ?? member.name))
    if (told.both !== undefined) namesakes.forEach((member) => pairs.set(member, told.both ?? ''))
  }
  const called = (member: Member): string => labels.get(member) ?? member.name
  const entryNames = (entry: number): string[] =>
    members.filter((member) => member.entry === entry).map(called)
  return {
    companions: written.map((companion, entry) => {
      const names = entryNames(entry)
      const name = names.length > 1 ? joinList(names, language) : (names[0] ?? companion.name)
      return { ...companion, name, members: names }
    }),
    names: [...new Set(members.map((member) => pairs.get(member) ?? called(member)))],
    apart: members.some((member) => labels.has(member) && !pairs.has(member)),
  }
}

/** What is the same when it is read aloud. */
function sound(name: string): string {
  return name.toLowerCase().replace(/[\s-]+/g, ' ')
}
