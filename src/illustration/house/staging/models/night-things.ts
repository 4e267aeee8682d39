import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, limb, line, plane } from '../solids/build.ts'
import { movedTo } from '../space/frame.ts'
import { add, radians, times, type Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel } from './prop-model.ts'
import { paint, small } from './small-thing.ts'

/** A torch as it lies, its light at its front; `state.lit` false puts it out. */
export const torch = small({
  colour: '#c8453c',
  height: 0.2,
  grip: [0, 0.04, -0.04],
  anchors: { light: [0, 0.05, 0.14] },
  draw: ({ frame, state }, colour) => {
    const lit = state['lit'] !== false
    const tube: Vector[] = [
      [0, 0.045, -0.12],
      [0, 0.045, 0.04],
    ]
    return [
      limb(frame, tube, 0.032, paint('tube', 'metal', colour)),
      limb(
        frame,
        [
          [0, 0.047, 0.05],
          [0, 0.05, 0.11],
        ],
        [0.034, 0.055],
        paint('torchHead', 'metal', darker(colour, 0.2)),
      ),
      ball(
        frame,
        [0, 0.05, 0.125],
        [0.05, 0.05, 0.018],
        paint('torchGlass', 'light', lit ? '#fff3bd' : '#b9c2c6'),
      ),
      {
        ...line(
          frame,
          [
            [0, 0.08, -0.06],
            [0, 0.08, -0.02],
          ],
          0.02,
          paint('button', 'metal', '#f0d9a0'),
        ),
        outward: frame.up,
      },
    ]
  },
})

/** A suitcase that lies on its back, its handle to its front; `state.open` is how many degrees its lid is lifted. */
export const suitcase: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#a5653f')
  const open = numberTold(request, 'open', 0)
  const [half, deep, high, lid] = [0.42, 0.3, 0.17, 0.09]
  const hinge = movedTo(frame, [0, high, -deep])
  const lift = radians(open)
  const lidFrame = {
    ...hinge,
    front: add(times(frame.front, Math.cos(lift)), times(frame.up, Math.sin(lift))),
    up: add(times(frame.up, Math.cos(lift)), times(frame.front, -Math.sin(lift))),
  }
  const leather = { part: 'case', material: 'wood', colour, group: 'case' } as const
  const straps = [-0.22, 0.22].flatMap((x) => [
    line(
      frame,
      [
        [x, 0, deep + 0.004],
        [x, high, deep + 0.004],
      ],
      0.05,
      { ...leather, part: 'strap', colour: darker(colour, 0.3), marking: true },
      [0, 0, 1],
    ),
  ])
  const lidStraps = [-0.22, 0.22].map((x) =>
    line(
      lidFrame,
      [
        [x, lid + 0.004, 0],
        [x, lid + 0.004, deep * 2],
      ],
      0.05,
      { ...leather, part: 'strap', colour: darker(colour, 0.3), marking: true },
      [0, 1, 0],
    ),
  )
  return propModel(
    request,
    high + lid,
    [
      {
        name: 'box',
        solids: [
          ...block(frame, [-half, 0, -deep], [half, high, deep], leather),
          ...straps,
          limb(
            frame,
            [
              [-0.1, high * 0.62, deep + 0.01],
              [-0.07, high * 0.62, deep + 0.07],
              [0.07, high * 0.62, deep + 0.07],
              [0.1, high * 0.62, deep + 0.01],
            ],
            0.017,
            { ...leather, part: 'handle', colour: darker(colour, 0.35) },
          ),
        ],
      },
      ...(open > 0
        ? [
            {
              name: 'inside',
              solids: [
                plane(
                  frame,
                  [
                    [-half + 0.04, high + 0.004, -deep + 0.04],
                    [half - 0.04, high + 0.004, -deep + 0.04],
                    [half - 0.04, high + 0.004, deep - 0.04],
                    [-half + 0.04, high + 0.004, deep - 0.04],
                  ],
                  {
                    part: 'inside',
                    material: 'cloth',
                    colour: colourTold(request, '#2a2340', 'inside'),
                    group: 'inside',
                  },
                  [0, 1, 0],
                ),
              ],
              nearer: 0.3,
            },
          ]
        : []),
      {
        name: 'lid',
        solids: [
          ...block(lidFrame, [-half, 0, 0], [half, lid, deep * 2], {
            ...leather,
            colour: lighter(colour, 0.06),
            group: 'lid',
          }),
          ...lidStraps,
        ],
        nearer: open > 60 ? -0.2 : 0.1,
      },
    ],
    {
      top: [0, high + lid, 0],
      seat: [0, high + lid, 0],
      handle: [0, high * 0.62, deep + 0.07],
      left: [-half, high, 0],
      right: [half, high, 0],
      inside: [0, high * 0.6, 0],
    },
  )
}
