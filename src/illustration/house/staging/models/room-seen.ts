import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse } from '../../pen/curves.ts'
import type { Modeller } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel } from './prop-model.ts'

/** Half the width of the window and its height over the sill, in metres. */
const [half, high] = [0.9, 1.3]
/** How far the house goes on beside the window, above it and below its sill. */
const wallAround = { side: 2.6, above: 0.75, below: 7 }
const out: Vector = [0, 0, 1]

/**
 * A window from outside with a child's room in it, lit: an open bed, a torch on it that is out, and a bare wall. It stands
 * on the middle of its sill and faces its front; `wall` is the colour of its house, `room`, `blanket` and `cloth` those of what is in it. The house ends
 * `corner` metres beside the window at its own right.
 */
export const roomSeen: Modeller = (request) => {
  const { frame } = request
  const wall = colourTold(request, '#9a8fae', 'wall')
  const cloth = colourTold(request, '#e8b85a', 'cloth')
  const within = roomIn(
    frame,
    colourTold(request, '#eec47e', 'room'),
    colourTold(request, '#4f86b0', 'blanket'),
  )
  return propModel(
    request,
    high,
    [
      {
        name: 'house',
        solids: [
          houseWall(frame, wall, numberTold(request, 'corner', wallAround.side)),
          ...within,
          ...curtainsIn(frame, cloth),
        ],
      },
      { name: 'frame', solids: frameOf(frame), nearer: 0.1 },
    ],
    { sill: [0, 0.03, 0.12], bed: [0.4, 0.36, 0], wall: [-0.3, 0.75, 0] },
  )
}

function flat(part: PartName, colour: string, material: Paint['material']): Paint {
  return { part, material, colour, group: 'seen', marking: true }
}

function area(frame: Frame, points: readonly (readonly [number, number])[], paint: Paint): Painted {
  return plane(
    frame,
    points.map(([x, y]): Vector => [x, y, 0.01]),
    paint,
    out,
  )
}

function panel(
  frame: Frame,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  paint: Paint,
): Painted {
  return area(
    frame,
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    paint,
  )
}

function houseWall(frame: Frame, colour: string, corner: number): Painted {
  const { side, above, below } = wallAround
  return plane(
    frame,
    [
      [-half - side, -below, 0],
      [half + corner, -below, 0],
      [half + corner, high + above, 0],
      [-half - side, high + above, 0],
    ],
    { part: 'wall', material: 'wall', colour, group: 'seenWall' },
    out,
  )
}

/** Its right is the reader's left: the bed stands there, and the wall to the other side is bare: a light on it would be one more moon. */
function roomIn(frame: Frame, lit: string, blanket: string): Painted[] {
  const oak = '#b07a48'
  const floor = 0.16
  const [head, foot] = [0.66, -0.2]
  const torch = [-0.02, 0.45] as const
  return [
    panel(frame, [-half, 0], [half, high], flat('wall', lit, 'wall')),
    panel(frame, [-half, 0], [half, floor], flat('floor', '#b98a5e', 'wood')),
    panel(frame, [head - 0.04, 0.04], [head + 0.03, 0.82], flat('headboard', darker(oak, 0.12), 'wood')),
    panel(frame, [foot, 0.12], [head, 0.26], flat('bed', oak, 'wood')),
    panel(frame, [foot - 0.05, 0.04], [foot + 0.02, 0.46], flat('footboard', oak, 'wood')),
    panel(frame, [foot + 0.02, 0.26], [head - 0.04, 0.36], flat('sheet', '#fbf6ea', 'cloth')),
    area(frame, ellipse(head - 0.2, 0.42, 0.17, 0.09, 0, 30), flat('pillow', '#ffffff', 'cloth')),
    // Thrown open: it lies folded at the foot.
    area(
      frame,
      [
        [foot + 0.02, 0.24],
        [foot + 0.44, 0.24],
        [foot + 0.5, 0.33],
        [foot + 0.42, 0.42],
        [foot + 0.08, 0.42],
        [foot + 0.02, 0.38],
      ],
      flat('blanket', blanket, 'cloth'),
    ),
    ...[0.1, 0.22, 0.34].map((x) =>
      area(frame, ellipse(foot + x, 0.33, 0.03, 0.03, 0, 16), flat('dot', lighter(blanket, 0.55), 'cloth')),
    ),
    line(
      frame,
      [
        [torch[0] + 0.22, torch[1] - 0.03, 0.012],
        [torch[0] - 0.02, torch[1] + 0.01, 0.012],
      ],
      0.09,
      flat('tube', '#c8453c', 'metal'),
      out,
    ),
    line(
      frame,
      [
        [torch[0] - 0.01, torch[1] + 0.01, 0.012],
        [torch[0] - 0.07, torch[1] + 0.025, 0.012],
      ],
      0.15,
      flat('torchHead', '#9c342c', 'metal'),
      out,
    ),
    area(
      frame,
      ellipse(torch[0] - 0.13, torch[1] + 0.04, 0.025, 0.07, 0.1, 20),
      flat('torchGlass', '#43505c', 'metal'),
    ),
  ]
}

function curtainsIn(frame: Frame, cloth: string): Painted[] {
  return [1, -1].flatMap((side) =>
    [0, 1, 2].map((fold) =>
      panel(
        frame,
        [Math.min(side * (half - fold * 0.06), side * (half - fold * 0.06 - 0.06)), 0.02],
        [Math.max(side * (half - fold * 0.06), side * (half - fold * 0.06 - 0.06)), high],
        flat('curtain', fold % 2 === 0 ? cloth : darker(cloth, 0.1), 'cloth'),
      ),
    ),
  )
}

function frameOf(frame: Frame): Painted[] {
  const white: Paint = { part: 'windowFrame', material: 'wood', colour: '#f7f0e0', group: 'windowFrame' }
  const bar = (from: Vector, to: Vector, width: number): Painted => line(frame, [from, to], width, white, out)
  return [
    bar([-half, 0, 0.03], [-half, high, 0.03], 0.11),
    bar([half, 0, 0.03], [half, high, 0.03], 0.11),
    bar([-half - 0.05, high, 0.03], [half + 0.05, high, 0.03], 0.11),
    ...block(frame, [-half - 0.14, -0.1, 0], [half + 0.14, 0, 0.2], {
      ...white,
      part: 'sill',
      group: 'sill',
    }),
  ]
}
