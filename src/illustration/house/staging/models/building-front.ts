import { darker, lighter } from '../../pen/colour.ts'
import { line, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import type { Plan } from './building-plan.ts'
import { frameWhite, mark, outward, panel, rectangle, rule, type Flat } from './front-wall.ts'

/** The front wall with its planks, door, windows and the hole in it. */
export function frontOf(frame: Frame, plan: Plan): Painted[] {
  const { width, height, wall } = plan
  const half = width / 2
  const front = plane(
    frame,
    rectangle([-half, 0], [half, height], 0),
    { part: 'wall', material: 'wall', colour: wall, group: 'wallFront' },
    outward,
  )
  return [
    front,
    ...planksOn(frame, plan),
    ...doorOn(frame, plan),
    ...windowsOn(frame, plan),
    ...(plan.hole ? holeIn(frame, plan) : []),
  ]
}

function planksOn(frame: Frame, { planks, width, height, wall }: Plan): Painted[] {
  if (!planks) return []
  const count = Math.round(width / 0.75)
  return Array.from({ length: count - 1 }, (_, index) => {
    const x = -width / 2 + ((index + 1) * width) / count
    return rule(
      frame,
      [
        [x, 0],
        [x, height],
      ],
      0.045,
      mark('plank', darker(wall, 0.18)),
    )
  })
}

function doorOn(frame: Frame, { door, doorColour, wall, lit, height }: Plan): Painted[] {
  if (door === 'none') return []
  if (door === 'barn') {
    const high = Math.min(3, height * 0.85)
    const leaf = (side: number): Painted[] => {
      const [near, far] = [side * 0.06, side * 1.46]
      const white = mark('beam', '#f4e8d0')
      return [
        panel(
          frame,
          [Math.min(near, far), 0],
          [Math.max(near, far), high - 0.14],
          mark('door', darker(wall, 0.16)),
        ),
        rule(
          frame,
          [
            [near, 0.05],
            [far, high - 0.2],
          ],
          0.14,
          white,
        ),
        rule(
          frame,
          [
            [far, 0.05],
            [near, high - 0.2],
          ],
          0.14,
          white,
        ),
      ]
    }
    return [panel(frame, [-1.6, 0], [1.6, high], mark('doorFrame', '#f4e8d0')), ...leaf(-1), ...leaf(1)]
  }
  const closed = [
    panel(frame, [-0.65, 0], [0.65, 2.15], mark('doorFrame', frameWhite)),
    panel(
      frame,
      [-0.5, 0],
      [0.5, 2.02],
      mark('door', door === 'open' ? (lit ? '#f6c56a' : '#5b4038') : doorColour),
    ),
  ]
  if (door === 'shut')
    return [...closed, panel(frame, [0.3, 0.95], [0.4, 1.05], mark('knob', '#e3b64f', 'metal'))]
  const leaf = plane(
    frame,
    [
      [0.5, 0, 0.02],
      [1.05, 0, 0.85],
      [1.05, 2.02, 0.85],
      [0.5, 2.02, 0.02],
    ],
    { ...mark('door', doorColour), group: 'leaf' },
  )
  return [...closed, leaf]
}

/** Metres from one floor to the next. */
export const storey = 2.6

/** Each floor has as many, and those above the ground floor one over the door. */
function windowsOn(frame: Frame, plan: Plan): Painted[] {
  const floors = Array.from({ length: plan.floors }, (_, floor) => movedTo(frame, [0, floor * storey, 0]))
  return floors.flatMap((floor, index) => windowsOfFloor(floor, plan, index === 0))
}

function windowsOfFloor(frame: Frame, { windows, width, lit, glass }: Plan, hasDoor: boolean): Painted[] {
  const step = (width - 2.2) / Math.max(1, windows - 1)
  return Array.from({ length: windows }, (_, index) => -width / 2 + 1.1 + index * step)
    .filter((x) => !hasDoor || Math.abs(x) > 0.9)
    .flatMap((x) => [
      panel(frame, [x - 0.5, 1], [x + 0.5, 2.05], mark('windowFrame', frameWhite)),
      panel(
        frame,
        [x - 0.4, 1.1],
        [x + 0.4, 1.95],
        mark('glass', lit ? '#f9cf72' : glass, lit ? 'light' : 'wall'),
      ),
      rule(
        frame,
        [
          [x, 1.1],
          [x, 1.95],
        ],
        0.07,
        mark('bar', frameWhite),
      ),
      rule(
        frame,
        [
          [x - 0.4, 1.52],
          [x + 0.4, 1.52],
        ],
        0.07,
        mark('bar', frameWhite),
      ),
    ])
}

/** As a cart with riders went through it. */
const holeOutline: readonly Flat[] = [
  [-0.9, 0.02],
  [-1.15, 0.5],
  [-0.85, 0.7],
  [-1, 1.15],
  [-0.6, 1.2],
  [-0.55, 1.75],
  [-0.3, 2.05],
  [-0.05, 1.7],
  [0.15, 2.1],
  [0.45, 1.8],
  [0.5, 1.25],
  [1, 1.2],
  [0.8, 0.8],
  [1.2, 0.55],
  [0.9, 0.02],
]

function holeIn(frame: Frame, { wall, holeAt }: Plan): Painted[] {
  const points = holeOutline.map(([x, y]): Vector => [holeAt + x * 1.1, y * 1.1, 0.02])
  const splinters = (
    [
      [-1.2, 0.3, 0.5],
      [1.2, 0.08, -0.02],
      [-0.6, 0.12, 0.1],
    ] as const
  ).map(([x, y, lift]) =>
    line(
      frame,
      [
        [holeAt + x, y, 0.3],
        [holeAt + x + 0.9, y + lift, 0.6],
      ],
      0.14,
      { ...mark('splinter', lighter(wall, 0.1)), group: 'splinter' },
    ),
  )
  return [plane(frame, points, mark('hole', '#2c1719', 'wall'), outward), ...splinters]
}
