import { ageSchema, type Companion, type Hero, nameSchema } from '#book/character.ts'
import { kinshipOf } from '#book/kinship.ts'
import { limits } from '#book/limits.ts'
import { available, type Style } from '#book/options.ts'
import { type CompanionDraft, type Draft, firstAppearance } from './draft.ts'
import { ageOf, appearanceAt } from './draft-brief.ts'
import { likelyAge } from './settle-looks.ts'

export interface PortraitRequest {
  hero: Hero
  /** Who is drawn in place of the child: its place among those who join in, from 1, and the book, settle its coat. */
  joins?: { companion: Companion; place: number; bookId: string }
  style: Style
}

/** Who is drawn: the child, or somebody who joins in. */
export type Sitter = Pick<CompanionDraft, 'name' | 'age' | 'gender' | 'appearance'>

/**
 * What to draw of the child so far, or null while nothing has been told; or of a person who joins in, who has
 * looks before a name. An age that has not been told is a likely one; the description is left out, so that typing
 * does not redraw.
 */
export function portraitRequest(draft: Draft, companion: Sitter | null = null): PortraitRequest | null {
  const sitter = companion ?? draft
  if (companion === null && !nameSchema.safeParse(draft.name).success) return null
  const age = ageSchema.safeParse(ageOf(sitter.age))
  const untold =
    companion === null ? likelyAge.child : (kinshipOf(companion.name)?.ageYears ?? likelyAge.companion)
  return portraitOf(
    {
      age: age.success ? age.data : untold,
      gender: sitter.gender ?? kinshipOf(sitter.name)?.gender ?? 'other',
      appearance: sitter.appearance,
    },
    draft.style ?? available.styles[0],
  )
}

/**
 * What to draw of an animal or a toy of this draft. What is told of its coat is drawn too; neither its name nor the child changes
 * anything in the picture.
 */
export function creatureRequest(
  draft: Draft,
  { id, kind, species, description }: CompanionDraft & { kind: 'animal' | 'toy' },
): PortraitRequest {
  const child = { age: likelyAge.child, gender: 'other', appearance: firstAppearance } as const
  const told = description.trim().slice(0, limits.descriptionCharacters)
  return {
    ...portraitOf(child, draft.style ?? available.styles[0]),
    joins: {
      companion: { kind, name: 'Pluis', species, description: told },
      place: draft.companions.findIndex((one) => one.id === id) + 1,
      bookId: draft.bookId,
    },
  }
}

/** What to draw of the child, or of whoever joins in. */
export function requestOf(draft: Draft, companion: CompanionDraft | null): PortraitRequest | null {
  return isCreature(companion) ? creatureRequest(draft, companion) : portraitRequest(draft, companion)
}

function isCreature(
  companion: CompanionDraft | null,
): companion is CompanionDraft & { kind: 'animal' | 'toy' } {
  return companion !== null && companion.kind !== 'person'
}

/** The portrait of somebody who looks so; the same looks always give the same request, letter for letter. */
export function portraitOf(
  { age, gender, appearance }: Pick<Hero, 'age' | 'gender' | 'appearance'>,
  style: Style,
): PortraitRequest {
  const { skin, hairForm, hairColour, glasses, clothesColour, physique, stature, traits = [] } = appearance
  const looks = {
    skin,
    hairForm,
    hairColour,
    glasses,
    clothesColour,
    ...(physique && physique !== 'average' && { physique }),
    ...(stature && stature !== 'average' && { stature }),
  }
  return {
    hero: {
      // The name changes nothing in the picture: one stands for all, and fewer pictures are drawn.
      name: 'Noor',
      age,
      gender,
      description: '',
      appearance: appearanceAt({ ...looks, traits }, age),
    },
    style,
  }
}
