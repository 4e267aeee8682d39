import { lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { alongIn, type Frame, frameAlong, pointIn } from '../space/frame.ts'
import { lengthOf } from '../space/vector.ts'
import { block, numberTold, propModel } from './prop-model.ts'
import { paint } from './small-thing.ts'

const [across, long, thick] = [0.2, 0.27, 0.034]
const covers = ['#3f6fb0', '#d9a23f', '#c9553f', '#4f8f6a', '#8a5a86'] as const

/** A pile of `state.n` exercise books, none straight on the one below: `top` is free. */
export const bookPile: Modeller = (request) => {
  const { frame } = request
  const count = Math.max(1, Math.round(numberTold(request, 'n', 6)))
  const high = count * thick
  return propModel(
    request,
    high,
    Array.from({ length: count }, (_, index) => {
      const own = turnedOn(frame, index)
      const cover = covers[index % covers.length] as string
      return {
        name: `book${index}`,
        solids: [
          ...block(own, [-across / 2 + 0.008, 0, -long / 2 + 0.008], [across / 2, thick - 0.006, long / 2], {
            ...paint('pages', 'paper', '#fbf4e2', `pages${index}`),
          }),
          ...block(
            own,
            [-across / 2, thick - 0.008, -long / 2],
            [across / 2, thick, long / 2],
            paint('cover', 'paper', index === count - 1 ? lighter(cover, 0.12) : cover, `cover${index}`),
          ),
        ],
        nearer: index * 0.02,
      }
    }),
    { top: [0, high, 0], middle: [0, high / 2, 0] },
  )
}

function turnedOn(frame: Frame, index: number): Frame {
  const turn = Math.sin(index * 2.7 + 0.6) * 0.55
  const at = pointIn(frame, [Math.sin(index * 1.9) * 0.035, index * thick, Math.cos(index * 2.3) * 0.03])
  return frameAlong(at, alongIn(frame, [Math.sin(turn), 0, Math.cos(turn)]), frame.up, lengthOf(frame.up))
}
