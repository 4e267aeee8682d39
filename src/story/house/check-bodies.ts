import { escapePattern } from '#book/escape-pattern.ts'
import type { Brief } from '#book/brief.ts'
import type { Pose } from '#book/scene-plan.ts'
import { usesWheelchair } from '#book/traits-of.ts'
import type { Story } from '../storyteller.ts'
import type { BookFault } from './check-book.ts'
import type { ContentLanguage } from './content-language.ts'
import { callName } from './grammar/call-name.ts'
import { companionName } from './grammar/companion-name.ts'
import { joinList } from './grammar/join-list.ts'
import type { SpreadSource } from './story-schema.ts'

/** What only legs do. */
const legWork: Readonly<Record<ContentLanguage, string>> = {
  dutch:
    'klim(t|men)|klom(men)?|geklommen|kniel(t|de|den|en)|(ren|rent|rennen|rende|renden)|(spring|springt|springen|sprong|sprongen)|huppel\\w*|hink\\w*|kruip(t|en)|kroop|kropen|hurk\\w*|loop|loopt|lopen|liep(en)?|wandel\\w*|stap|stapt|stapte|stapten|stamp(t|te|ten)|schop\\w*|tenen|handen en voeten|ladder|trapje op|ga(at|an) de boom in|onder het bed|dans(t|te|ten|en)?',
  english:
    'climb(s|ed|ing)?|kneel(s|ed|ing)?|knelt|runs?|ran|running|jump(s|ed|ing)?|hops?|hopped|leap\\w*|tiptoe\\w*|crawl\\w*|crouch\\w*|walk(s|ed|ing)?|stepped|stamp(s|ed|ing)?|kick(s|ed|ing)?|all fours|ladder|got on its back|goes up the tree|under the bed|danc(e|es|ed|ing)',
}

const everybody: Readonly<Record<ContentLanguage, string>> = {
  dutch: 'iedereen',
  english: 'everybody',
}

const legPoses: ReadonlySet<Pose> = new Set(['climb'])

/**
 * What a story asks of somebody in a wheelchair that only legs can do: in a sentence that names them or everybody, in
 * a caption, in a pose. What others say in quotes is their own business.
 */
export function checkBodies(
  sources: readonly SpreadSource[],
  told: Story,
  brief: Brief,
  language: ContentLanguage,
): BookFault[] {
  const users = usersOf(brief, language)
  if (users.size === 0) return []
  return told.spreads.flatMap(({ text, scene }, index): BookFault[] => {
    const id = sources[index]?.id ?? ''
    const asked = legsAsked([text, scene.caption], brief, language)
    const posed = scene.cast.filter(({ who: name, pose }) => users.has(name) && legPoses.has(pose))
    return [
      ...asked.map(({ doing, clause }) => ({
        key: `${id} asks legs of a wheelchair: ${doing}`,
        example: clause,
      })),
      ...posed.map(({ pose }) => ({ key: `${id} picture poses a wheelchair as ${pose}`, example: id })),
    ]
  })
}

/** Clauses of texts in which somebody of a book who is in a wheelchair, or everybody, does what only legs do. */
export function legsAsked(
  texts: readonly string[],
  brief: Brief,
  language: ContentLanguage,
): { doing: string; clause: string }[] {
  const users = usersOf(brief, language)
  if (users.size === 0) return []
  const who = [...users.values(), everybody[language]].join('|')
  const groups = groupsOf(brief, language)
  const named = new RegExp(`(^|\\P{L})(${who})(?!\\p{L})`, 'iu')
  const legs = new RegExp(`(^|\\P{L})(${legWork[language]})(?!\\p{L})`, 'iu')
  return texts
    .flatMap((text) => clausesOf(text, groups, language))
    .filter((clause) => named.test(clause))
    .flatMap((clause) => {
      const doing = legs.exec(clause)?.[2]
      return doing === undefined ? [] : [{ doing, clause }]
    })
}

/** People in wheelchairs: the name that scenes give them, and the names that the text gives them. */
function usersOf({ hero, companions }: Brief, language: ContentLanguage): Map<string, string> {
  const heroName = callName(hero.name, language)
  const users = new Map<string, string>()
  if (usesWheelchair(hero)) users.set('hero', escapePattern(heroName))
  companions.forEach((companion, index) => {
    const { wheels, members } = companionName(companion, language, heroName)
    if (wheels) users.set(`companion${index + 1}`, members.map(escapePattern).join('|'))
  })
  return users
}

/** Everybody of the book by name, and everybody but the child, as lists in a text. */
function groupsOf({ hero, companions }: Brief, language: ContentLanguage): string[] {
  const heroName = callName(hero.name, language)
  const names = companions.flatMap((one) => companionName(one, language, heroName).members)
  return [joinList([heroName, ...names], language), joinList(names, language)].filter((list) =>
    list.includes(','),
  )
}

/** What is told between stops and commas, without what somebody says; a list of everybody is one word. */
function clausesOf(text: string, groups: readonly string[], language: ContentLanguage): string[] {
  const listed = groups.reduce((told, list) => told.replaceAll(list, everybody[language]), text)
  return listed.replace(/‘[^’]*’(?=[\s.,]|$)/gu, '').split(/[.,!?…;:\n]/u)
}
