import { darker } from '../../pen/colour.ts'
import type { PartName } from '../../part-name.ts'
import type { Modeller } from '../model-request.ts'
import { blob, type Size } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import { colourTold, propModel } from './prop-model.ts'

/** Half its width, its height and half its depth, in metres; larger by `size`. */
const [aside, high, deep] = [1, 0.42, 0.6]

/** An island that one sees all of: a shore of sand with a green dome on it, whose middle is `top`, with `left` and `right` beside that. */
export const islet: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#8fc45c')
  const layer = (part: PartName, at: number, size: Size, of: string): Painted =>
    blob(frame, [[[0, at, 0], size]], { part, material: 'foliage', colour: of, group: part })
  return propModel(
    request,
    high,
    [
      { name: 'shore', solids: [layer('shore', 0, [aside, 0.13, deep], '#f4dfa0')] },
      {
        name: 'field',
        solids: [layer('field', 0.06, [aside * 0.82, high - 0.06, deep * 0.8], darker(colour, 0.02))],
        nearer: 0.05,
      },
    ],
    {
      top: [0, high * 0.96, 0],
      left: [aside * 0.45, high * 0.82, 0],
      right: [-aside * 0.45, high * 0.82, 0],
    },
  )
}
