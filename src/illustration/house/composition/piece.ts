import type { Box, Face, Point, Sprite, Thing } from '../drawing.ts'
import type { Hold } from '../figures/body/draw-hand.ts'

/** Where somebody turns and looks in the picture. */
export interface View {
  facing: 'left' | 'right' | 'front'
  /** Unit vector in page axes. */
  gaze: Point
  /** Which way an animal's body goes that faces the reader. */
  body?: 'left' | 'right'
  /** Sits on a seat of so many centimetres, as its own are, before which the legs hang. */
  seatHeight?: number
  /** Has the back to the reader. */
  fromBehind?: boolean
  /** Where hands must go, in the sprite's centimetres. */
  hands?: { A?: Point; B?: Point }
  /** How they close there. */
  holds?: { A?: Hold; B?: Hold }
}

/** One sprite within a piece; offset in the piece's centimetres, origin at the piece's foot on the ground. */
export interface Part {
  id: string
  kind: Thing['kind']
  sprite: Sprite
  x: number
  y: number
  scale: number
  /** Lying flat on the ground, seen at a slant: heights shrink to this share. */
  flatten?: number
}

/**
 * How something stands in a picture: `cast` in front on the ground, `beside` a cast member, `back` behind them,
 * `flat` on the ground under them, in the `sky`, on the `wall`, afloat on `water`, or a `giant` as big as a hill.
 */
export type Plane = 'cast' | 'beside' | 'back' | 'flat' | 'sky' | 'wall' | 'water' | 'giant'

/** What is placed as one: a person, two hugging, a cart with everyone in it, a tree. */
export interface Piece {
  id: string
  plane: Plane
  /** Cast members in it. */
  members: readonly string[]
  /** Who or what it wants to be near. */
  near?: string
  /** Draws it for the given views; members without a view look at the reader. */
  build(views: ReadonlyMap<string, View>): Part[]
  /** Widest it may be in page units for a medium camera, for things that would fill the page. */
  mostUnits?: number
  /** May be cut by the side of the page, as trees and houses are. */
  bleeds?: boolean
  /** A place of the setting that it takes. */
  slot?: string
  /** One animal by itself. */
  animal?: boolean
  /** Lies at the feet of whoever it is near. */
  underfoot?: boolean
  /** Where in a row of its kind it comes, for props that are many. */
  order?: number
}

/** The piece, drawn once for the same views: it is measured and placed several times. */
export function drawnOnce(piece: Piece): Piece {
  const drawn = new Map<ReadonlyMap<string, View>, Part[]>()
  return {
    ...piece,
    build(views) {
      const parts = drawn.get(views) ?? piece.build(views)
      drawn.set(views, parts)
      return parts
    },
  }
}

/** Outline of a piece in horizontal bands, in its centimetres: enough to tell what covers what. */
export interface Silhouette {
  box: Box
  bands: readonly Box[]
  faces: readonly Face[]
  hands: readonly Hand[]
  /** Small things that somebody has in hand. */
  things: readonly Box[]
  /** A balloon or kite at the end of its string. */
  aloft?: Box
}

/** Where somebody's hand is. */
export interface Hand {
  who: string
  at: Point
}

export const bandCount = 9

/** From the part's own units to those of the piece that it is part of. */
export function partPoint(part: Part, [x, y]: Point): Point {
  return [part.x + x * part.scale, part.y + y * part.scale * (part.flatten ?? 1)]
}

/** Measures parts: soft shapes and glows do not count. */
export function silhouetteOf(parts: readonly Part[]): Silhouette {
  const points: Point[] = []
  for (const part of parts) {
    for (const shape of part.sprite.shapes) {
      if (shape.soft) continue
      for (const point of shape.points) points.push(partPoint(part, point))
    }
  }
  const box = boundsOf(points)
  const tall = Math.max(1e-6, box.y1 - box.y0)
  const bands: Box[] = Array.from({ length: bandCount }, (_, index) => ({
    x0: Infinity,
    x1: -Infinity,
    y0: box.y0 + (tall * index) / bandCount,
    y1: box.y0 + (tall * (index + 1)) / bandCount,
  }))
  for (const [x, y] of points) {
    const band = bands[Math.min(bandCount - 1, Math.floor(((y - box.y0) / tall) * bandCount))] as Box
    band.x0 = Math.min(band.x0, x)
    band.x1 = Math.max(band.x1, x)
  }
  const faces = parts.flatMap((part) =>
    part.sprite.faces.map((face) => ({
      who: face.who,
      centre: partPoint(part, face.centre),
      radius: face.radius * part.scale,
    })),
  )
  const hands = parts
    .filter((part) => part.kind === 'person')
    .flatMap((part) =>
      ['handA', 'handB'].flatMap((name) => {
        const hand = part.sprite.anchors[name]
        return hand ? [{ who: part.id, at: partPoint(part, hand) }] : []
      }),
    )
  const aloft = aloftOf(parts)
  const things = thingsInHand(parts)
  return {
    box,
    bands: bands.filter((band) => band.x0 < band.x1),
    faces,
    hands,
    things,
    ...(aloft && { aloft }),
  }
}

/** Centimetres across of what is too large to be in a hand: a cart, a bed. */
const tooLargeForHand = 100

function thingsInHand(parts: readonly Part[]): Box[] {
  if (parts.every(({ kind }) => kind === 'prop')) return []
  return parts
    .filter(({ kind }) => kind === 'prop')
    .map((part): Box => {
      const [x0, y0] = partPoint(part, [part.sprite.box.x0, part.sprite.box.y0])
      const [x1, y1] = partPoint(part, [part.sprite.box.x1, part.sprite.box.y1])
      return { x0, y0, x1, y1 }
    })
    .filter(({ x0, x1 }) => x1 - x0 < tooLargeForHand)
}

/** What flies on a string is drawn under its own name. */
function aloftOf(parts: readonly Part[]): Box | undefined {
  const flown = parts.find(({ id }) => id === 'balloon' || id === 'kite')
  const shape = flown?.sprite.shapes.find(({ part }) => part === flown.id)
  return shape && boundsOf(shape.points.map((point) => partPoint(flown as Part, point)))
}

function boundsOf(points: readonly Point[]): Box {
  const box: Box = { x0: 0, y0: 0, x1: 0, y1: 0 }
  points.forEach(([x, y], index) => {
    box.x0 = index === 0 ? x : Math.min(box.x0, x)
    box.x1 = index === 0 ? x : Math.max(box.x1, x)
    box.y0 = index === 0 ? y : Math.min(box.y0, y)
    box.y1 = index === 0 ? y : Math.max(box.y1, y)
  })
  return box
}
