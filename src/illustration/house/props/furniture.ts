import type { Point } from '../drawing.ts'
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
  return { anchors: { seat: [20, -62], lie: [-10, -54], pillow: [-52, -62], top: [-80, -104] } }
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

export const chair: DrawProp = (pen, { accent }) => {
  const paint = accent('#cf9c5f')
  const back = pen.piece('chairBack', 'wood')
  for (const x of [-15, 19]) back.fill('leg', limb([x, -40], [x - 1, -2], 2.4), darker(paint, 0.22))
  back.fill('post', limb([-19, -42], [-22, -88], 2.6), paint)
  back.fill('post', limb([14, -46], [13, -86], 2.4), darker(paint, 0.1))
  for (const y of [-84, -70])
    back.fill(
      'slat',
      smooth(
        [
          [-22, y - 4],
          [-4, y - 7],
          [14, y - 3],
          [14, y + 4],
          [-4, y + 1],
          [-22, y + 4],
        ],
        true,
        5,
      ),
      paint,
    )
  const front = pen.piece('chair', 'wood')
  front.fill(
    'seat',
    smooth(
      [
        [-24, -43],
        [-16, -48],
        [19, -48],
        [25, -43],
        [23, -39],
        [-22, -39],
      ],
      true,
      5,
    ),
    lighter(paint, 0.15),
  )
  for (const x of [-20, 20]) front.fill('leg', limb([x, -40], [x + (x < 0 ? -1.5 : 1.5), -2.4], 2.6), paint)
  front.fill('rung', limb([-20, -16], [20, -16], 1.5), paint)
  return { anchors: { seat: [0, -44], top: [-4, -90], grip: [-4, -88] } }
}

export const table: DrawProp = (pen, { accent }) => {
  const paint = accent('#c08a55')
  const piece = pen.piece('table', 'wood')
  for (const x of [-44, 44]) piece.fill('leg', limb([x, -66], [x, -3], 3, 2.6), darker(paint, 0.25))
  for (const x of [-54, 54]) piece.fill('leg', limb([x, -66], [x * 1.02, -3.4], 4, 3.4), darker(paint, 0.08))
  piece.fill('apron', roundBox(-55, -66, 110, 10, 2), darker(paint, 0.12))
  piece.fill(
    'top',
    straight([
      [-66, -64],
      [66, -64],
      [58, -76],
      [-58, -76],
    ]),
    lighter(paint, 0.16),
  )
  piece.fill('edge', roundBox(-67, -66, 134, 6, 3), paint)
  for (const [x, y] of [
    [-24, -70],
    [20, -72],
  ] as const)
    piece.stroke(
      'grain',
      smooth(
        [
          [x - 18, y],
          [x, y - 1],
          [x + 18, y],
        ],
        false,
      ),
      0.9,
      darker(paint, 0.18),
    )
  return { anchors: { top: [0, -70], top1: [-36, -70], top2: [0, -71], top3: [36, -70] } }
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

export const windowInWall: DrawProp = (pen, { accent, lit, open }) => {
  const glass = lit ? '#ffdf8e' : '#bfe0ea'
  const piece = pen.piece('window', 'wood')
  piece.fill('frame', roundBox(-52, -112, 104, 108, 4), '#fbf3e2')
  piece.mark('glass', roundBox(-45, -105, 90, 94, 2), glass, { material: lit ? 'light' : 'metal' })
  if (!lit)
    for (const x of [-22, 12])
      piece.mark(
        'shine',
        straight([
          [x, -100],
          [x + 9, -100],
          [x - 9, -62],
          [x - 18, -62],
        ]),
        '#ffffff',
        { alpha: 0.5 },
      )
  if (!open) {
    piece.stroke(
      'bar',
      [
        [0, -105],
        [0, -11],
      ],
      4.5,
      '#fbf3e2',
    )
    piece.stroke(
      'bar',
      [
        [-45, -62],
        [45, -62],
      ],
      4.5,
      '#fbf3e2',
    )
  }
  const curtains = pen.piece('curtains', 'cloth')
  const cloth = accent('#e3806c')
  for (const side of [-1, 1]) {
    const outline: Point[] = [
      [46, -112],
      [14, -112],
      [24, -84],
      [42, -58],
      [46, -14],
      [56, -12],
      [57, -112],
    ]
    curtains.fill(
      'curtain',
      smooth(
        outline.map(([x, y]) => [x * side, y]),
        true,
        5,
      ),
      cloth,
    )
    curtains.stroke(
      'pleat',
      smooth(
        [
          [side * 34, -110],
          [side * 42, -84],
          [side * 48, -60],
        ],
        false,
      ),
      1.2,
      darker(cloth, 0.2),
    )
    curtains.mark('tie', roundBox(side * 46 - 8, -58, 16, 5, 2), lighter(cloth, 0.5))
  }
  curtains.fill('rod', roundBox(-62, -117, 124, 4, 2), wood, { material: 'wood' })
  piece.fill('sill', roundBox(-60, -7, 120, 7, 3), '#fbf3e2', { group: 'sill' })
  return { anchors: { top: [0, -116], sill: [0, -8] } }
}

export const door: DrawProp = (pen, { accent, open, lit }) => {
  const paint = accent('#3f7d8c')
  const frame = pen.piece('doorBack', 'wood')
  frame.fill('frame', roundBox(-52, -212, 104, 212, 4), '#f3e6cc')
  frame.mark(
    'opening',
    roundBox(-44, -204, 88, 204, 2),
    lit ? '#ffdf8e' : open ? '#6b5b6a' : darker(paint, 0.3),
    lit ? { material: 'light' } : {},
  )
  const leaf = pen.piece('door', 'wood')
  const panel = (x0: number, x1: number, skew: number): void => {
    leaf.fill(
      'leaf',
      straight([
        [x0, -204],
        [x1, -204 + skew],
        [x1, skew * 0.6],
        [x0, 0],
      ]),
      paint,
    )
    const at = (across: number, up: number): Point => [
      x0 + (x1 - x0) * across,
      -204 * up + skew * across * (up > 0.5 ? 1 : 0.6),
    ]
    for (const [low, high] of [
      [0.08, 0.46],
      [0.54, 0.92],
    ] as const) {
      leaf.stroke(
        'panel',
        straight([at(0.16, low), at(0.84, low), at(0.84, high), at(0.16, high), at(0.16, low)], false, 2),
        2.4,
        darker(paint, 0.28),
      )
    }
    leaf.fill('knob', ellipse(...at(0.88, 0.47), 3.6), '#e3b64f', { material: 'metal' })
  }
  if (open) panel(44, 92, 8)
  else panel(-44, 44, 0)
  pen.piece('step', 'stone').fill('step', roundBox(-60, -5, 120, 5, 2), '#c9beb0')
  return {
    anchors: { grip: open ? [86, -92] : [33, -96], top: [0, -212] },
    panel: { centre: [open ? 68 : 0, -150], size: open ? 24 : 44, chalk: '#fff6e2' },
  }
}

export const ladder: DrawProp = (pen, { accent }) => {
  const paint = accent('#cf9c5f')
  const piece = pen.piece('ladder', 'wood')
  for (let y = -22; y > -240; y -= 30)
    piece.fill('rung', limb([-19 - y * 0.02, y], [19 + y * 0.02, y], 2.2), darker(paint, 0.12))
  for (const side of [-1, 1]) piece.fill('rail', limb([side * 22, -3], [side * 15, -250], 3.4, 3), paint)
  return { anchors: { top: [0, -250], grip: [15, -130] } }
}

export const bench: DrawProp = (pen, { accent }) => {
  const paint = accent('#7c9c58')
  const back = pen.piece('benchBack', 'wood')
  for (const x of [-62, 62]) back.fill('post', limb([x, -40], [x * 0.98, -88], 3.2), '#5b5660')
  for (const y of [-84, -68]) back.fill('slat', roundBox(-76, y - 6, 152, 11, 4), paint)
  const front = pen.piece('bench', 'wood')
  for (const x of [-60, 60])
    front.fill(
      'leg',
      smooth(
        [
          [x - 4, -42],
          [x + 4, -42],
          [x + 5, 0],
          [x - 6, 0],
        ],
        true,
        4,
      ),
      '#5b5660',
    )
  front.fill(
    'seat',
    straight([
      [-80, -40],
      [80, -40],
      [74, -50],
      [-74, -50],
    ]),
    lighter(paint, 0.15),
  )
  front.fill('edge', roundBox(-81, -42, 162, 7, 3), paint)
  return { anchors: { seat: [0, -45], seat1: [-46, -45], seat2: [0, -45], seat3: [46, -45], top: [0, -90] } }
}
