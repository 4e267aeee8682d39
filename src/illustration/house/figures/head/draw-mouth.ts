import type { Point } from '../../drawing.ts'
import { mixColours } from '../../pen/colour.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { arch } from '../geometry/curves.ts'
import type { MouthForm } from '../tables/expressions.ts'
import type { FaceParts } from './face-parts.ts'

interface MouthBrush {
  /** Height of the mouth on the face. */
  y: number
  line: (points: readonly Point[], width?: number) => void
  open: (points: readonly Point[]) => void
  tongue: (x: number, y: number, radiusX: number, radiusY: number) => void
  teeth: (points: readonly Point[]) => void
}

/** The mouth of the feeling, laid on the round of the face; a frown comes with a tear. */
export function drawMouth(parts: FaceParts): void {
  const { rig, head, darkSkin, pen } = parts
  const { headHeight } = rig.skeleton
  const lip = mixColours(rig.skin, darkSkin ? '#260c0c' : '#8c2f2b', 0.74)
  const placed = (points: readonly Point[]): Point[] => head.placeAll(head.onFaceAll(points))
  mouths[rig.expression.mouth]({
    y: head.eyeHeight + 0.49,
    line: (points, width = 0.025) => pen.line('mouth', placed(points), lip, headHeight * width),
    open: (points) => {
      pen.mark('mouth', placed(points), '#7a2a2c', 'ink')
      pen.line('lip', [...placed(points), ...placed(points.slice(0, 1))], lip, headHeight * 0.01)
    },
    tongue: (x, y, radiusX, radiusY) =>
      pen.mark('tongue', placed(ellipse(x, y, radiusX, radiusY, 0, 20)), '#e98078', 'skin'),
    teeth: (points) => pen.mark('teeth', placed(points), '#fffaf0', 'light'),
  })
  if (rig.expression.mouth === 'frown') drawTear(parts)
}

const mouths: Readonly<Record<MouthForm, (brush: MouthBrush) => void>> = {
  smile: ({ y, open, tongue, teeth }) => {
    const upper = arch([-0.26, y - 0.09], [0, y - 0.03], [0.26, y - 0.09])
    const lower = arch([-0.26, y - 0.09], [0, y + 0.19], [0.26, y - 0.09])
    open([...upper, ...lower.toReversed().slice(1, -1)])
    tongue(0, y + 0.105, 0.095, 0.05)
    const gums = arch([-0.21, y - 0.075], [0, y - 0.025], [0.21, y - 0.075])
    const edge = arch([-0.21, y - 0.075], [0, y + 0.04], [0.21, y - 0.075])
    teeth([...gums, ...edge.toReversed().slice(1, -1)])
  },
  laugh: ({ y, open, tongue, teeth }) => {
    const outline: Point[] = [
      [-0.31, y - 0.11],
      [-0.12, y - 0.07],
      [0.12, y - 0.07],
      [0.31, y - 0.11],
      [0.25, y + 0.1],
      [0.1, y + 0.22],
      [-0.1, y + 0.22],
      [-0.25, y + 0.1],
    ]
    open(smooth(outline, true, 6))
    tongue(0, y + 0.15, 0.13, 0.06)
    const gums = arch([-0.25, y - 0.085], [0, y - 0.06], [0.25, y - 0.085])
    const edge = arch([-0.25, y - 0.085], [0, y + 0.02], [0.25, y - 0.085])
    teeth([...gums, ...edge.toReversed().slice(1, -1)])
  },
  aside: ({ y, line }) =>
    line(
      smooth(
        [
          [-0.04, y + 0.02],
          [0.06, y + 0.03],
          [0.17, y - 0.04],
        ],
        false,
      ),
    ),
  wavy: ({ y, line }) =>
    line(
      smooth(
        [
          [-0.17, y + 0.045],
          [-0.09, y - 0.02],
          [0, y + 0.02],
          [0.08, y - 0.02],
          [0.16, y + 0.04],
        ],
        false,
      ),
    ),
  frown: ({ y, line }) => line(arch([-0.15, y + 0.08], [0, y - 0.01], [0.15, y + 0.08])),
  round: ({ y, open }) => open(ellipse(0, y + 0.06, 0.09, 0.125, 0, 24)),
  yawn: ({ y, open, tongue }) => {
    open(ellipse(0, y + 0.05, 0.125, 0.15, 0, 24))
    tongue(0, y + 0.125, 0.075, 0.055)
  },
  grin: ({ y, line }) => {
    line(
      smooth(
        [
          [-0.24, y - 0.07],
          [-0.12, y + 0.03],
          [0, y + 0.055],
          [0.12, y + 0.03],
          [0.24, y - 0.07],
        ],
        false,
      ),
      0.027,
    )
    for (const side of [-1, 1]) {
      line(
        smooth(
          [
            [side * 0.26, y - 0.1],
            [side * 0.235, y - 0.06],
            [side * 0.2, y - 0.06],
          ],
          false,
        ),
        0.018,
      )
    }
  },
  rest: ({ y, line }) =>
    line(
      smooth(
        [
          [-0.09, y],
          [0, y + 0.03],
          [0.09, y],
        ],
        false,
      ),
    ),
  pout: ({ y, line }) => {
    line(
      smooth(
        [
          [-0.14, y + 0.07],
          [-0.06, y + 0.015],
          [0.05, y + 0.01],
          [0.15, y + 0.045],
        ],
        false,
      ),
      0.028,
    )
    line(arch([-0.05, y + 0.135], [0.01, y + 0.15], [0.07, y + 0.125]), 0.015)
  },
}

function drawTear({ head, pen, darkSkin }: FaceParts): void {
  const [x, y] = head.onFace(-head.eyeAside - 0.04, head.eyeHeight + 0.25)
  const tear: Point[] = [
    [x, y - 0.12],
    [x + 0.06, y + 0.02],
    [x, y + 0.08],
    [x - 0.06, y + 0.02],
  ]
  pen.mark('tear', head.placeAll(smooth(tear)), darkSkin ? '#bfe0ee' : '#8fc4de', 'water')
}
