import { clothesColour } from '#book/appearance.ts'
import { isStoryThing, type PageThing } from '#book/page-thing.ts'
import type { PropName, ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import type { Sprite } from '../drawing.ts'
import { drawProp } from '../props/draw-prop.ts'
import { ownColoured } from '../props/prop-looks.ts'
import { builtThing, thingOfBook } from './story-of-book.ts'
import { withoutGlow } from './without-glow.ts'

/** A thing of a book on its own, of the same make and colour as in the book's pictures; lamps burn without a glow. */
export function propOfBook(thing: PageThing, scene: ScenePlan, sheet: CharacterSheet): Sprite {
  const { name, shows } = thing
  if (isStoryThing(name)) return withoutGlow(builtThing(thing, scene, sheet))
  const staged = thingOfBook(thing, scene, sheet)
  if (staged) return withoutGlow(staged)
  const accent = accentOf(name, sheet)
  const seed = `${sheet.choices['seed'] ?? sheet.hero.name}:${name}`
  return withoutGlow(
    drawProp(name, { seed, lit: true, ...(accent && { accent }), ...(shows !== undefined && { shows }) }),
  )
}

/** The child's own colour, and that of its own shoes; other things keep theirs. */
function accentOf(name: PropName, { hero, choices }: CharacterSheet): string | undefined {
  if (ownColoured.has(name)) return clothesColour[hero.appearance.clothesColour]
  const settled = choices['hero.day']
  if (name !== 'shoes' || settled === undefined) return undefined
  return (JSON.parse(settled) as { shoeColour?: string }).shoeColour
}
