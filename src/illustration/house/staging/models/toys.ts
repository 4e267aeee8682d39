import { ball, blob, line } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import { add, lengthOf, times, type Vector } from '../space/vector.ts'
import { paint, small } from './small-thing.ts'

export const balloon = small({
  colour: '#e2574c',
  height: 1.35,
  grip: [0, 0, 0],
  draw: ({ frame, act }, colour) => {
    const drift = act.wind ? times(act.wind, 0.25 / (lengthOf(act.wind) || 1)) : ([0, 0, 0] as Vector)
    const top = add([0, 1.15, 0], drift)
    const middle = add([0.02, 0.5, 0], times(drift, 0.4))
    return [
      line(
        frame,
        [[0, 0, 0], middle, add(top, [0, -0.2, 0])],
        0.008,
        paint('string', 'cloth', '#f6efdc', 'string'),
      ),
      blob(
        frame,
        [
          [top, [0.16, 0.18, 0.16]],
          [add(top, [0, -0.1, 0]), [0.11, 0.12, 0.11]],
          [add(top, [0, -0.2, 0]), 0.02],
        ],
        paint('balloon', 'light', colour),
      ),
    ]
  },
})

export const playBall = small({
  colour: '#e2574c',
  height: 0.24,
  grip: [0, 0.12, 0],
  draw: ({ frame }, colour) => {
    const stripes = [0, 1, 2].map((index): Painted => {
      const angle = (index / 3) * Math.PI
      const arc = Array.from({ length: 13 }, (_, step): Vector => {
        const turn = (step / 12) * Math.PI
        return [
          Math.sin(turn) * Math.cos(angle) * 0.121,
          0.12 + Math.cos(turn) * 0.121,
          Math.sin(turn) * Math.sin(angle) * 0.121,
        ]
      })
      return line(frame, arc, 0.02, { ...paint('stripe', 'cloth', '#fbf3e0'), marking: true }, [
        Math.cos(angle),
        0.3,
        Math.sin(angle),
      ])
    })
    return [ball(frame, [0, 0.12, 0], 0.12, paint('ball', 'cloth', colour)), ...stripes]
  },
})
