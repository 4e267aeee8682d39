import type { Point } from '../../drawing.ts'
import { mixColours } from '../../pen/colour.ts'
import { shadeOf } from '../colours.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { bell, mixNumbers } from '../geometry/points.ts'
import { penFor } from '../pieces.ts'
import type { FaceParts } from './face-parts.ts'

/** The hood of a raincoat, worn up round the face. */
export function drawHood({ rig, head, options }: FaceParts): void {
  const { width } = head
  const colour = rig.outfit.topColour
  const behind = head.skullArc(-170, 170, (degrees) => 0.17 + 0.06 * bell(degrees, -20, 50), 36)
  penFor(rig.pieces, 'hoodBack', depths.earBehind - 0.5).fill(
    'hood',
    head.placeAll(behind),
    shadeOf(colour, 0.3),
    'cloth',
  )
  const outer = head.skullArc(-150, 150, (degrees) => 0.2 + 0.08 * bell(degrees, -20, 50), 36)
  if (options.fromBehind) {
    const whole = head.skullArc(-178, 178, (degrees) => 0.2 + 0.08 * bell(degrees, 0, 50), 44)
    penFor(rig.pieces, 'hoodUp', depths.hat).fill('hood', head.placeAll(whole), colour, 'cloth')
    return
  }
  const opening: Point[] = [
    [width * 0.6, 0.78],
    [width * 0.93, 0.3],
    [width * 0.9, -0.3],
    [width * 0.5, -0.62],
    [0, -0.7],
    [-width * 0.5, -0.62],
    [-width * 0.9, -0.3],
    [-width * 0.93, 0.3],
    [-width * 0.6, 0.78],
  ]
  const rim = smooth(head.onFaceAll(opening), false, 6)
  const pen = penFor(rig.pieces, 'hoodUp', depths.hat)
  pen.fill('hood', head.placeAll([...outer, ...rim]), colour, 'cloth')
  pen.line('hoodRim', head.placeAll(rim), mixColours(colour, '#fff4dc', 0.4), rig.skeleton.headHeight * 0.022)
}

/** A knitted hat with a turned-up edge and a bobble. */
export function drawHat({ rig, head, options }: FaceParts, colour: string): void {
  const big = ['coily', 'curly'].includes(options.appearance.hairForm) ? 0.22 : 0.15
  const { turn, unit } = head
  const pale = mixColours(colour, '#fff4dc', 0.62)
  const bobble = head.skull(-4 - turn * 16, big + 0.16)
  const bobblePen = penFor(rig.pieces, 'bobble', depths.hat + 0.4)
  const fluff = Array.from({ length: 48 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI
    const radius = 0.2 * (1 + 0.07 * Math.abs(Math.sin(angle * 5)))
    return [bobble[0] + Math.cos(angle) * radius, bobble[1] + Math.sin(angle) * radius]
  })
  bobblePen.fill('bobble', head.placeAll(fluff), pale, 'cloth')
  const near = -mixNumbers(74, 86, turn)
  const crown = head.skullArc(near, 74, big, 26)
  const lower = head.onFaceAll([
    [head.width * 0.94, -0.3],
    [head.width * 0.5, -0.44],
    [0, -0.48],
    [-head.width * 0.5, -0.44],
    [-head.width * 0.94, -0.3],
  ])
  const pen = penFor(rig.pieces, 'hat', depths.hairOver + 0.3)
  pen.fill('hat', head.placeAll([...crown, ...smooth(lower, false, 6)]), colour, 'cloth')
  for (const degrees of [-52, -18, 18, 52]) {
    const rib = [head.skull(degrees * 0.5, big * 0.6), head.skull(degrees, 0.02)].map(
      ([x, y]): Point => [x * 0.86, y * 0.82],
    )
    pen.line('rib', head.placeAll(rib), shadeOf(colour, 0.25), unit * 0.03)
  }
  const band = [head.skull(near, big + 0.02), ...lower.slice().reverse(), head.skull(74, big + 0.02)]
  const edge = smooth(band, false, 6)
  const raised = edge.map(([x, y]): Point => [x * 1.01, y - 0.26])
  const edgePen = penFor(rig.pieces, 'hatEdge', depths.hairOver + 0.5)
  edgePen.fill('hatEdge', head.placeAll([...edge, ...raised.reverse()]), pale, 'cloth')
}
