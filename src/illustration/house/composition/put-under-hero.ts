import type { Placed, Position } from './placed.ts'

/** A fallen shadow starts at the hero's feet, and a hollow that the hero lies in is under the hero. */
export function putUnderHero(
  placed: readonly Placed[],
  move: (one: Placed, to: Position) => Placed,
): Placed[] {
  const hero = placed.find((one) => one.piece.members.includes('hero'))
  if (!hero) return [...placed]
  return placed.map((one) => {
    if (one.piece.plane !== 'flat' || one.piece.near !== 'hero') return one
    if (one.piece.id === 'shadow') return move(one, hero)
    const lying = hero.box.x1 - hero.box.x0 > 1.5 * (hero.box.y1 - hero.box.y0)
    return lying ? move(one, { x: (hero.box.x0 + hero.box.x1) / 2, depth: hero.depth + 0.02 }) : one
  })
}
