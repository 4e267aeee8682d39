import { kinshipOf } from '#book/kinship.ts'
import type { TwistSubject } from '../read-twist.ts'
import type { LikeMatch } from './like-patterns.ts'
import { isSmall } from './names-being.ts'
import type { Mode, State } from './reading-state.ts'
import type { ThingIndex } from './thing-index.ts'

/**
 * Whether somebody else than the child loves what follows: her sister, Dad, the class. Whoever writes "my sister" gives
 * her the book, and so does who calls the hero Dad. After somebody else a way of liking without a subject is theirs too.
 */
export function isOfOther(
  { frame }: LikeMatch,
  mode: Mode,
  index: ThingIndex,
  subject: TwistSubject,
): boolean {
  const tokens = frame
    .toLowerCase()
    .split(/[\s’]+/u)
    .filter((token) => token !== '')
  // Of whom a text is, or a grown-up who may be anybody's Grandma, nobody knows who else it tells of.
  if (!subject.hero || subject.grown) return false
  const { others, possessives, pronouns } = index.words.grammar
  if (tokens.some((token) => possessives.family.includes(token) || ownNames(subject).includes(token)))
    return false
  const other = tokens.findIndex((token) => others.includes(token))
  // "en papa zijn gek op" goes on about the child; "zijn papa is gek op" does not.
  if (other >= 0) return !tokens.slice(other).some((token) => index.many.has(token))
  const [first = ''] = tokens.filter((token) => !index.fillers.has(token))
  return mode === 'aside' && !pronouns.includes(first) && isSmall(first, index)
}

/** What the child loves by the same words as somebody before it: "his sister is mad on horses, he on football". */
export function ownShare(text: string, { mode, link, index, subject }: State): string | undefined {
  if (mode !== 'aside' || link === '') return undefined
  const { female, male } = index.words.grammar.subjects
  const own = { female, male, other: [...female, ...male] }[subject.gender ?? 'other']
  const [first = '', second = '', ...rest] = text.split(' ')
  const isChild = [...own, ...ownNames(subject)].includes(first.toLowerCase())
  return isChild && second === link && rest.length > 0 ? rest.join(' ') : undefined
}

/** "juf Anneke en haar gitaar": whoever was named last before a thing of hers, unless she is the child's own ("haar oma Riet"). */
export function belongsToNamed(words: string, text: string, { index, subject }: State): boolean {
  const { possessives } = index.words.grammar
  const own = words.split(' ')[0] ?? ''
  const gender = (['female', 'male'] as const).find((one) => possessives[one].includes(own))
  const before = text.slice(0, Math.max(0, text.indexOf(words))).replace(/[^\p{L}\s]/gu, ' ')
  const named = [...before.matchAll(/(?:^|(\p{L}+)\s+)(\p{L}+)\s+\p{Lu}\p{L}+/gu)].at(-1)
  if (!subject.hero || gender === undefined || !named) return false
  const [, whose = '', kin = ''] = named
  return (
    kinshipOf(kin)?.gender === gender &&
    ![...possessives.female, ...possessives.male].includes(whose.toLowerCase())
  )
}

function ownNames({ hero = '' }: TwistSubject): string[] {
  return hero
    .toLowerCase()
    .split(' ')
    .filter((name) => name !== '')
}
