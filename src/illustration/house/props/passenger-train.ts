import { darker, lighter } from '../pen/colour.ts'
import { ellipse, roundBox, smooth, straight } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawWheel } from './wheel.ts'

const [coachLength, gap] = [330, 14]

/** Three coaches of a train that carries people, on its rails; the side of the page may cut them. */
export const passengerTrain: DrawProp = (pen, { accent, lit }) => {
  const paint = accent('#3f78b0')
  const glass = lit ? '#f9dd8f' : '#bfdde0'
  const [first, last] = [-1.5 * coachLength - gap - 60, 1.5 * coachLength + gap + 60]
  const bed = pen.piece('ballast', 'stone')
  bed.fill(
    'ballast',
    straight([
      [first + 14, -14],
      [last - 14, -14],
      [last, 0],
      [first, 0],
    ]),
    '#a59a90',
  )
  for (let x = first + 30; x < last - 20; x += 34) bed.mark('sleeper', roundBox(x, -13, 18, 7, 2), '#7d5940')
  bed.fill('rail', roundBox(first + 10, -19, last - first - 20, 5, 2), '#6a6f78')
  for (const index of [-1, 0, 1])
    drawCoach(pen, index * (coachLength + gap), { paint, glass, front: index === 1 })
  return { anchors: { grip: [0, -80], top: [0, -226] } }
}

/** Seen from its side, `x` its middle; the first of the train has a sloping front with a lamp. */
function drawCoach(
  pen: Pen,
  x: number,
  { paint, glass, front }: { paint: string; glass: string; front: boolean },
): void {
  const half = coachLength / 2
  const nose = front ? 34 : 0
  const wheels = pen.piece('trainWheels', 'metal')
  for (const at of [-118, -82, 82, 118]) drawWheel(wheels, x + at, -33, 15, 'spoked', '#5b6670')
  if (!front) wheels.fill('coupling', roundBox(x + half - 4, -62, gap + 8, 8, 3), '#4a4650')
  const body = pen.piece('coach', 'metal')
  body.fill(
    'walls',
    smooth(
      [
        [x - half, -44],
        [x - half, -206],
        [x - half + 12, -220],
        [x + half - 14 - nose, -220],
        [x + half - nose * 0.6, -204],
        [x + half, -110],
        [x + half, -44],
      ],
      true,
      3,
    ),
    '#f5efe2',
  )
  body.mark('band', roundBox(x - half + 1, -104, coachLength - 2, 58, 4), paint)
  body.mark('line', roundBox(x - half + 1, -112, coachLength - 4, 5, 2), lighter(paint, 0.4))
  body.fill('roof', roundBox(x - half + 8, -228, coachLength - 22 - nose, 14, 6), '#5b6670')
  body.fill('skirt', roundBox(x - half + 8, -50, coachLength - 16, 10, 4), '#4a4650')
  for (const at of [-92, -42, 8, 58]) {
    body.mark('window', roundBox(x + at, -194, 42, 64, 7), darker(paint, 0.4))
    body.mark('pane', roundBox(x + at + 3, -191, 36, 58, 5), glass)
    body.mark(
      'shine',
      straight([
        [x + at + 9, -189],
        [x + at + 19, -189],
        [x + at + 9, -145],
        [x + at + 5, -145],
      ]),
      '#ffffff',
      { alpha: 0.45 },
    )
  }
  body.mark('door', roundBox(x - 148, -196, 42, 146, 5), darker(paint, 0.12))
  body.mark('doorPane', roundBox(x - 141, -188, 28, 56, 4), glass)
  if (!front) return
  body.mark(
    'cab',
    smooth(
      [
        [x + half - 52, -194],
        [x + half - 30, -194],
        [x + half - 10, -132],
        [x + half - 52, -132],
      ],
      true,
      3,
    ),
    glass,
  )
  body.fill('lamp', ellipse(x + half - 8, -76, 8, 9), '#f7dd86', { material: 'light' })
}
