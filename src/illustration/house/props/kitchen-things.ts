import { darker, lighter } from '../pen/colour.ts'
import type { Pen } from '../pen/pen.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

const steel = '#b9c3cc'

/** Held by its handle, the bowl up. */
export const spoon: DrawProp = (pen, { accent }) => {
  const metal = accent(steel)
  const piece = pen.piece('spoon', 'metal')
  piece.fill('handle', limb([0, -1.8], [0.2, -19], 1.7, 1), darker(metal, 0.14))
  piece.fill(
    'end',
    smooth([
      [0, 0],
      [-2.4, -2.6],
      [-1.6, -6],
      [1.6, -6],
      [2.4, -2.6],
    ]),
    darker(metal, 0.14),
  )
  piece.mark('rose', ellipse(0, -2.9, 0.9), lighter(metal, 0.6))
  piece.fill(
    'bowl',
    smooth([
      [0, -17],
      [-3.4, -19.6],
      [-5, -25],
      [-3.6, -30.4],
      [0.2, -32.4],
      [4, -30.4],
      [5.4, -25],
      [3.8, -19.6],
    ]),
    darker(metal, 0.06),
  )
  piece.mark('hollow', ellipse(0.2, -25.4, 3.6, 5.4), darker(metal, 0.26))
  piece.mark('light', ellipse(0.8, -24, 2.5, 3.6), lighter(metal, 0.3))
  piece.mark('shine', ellipse(-1.4, -28, 0.9, 1.5, 20), '#ffffff', { alpha: 0.85 })
  return { anchors: { grip: [0, -7], top: [0, -32] } }
}

/** A long spoon with holes, which water goes through and dumplings do not. */
export const skimmer: DrawProp = (pen, { accent }) => {
  const metal = accent(steel)
  const piece = pen.piece('skimmer', 'metal')
  piece.line('hook', arc(0, -2.8, 2.2, 2.2, 40, 330, 14), 1.1, darker(metal, 0.3))
  piece.fill('handle', limb([0, -5], [0.4, -34], 1.2, 1.5), darker(metal, 0.14))
  piece.fill('grip', limb([0, -6], [0.1, -17], 2, 1.8), '#a5533d', { material: 'wood' })
  piece.fill('rim', ellipse(0.4, -41, 10, 8.4), darker(metal, 0.2))
  piece.fill('bowl', ellipse(0.4, -41.6, 9, 7.2), lighter(metal, 0.25))
  for (const [x, y] of [
    [0, 0],
    [-3.4, -2],
    [3.4, -2],
    [-3.4, 2],
    [3.4, 2],
    [0, -4],
    [0, 4],
    [-6.4, 0],
    [6.4, 0],
  ] as const)
    piece.mark('hole', ellipse(x + 0.4, y - 41.4, 1, 0.85), darker(metal, 0.55))
  return { anchors: { grip: [0, -11], top: [0, -46] } }
}

/** On its gas ring, its weight dancing on a jet of steam. */
export const pressureCooker: DrawProp = (pen, drawing) => {
  const parts = cookerWithoutWeight(pen, drawing)
  const weight = pen.piece('weight', 'metal')
  drawWeight(weight, -43)
  drawSteam(weight, [
    [-7, -9, -50],
    [0, 1, -56],
    [7, 10, -51],
  ])
  return parts
}

/** The weight of a pressure cooker by itself: what makes it whistle. */
export const cookerWeight: DrawProp = (pen) => {
  drawWeight(pen.piece('cookerWeight', 'metal'), 0)
  return { anchors: { grip: [0, -5], top: [0, -10] } }
}

/** Brass, round, with a waist. */
function drawWeight(piece: Pen, foot: number): void {
  piece.fill(
    'weight',
    smooth(
      [
        [-4, foot],
        [4, foot],
        [4.8, foot - 5],
        [3, foot - 10],
        [-3, foot - 10],
        [-4.8, foot - 5],
      ],
      true,
      5,
    ),
    '#c9803d',
  )
  piece.fill('knob', ellipse(0, foot - 11, 2.8, 2), darker('#c9803d', 0.12))
  for (const up of [2.6, 7.4])
    piece.stroke('groove', arc(0, foot - up, 4.4, 1, 0, 180, 12), 0.7, darker('#c9803d', 0.3))
  piece.mark('shine', roundBox(-2.6, foot - 8, 1.8, 6, 0.9), lighter('#c9803d', 0.6))
}

/** Wisps that rise, each by where it begins and how far it leans. */
function drawSteam(piece: Pen, wisps: readonly (readonly [x: number, lean: number, y: number])[]): void {
  for (const [x, lean, y] of wisps)
    piece.stroke(
      'steam',
      smooth(
        [
          [x, y],
          [x + lean * 0.5 + 2, y - 6],
          [x + lean - 2, y - 12],
          [x + lean * 1.3, y - 18],
        ],
        false,
      ),
      2,
      '#e4e0da',
      { alpha: 0.85 },
    )
}

/** On its gas ring, the valve bare: steam leaks out of it, and nothing whistles. */
export const cookerWithoutWeight: DrawProp = (pen, { accent }) => {
  const metal = accent('#c3ccd2')
  const stove = pen.piece('stove', 'metal')
  stove.fill('ring', roundBox(-21, -4, 42, 4, 1.6), '#4a4650')
  for (const x of [-14, 14]) stove.fill('leg', roundBox(x - 2, -9, 4, 6, 1), '#4a4650')
  for (const x of [-9, -3, 3, 9])
    stove.fill(
      'flame',
      smooth(
        [
          [x - 2.4, -4],
          [x, -11],
          [x + 2.4, -4],
        ],
        true,
        6,
      ),
      '#6fa8d8',
      {
        material: 'light',
      },
    )
  const piece = pen.piece('pressureCooker', 'metal')
  piece.fill('ear', roundBox(-31, -28, 12, 6, 3), '#3d3a44', { material: 'wood' })
  piece.fill(
    'pot',
    smooth(
      [
        [-22, -31],
        [22, -31],
        [22, -14],
        [18, -9],
        [-18, -9],
        [-22, -14],
      ],
      true,
      5,
    ),
    metal,
  )
  piece.mark(
    'light',
    straight([
      [-17, -29],
      [-12, -29],
      [-12, -11],
      [-16, -13],
    ]),
    lighter(metal, 0.7),
  )
  piece.mark(
    'shade',
    straight([
      [14, -29],
      [21, -29],
      [20.6, -14],
      [16, -11],
    ]),
    darker(metal, 0.2),
  )
  piece.fill(
    'lid',
    smooth(
      [
        [-23, -31],
        [-18, -36],
        [0, -39],
        [18, -36],
        [23, -31],
        [0, -29.6],
      ],
      true,
      6,
    ),
    lighter(metal, 0.2),
  )
  piece.stroke('seal', arc(0, -31.4, 22.4, 2.4, 0, 180, 16), 1.6, '#c04d3d')
  piece.fill('handle', limb([16, -33], [34, -34.6], 3.4, 2.8), '#3d3a44', { material: 'wood' })
  piece.mark('screw', ellipse(31, -34.4, 1.1), lighter(metal, 0.4))
  const valve = pen.piece('valve', 'metal')
  valve.fill('valve', roundBox(-1.8, -43, 3.6, 6, 0.8), '#8d959d')
  drawSteam(valve, [[0, 2, -45]])
  return { anchors: { grip: [0, -20], top: [0, -39] } }
}
