import type { Box, Face, Point } from '../drawing.ts'
import type { Frame } from './camera-frame.ts'
import { type Hand, type Part, type Piece, partPoint, type Silhouette } from './piece.ts'

/** A piece with its outline, before it is placed. */
export interface Measured {
  piece: Piece
  silhouette: Silhouette
  /** Page units per centimetre for things that do not follow the ground's perspective. */
  fixedScale?: number
  /** Page units per centimetre at most, so that a house stays a backdrop. */
  mostScale?: number
}

/** Two unknowns: the middle on the page and the depth (0 at the horizon, 1 at the page's foot). */
export interface Position {
  x: number
  depth: number
}

/** A piece somewhere on the page; boxes in page units. */
export interface Placed {
  piece: Piece
  x: number
  y: number
  depth: number
  scale: number
  box: Box
  bands: readonly Box[]
  faces: readonly Face[]
  hands: readonly Hand[]
  /** Small things that somebody has in hand. */
  things: readonly Box[]
  aloft?: Box
}

/** A piece where it stands, as it is drawn there. */
export interface Standing {
  at: Placed
  parts: readonly Part[]
}

/** How fast things shrink with distance: out of doors, and in a room, where the back wall is near. */
const flattening = { outdoors: 0.62, indoors: 0.22 } as const

/** The depth at which things have the frame's own scale. */
export function depthOfBase(frame: Frame): number {
  return depthAt(frame, frame.base)
}

/**
 * Depth of the ground at a height on the page: 0 at the horizon, 1 at the page's foot; the other way round of
 * `groundY`.
 */
export function depthAt(frame: Frame, y: number): number {
  return (y - frame.horizon) / (1000 - frame.horizon)
}

/** Height on the page, in page units from its top, where ground of this depth lies. */
export function groundY(frame: Frame, depth: number): number {
  return frame.horizon + depth * (1000 - frame.horizon)
}

/** Scale at a depth: picture books flatten space, so it shrinks slower than a lens would. */
export function scaleAt(frame: Frame, depth: number): number {
  return (
    frame.scale *
    (Math.max(0.04, depth) / depthOfBase(frame)) ** (frame.indoor ? flattening.indoors : flattening.outdoors)
  )
}

/** Share of its width that an animal keeps in a close view: its flank may run off the page, its face may not. */
export const seenOfWide = 0.56

/** Whether a piece is an animal broader than it is tall. */
export function isBroadAnimal(piece: Piece, box: Box): boolean {
  return piece.animal === true && box.x1 - box.x0 > box.y1 - box.y0
}

/** Whether the view may cut a piece off at the side. */
export function isCutClose(piece: Piece, box: Box, camera: Frame['camera']): boolean {
  return camera === 'close' && isBroadAnimal(piece, box)
}

/** Puts the piece's foot on the ground of a position; its boxes, faces and hands come along in page units. */
export function placeAt(measured: Measured, position: Position, frame: Frame): Placed {
  const { piece, silhouette } = measured
  const y = groundY(frame, position.depth)
  const scale =
    measured.fixedScale ?? Math.min(scaleAt(frame, position.depth), measured.mostScale ?? Infinity)
  const toPage = (box: Box): Box => ({
    x0: position.x + box.x0 * scale,
    x1: position.x + box.x1 * scale,
    y0: y + box.y0 * scale,
    y1: y + box.y1 * scale,
  })
  const aloft = silhouette.aloft && toPage(silhouette.aloft)
  return {
    piece,
    x: position.x,
    y,
    depth: position.depth,
    scale,
    box: toPage(silhouette.box),
    bands: silhouette.bands.map(toPage),
    faces: silhouette.faces.map((face) => ({
      who: face.who,
      centre: [position.x + face.centre[0] * scale, y + face.centre[1] * scale],
      radius: face.radius * scale,
    })),
    hands: silhouette.hands.map(({ who, at }) => ({
      who,
      at: [position.x + at[0] * scale, y + at[1] * scale],
    })),
    things: silhouette.things.map(toPage),
    ...(aloft && { aloft }),
  }
}

/** Share of a face that the bands of something in front hide, by nine samples; a stick does not pass between them. */
export function hiddenShare(face: Face, front: Placed): number {
  const [x, y] = face.centre
  if (front.box.x0 > x + face.radius || front.box.x1 < x - face.radius) return 0
  if (front.box.y0 > y + face.radius || front.box.y1 < y - face.radius) return 0
  let hidden = 0
  for (let row = -1; row <= 1; row++) {
    for (let column = -1; column <= 1; column++) {
      const [px, py] = [x + column * face.radius * 0.8, y + row * face.radius * 0.8]
      const covers = (band: Box): boolean => {
        const thin = band.x1 - band.x0 < face.radius ? face.radius * 0.4 : 0
        return px > band.x0 - thin && px < band.x1 + thin && py >= band.y0 && py <= band.y1
      }
      if (front.bands.some(covers)) hidden++
    }
  }
  return hidden / 9
}

/** Share of the bands of `back` that `front` hides. */
export function coveredShare(back: Placed, front: Placed): number {
  if (front.box.x0 > back.box.x1 || front.box.x1 < back.box.x0 || front.box.y0 > back.box.y1) return 0
  let area = 0
  let covered = 0
  for (const band of back.bands) {
    const tall = band.y1 - band.y0
    area += tall * (band.x1 - band.x0)
    const middle = (band.y0 + band.y1) / 2
    for (const other of front.bands) {
      if (middle < other.y0 || middle > other.y1) continue
      covered += tall * Math.max(0, Math.min(band.x1, other.x1) - Math.max(band.x0, other.x0))
    }
  }
  return area === 0 ? 0 : covered / area
}

/** Share of a box that the bands of something in front hide. */
export function hiddenShareOf(box: Box, front: Placed): number {
  if (front.box.x0 > box.x1 || front.box.x1 < box.x0 || front.box.y0 > box.y1) return 0
  const hidden = front.bands.reduce(
    (sum, band) =>
      sum +
      Math.max(0, Math.min(box.x1, band.x1) - Math.max(box.x0, band.x0)) *
        Math.max(0, Math.min(box.y1, band.y1) - Math.max(box.y0, band.y0)),
    0,
  )
  return hidden / Math.max(1, (box.x1 - box.x0) * (box.y1 - box.y0))
}

/** A point of a part, in the part's own units, as a point of the page. */
export function onPage(at: Pick<Placed, 'x' | 'y' | 'scale'>, part: Part, point: Point): Point {
  const [x, y] = partPoint(part, point)
  return [at.x + x * at.scale, at.y + y * at.scale]
}
