import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { box, limb } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'

/** Metres from post to post, and from the ground to a post's top. */
const step = 1.5
const high = 1
const rails = [0.42, 0.8]

/** Posts and rails along the frame's front, `state.n` posts long; ground that falls is followed through `state.heights`. */
export const fence: Modeller = ({ id, frame, state }) => {
  const colour = typeof state['colour'] === 'string' ? state['colour'] : '#efe4cd'
  const count = typeof state['n'] === 'number' ? state['n'] : 4
  const heights: unknown[] = Array.isArray(state['heights']) ? state['heights'] : []
  const ground = (index: number): number => Number(heights[index] ?? 0)
  const paint: Paint = { part: 'rail', material: 'wood', colour, group: 'fence' }
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const foot: Vector = [0, ground(index), index * step]
    const post = box(movedTo(frame, foot), [-0.05, 0, -0.06], [0.05, high, 0.06], (side) => ({
      ...paint,
      part: 'post',
      colour: side === 'left' || side === 'top' ? colour : darker(colour, 0.1),
    }))
    const run = rails.map((y): Painted => {
      const [from, to] = [ground(index) + y, ground(index + 1) + y]
      return limb(
        frame,
        [
          [-0.06, from, index * step],
          [-0.06, to, (index + 1) * step],
        ],
        0.045,
        {
          ...paint,
          colour: darker(colour, 0.06),
        },
      )
    })
    return { name: `span${index}`, solids: index + 1 < count ? [...run, ...post] : post }
  })
  const seat = movedTo(frame, [0, high, step])
  return {
    id,
    kind: 'prop',
    frame,
    pieces,
    anchors: { top: seat, rail: seat },
    height: high * lengthOf(frame.up),
  }
}
