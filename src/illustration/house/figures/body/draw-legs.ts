import type { Point } from '../../drawing.ts'
import { mixColours } from '../../pen/colour.ts'
import { depths } from '../depths.ts'
import { smooth, turnAbout } from '../../pen/curves.ts'
import { tube } from '../geometry/curves.ts'
import { mixNumbers, moved } from '../geometry/points.ts'
import { type Pen, penFor } from '../pieces.ts'
import { type Rig, sides } from '../rig.ts'
import { drawLegProsthesis } from './draw-aids.ts'
import { drawMotifs, drawRings } from './draw-pattern.ts'
import { type Limb, limbRadius, type Side } from './skeleton.ts'

/** Legs with all they wear: tights or skin, socks, shoes, trousers. */
export function drawLegs(rig: Rig): void {
  for (const side of sides) {
    drawBareLeg(rig, side)
    drawFoot(rig, side)
    drawTrouserLeg(rig, side)
  }
  if (['trousers', 'shorts', 'dungarees'].includes(rig.outfit.bottom)) drawTrouserSeat(rig)
}

/** Turned or seated figures show two separate legs, others one pair of trousers. */
function hasSeparateLegs(rig: Rig): boolean {
  return rig.skeleton.turn > 0.3 || rig.skeleton.frame.seated === true
}

/** Depth of a leg's piece: the nearer leg lies before the farther one, and both before the trunk of who sits. */
export function legDepth({ skeleton }: Rig, side: Side): number {
  if (skeleton.frame.seated) return side === 'A' ? depths.legSeated : depths.legSeated - 2
  return side === 'A' ? (skeleton.turn > 0.3 ? depths.legNear : depths.legFar + 1) : depths.legFar
}

function drawBareLeg(rig: Rig, side: Side): void {
  const { skeleton, outfit, skin, pieces } = rig
  const { curve } = skeleton.legs[side]
  const radius = limbRadius(skeleton.build.leg, skeleton.headHeight)
  const depth = legDepth(rig, side)
  const tights = outfit.bottom === 'tights'
  const pen = penFor(pieces, `leg${side}`, depth)
  const artificial = rig.prosthesis === side
  const whole = artificial ? { to: 0.6 } : {}
  pen.fill(
    `leg${side}`,
    tube(curve, radius, whole),
    tights ? outfit.bottomColour : skin,
    tights ? 'cloth' : 'skin',
  )
  if (artificial) return drawLegProsthesis(rig, side, depth)
  if (outfit.sockColour !== undefined && outfit.shoes === 'shoes' && !tights) {
    pen.fill(
      `sock${side}`,
      tube(curve, (t) => radius(t) * 1.06, { from: 0.84 }),
      outfit.sockColour,
      'cloth',
    )
  }
  if (skeleton.frame.seated && outfit.bottom === 'shorts') {
    const shin = penFor(pieces, `shin${side}`, depth + 0.2)
    shin.fill(`shin${side}`, tube(curve, radius, { from: 0.5 }), skin, 'skin')
    if (outfit.sockColour !== undefined && outfit.shoes === 'shoes') {
      shin.fill(
        `sock${side}`,
        tube(curve, (t) => radius(t) * 1.06, { from: 0.84 }),
        outfit.sockColour,
        'cloth',
      )
    }
  }
}

function drawFoot(rig: Rig, side: Side): void {
  const { skeleton, outfit, skin, pieces } = rig
  const { headHeight, frame, turn, build } = skeleton
  const leg = skeleton.legs[side]
  const tilt = side === 'A' ? frame.footA : frame.footB
  const sideways = turn > 0.3 || (frame.seated === true && !frame.hangs)
  const outward = turn > 0.3 ? 1 : side === 'A' ? -1 : 1
  const length = headHeight * build.foot * (sideways ? 1 : mixNumbers(0.7, 1, turn))
  const height = headHeight * 0.2
  const place = ([x, y]: Point): Point => turnAbout(moved(leg.end, [x * outward, y]), tilt * outward, leg.end)
  const barefoot = outfit.shoes === 'barefoot'
  const colour = barefoot ? skin : outfit.shoeColour
  const pen = penFor(pieces, `foot${side}`, legDepth(rig, side) + (frame.seated ? 0.3 : 0.2))
  const toTheReader = frame.frontFoot === side && !sideways && !rig.fromBehind
  const outline = toTheReader ? frontShoeOutline(length, height) : shoeOutline(length, height, barefoot)
  if (outfit.shoes === 'boots') drawBootShaft(pen, leg, rig, side)
  pen.fill(`foot${side}`, outline.map(place), colour, barefoot ? 'skin' : 'cloth')
  if (barefoot) {
    for (const x of toTheReader ? [-0.12, 0.12] : [0.5, 0.61]) {
      pen.line(
        'toe',
        [place([x * length, 0.3 * height]), place([x * length, 0.62 * height])],
        mixColours(skin, '#7a3f34', 0.4),
        headHeight * 0.014,
      )
    }
  } else {
    drawShoeParts(
      pen,
      colour,
      outfit.shoes === 'boots',
      toTheReader,
      ([x, y]) => place([x * length, y * height]),
      headHeight,
    )
  }
}

/** The sole of a shoe and the strap over its instep. */
function drawShoeParts(
  pen: Pen,
  colour: string,
  boots: boolean,
  toTheReader: boolean,
  place: (point: Point) => Point,
  headHeight: number,
): void {
  const pale = mixColours(colour, '#fff8e8', 0.72)
  const sole = toTheReader ? frontSole : sideSole
  pen.mark('sole', smooth(sole.map(place), true, 5), pale, 'cloth')
  if (boots) return
  const strap = toTheReader ? frontStrap : sideStrap
  pen.line('strap', smooth(strap.map(place), false, 4), pale, headHeight * 0.03, { material: 'cloth' })
}

const sideSole: readonly Point[] = [
  [-0.4, 0.6],
  [0.16, 0.64],
  [0.7, 0.56],
  [0.7, 0.72],
  [0.6, 0.85],
  [0.1, 0.87],
  [-0.32, 0.84],
]
const frontSole: readonly Point[] = [
  [-0.42, 0.58],
  [0, 0.72],
  [0.42, 0.58],
  [0.36, 0.86],
  [0.24, 0.97],
  [-0.24, 0.97],
  [-0.36, 0.86],
]
const sideStrap: readonly Point[] = [
  [0.02, 0.06],
  [0.2, -0.16],
  [0.26, -0.38],
]
const frontStrap: readonly Point[] = [
  [-0.36, -0.02],
  [0, 0.1],
  [0.36, -0.02],
]

function shoeOutline(length: number, height: number, barefoot: boolean): Point[] {
  const slim = barefoot ? 0.82 : 1
  const outline: Point[] = [
    [-0.34, -0.46],
    [0.04, -0.58 * slim],
    [0.3, -0.32 * slim],
    [0.58 * slim, -0.06],
    [0.76 * slim, 0.36],
    [0.66 * slim, 0.84],
    [0.1, 0.87],
    [-0.34, 0.84],
    [-0.43, 0.3],
  ]
  return smooth(outline.map(([x, y]) => [x * length, y * height]))
}

/** A shoe whose toe points at the reader. */
function frontShoeOutline(length: number, height: number): Point[] {
  const outline: Point[] = [
    [-0.24, -0.5],
    [0.24, -0.5],
    [0.4, 0.1],
    [0.42, 0.6],
    [0.26, 0.98],
    [-0.26, 0.98],
    [-0.42, 0.6],
    [-0.4, 0.1],
  ]
  return smooth(outline.map(([x, y]) => [x * length, y * height]))
}

function drawBootShaft(pen: Pen, leg: Limb, { skeleton, outfit }: Rig, side: Side): void {
  const radius = limbRadius(skeleton.build.leg, skeleton.headHeight)
  pen.fill(
    `boot${side}`,
    tube(leg.curve, (t) => radius(t) * 1.24, { from: 0.66, capStart: 0 }),
    outfit.shoeColour,
    'cloth',
  )
  pen.mark(
    'bootEdge',
    tube(leg.curve, (t) => radius(t) * 1.25, { from: 0.66, to: 0.72, capStart: 0, capEnd: 0 }),
    mixColours(outfit.shoeColour, '#fff8e8', 0.45),
    'cloth',
  )
}

function trouserGroup(rig: Rig, side: Side): { group: string; depth: number } {
  const worn = rig.outfit.bottom === 'dungarees' && !rig.skeleton.frame.seated
  const near = worn ? depths.top + 0.3 : legDepth(rig, 'A') + 0.3
  const seatedOffset = rig.skeleton.frame.seated ? -0.2 : 0
  if (!hasSeparateLegs(rig)) return { group: 'trousers', depth: near }
  if (side === 'A') return { group: 'trousersA', depth: near + seatedOffset }
  return { group: 'trousersB', depth: legDepth(rig, 'B') + 0.3 + seatedOffset }
}

function drawTrouserLeg(rig: Rig, side: Side): void {
  const { skeleton, outfit, pieces } = rig
  const { headHeight } = skeleton
  const { curve } = skeleton.legs[side]
  const radius = limbRadius(skeleton.build.leg, headHeight)
  const { group, depth } = trouserGroup(rig, side)
  if (outfit.bottom === 'shorts') {
    const wide = (t: number): number => radius(t) * (1.22 + t * 0.3)
    const pen = penFor(pieces, group, depth)
    pen.fill(`shorts${side}`, tube(curve, wide, { to: 0.47, capEnd: 0.15 }), outfit.bottomColour, 'cloth')
    return
  }
  if (outfit.bottom !== 'trousers' && outfit.bottom !== 'dungarees') return
  // Rolled up over the knee, so that the prosthesis moves freely.
  const rolledUp = rig.prosthesis === side
  const end = rolledUp ? 0.56 : outfit.shoes === 'boots' ? 0.72 : 0.93
  const wide = (t: number): number => radius(t) * 1.17 + headHeight * 0.012
  const pen = penFor(pieces, group, depth)
  const trouser = tube(curve, wide, { to: end, capEnd: 0.25 })
  pen.fill(`trouser${side}`, trouser, outfit.bottomColour, 'cloth')
  if (outfit.top === 'pyjamas') {
    drawMotifs(pen, rig, [trouser])
    drawRings(pen, rig, curve, wide, [0.3, 0.5, 0.7])
  }
  pen.mark(
    `turnUp${side}`,
    tube(curve, (t) => wide(t) * 1.02, { from: end - 0.05, to: end, capStart: 0, capEnd: 0.25 }),
    mixColours(outfit.bottomColour, '#fff4e0', 0.22),
    'cloth',
  )
}

function drawTrouserSeat(rig: Rig): void {
  const { skeleton, outfit, pieces } = rig
  const { onTorso, hip, bellyForward } = skeleton
  const { group, depth } = trouserGroup(rig, 'A')
  const seat = smooth([
    onTorso(-0.04, -hip * 0.5),
    onTorso(0.02, -hip * 0.98),
    onTorso(0.2, -hip * 0.9),
    onTorso(0.2, hip * 0.9 + bellyForward),
    onTorso(0.02, hip * 0.98),
    onTorso(-0.04, hip * 0.5),
  ])
  const behind = skeleton.frame.seated ? { group: 'seat', depth: depths.top - 0.5 } : { group, depth }
  penFor(pieces, behind.group, behind.depth).fill('seat', seat, outfit.bottomColour, 'cloth')
}
