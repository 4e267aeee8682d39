import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Point } from '../../drawing.ts'
import type { Modeller } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel } from './prop-model.ts'

/** Half its width and depth, the height of its walls and towers, half a tower, and the gate's half width and height, in metres. */
const [aside, deep, wallHigh, towerHigh, half] = [2.3, 1.5, 2.3, 3.5, 0.62]
const [gateWide, gateHigh] = [0.85, 1.75]
/** What is seen in a gate behind which it is dark. */
const inTheDark = '#2c2838'

/**
 * A castle as a child draws one: four towers, and a gate in front that is a gate at the back too, so that through it is seen what
 * stands behind. That of a dungeon is `state.gate` metres high, and in it it is dark. It faces its front.
 */
export const castle: Modeller = (request) => {
  const { frame } = request
  const stone = colourTold(request, '#d9a7a0')
  const roof = colourTold(request, '#5f7fb8', 'roof')
  const tall = numberTold(request, 'gate', gateHigh)
  const dungeon = request.state['gate'] !== undefined
  const corners = [
    { x: aside, z: -deep },
    { x: -aside, z: -deep },
    { x: aside, z: deep },
    { x: -aside, z: deep },
  ]
  const pieces: Piece[] = [
    { name: 'back', solids: wallOf(movedTo(frame, [0, 0, -deep]), darker(stone, 0.24), 'back', tall) },
    ...(dungeon ? [{ name: 'inside', solids: insideOf(movedTo(frame, [0, 0, deep - 0.02]), tall) }] : []),
    { name: 'front', solids: wallOf(movedTo(frame, [0, 0, deep]), stone, 'front', tall), nearer: 0.05 },
    ...corners.map(({ x, z }, index) => ({
      name: `tower${index}`,
      solids: towerOf(
        movedTo(frame, [x, 0, z]),
        z < 0 ? darker(stone, 0.12) : lighter(stone, 0.06),
        roof,
        index,
      ),
      nearer: z < 0 ? -0.3 : 0.4,
    })),
  ]
  return propModel(request, towerHigh + 1.5, pieces, {
    gate: [0, 0, deep],
    out: [0, 0, deep + 0.8],
    wall: [0, wallHigh, deep],
    towerL: [aside, towerHigh, deep],
    towerR: [-aside, towerHigh, deep],
  })
}

/** Outline of a gate so high, from foot to foot. */
function archOf(tall: number): Point[] {
  const wide = (gateWide * tall) / gateHigh
  return Array.from({ length: 13 }, (_, index): Point => {
    const turn = Math.PI * (1 - index / 12)
    return [wide * Math.cos(turn), tall - wide + wide * Math.sin(turn)]
  })
}

function insideOf(frame: Frame, tall: number): Painted[] {
  const wide = (gateWide * tall) / gateHigh
  const outline: Point[] = [[-wide, 0], ...archOf(tall), [wide, 0]]
  const look: Paint = { part: 'gate', material: 'ink', colour: inTheDark, group: 'inside' }
  return [
    plane(
      frame,
      outline.map(([x, y]): Vector => [x, y, 0]),
      look,
    ),
  ]
}

/** A wall with battlements and a gate that one sees through, so high. */
function wallOf(frame: Frame, colour: string, name: string, tall: number): Painted[] {
  const paint = (part: PartName, tone: string): Paint => ({
    part,
    material: 'stone',
    colour: tone,
    group: `wall${name}`,
  })
  const arch = archOf(tall)
  const wide = (gateWide * tall) / gateHigh
  const teeth = Array.from({ length: 8 }, (_, index): Point[] => {
    const [from, to] = [aside - index * (aside / 4), aside - (index + 0.5) * (aside / 4)]
    return [
      [from, wallHigh],
      [to, wallHigh],
      [to, wallHigh - 0.26],
      [to - aside / 8, wallHigh - 0.26],
    ]
  }).flat()
  const outline: Point[] = [
    [-aside, 0],
    [-wide, 0],
    ...arch,
    [wide, 0],
    [aside, 0],
    ...teeth,
    [-aside, wallHigh],
  ]
  const flat = ([x, y]: Point, z = 0): Vector => [x, y, z]
  return [
    plane(
      frame,
      outline.map((at) => flat(at)),
      paint('wall', colour),
    ),
    line(
      frame,
      [[-wide, 0] as Point, ...arch, [wide, 0] as Point].map((at) => flat(at, 0.01)),
      0.13,
      {
        ...paint('gate', darker(colour, 0.3)),
        marking: true,
      },
    ),
  ]
}

/** A square tower under a pointed roof with a flag. */
function towerOf(frame: Frame, colour: string, roof: string, index: number): Painted[] {
  const look: Paint = { part: 'tower', material: 'stone', colour, group: `tower${index}` }
  const eaves = half + 0.16
  const top: Vector = [0, towerHigh + 1.3, 0]
  const corners: Vector[] = [
    [-eaves, towerHigh, eaves],
    [eaves, towerHigh, eaves],
    [eaves, towerHigh, -eaves],
    [-eaves, towerHigh, -eaves],
  ]
  const outward: Vector[] = [
    [0, 0.5, 1],
    [1, 0.5, 0],
    [0, 0.5, -1],
    [-1, 0.5, 0],
  ]
  const sides = outward.map((out, side) =>
    plane(
      frame,
      [corners[side] as Vector, corners[(side + 1) % 4] as Vector, top],
      {
        part: 'roof',
        material: 'wood',
        colour: side % 2 ? darker(roof, 0.16) : roof,
        group: `roof${index}${side}`,
      },
      out,
    ),
  )
  const slit: Vector[] = [
    [-0.11, 2.3, half + 0.01],
    [0.11, 2.3, half + 0.01],
    [0.11, 2.85, half + 0.01],
    [-0.11, 2.85, half + 0.01],
  ]
  return [
    ...block(frame, [-half, 0, -half], [half, towerHigh, half], look),
    plane(
      frame,
      slit,
      { ...look, part: 'slit', material: 'ink', colour: darker(colour, 0.5), marking: true },
      [0, 0, 1],
    ),
    ...sides,
    line(frame, [top, [0, towerHigh + 2, 0]], 0.05, {
      ...look,
      part: 'pole',
      material: 'wood',
      colour: '#7d5a3e',
    }),
    plane(
      frame,
      [
        [0, towerHigh + 2, 0],
        [-0.6, towerHigh + 1.82, 0],
        [0, towerHigh + 1.62, 0],
      ],
      { ...look, part: 'flag', material: 'cloth', colour: '#f2c14e', group: `flag${index}` },
    ),
  ]
}
