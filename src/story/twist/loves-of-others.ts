import { kinshipOf } from '#book/kinship.ts'
import type { Gender } from '#book/options.ts'
import type { TwistSubject } from '../read-twist.ts'
import { isSubject, type LikeMatch } from './like-patterns.ts'
import { isSmall } from './names-being.ts'
import { isName } from './read-noun.ts'
import type { State } from './reading-state.ts'
import { bound } from './bound.ts'
import type { ThingIndex } from './thing-index.ts'

/**
 * Whether somebody else than the child loves what follows, by the subject of its own clause: her sister, Dad, the class, our
 * dog, a he in a girl’s twist; also where nobody can say who is meant. Whoever writes "my sister" gives her the book, and so
 * does who calls the hero Dad. After somebody else a way of liking without a subject is theirs too.
 */
export function isOfOther({ frame }: LikeMatch, text: string, state: State): boolean {
  const { index, subject, before, mode } = state
  // Of whom a text is, or a grown-up who may be anybody's Grandma, nobody knows who else it tells of.
  if (!subject.hero || subject.grown) return false
  const tokens = wordsOf(frame)
  const { possessives, pronouns } = index.words.grammar
  if (tokens.some((token) => possessives.family.includes(token)) && !isOfPet(tokens, index)) return false
  const [first = ''] = tokens.filter((token) => !index.fillers.has(token))
  if (index.relatives.has(first) || index.who.has(first)) return isOther(before.at(-1) ?? '', state)
  if (namesOther(tokens, state)) {
    // "Zij en haar zus houden van" goes on about the child; "haar zus houdt van" does not.
    return !(tokens.some((token) => index.many.has(token)) && sharesWithChild(before, state))
  }
  if (isOtherName(text.slice(0, frame.length), tokens, state)) return true
  if (saysOther(tokens, state)) return true
  return mode === 'aside' && !pronouns.includes(first) && !isOwn(first, state) && isSmall(first, index)
}

/** Whether the subject among some words is somebody else: "Ivy’s brother", "the other kids"; not who stands behind a preposition. */
function namesOther(tokens: readonly string[], state: State): boolean {
  const { index } = state
  return tokens.some((token, at) => {
    if (!index.others.has(token) && !(index.beings.has(token) && !isOwnChild(token, index))) return false
    let lead = at - 1
    while (lead >= 0 && (index.before.has(tokens[lead] ?? '') || index.adjectives.has(tokens[lead] ?? '')))
      lead--
    const word = tokens[lead] ?? ''
    // "Like her brother she loves"; "De broer van Ada" begins with him.
    return (
      !index.prepositions.has(word) && !(isOwn(word, state) && index.prepositions.has(tokens[lead + 1] ?? ''))
    )
  })
}

/** A word for the child itself: daughter, boy, toddler. */
function isOwnChild(token: string, { things, words }: ThingIndex): boolean {
  return things.get(token)?.kind === 'person' && !words.grammar.others.includes(token)
}

/** "Our dog loves sausages." */
function isOfPet(tokens: readonly string[], index: ThingIndex): boolean {
  return tokens.some((token) => index.things.get(token)?.kind === 'animal')
}

/** Whether a text is of somebody else: whoever is named last in it. */
function isOther(text: string, state: State): boolean {
  const { index } = state
  const tokens = wordsOf(text)
  const last = tokens.findLastIndex(
    (token) => isOwn(token, state) || index.others.has(token) || index.beings.has(token),
  )
  if (last < 0) return isOtherName(text, tokens, state)
  // "Ivy’s brother, who loves trains"
  return !isOwn(tokens[last] ?? '', state) && !isOwnChild(tokens[last] ?? '', index)
}

/** A name that is not the child’s: that of somebody who joins in, or any beside the child’s own. */
function isOtherName(text: string, tokens: readonly string[], { index, subject, namesHero }: State): boolean {
  const own = ownNames(subject)
  if (tokens.some((token) => own.includes(token))) return false
  const companions = (subject.companions ?? []).map((name) => name.toLowerCase())
  const names = text
    .split(/[^\p{L}\p{M}-]+/u)
    .filter((token) => isName(token) && isUnknown(token.toLowerCase(), index))
  return names.some((name) => namesHero || companions.includes(name.toLowerCase()))
}

function isUnknown(word: string, index: ThingIndex): boolean {
  return (
    !isSmall(word, index) && !index.openings.has(word) && !index.familiar.has(word) && !index.things.has(word)
  )
}

/** A he in a girl’s twist; or a she of whom nobody knows whether her sister is meant, who was told of just before. */
function saysOther(tokens: readonly string[], { index, subject, before }: State): boolean {
  const { female, male } = index.words.grammar.subjects
  if (subject.gender !== 'female' && subject.gender !== 'male') return false
  const [own, others] = subject.gender === 'female' ? [female, male] : [male, female]
  if (tokens.some((token) => index.many.has(token))) return false
  if (tokens.some((token) => others.includes(token))) return true
  if (!tokens.some((token) => own.includes(token))) return false
  const last = before.findLast((text) => kinOf(text, index) !== undefined)
  return last !== undefined && kinOf(last, index) === subject.gender
}

/** The gender of somebody of the child’s with whom a clause begins: "Her sister Mia is six". */
function kinOf(text: string, { words: { grammar } }: ThingIndex): Gender | undefined {
  const [first = '', second = ''] = wordsOf(text)
  const own = [...grammar.possessives.female, ...grammar.possessives.male]
  if (own.includes(first)) return kinshipOf(second)?.gender
  return grammar.others.includes(first) ? kinshipOf(first)?.gender : undefined
}

/** "Zij" and "Mila, papa" before "en haar zus houden van": nothing but who loves it too, the child among them. */
function sharesWithChild(before: readonly string[], state: State): boolean {
  const { pronouns } = state.index.words.grammar
  for (const text of before.toReversed()) {
    const tokens = wordsOf(text)
    const isChild = tokens.some((token) => isOwn(token, state) || pronouns.includes(token))
    if (tokens.length > 3 || !(isChild || isSubject(text, state.index))) return false
    if (isChild) return true
  }
  return false
}

/** What the child loves by the same words as somebody before it: "his sister is mad on horses, he rather on football". */
export function ownShare(text: string, { mode, link, index, subject }: State): string | undefined {
  if (mode !== 'aside' || link === '') return undefined
  const { female, male } = index.words.grammar.subjects
  const own = { female, male, other: [...female, ...male] }[subject.gender ?? 'other']
  const [first = '', ...rest] = text.split(' ')
  const at = rest.findIndex((word) => !index.fillers.has(word) && !index.rather.has(word))
  const isChild = [...own, ...ownNames(subject)].includes(first.toLowerCase())
  return isChild && rest[at] === link && rest.length > at + 1 ? rest.slice(at + 1).join(' ') : undefined
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(bound, ' ')
    .split(/[\s,’]+/u)
    .filter((token) => token !== '' && token !== 's')
}

function isOwn(token: string, { subject }: State): boolean {
  return ownNames(subject).includes(token)
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
