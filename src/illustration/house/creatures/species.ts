import type { Feeling, Pose } from '#book/scene-plan.ts'
import type { Point } from '../drawing.ts'
import type { Pen } from '../pen/pen.ts'
import type { Look } from './look.ts'

export interface CreatureOptions {
  pose: Pose
  feeling: Feeling
  facing: 'left' | 'right' | 'front'
  /** Which way the body goes of an animal that faces us; to the right unless told otherwise. */
  body?: 'left' | 'right'
  /** Where it looks, of length 1 at most, y down; straight ahead unless told. */
  gaze?: Point
  /** A stuffed toy: button eyes, a stitched seam; it always sits, about 35 cm high. */
  toy?: boolean
  /** Colour of the fur or feathers, `#rrggbb`; a believable one for the species otherwise. */
  coat?: string
  /** Degrees the whole animal slants, clockwise: the sheep of a hill that has left. */
  lean?: number
  /** Everybody in the picture is under water: a fish needs no bowl, a whale no splash. */
  submerged?: boolean
  /** A washing line round the hill's top. */
  washingLine?: boolean
  seed: string
  /** Names the face. */
  who: string
}

export interface Coat {
  base: string
  /** Patches, muzzle, belly or wool cap. */
  second: string
  pattern: 'plain' | 'patches' | 'stripes' | 'points'
  /** Nose, hooves. */
  dark: string
  /** Of feet and socks, where they are told. */
  paws?: string
  /** Of a collar that is told. */
  collar?: string
  /** Of a cow's muzzle, where it has eaten something that stains. */
  muzzle?: string
}

/** Head pieces are drawn about the head's middle with a radius of about ten, looking right by `turn` 0..1. */
export interface HeadDrawing {
  look: Look
  turn: number
  coat: Coat
  toy: boolean
  /** Running or jumping: loose ears fly. */
  swift?: boolean
  /** How far the ground is below the head's middle, for what hangs down. */
  ground?: number
}

/** Whether a head is turned so far that it is drawn from its side; a toy looks at us. */
export function seenAside({ turn, toy }: HeadDrawing): boolean {
  return turn > 0.7 && !toy
}

/** A head as it is drawn from its side when it is turned so far, and from the front otherwise. */
export function turningHead(aside: Species['drawHead'], frontal: Species['drawHead']): Species['drawHead'] {
  return (pen, head) => (seenAside(head) ? aside : frontal)(pen, head)
}

/** Measures of an animal on four legs, in centimetres. */
export interface Build {
  /** Grows the whole animal, when the measures below were taken smaller. */
  scale?: number
  /** From the belly to the ground. */
  leg: number
  /** Half the distance from hip to shoulder. */
  half: number
  rump: number
  chest: number
  legTop: number
  legBottom: number
  pawLong: number
  pawHigh: number
  /** From the shoulder to the middle of the head, standing. */
  neck: Point
  neckRadius: number
  /** Centimetres a head unit: the head's radius is ten units. */
  headScale: number
  /** Whether it can get up on its hind legs. */
  rears: boolean
  /** Lies down with folded legs where others sit. */
  hooves?: boolean
  /** A tail of hair that hangs, and lies back when the animal is down. */
  tailHangs?: boolean
  /** Legs go behind the body: wool hangs over them. */
  woolly?: boolean
  /** Lower legs and paws in the coat's dark colour. */
  socks?: boolean
  /** An arched back, when it is plain; otherwise level. */
  domed?: boolean
  /** Colour of the nails on broad feet. */
  nails?: string
}

export interface Species {
  coats: readonly Coat[]
  build: Build
  drawHead(pen: Pen, head: HeadDrawing): void
  /** How far the snout sticks out of a head that is drawn from its side, in head units; such a head has one. */
  snout?: number
  /** From the root at the origin, pointing left; raised by `look.tail`. */
  drawTail(pen: Pen, look: Look, coat: Coat): void
  /** What shows from behind the body: a far wing, plates on the back, an udder. */
  drawBehind?(pen: Pen, coat: Coat, hip: Point, shoulder: Point, look: Look): void
  /** What shows from behind the body when it sits up like a teddy, `radius` being that of its head. */
  drawSeatedBack?(pen: Pen, coat: Coat, radius: number, look: Look): void
  /** Patches and stripes between hip and shoulder. */
  markBody?(pen: Pen, coat: Coat, hip: Point, shoulder: Point, look: Look): void
  /** Mane or the like down the neck. */
  drawNeck?(pen: Pen, coat: Coat, shoulder: Point, head: Point): void
}
