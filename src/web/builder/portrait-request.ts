import { ageSchema, type Hero, nameSchema } from '#book/character.ts'
import { available, type Style } from '#book/options.ts'
import type { Draft } from './draft.ts'

export interface PortraitRequest {
  hero: Hero
  style: Style
}

/**
 * What to draw of the child so far, or null while nothing has been told. What has not been answered yet is
 * drawn as a child of six; the description is left out, so that typing does not redraw.
 */
export function portraitRequest(draft: Draft): PortraitRequest | null {
  const style = draft.style ?? available.styles[0]
  const name = nameSchema.safeParse(draft.name)
  if (!name.success) return null
  const age = ageSchema.safeParse(Number(draft.age))
  return {
    hero: {
      // The name changes nothing in the picture: one stands for all, and fewer pictures are drawn.
      name: 'Noor',
      age: age.success ? age.data : 6,
      gender: draft.gender ?? 'other',
      description: '',
      appearance: draft.appearance,
    },
    style,
  }
}
