import type { Brief } from '#book/brief.ts'
import type { Companion } from '#book/character.ts'
import { ownName } from '#book/kinship.ts'
import { likelyLooks } from '#book/likely-looks.ts'
import { limits } from '#book/limits.ts'
import type { Relation } from '#book/relations.ts'
import type { CompanionDraft, Draft } from '../builder/draft.ts'
import { draftOfBrief } from './draft-of-brief.ts'

/** Years up to which somebody in a book may get one too. */
const oldestChild = 14

/** For whom the next book is: the child of this one, a child beside them by place among the companions, or one not told of yet. */
export type NextHero = 'same' | 'sibling' | number

/** The children beside the child of a book, with their place among its companions. */
export function otherChildren({
  companions,
}: {
  companions: readonly Companion[]
}): { name: string; place: number }[] {
  return companions.flatMap((one, place) =>
    one.kind === 'person' && one.age <= oldestChild ? [{ name: one.name, place }] : [],
  )
}

/** A next book for a child beside that of a book. */
export interface NextOffer {
  name: string
  /** The book that it begins from, and whom it is about there. */
  bookId: string
  hero: NextHero
}

/**
 * Books for the other children of a book. Who has one already gets another: with the looks of their own book, and other stories than its.
 * @param books whoever looks has these, the newest first
 */
export function nextOffers(
  { id, companions }: { id: string; companions: readonly Companion[] },
  books: readonly { id: string; child: string }[],
): NextOffer[] {
  return otherChildren({ companions }).map(({ name, place }) => {
    const called = ownName(name).name || name
    const own = books.find(({ child }) => child === called)
    return { name: called, bookId: own?.id ?? id, hero: own ? 'same' : place }
  })
}

/**
 * The builder's answers for another book with the people of one: they look the same and are drawn in the same style, and
 * what the story is made from is asked anew.
 */
export function nextDraft(brief: Brief, hero: NextHero, newId: () => string): Draft {
  const before = draftOfBrief(brief, newId)
  const same: Draft = {
    ...before,
    theme: null,
    twist: '',
    title: '',
    size: null,
    follows: { child: brief.hero.name, theme: brief.theme },
  }
  if (hero === 'same') return same
  const { name, age, gender, description, appearance } = before
  const child = { id: newId(), kind: 'person', species: 'dog', picturePath: null, looksChosen: true } as const
  const beside: CompanionDraft = { ...child, name, age, gender, description, appearance }
  if (hero !== 'sibling') {
    const next = before.companions[hero]
    if (next === undefined) throw new Error(`the book has no companion ${hero}`)
    // Whom the child calls Brother Sam is Sam to whoever reads about him, and to him the child is a sister.
    const { name: own, relation = next.relation } = ownName(next.name)
    return {
      ...same,
      name: own,
      age: next.age,
      gender: next.gender,
      description: next.description,
      appearance: next.appearance,
      companions: before.companions.map((one, place) =>
        place === hero ? { ...beside, relation } : besideOther(one, relation),
      ),
    }
  }
  return {
    ...same,
    name: '',
    age: '',
    gender: null,
    description: '',
    appearance: likelyLooks({ gender: 'other', ageYears: Number(age), seed: same.bookId, kin: appearance }),
    // Where they are as many as may be, whoever was told of last stays behind.
    companions: [
      { ...beside, relation: 'sibling' as const },
      ...before.companions.map((one) => besideOther(one, 'sibling')),
    ].slice(0, limits.companions),
  }
}

/** Somebody beside another child than before: of a brother the brothers and cousins are the same, of anybody else nobody knows. */
function besideOther(one: CompanionDraft, relation: Relation | undefined): CompanionDraft {
  const called = ownName(one.name)
  const known = one.relation ?? called.relation
  if (relation === 'sibling' && (known === 'sibling' || known === 'cousin')) return one
  return { ...one, name: called.name || one.name, relation: undefined }
}
