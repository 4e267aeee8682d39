import type { Point, Shape, Sprite } from '../drawing.ts'
import { type Part, partPoint } from './piece.ts'

interface Rider {
  id: string
  kind: Part['kind']
  sprite: Sprite
  scale: number
}

/** How much riders overlap: width of a seat as a share of a rider's. */
const closeness = 0.56
const mostGrowth = 1.75

/** So many sit in one row. */
const oneRow = 3

/** How far heads in a vessel go beyond its bench at most where they are many, as a share of it. */
const mostCrowded = 1.3

/**
 * Seats riders in or on something: the bigger ones at the back, in two rows when they are many. A vessel's near
 * side covers their legs, never a face: small ones sit higher. It grows until everybody fits. Centimetres.
 */
export function seatRiders(vessel: Omit<Part, 'x' | 'y'>, riders: readonly Rider[], inside: boolean): Part[] {
  const { sprite } = vessel
  const seats = seatsOf(sprite)
  const rows = rowsOf(riders)
  const needed =
    Math.max(...rows.map((row) => row.reduce((sum, rider) => sum + widthOf(rider), 0))) * closeness
  const growth = Math.max(
    1,
    Math.min(mostGrowth, needed / (Math.max(20, seats.x1 - seats.x0) * vessel.scale)),
  )
  const scale = vessel.scale * (riders.length > 1 ? growth : 1)
  const bench = { x0: seats.x0 * scale, x1: seats.x1 * scale, y: seats.y * scale }
  const [far, near] = splitSprite(sprite)
  const [frontRow = [], backRow = []] = rows
  const edge = sprite.anchors['rim'] ?? sprite.anchors['top']
  const rim = inside ? (edge?.[1] ?? seats.y) * scale : Number.POSITIVE_INFINITY
  const shown: Shown = inside ? (riders.length > oneRow ? 'head' : 'face') : 'body'
  const front = seatRow(frontRow, bench, rim, shown)
  const brows = front.map((part) => faceOf(part).brow)
  const back = seatRow(backRow, bench, brows.length > 0 ? Math.min(rim, ...brows) : rim, shown)
  const at = { ...vessel, scale, x: 0, y: 0 }
  const floor = rim * 0.6
  const breadth = shown === 'head' ? headWidthOf : widthOf
  const seated = [...widestFirst(back, breadth), ...widestFirst(front, breadth)].map((part) =>
    inside ? withoutLegs(part, rim, floor, bench) : part,
  )
  if (!inside) return [at, ...seated]
  if (far.shapes.length === 0) return [...seated, at]
  return [{ ...at, sprite: far }, ...seated, { ...at, id: `${at.id}-front`, sprite: near }]
}

/** An animal grows in steps of this until it can carry its riders, at most to this many times its size. */
const growthStep = 1.12
const mostMountGrowth = 4

/**
 * Seats riders on an animal's back, behind its head or else before all of it. It grows until their feet are off the
 * ground and no face is hidden; what shows no back, as an owl from the front, carries them on the shoulders.
 */
export function seatOnBack(mount: Omit<Part, 'x' | 'y'>, riders: readonly Rider[]): Part[] {
  for (let growth = 1; growth < mostMountGrowth; growth *= growthStep) {
    const [animal, ...seated] = seatRiders({ ...mount, scale: mount.scale * growth }, riders, false)
    if (!animal || seated.some(({ sprite, y, scale }) => y + sprite.box.y1 * scale > 0)) continue
    const [body, head] = headApart(animal)
    if (head && facesFree(seated, head)) return [body, ...seated, head]
    if (seated.every((rider) => facesFree([animal], rider))) return [animal, ...seated]
  }
  return seatOnShoulders(mount, riders)
}

/** An animal's body and, when it is a piece by itself, its head. */
function headApart(animal: Part): [body: Part, head?: Part] {
  const { sprite } = animal
  const isHead = ({ group }: Shape): boolean => group === 'head'
  const shapes = sprite.shapes.filter(isHead)
  if (shapes.length === 0) return [animal]
  const body = { ...sprite, shapes: sprite.shapes.filter((shape) => !isHead(shape)), faces: [] }
  return [
    { ...animal, sprite: body },
    { ...animal, id: `${animal.id}-head`, sprite: { ...sprite, shapes } },
  ]
}

/** Whether no point of what is before them comes on the middle of anybody's face. */
export function facesFree(owners: readonly Part[], before: Part): boolean {
  return owners.every((owner) =>
    owner.sprite.faces.every(({ centre, radius }) => {
      const [x, y] = partPoint(owner, centre)
      const reach = radius * owner.scale * 0.58
      return before.sprite.shapes.every((shape) =>
        shape.points.every((point) => {
          const [px, py] = partPoint(before, point)
          return Math.abs(px - x) > reach || Math.abs(py - y) > reach
        }),
      )
    }),
  )
}

/** Riders behind the head of an animal that is as broad as they are. */
function seatOnShoulders(mount: Omit<Part, 'x' | 'y'>, riders: readonly Rider[]): Part[] {
  const needed = riders.reduce((sum, rider) => sum + widthOf(rider), 0)
  const scale = Math.max(mount.scale, needed / (mount.sprite.box.x1 - mount.sprite.box.x0))
  const animal: Part = { ...mount, scale, x: 0, y: 0 }
  const middle = (mount.sprite.faces[0]?.centre[0] ?? 0) * scale
  const bench = { x0: middle - needed / 2, x1: middle + needed / 2, y: -heightOf(animal) }
  return [...seatRow(riders, bench, bench.y, 'face'), animal]
}

/** Wheelchairs, whose handles stick out, and broad backs are painted before the faces next to them. */
function widestFirst(row: readonly Part[], breadth: (rider: Rider) => number): Part[] {
  return [...row].sort(
    (a, b) => Number(hubOf(b) !== undefined) - Number(hubOf(a) !== undefined) || breadth(b) - breadth(a),
  )
}

/** What of a rider would hang out under the vessel's floor or, below the rim, through its sides. */
function withoutLegs(part: Part, rim: number, floor: number, bench: { x0: number; x1: number }): Part {
  const lowest = (floor - part.y) / part.scale
  const edge = (rim - part.y) / part.scale
  const [least, most] = [(bench.x0 - part.x) / part.scale, (bench.x1 - part.x) / part.scale]
  const tuck = ([x, y]: Point): Point =>
    y > edge ? [Math.max(least, Math.min(most, x)), Math.min(y, lowest)] : [x, y]
  const shapes = part.sprite.shapes
    .filter((shape) => shape.points.some(([, y]) => y < lowest))
    .map((shape) => ({ ...shape, points: shape.points.map(tuck) }))
  return { ...part, sprite: { ...part.sprite, shapes } }
}

function faceOf(part: Part): { brow: number; chin: number } {
  const face = part.sprite.faces[0]
  const y = part.y + (face ? face.centre[1] : part.sprite.box.y0 * 0.8) * part.scale
  const radius = (face?.radius ?? 8) * part.scale
  // An animal's mouth is lower in its face than a person's.
  return { brow: y - radius * 0.9, chin: y + radius * (part.kind === 'creature' ? 1.7 : 1.25) }
}

/** The front row, and behind it the taller half when they are more than three. */
function rowsOf(riders: readonly Rider[]): Rider[][] {
  if (riders.length <= oneRow) return [[...riders]]
  const tallFirst = [...riders].sort(
    // The wheels of a wheelchair are seen in front only.
    (a, b) => Number(hubOf(a) !== undefined) - Number(hubOf(b) !== undefined) || heightOf(b) - heightOf(a),
  )
  const backCount = Math.floor(riders.length / 2)
  return [tallFirst.slice(backCount), tallFirst.slice(0, backCount)]
}

function widthOf({ sprite, scale }: Rider): number {
  return (sprite.box.x1 - sprite.box.x0) * scale
}

/** Of somebody in a vessel little more than the face is seen. */
function faceWidthOf(rider: Rider): number {
  const radius = rider.sprite.faces[0]?.radius
  return radius === undefined ? widthOf(rider) : radius * 2 * rider.scale
}

/** Among many an animal's ears need room as well. */
function headWidthOf(rider: Rider): number {
  const radius = rider.sprite.faces[0]?.radius
  if (radius === undefined) return widthOf(rider)
  const xs = rider.sprite.shapes
    .filter(({ group }) => rider.kind === 'creature' && group === 'head')
    .flatMap(({ points }) => points.map(([x]) => x))
  return Math.max(radius * 2, ...(xs.length > 0 ? [Math.max(...xs) - Math.min(...xs)] : [])) * rider.scale
}

function seatsOf(sprite: Sprite): { x0: number; x1: number; y: number } {
  const seats = Object.entries(sprite.anchors)
    .filter(([name]) => /^seat\d*$/.test(name))
    .map(([, point]) => point)
  if (seats.length === 0) {
    const { x0, x1, y0, y1 } = sprite.box
    return { x0: x0 + (x1 - x0) * 0.2, x1: x1 - (x1 - x0) * 0.2, y: y0 + (y1 - y0) * 0.4 }
  }
  const xs = seats.map(([x]) => x)
  return { x0: Math.min(...xs), x1: Math.max(...xs), y: Math.max(...seats.map(([, y]) => y)) }
}

function heightOf({ sprite, scale }: Rider): number {
  return -sprite.box.y0 * scale
}

/** How high the hub of a rider's wheelchair is: half a wheel shows above a vessel's side. */
function hubOf({ sprite }: Rider): number | undefined {
  return sprite.anchors['hub']?.[1]
}

/** What of each rider is seen, and has its share of the bench. */
type Shown = 'body' | 'face' | 'head'

const shownWidths: Readonly<Record<Shown, (rider: Rider) => number>> = {
  body: widthOf,
  face: faceWidthOf,
  head: headWidthOf,
}

/** Seats of a row in even shares of the bench, every chin above `rim`. */
function seatRow(
  riders: readonly Rider[],
  bench: { x0: number; x1: number; y: number },
  rim: number,
  shown: Shown,
): Part[] {
  const inside = shown !== 'body'
  const roomOf = shownWidths[shown]
  const total = riders.reduce((sum, rider) => sum + roomOf(rider), 0)
  const wide = bench.x1 - bench.x0
  const room = inside ? Math.max(wide, Math.min(wide * mostCrowded, total)) : wide
  let along = (bench.x0 + bench.x1 - room) / 2
  return riders.map((rider) => {
    const share = (roomOf(rider) / total) * room
    const x = along + share / 2
    along += share
    const seat = rider.sprite.anchors['seat'] ?? [0, 0]
    // In a vessel only heads are seen well: an animal's is far from where it sits.
    const middle = inside ? (rider.sprite.faces[0]?.centre[0] ?? seat[0]) : seat[0]
    const wanted = x - middle * rider.scale
    const part: Part = {
      ...rider,
      x: inside ? keptOver(bench, rider, wanted) : wanted,
      y: bench.y - seat[1] * rider.scale,
    }
    const hub = hubOf(rider)
    const low = hub === undefined ? 0 : part.y + hub * part.scale - rim
    return { ...part, y: part.y - Math.max(0, faceOf(part).chin - rim, low) }
  })
}

/** Nobody's back hangs over the water: a body stays over the bench as far as it fits. */
function keptOver({ x0, x1 }: { x0: number; x1: number }, { sprite, scale }: Rider, x: number): number {
  const aside = (x1 - x0) * 0.38
  const least = x0 - aside - sprite.box.x0 * scale
  const most = x1 + aside - sprite.box.x1 * scale
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, x))
}

/** What of a vessel or a bed is behind whoever is in it, and what is before them. */
export function splitSprite(sprite: Sprite): [far: Sprite, near: Sprite] {
  const isFar = (group: string | undefined): boolean => group?.endsWith('Back') === true || group === 'sail'
  return [
    { ...sprite, shapes: sprite.shapes.filter((shape) => isFar(shape.group)), faces: [] },
    { ...sprite, shapes: sprite.shapes.filter((shape) => !isFar(shape.group)), faces: [] },
  ]
}

/** Puts riders along the upper edge of a giant, at `growth` times their natural size so that they are seen. */
export function standOnGiant(
  giant: Omit<Part, 'x' | 'y'>,
  riders: readonly Part[][],
  growth: number,
): Part[] {
  const ridge = upperEdge(giant.sprite)
  const widths = riders.map((parts) => {
    const x0 = Math.min(...parts.map((part) => part.x + part.sprite.box.x0 * part.scale))
    const x1 = Math.max(...parts.map((part) => part.x + part.sprite.box.x1 * part.scale))
    return (x1 - x0) * growth
  })
  const total = widths.reduce((sum, width) => sum + width, 0)
  const room = Math.min(total * 1.06, (giant.sprite.box.x1 - giant.sprite.box.x0) * giant.scale * 0.7)
  const seat = giant.sprite.anchors['top']?.[0] ?? 0
  let along = seat * giant.scale - room / 2
  const placed = riders.flatMap((parts, index) => {
    const share = ((widths[index] as number) / total) * room
    const x = along + share / 2
    along += share
    const y = ridge(x / giant.scale) * giant.scale + 12
    return parts.map((part) => ({
      ...part,
      scale: part.scale * growth,
      x: x + part.x * growth,
      y: y + part.y * growth,
    }))
  })
  return [{ ...giant, x: 0, y: 0 }, ...placed]
}

function upperEdge(sprite: Sprite): (x: number) => number {
  const body = sprite.shapes
    .filter((shape) => shape.closed && !shape.marking && !shape.soft)
    .map((shape) => ({ points: shape.points, size: extent(shape.points) }))
    .sort((a, b) => b.size - a.size)[0]
  return (x) => {
    let top = sprite.box.y1
    const points = body?.points ?? []
    points.forEach((point, index) => {
      const [x0, y0] = point
      const [x1, y1] = points[(index + 1) % points.length] as Point
      if (x0 === x1 || x < Math.min(x0, x1) || x > Math.max(x0, x1)) return
      top = Math.min(top, y0 + ((y1 - y0) * (x - x0)) / (x1 - x0))
    })
    return top
  }
}

function extent(points: readonly Point[]): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
