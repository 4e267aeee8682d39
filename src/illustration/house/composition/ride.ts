import type { Point, Sprite } from '../drawing.ts'
import type { Part } from './piece.ts'

interface Rider {
  id: string
  kind: Part['kind']
  sprite: Sprite
  scale: number
}

const deepest = 0.34

/**
 * Seats riders in or on something: the biggest at the back, in two rows when they are many; a vessel's near
 * side covers their legs. The vessel grows until everybody fits. Offsets in centimetres.
 */
export function seatRiders(vessel: Omit<Part, 'x' | 'y'>, riders: readonly Rider[], inside: boolean): Part[] {
  const { sprite } = vessel
  const seats = seatsOf(sprite)
  const rows = riders.length > 3 ? 2 : 1
  const widths = riders.map(widthOf)
  const needed = (widths.reduce((sum, width) => sum + width, 0) / rows) * 0.74
  const wide = Math.max(30, seats.x1 - seats.x0 + 40)
  const scale = vessel.scale * Math.max(1, Math.min(2.6, needed / (wide * vessel.scale)))
  const seated = seatRows(riders, rows, { x0: seats.x0 * scale, x1: seats.x1 * scale, y: seats.y * scale })
  const [far, near] = split(sprite)
  const at = { ...vessel, scale, x: 0, y: 0 }
  if (!inside) return [at, ...seated]
  return [{ ...at, sprite: far }, ...seated, { ...at, sprite: near }]
}

function widthOf({ sprite, scale }: Rider): number {
  return (sprite.box.x1 - sprite.box.x0) * scale
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

function seatRows(
  riders: readonly Rider[],
  rows: number,
  bench: { x0: number; x1: number; y: number },
): Part[] {
  const tallFirst = [...riders].sort((a, b) => heightOf(b) - heightOf(a))
  const backCount = rows === 2 ? Math.ceil(tallFirst.length / 2) : 0
  const back = tallFirst.slice(0, backCount)
  const front = tallFirst.slice(backCount)
  const step = back.length > 0 ? Math.max(...front.map(heightOf)) * deepest : 0
  return [...seatRow(back, bench, -step, 0.5), ...seatRow(front, bench, 0, 0)]
}

function heightOf({ sprite, scale }: Rider): number {
  return -sprite.box.y0 * scale
}

function seatRow(
  riders: readonly Rider[],
  bench: { x0: number; x1: number; y: number },
  lift: number,
  shift: number,
): Part[] {
  const total = riders.reduce((sum, rider) => sum + widthOf(rider), 0)
  const room = Math.max(bench.x1 - bench.x0 + 24, total * 0.72)
  let along = (bench.x0 + bench.x1) / 2 - room / 2
  return riders.map((rider) => {
    const share = (widthOf(rider) / total) * room
    const x = along + share / 2 + shift * share * (riders.length > 1 ? 0.3 : 0)
    along += share
    const seat = rider.sprite.anchors['seat'] ?? [0, 0]
    return { ...rider, x: x - seat[0] * rider.scale, y: bench.y + lift - seat[1] * rider.scale }
  })
}

/** What of a vessel is behind its riders, and what is before them. */
function split(sprite: Sprite): [Sprite, Sprite] {
  const isFar = (part: string): boolean => /^(back|far|inside|seat|mast|sail)/i.test(part)
  const far = sprite.shapes.filter((shape) => isFar(shape.part))
  const near = sprite.shapes.filter((shape) => !isFar(shape.part))
  return [
    { ...sprite, shapes: far, faces: [] },
    { ...sprite, shapes: near, faces: [] },
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
