import type { Point, Sprite } from '../../drawing.ts'
import { type AssembledFigure, assembleFigure, type Rigging } from '../assemble-figure.ts'
import type { FigureOptions } from '../figure-options.ts'
import { mergePair, namedAnchor, type Placed, sizeOf } from './merge-pair.ts'

/** The bigger holds the smaller on the near arm; the heads are beside each other. */
export function carry(a: FigureOptions, b: FigureOptions): Sprite {
  const [bearer, child] = sizeOf(a) >= sizeOf(b) ? [a, b] : [b, a]
  const bearerIsA = bearer === a
  const mirrored = bearer.facing === 'left'
  const { gaze: _gaze, ...standing } = bearer
  const carrying: FigureOptions = {
    ...standing,
    facing: 'right',
    pose: bearer.pose === 'walk' ? 'walk' : 'stand',
  }
  const rigging: Rigging = {
    bodyTurn: 0.3,
    headTurn: 0.3,
    elbows: { A: -1, B: 1 },
    frame: { depthA: 190, depthB: 33, head: -12, lean: -5 },
  }
  const plain = assembleFigure(carrying, rigging)
  const { gaze: _childGaze, ...held } = child
  const cuddling: FigureOptions = { ...held, facing: 'left' }
  const carried: Rigging = { carried: true, headTurn: 0.12 }
  const loose = assembleFigure(cuddling, carried)
  const unit = plain.headHeight
  const chest = namedAnchor(plain.anchors, 'chest')
  const y = Math.max(chest[1] + unit * 0.84, plain.face.centre[1] + unit * 0.3 - loose.face.centre[1])
  const x = Math.max(chest[0] + unit * 0.62, besideHead(plain, loose, y))
  const onChest = (aside: number, height: number): Point => [
    chest[0] + aside * unit - x,
    chest[1] + height * unit - y,
  ]
  const small = assembleFigure(
    { ...cuddling, hands: { A: onChest(0.12, 0), B: onChest(0.2, -0.2) } },
    carried,
  )
  const withHands = {
    ...carrying,
    hands: { A: [x - unit * 0.02, y - unit * 0.1] as Point, B: [x + unit * 0.02, y - unit * 0.5] as Point },
  }
  const holder: Placed = { options: withHands, figure: assembleFigure(withHands, rigging), x: 0 }
  const inTheArms: Placed = { options: child, figure: small, x, y }
  const inArms = bearerIsA ? 'b' : 'a'
  const depthOf = (depth: number, which: 'a' | 'b'): number => (which === inArms ? depth + 100 : depth)
  return bearerIsA
    ? mergePair(holder, inTheArms, depthOf, mirrored)
    : mergePair(inTheArms, holder, depthOf, mirrored)
}

/** Where somebody carried must be so that the face of who carries stays free. */
function besideHead(bearer: AssembledFigure, child: AssembledFigure, y: number): number {
  const rise = child.face.centre[1] + y - bearer.face.centre[1]
  const free = ((bearer.headWidth + child.headWidth) / 2) * 1.1
  const aside = Math.sqrt(Math.max(0, free ** 2 - rise ** 2))
  return bearer.face.centre[0] + aside - child.face.centre[0]
}
