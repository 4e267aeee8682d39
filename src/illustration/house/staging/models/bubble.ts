import type { Modeller } from '../model-request.ts'
import { ball, line } from '../solids/build.ts'
import type { Paint } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel } from './prop-model.ts'

/** Metres from its middle to its edge. */
const radius = 0.16

/** A bubble of air in water, with a gleam; its lowest point is at its origin. One that somebody is about to bite is larger by `size`. */
export const bubble: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#dff4f7')
  const look: Paint = { part: 'bubble', material: 'light', colour, group: 'bubble', alpha: 0.5 }
  const arc = (from: number, to: number, out: number): Vector[] =>
    Array.from({ length: 33 }, (_, index): Vector => {
      const turn = from + ((to - from) * index) / 32
      return [out * Math.cos(turn), radius + out * Math.sin(turn), radius * 0.5]
    })
  const gleam: Paint = { ...look, part: 'gleam', colour: '#ffffff', alpha: 0.95, marking: true }
  return propModel(
    request,
    radius * 2,
    [
      {
        name: 'bubble',
        solids: [
          ball(frame, [0, radius, 0], radius, look),
          line(frame, arc(0, Math.PI * 2, radius * 0.93), 0.014, { ...gleam, part: 'rim', alpha: 0.8 }),
          line(frame, arc(0.5, 1.5, radius * 0.64), 0.028, gleam),
        ],
      },
    ],
    { middle: [0, radius, 0] },
  )
}
