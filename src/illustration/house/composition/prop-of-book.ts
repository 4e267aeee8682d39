import { clothesColour } from '#book/appearance.ts'
import type { PropName, ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import type { Sprite } from '../drawing.ts'
import { propPart } from './prop-part.ts'
import { shoesOf } from './shoes-of.ts'
import { withoutGlow } from './without-glow.ts'

/** A prop of a scene on its own, of the same make and colour as in the book's pictures; lamps burn without a glow. */
export function propOfBook(name: PropName, scene: ScenePlan, sheet: CharacterSheet): Sprite {
  const { sprite } = propPart(name, scene, {
    seed: sheet.choices['seed'] ?? sheet.hero.name,
    accent: clothesColour[sheet.hero.appearance.clothesColour],
    ...shoesOf(sheet),
    lampsLit: true,
    indoor: false,
    inTown: false,
  })
  return withoutGlow(sprite)
}
