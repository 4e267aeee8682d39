import { ageSchema, type Companion, type Hero, nameSchema } from '#book/character.ts'
import { kinshipOf } from '#book/kinship.ts'
import { limits } from '#book/limits.ts'
import { available, type Style } from '#book/options.ts'
import { type CompanionDraft, type Draft, firstAppearance } from './draft.ts'
import { ageOf } from './draft-brief.ts'
import { likelyAge } from './settle-looks.ts'

export interface PortraitRequest {
  hero: Hero
  /** Who is drawn in place of the child. */
  companion?: Companion
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
 * What to draw of an animal or a toy. Its coat is told in words only: those are drawn too, so far as they will do. Neither its
 * name nor the child changes anything in the picture.
 */
export function creatureRequest(
  { kind, species, description }: CompanionDraft & { kind: 'animal' | 'toy' },
  style: Style | null,
): PortraitRequest {
  const child = { age: likelyAge.child, gender: 'other', appearance: firstAppearance } as const
  return {
    ...portraitOf(child, style ?? available.styles[0]),
    companion: {
      kind,
      name: 'Pluis',
      species,
      description: description.trim().slice(0, limits.descriptionCharacters),
    },
  }
}

/** The portrait of somebody who looks so; the same looks always give the same request, letter for letter. */
export function portraitOf(
  { age, gender, appearance }: Pick<Hero, 'age' | 'gender' | 'appearance'>,
  style: Style,
): PortraitRequest {
  const { skin, hairForm, hairColour, glasses, clothesColour } = appearance
  return {
    hero: {
      // The name changes nothing in the picture: one stands for all, and fewer pictures are drawn.
      name: 'Noor',
      age,
      gender,
      description: '',
      appearance: { skin, hairForm, hairColour, glasses, clothesColour },
    },
    style,
  }
}
