import { kinshipOf } from '#book/kinship.ts'
import type { TwistSubject } from '../read-twist.ts'
import type { EverydayWords } from './load-twist-words.ts'
import type { ThingIndex } from './thing-index.ts'

/** Whoever a sentence names. */
export interface Somebody {
  end: number
  words: string
  isChild: boolean
  isPerson: boolean
  /** Whether they are known to be no animal. */
  isHuman: boolean
  isGrown: boolean
  /** Whether it is known who they are to the child, or they are of the book. */
  isThere: boolean
}

/** A clause of every day, read to its end. */
export interface Told {
  verb: EverydayWords['verbs'][string]
  /** In small letters. */
  tokens: readonly string[]
  doers: readonly Somebody[]
  /** Everybody else, and those of them to whom it is done. */
  others: readonly Somebody[]
  beings: readonly Somebody[]
  /** Whether animals or creatures that are nobody’s join in. */
  withAnimals: boolean
  bathes: boolean
}

/**
 * Whether a clause of which every word is harmless may still tell of a sorrow by who does it, when, or to whom: "Opa schommelt in de
 * schuur", "They always laugh at Lottie".
 */
export function isDoubtful(told: Told, index: ThingIndex, subject: TwistSubject): boolean {
  const clause = new DoubtfulClause(told, index, subject)
  return (
    clause.isOfSomebodyElse() ||
    clause.isUnkind() ||
    clause.isOfANight() ||
    clause.isCareOfTheGrown() ||
    clause.isSeldom() ||
    clause.isOddOfTheGrown()
  )
}

class DoubtfulClause {
  private readonly told: Told
  private readonly words: EverydayWords
  private readonly index: ThingIndex
  private readonly subject: TwistSubject
  private readonly ofChild: boolean
  private readonly byGrown: boolean
  private readonly byHuman: boolean

  constructor(told: Told, index: ThingIndex, subject: TwistSubject) {
    const { doers } = told
    this.told = told
    this.words = index.words.everyday
    this.index = index
    this.subject = subject
    this.ofChild = doers.length === 0 || doers.some(({ isChild }) => isChild)
    this.byGrown = doers.some(({ isGrown }) => isGrown)
    this.byHuman = doers.some(({ isHuman, isChild }) => isHuman && !isChild)
  }

  /** "She picks flowers for him", "Ze slaapt in zijn bed": who is not named may be whoever is missed. */
  isOfSomebodyElse(): boolean {
    const { tokens, doers } = this.told
    const { gender } = this.subject
    const { objects, doubts } = this.words
    const { possessives } = this.index.words.grammar
    const all = [...objects.female, ...objects.male]
    if (this.ofChild && this.isMeant(all)) return true
    if (gender !== 'female' && gender !== 'male') return false
    const other = gender === 'female' ? 'male' : 'female'
    if (this.isMeant(objects[other])) return true
    if (!tokens.some((token) => possessives[other].includes(token))) return false
    // "Papa rijdt op zijn fiets", "Biscuit sleeps in his basket" and wags his tail, but sits by nobody else's bed.
    const isOwn = doers.some(({ words, isChild }) => !isChild && kinshipOf(words)?.gender === other)
    const isOfPet = !this.ofChild && !this.byHuman && (this.is('sleeps') || this.is('sounds'))
    return !isOwn && (!isOfPet || this.says(doubts.besideBeds))
  }

  /** Nobody laughs at the child, runs after it or takes what it has; but with it, or a dog. */
  isUnkind(): boolean {
    const { beings } = this.told
    const { chased, mocking, friendly, lunch } = this.words.doubts
    const ofChild = beings.some(({ isChild }) => isChild)
    // "They" are others where the child is named beside them.
    if (this.ofChild && ofChild) return true
    if (this.is('laughs') && !this.says(friendly) && (ofChild || (beings.length > 0 && this.says(mocking))))
      return true
    if (this.says(chased) && beings.length > 0 && !this.ofChild) return true
    if (!this.is('steals')) return false
    // Of a name in the book it is not known whether it is a dog: socks are its toys, and lunch is taken by others too.
    const byName = this.told.doers.some(({ isPerson }) => isPerson)
    return this.ofChild || this.byHuman || (byName && this.says(lunch))
  }

  /** At night everybody sleeps; all day long only a child or an animal does what it likes. */
  isOfANight(): boolean {
    const { nights, long, evenings, restless, sofa } = this.words.doubts
    const isQuiet = this.is('sleeps') || this.is('sounds') || this.is('steals')
    if (this.says(nights) && (this.byHuman || !isQuiet)) return true
    if (this.says(long) && this.byHuman) return true
    if (this.is('sleeps') && (this.ofChild || this.byHuman) && this.says(sofa)) return true
    if (this.is('sleeps') && this.ofChild && this.told.others.some(({ isGrown }) => isGrown)) return true
    if (!this.byGrown) return false
    const withChild = this.is('plays') && this.told.others.some(({ isChild }) => isChild)
    const isLate = this.says(evenings) && (this.is('cares') || withChild || this.says(restless))
    // One sings in the bath, and alone.
    return isLate || (this.told.bathes && !this.says(this.words.doubts.sung))
  }

  /** Who is fed, brushed or helped at home may be ill, if it is somebody grown. */
  isCareOfTheGrown(): boolean {
    const { beings } = this.told
    const isFed = this.says(this.words.doubts.nursed)
    if (isFed && beings.some(({ isHuman }) => isHuman)) return true
    return this.is('helps') && this.byGrown && beings.some(({ isGrown }) => isGrown)
  }

  /** What is done with somebody grown only now and then, or in the holidays, may be a visit. */
  isSeldom(): boolean {
    const { sometimes, doubts } = this.words
    const withGrown = [...this.told.doers, ...this.told.others].some(({ isGrown }) => isGrown)
    if (this.says(doubts.visits) && withGrown) return true
    return this.says(sometimes) && (withGrown || this.is('can') || this.is('eats'))
  }

  /** Grown ones swing from no tree, dance with no butterflies and camp on no sofa; and drive at their ease. */
  isOddOfTheGrown(): boolean {
    const { others, withAnimals } = this.told
    const { childish, afar, driven, fast, camped, campsites, streets, nights, evenings } = this.words.doubts
    if (this.is('plays') && withAnimals && !this.ofChild) return true
    if (
      this.is('plays') &&
      this.says(camped) &&
      (!this.says(campsites) || this.says([...nights, ...evenings]))
    )
      return true
    if (!this.byGrown) return false
    // A friend of hers may be her mother's new one.
    const { female, male, other } = this.index.words.grammar.friends
    const friends = [...female, ...male, ...other]
    if (others.some(({ words }) => words.split(' ').some((word) => friends.includes(word)))) return true
    if (this.says(driven) && this.says(fast)) return true
    return this.says(childish) || this.says(afar) || this.says(streets)
  }

  private is(name: string): boolean {
    return this.words.verbs[name] === this.told.verb
  }

  private says(phrases: readonly string[]): boolean {
    const text = ` ${this.told.tokens.join(' ')} `
    return phrases.some((phrase) => text.includes(` ${phrase} `))
  }

  /** Whether one of these stands for somebody, and not before what is theirs: "for her", not "her bed". */
  private isMeant(objects: readonly string[]): boolean {
    const { tokens } = this.told
    const { possessives } = this.index.words.grammar
    const own = [...possessives.female, ...possessives.male]
    const { times, hows, fun, aloud, gives } = this.words
    return tokens.some((token, at) => {
      if (at === 0 || !objects.includes(token)) return false
      if (!own.includes(token) || at === tokens.length - 1) return true
      const behind = `${tokens.slice(at + 1).join(' ')} `
      const ends = [...times, ...hows, ...fun, ...aloud, ...gives, 'aan', 'een', 'a', 'in', ',', 'en', 'and']
      return ends.some((phrase) => behind.startsWith(`${phrase} `))
    })
  }
}
