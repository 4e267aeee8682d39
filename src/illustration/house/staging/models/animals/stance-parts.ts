import { radians, type Vector } from '../../space/vector.ts'
import type { Build } from './build-of.ts'

/** Where a body on four legs holds its joints, in shoulder heights in its own frame. */
export interface Stance {
  /** From rump to chest. */
  spine: readonly Vector[]
  /** Front left, front right, hind left, hind right. */
  feet: readonly [Vector, Vector, Vector, Vector]
  /** The middle of the head. */
  head: Vector
  /** Sits on its haunches, or lies with folded hind legs. */
  haunches: boolean
  /** The trunk lies on the ground. */
  down: boolean
  /** A trunk is held up, waving. */
  waves?: boolean
  /** Rolled up for sleep: where the head points, and the arc of the spine. */
  curled?: { facing: Vector; angle: number; radius: number }
}

/** Five beads, the middle a little lower or higher as backs are. */
export function spineOf(rump: Vector, chest: Vector): Vector[] {
  return [0, 0.25, 0.5, 0.75, 1].map((part) => [
    0,
    rump[1] + (chest[1] - rump[1]) * part,
    rump[2] + (chest[2] - rump[2]) * part,
  ])
}

/** @param more degrees that the neck is steeper than when it stands; `bow` shoulder heights that the head hangs */
export function headFrom(
  { neck, chest, head }: Build,
  spine: readonly Vector[],
  more: number,
  bow = 0,
): Vector {
  const pitch = radians(neck.pitch + more)
  const root = spine.at(-1) ?? [0, 0, 0]
  const far = neck.length + head[1] * 0.25
  return [
    0,
    root[1] + chest * 0.3 + Math.sin(pitch) * far - bow,
    root[2] + chest * 0.3 + Math.cos(pitch) * far + bow * 0.3,
  ]
}

/** How thick the trunk is at each bead of its spine, in shoulder heights. */
export function girthsOf({ rump, belly, chest }: Build): [number, number, number, number, number] {
  return [rump * 0.94, (rump + belly) / 2, belly, (belly + chest) / 2, chest]
}

/** The spine of a trunk that rests on the ground along its length. */
export function restingOn(build: Build, at: (part: number, high: number) => Vector): Vector[] {
  const wool = build.traits.includes('wool') ? 1.14 : 0.97
  return girthsOf(build).map((girth, index) => at(index / 4, girth * wool))
}
