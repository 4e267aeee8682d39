import type { Modeller } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, pointsTold } from './prop-model.ts'

/** Metres that it counts nearer than all of a room, so that it lies on the room and under whoever is in it. */
const onRooms = 1300

/**
 * Light that has fallen in: an outline on the floor or, where its frame is tilted, on a wall. `state.outline` are points to its own right and
 * to its front, in metres; `state.colour` is its colour. With `state.soft`
 * it has no edge, as what falls through a door that is ajar.
 */
export const lightPatch: Modeller = (request) => {
  const { id, frame } = request
  const outline = pointsTold(request, 'outline')
  const points = (outline.length > 2 ? outline : square).map(([x, z]): Vector => [x, 0.012, z])
  const paint = {
    part: 'sunlight',
    material: 'light',
    colour: colourTold(request, '#f3e3a6'),
    group: 'sunlight',
    alpha: request.state['soft'] === true ? 1 : 0.85,
    ...(request.state['soft'] === true && { soft: true }),
  } as const
  return {
    id,
    kind: 'prop',
    frame,
    pieces: [{ name: 'light', solids: [plane(frame, points, paint)], nearer: onRooms }],
    anchors: {},
    height: 0.02,
    shadowless: true,
    lies: true,
  }
}

const square: readonly (readonly [number, number])[] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
]
