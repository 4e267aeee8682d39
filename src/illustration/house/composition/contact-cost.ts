import { isBroadAnimal, type Placed } from './placed.ts'

const weights = { heads: 14, bodies: 4, rump: 4, inLine: 3 } as const

/** Radii of a face from its middle to a hand that reaches out. */
const armsLength = 1.6

/** Share of an animal, from its tail on, that is its rear. */
const rear = 0.42

/** What speaks against how two pieces touch or hide each other, besides how much of them is hidden. */
export function contactCost(front: Placed, back: Placed): number {
  const cost = weights.heads * (handsOnHeads(front, back) + handsOnHeads(back, front))
  if (front.piece.plane !== 'cast' || back.piece.plane !== 'cast') return cost
  return (
    cost +
    weights.bodies * (handsInBody(front, back) + handsInBody(back, front)) +
    // A tail over somebody is worse than one behind them.
    weights.rump * (onRump(front, back) * 1.5 + onRump(back, front)) +
    weights.inLine * inLine(front, back)
  )
}

/** Hands that reach out end beside other people's heads, not before or behind them. */
function handsOnHeads({ hands }: Placed, { faces }: Placed): number {
  let met = 0
  for (const { at } of hands) {
    for (const { centre, radius } of faces) {
      met += Math.max(0, 1 - Math.hypot(at[0] - centre[0], at[1] - centre[1]) / (radius * 1.9))
    }
  }
  return met
}

/** Hands that reach out end in the air, not in somebody's coat, and not behind it. */
function handsInBody({ hands, faces }: Placed, { box, bands }: Placed): number {
  let met = 0
  for (const { who, at } of hands) {
    if (at[0] < box.x0 || at[0] > box.x1 || at[1] < box.y0) continue
    const face = faces.find((one) => one.who === who)
    if (!face || Math.abs(at[0] - face.centre[0]) < face.radius * armsLength) continue
    if (bands.some((band) => at[0] > band.x0 && at[0] < band.x1 && at[1] > band.y0 && at[1] < band.y1)) met++
  }
  return met
}

/** How much of somebody is before or behind the rear of an animal that stands sideways. */
function onRump({ piece, box, faces }: Placed, { x, box: other }: Placed): number {
  const [face] = faces
  if (!face || !isBroadAnimal(piece, box) || other.x0 > box.x1 || other.x1 < box.x0) return 0
  const wide = box.x1 - box.x0
  const headRight = face.centre[0] > (box.x0 + box.x1) / 2
  const [x0, x1] = headRight ? [box.x0, box.x0 + wide * rear] : [box.x1 - wide * rear, box.x1]
  const half = (other.x1 - other.x0) * 0.3
  return Math.max(0, Math.min(x1, x + half) - Math.max(x0, x - half)) / (2 * half)
}

/** Nobody stands right behind somebody else. */
function inLine(a: Placed, b: Placed): number {
  const reach = (a.box.x1 - a.box.x0 + b.box.x1 - b.box.x0) * 0.2
  return Math.max(0, 1 - Math.abs(a.x - b.x) / reach) ** 2
}

/**
 * How much of somebody stands before a door that another goes to: 0 to 1.
 * @param targets whom each piece looks at, by piece id
 */
export function inDoorway(
  { piece, box }: Placed,
  door: Placed,
  targets: ReadonlyMap<string, string>,
): number {
  if (piece.plane !== 'cast' || targets.get(piece.id) === 'door') return 0
  const across = Math.min(box.x1, door.box.x1) - Math.max(box.x0, door.box.x0)
  return Math.max(0, across) / (box.x1 - box.x0)
}
