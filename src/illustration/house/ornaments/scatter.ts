import type { Random } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { turnAbout } from '../pen/curves.ts'

/** Something to lay on a sheet: points on and inside its outline about its middle, and how far it may turn. */
export interface Cutout {
  points: readonly Point[]
  /** Degrees to either side; 180 for what has no top. */
  turn: number
}

/** Where a cutout lies: its middle in page units, how much it is enlarged and how far it is turned. */
export interface Laid {
  /** Place of the cutout in the list it came from. */
  cutout: number
  at: Point
  scale: number
  degrees: number
}

/** Pieces of one size: how many at most, what each may be enlarged to, and the room kept free around them. */
export interface Course {
  cutouts: readonly number[]
  count: number
  scale: number
  gap: number
}

const cells = 40
const side = 1000 / cells
/** Places looked at for one piece, emptiest first, and turns tried at each. */
const places = 12
const turns = 4

/**
 * Scatters cutouts over a square of 1000 units that repeats in both directions: each course in turn fills the
 * largest gaps that the ones before it left, no two come nearer than the course's gap, and the same cutout
 * lies far from itself. What finds no room is left out.
 */
export function scatter(cutouts: readonly Cutout[], courses: readonly Course[], random: Random): Laid[] {
  const room = new Float64Array(cells * cells).fill(1000)
  const laid: Laid[] = []
  for (const course of courses) {
    for (let count = 0; count < course.count; count++) {
      const piece = layOne(course, { cutouts, room, laid, random })
      if (!piece) break
      laid.push(piece)
      occupy(room, pointsOf(cutouts[piece.cutout] as Cutout, piece))
    }
  }
  return laid
}

interface Table {
  cutouts: readonly Cutout[]
  /** Distance from the middle of each cell of the sheet to the nearest thing. */
  room: Float64Array
  laid: readonly Laid[]
  random: Random
}

function layOne(course: Course, { cutouts, room, laid, random }: Table): Laid | undefined {
  const tried = new Set<number>()
  while (tried.size < places) {
    const cell = emptiest(room, tried, random)
    tried.add(cell)
    const at: Point = [((cell % cells) + random()) * side, (Math.floor(cell / cells) + random()) * side]
    const cutout = leastSeen(course.cutouts, at, laid, random)
    const shape = cutouts[cutout] as Cutout
    for (let turn = 0; turn < turns; turn++) {
      const piece: Laid = {
        cutout,
        at,
        scale: course.scale * (0.88 + random() * 0.24),
        degrees: (random() * 2 - 1) * shape.turn,
      }
      if (pointsOf(shape, piece).every((point) => room[cellOf(point)]! >= course.gap)) return piece
    }
  }
  return undefined
}

/** The cell that lies farthest from everything, give or take, so that no rows appear. */
function emptiest(room: Float64Array, tried: ReadonlySet<number>, random: Random): number {
  let best = { cell: 0, room: -1 }
  for (let cell = 0; cell < room.length; cell++) {
    const here = room[cell]! * (0.62 + random() * 0.38)
    if (here > best.room && !tried.has(cell)) best = { cell, room: here }
  }
  return best.cell
}

/** The cutout whose nearest like is farthest from here. */
function leastSeen(choice: readonly number[], at: Point, laid: readonly Laid[], random: Random): number {
  let best = { cutout: choice[0] ?? 0, distance: -1 }
  for (const cutout of choice) {
    const same = laid.filter((piece) => piece.cutout === cutout)
    const nearest = Math.min(900 + random() * 100, ...same.map((piece) => apart(piece.at, at)))
    if (nearest > best.distance) best = { cutout, distance: nearest }
  }
  return best.cutout
}

function occupy(room: Float64Array, points: readonly Point[]): void {
  for (const point of points) {
    for (let row = 0, cell = 0; row < cells; row++) {
      const down = around((row + 0.5) * side - point[1])
      for (let column = 0; column < cells; column++, cell++) {
        const across = around((column + 0.5) * side - point[0])
        const distance = Math.sqrt(across * across + down * down)
        if (distance < room[cell]!) room[cell] = distance
      }
    }
  }
}

/** Distance on the repeating sheet. */
function apart(a: Point, b: Point): number {
  const across = around(a[0] - b[0])
  const down = around(a[1] - b[1])
  return Math.sqrt(across * across + down * down)
}

/** The shorter way between two places on a line that repeats every 1000 units. */
function around(difference: number): number {
  const once = Math.abs(difference) % 1000
  return once > 500 ? 1000 - once : once
}

function pointsOf(cutout: Cutout, { at, scale, degrees }: Laid): Point[] {
  return cutout.points.map((point): Point => {
    const [x, y] = turnAbout(point, degrees)
    return [at[0] + x * scale, at[1] + y * scale]
  })
}

function cellOf([x, y]: Point): number {
  return Math.floor(wrapped(y) / side) * cells + Math.floor(wrapped(x) / side)
}

function wrapped(value: number): number {
  return ((value % 1000) + 1000) % 1000
}
