import type { PartName } from '../../part-name.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import type { Size } from '../solids/build.ts'
import type { Model, Paint, Painted } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'

type Draw = (request: ModelRequest, colour: string) => Painted[]

interface SmallThing {
  colour: string
  height: number
  /** Where a hand holds it, in metres. */
  grip?: Vector
  draw: Draw
  anchors?: Readonly<Record<string, Vector>>
}

/** A thing of one piece, of true size; `state.colour` gives it another. */
export function small({ colour, height, grip, draw, anchors = {} }: SmallThing): Modeller {
  return (request): Model => {
    const { id, frame, state } = request
    const told = state['colour']
    const solids = draw(request, typeof told === 'string' ? told : colour)
    const named = {
      top: [0, height, 0] as Vector,
      grip: grip ?? ([0, height * 0.5, 0] as Vector),
      ...anchors,
    }
    return {
      id,
      kind: 'prop',
      frame,
      pieces: [{ name: 'thing', solids }],
      anchors: Object.fromEntries(
        Object.entries(named).map(([name, point]) => [name, movedTo(frame, point)]),
      ),
      height: height * lengthOf(frame.up),
    }
  }
}

export function paint(part: PartName, material: Paint['material'], colour: string, group = 'thing'): Paint {
  return { part, material, colour, group }
}

/** Discs over one another, as a potter turns them: round from the side, flat at top and foot. */
export function turned(
  profile: readonly (readonly [height: number, radius: number])[],
): (readonly [Vector, Size])[] {
  const first = profile[0] ?? [0, 0]
  const last = profile.at(-1) ?? first
  const rings = 44
  return Array.from({ length: rings + 1 }, (_, index) => {
    const high = first[0] + ((last[0] - first[0]) * index) / rings
    const next = profile.findIndex(([height]) => height >= high)
    const [above, below] = [profile[Math.max(0, next)] ?? last, profile[Math.max(0, next - 1)] ?? first]
    const part = above[0] === below[0] ? 0 : (high - below[0]) / (above[0] - below[0])
    const radius = below[1] + (above[1] - below[1]) * part
    return [
      [0, high, 0],
      [radius, Math.max(0.003, ((last[0] - first[0]) / rings) * 1.4), radius],
    ]
  })
}
