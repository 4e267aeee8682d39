import type { Placed, Position } from './placed.ts'

/**
 * A fallen shadow starts at the hero's feet, and a hollow that the hero lies in is under the hero; a torch that throws
 * shadows on a wall lies where its light meets the hero's raised hand. What is underfoot is where its jumper is.
 */
export function putUnderHero(
  placed: readonly Placed[],
  move: (one: Placed, to: Position) => Placed,
): Placed[] {
  const holderOf = (id = ''): Placed | undefined => placed.find(({ piece }) => piece.members.includes(id))
  const hero = holderOf('hero')
  if (!hero)
    return placed.map((one) => (one.piece.underfoot ? move(one, holderOf(one.piece.near) ?? one) : one))
  const played = placed.find((one) => one.piece.id === 'shadow' && one.piece.plane === 'wall')
  return placed.map((one) => {
    if (one.piece.underfoot) return move(one, holderOf(one.piece.near) ?? one)
    if (played && one.piece.id === 'torch') return move(one, torchPlace(one, hero, played))
    if (one.piece.plane !== 'flat' || one.piece.near !== 'hero') return one
    if (one.piece.id === 'shadow') return move(one, hero)
    const lying = hero.box.x1 - hero.box.x0 > 1.5 * (hero.box.y1 - hero.box.y0)
    return lying ? move(one, { x: (hero.box.x0 + hero.box.x1) / 2, depth: hero.depth + 0.02 }) : one
  })
}

/** Page units from the side of the page that a torch keeps, and from the hero's feet. */
const torchMargin = 130
const besideFeet = 90

function torchPlace(torch: Placed, hero: Placed, played: Placed): Position {
  const target = (played.box.y0 + played.box.y1) / 2
  const [x, y] = hero.hands.map(({ at }) => at).sort((a, b) => a[1] - b[1])[0] ?? [hero.x, hero.box.y0]
  const share = (hero.y - target) / Math.max(40, y - target)
  const side = played.x > hero.x ? -1 : 1
  const wanted = played.x + (x - played.x) * share
  const beside = side < 0 ? Math.min(wanted, hero.x - besideFeet) : Math.max(wanted, hero.x + besideFeet)
  return {
    x: Math.max(torchMargin, Math.min(1000 - torchMargin, beside)),
    depth: Math.max(torch.depth, hero.depth),
  }
}
