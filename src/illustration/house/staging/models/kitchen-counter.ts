import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, limb, line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { block, colourTold, propModel, wood } from './prop-model.ts'
import { paint, turned } from './small-thing.ts'

const [half, deep, high] = [1.35, 0.3, 0.88]

/** Kitchen cupboards with doors and a worktop, on which a pan stands (unless `state.pan` is false) and a tap drips (unless `state.tap` is), its middle drawer pulled out under `state.drawer`; `on` is free. `colour` and `worktop` are colours. */
export const counter: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#7fa58f')
  const doors = [-0.9, 0, 0.9].flatMap((x): Painted[] => [
    panel(frame, x - 0.4, x + 0.4, mark('door', lighter(colour, 0.12))),
    line(
      frame,
      [
        [x + 0.28, 0.55, deep + 0.012],
        [x + 0.28, 0.68, deep + 0.012],
      ],
      0.03,
      mark('knob', '#e9cf8a'),
      [0, 0, 1],
    ),
  ])
  const pieces: Piece[] = [
    {
      name: 'body',
      solids: [
        ...block(frame, [-half, 0, -deep], [half, high - 0.05, deep], wood('body', colour, 'body')),
        ...doors,
      ],
    },
    {
      name: 'worktop',
      solids: block(
        frame,
        [-half - 0.04, high - 0.05, -deep],
        [half + 0.04, high, deep + 0.05],
        wood('worktop', colourTold(request, '#d9b98a', 'worktop'), 'worktop'),
      ),
      nearer: 0.1,
    },
    ...(request.state['drawer'] === true
      ? [{ name: 'drawer', solids: drawerOf(frame, colour), nearer: 0.15 }]
      : []),
    ...(request.state['pan'] === false
      ? []
      : [{ name: 'pan', solids: panOn(movedTo(frame, [0.75, high, 0])), nearer: 0.2 }]),
    ...(request.state['tap'] === false
      ? []
      : [{ name: 'tap', solids: tapOn(movedTo(frame, [-0.55, high, -0.1])), nearer: 0.2 }]),
  ]
  return propModel(request, high, pieces, {
    on: [0.1, high, 0.05],
    left: [half, high, 0],
    right: [-half, high, 0],
  })
}

/** A drawer, pulled out and empty. */
function drawerOf(frame: Frame, colour: string): Painted[] {
  const [low, top, out] = [high - 0.27, high - 0.1, deep + 0.36]
  return [
    ...block(
      frame,
      [-0.34, low, deep],
      [0.34, low + 0.02, out],
      wood('drawer', darker(colour, 0.25), 'drawer'),
    ),
    ...block(frame, [-0.34, low, deep], [-0.31, top, out], wood('drawer', darker(colour, 0.1), 'drawerL')),
    ...block(frame, [0.31, low, deep], [0.34, top, out], wood('drawer', darker(colour, 0.1), 'drawerR')),
    ...block(
      frame,
      [-0.34, low, out - 0.03],
      [0.34, top, out],
      wood('drawer', lighter(colour, 0.12), 'drawerFront'),
    ),
  ]
}

function mark(part: PartName, colour: string): Paint {
  return { ...wood(part, colour, 'body'), marking: true }
}

function panel(frame: Frame, x0: number, x1: number, look: Paint): Painted {
  return plane(
    frame,
    [
      [x0, 0.1, deep + 0.008],
      [x1, 0.1, deep + 0.008],
      [x1, high - 0.13, deep + 0.008],
      [x0, high - 0.13, deep + 0.008],
    ],
    look,
    [0, 0, 1],
  )
}

function panOn(frame: Frame): Painted[] {
  const iron = '#c9553f'
  return [
    blob(
      frame,
      turned([
        [0, 0.15],
        [0.17, 0.16],
      ]),
      paint('pan', 'metal', iron, 'pan'),
    ),
    ball(frame, [0, 0.18, 0], [0.165, 0.035, 0.165], paint('lid', 'metal', darker(iron, 0.16), 'lid')),
    ball(frame, [0, 0.23, 0], 0.03, paint('knob', 'metal', '#efe0c0', 'lid')),
  ]
}

function tapOn(frame: Frame): Painted[] {
  return [
    limb(
      frame,
      [
        [0, 0, 0],
        [0, 0.26, 0],
        [0, 0.3, 0.09],
        [0, 0.22, 0.16],
      ],
      0.022,
      paint('tap', 'metal', '#aeb9c2', 'tap'),
    ),
  ]
}
