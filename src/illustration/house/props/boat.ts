import { darker } from '../pen/colour.ts'
import { limb, smooth } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const boat: DrawProp = (pen, { accent }) => {
  const hull = accent('#d2573f')
  const back = pen.piece('boatBack', 'wood')
  back.fill(
    'inside',
    smooth([
      [-92, -40],
      [-40, -34],
      [40, -34],
      [96, -44],
      [60, -26],
      [-60, -24],
    ]),
    '#8a5f3f',
  )
  back.fill('mast', limb([8, -30], [8, -176], 3, 2), '#9a6b45')
  const sail = pen.piece('sail', 'cloth')
  sail.fill(
    'sail',
    smooth(
      [
        [13, -172],
        [34, -140],
        [66, -84],
        [78, -58],
        [40, -52],
        [13, -54],
      ],
      true,
      6,
    ),
    '#f7eeda',
  )
  sail.mark(
    'stripe',
    smooth(
      [
        [13, -112],
        [34, -110],
        [58, -98],
        [66, -84],
        [36, -92],
        [13, -94],
      ],
      true,
      5,
    ),
    hull,
  )
  sail.fill(
    'jib',
    smooth(
      [
        [3, -160],
        [-22, -110],
        [-46, -62],
        [-20, -56],
        [3, -58],
      ],
      true,
      6,
    ),
    '#f0e0c0',
  )
  pen.piece('flag', 'cloth').fill(
    'flag',
    smooth(
      [
        [9, -176],
        [26, -172],
        [22, -166],
        [28, -160],
        [9, -162],
      ],
      true,
      4,
    ),
    '#f0b93f',
  )
  const front = pen.piece('boat', 'wood')
  front.fill(
    'hull',
    smooth([
      [-98, -44],
      [-50, -34],
      [40, -34],
      [102, -50],
      [86, -20],
      [62, -3],
      [-66, -3],
      [-88, -22],
    ]),
    hull,
  )
  front.mark(
    'band',
    smooth([
      [-98, -43],
      [-50, -33],
      [40, -33],
      [101, -49],
      [98, -42],
      [40, -26],
      [-50, -26],
      [-94, -35],
    ]),
    '#fbf0d8',
  )
  front.stroke(
    'board',
    smooth(
      [
        [-82, -16],
        [0, -13],
        [84, -20],
      ],
      false,
    ),
    1.2,
    darker(hull, 0.3),
  )
  return {
    anchors: {
      seat: [-28, -30],
      seat1: [-58, -30],
      seat2: [-28, -30],
      seat3: [36, -30],
      // The rim over which riders look, not the mast.
      top: [0, -36],
      grip: [100, -48],
    },
    panel: { centre: [36, -72], size: 30, chalk: '#5d7fa6' },
  }
}
