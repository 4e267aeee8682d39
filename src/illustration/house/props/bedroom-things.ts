import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, starOutline, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

const wood = '#b98354'

/** A child's bed from its long side; whoever sleeps lies between mattress and blanket, head to the left. */
export const bed: DrawProp = (pen, { accent, open }) => {
  const blanket = accent('#5b8fb8')
  const back = pen.piece('bedBack', 'wood')
  back.fill(
    'headboard',
    smooth(
      [
        [-92, -4],
        [-93, -80],
        [-90, -100],
        [-78, -104],
        [-68, -94],
        [-68, -4],
      ],
      true,
      6,
    ),
    wood,
  )
  back.mark('star', starOutline(-80, -84, 6, 0.5), lighter(wood, 0.5))
  back.fill('rail', roundBox(-84, -36, 166, 20, 4), darker(wood, 0.12))
  for (const x of [-84, 74]) back.fill('leg', roundBox(x, -18, 10, 18, 2), darker(wood, 0.2))
  const mattress = pen.piece('mattressBack', 'cloth')
  mattress.fill('mattress', roundBox(-76, -54, 154, 24, 9), '#f7efe0')
  mattress.fill(
    'pillow',
    smooth([
      [-74, -58],
      [-66, -72],
      [-40, -74],
      [-30, -64],
      [-34, -52],
      [-68, -50],
    ]),
    '#fffaf0',
  )
  const cover = pen.piece('bed', 'cloth')
  const fold = open ? 10 : -34
  cover.fill(
    'blanket',
    smooth([
      [fold, -56],
      [fold + 14, -64],
      [40, -66],
      [76, -60],
      [82, -44],
      [80, -22],
      [40, -18],
      [0, -22],
      [fold + 6, -20],
      [fold - 4, -40],
    ]),
    blanket,
  )
  cover.fill(
    'fold',
    smooth([
      [fold - 4, -56],
      [fold + 8, -65],
      [fold + 18, -62],
      [fold + 12, -40],
      [fold + 12, -20],
      [fold - 2, -20],
      [fold - 8, -40],
    ]),
    '#fbf0d8',
  )
  for (const [x, y] of [
    [10, -44],
    [34, -52],
    [58, -44],
    [30, -32],
    [66, -30],
  ] as const)
    if (x > fold + 18) cover.mark('dot', ellipse(x, y, 3.4), lighter(blanket, 0.5))
  const foot = pen.piece('footboard', 'wood')
  foot.fill('footboard', roundBox(76, -68, 13, 68, 5), wood)
  const seats = { seat: [20, -62], seat1: [-16, -62], seat2: [56, -62] } as const
  return { anchors: { ...seats, lie: [-10, -54], pillow: [-52, -62], top: [-80, -104] } }
}

export const blanket: DrawProp = (pen, { accent, open }) => {
  const cloth = accent('#d9705c')
  const piece = pen.piece('blanket', 'cloth')
  if (open) {
    piece.fill(
      'blanket',
      straight([
        [-78, 0],
        [78, 0],
        [58, -34],
        [-58, -34],
      ]),
      cloth,
    )
    for (const along of [0.25, 0.5, 0.75])
      piece.stroke(
        'stripe',
        [
          [-78 + 156 * along, -1],
          [-58 + 116 * along, -33],
        ],
        4,
        lighter(cloth, 0.5),
      )
    for (const y of [-9, -17, -25])
      piece.stroke(
        'stripe',
        [
          [-76 - y * 0.55, y],
          [76 + y * 0.55, y],
        ],
        3,
        lighter(cloth, 0.5),
      )
    return { anchors: { seat: [0, -14] } }
  }
  for (const [index, y] of [0, -8, -16].entries()) {
    piece.fill(
      'fold',
      roundBox(-32 + index, y - 9, 64 - index * 2, 10, 5),
      index % 2 ? lighter(cloth, 0.18) : cloth,
    )
    piece.stroke(
      'stripe',
      [
        [-20, y - 7],
        [-20, y - 1],
      ],
      3,
      lighter(cloth, 0.55),
    )
    piece.stroke(
      'stripe',
      [
        [-13, y - 7],
        [-13, y - 1],
      ],
      3,
      lighter(cloth, 0.55),
    )
  }
  return { anchors: { top: [0, -25], grip: [0, -12] } }
}

export const pillow: DrawProp = (pen, { accent }) => {
  const cloth = accent('#f3e6cf')
  const piece = pen.piece('pillow', 'cloth')
  piece.fill(
    'pillow',
    smooth([
      [-35, -1],
      [-30, -7],
      [-29, -17],
      [-35, -26],
      [-24, -24],
      [0, -25],
      [24, -24],
      [35, -26],
      [29, -17],
      [30, -7],
      [35, -1],
      [22, -1.6],
      [0, -0.6],
      [-22, -1.6],
    ]),
    cloth,
  )
  for (const x of [-14, 0, 14])
    piece.stroke(
      'stripe',
      smooth(
        [
          [x - 1, -22],
          [x + 1, -12],
          [x, -4],
        ],
        false,
      ),
      1.6,
      darker(cloth, 0.14),
    )
  return { anchors: { top: [0, -22], grip: [0, -12] } }
}

export const lamp: DrawProp = (pen, { accent, lit }) => {
  const shade = accent('#f0b35a')
  if (lit)
    pen.piece('glow', 'light').fill('glow', ellipse(0, -120, 62, 56), '#ffe6a0', { soft: true, alpha: 0.5 })
  const stand = pen.piece('lamp', 'wood')
  stand.fill(
    'foot',
    smooth([
      [-18, -1],
      [-12, -6],
      [0, -8],
      [12, -6],
      [18, -1],
      [0, 0],
    ]),
    '#8a5f3f',
  )
  stand.fill('pole', limb([0, -4], [0, -112], 2, 1.8), '#8a5f3f')
  const top = pen.piece('lampShade', lit ? 'light' : 'cloth')
  top.fill(
    'shade',
    straight([
      [-18, -142],
      [18, -142],
      [30, -104],
      [-30, -104],
    ]),
    lit ? lighter(shade, 0.45) : shade,
  )
  top.mark(
    'rim',
    straight([
      [-28.5, -108],
      [28.5, -108],
      [30, -104],
      [-30, -104],
    ]),
    darker(shade, 0.12),
  )
  top.stroke(
    'cord',
    smooth(
      [
        [16, -104],
        [16, -94],
        [17, -88],
      ],
      false,
    ),
    1,
    '#7a5a3c',
  )
  top.fill('knob', ellipse(17, -87, 2), '#7a5a3c')
  return { anchors: { top: [0, -142], light: [0, -120] } }
}
