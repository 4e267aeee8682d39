import type { Random } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, polar, roundBox, scallop, smooth, straight, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'

function drawTree(
  pen: Pen,
  random: Random,
  leaf: string,
): { crowns: readonly (readonly [number, number, number, number])[] } {
  const trunk = pen.piece('trunk', 'wood')
  trunk.fill(
    'trunk',
    smooth(
      [
        [-34, 0],
        [-20, -30],
        [-17, -120],
        [-22, -160],
        [-62, -210],
        [-54, -220],
        [-8, -180],
        [-6, -230],
        [10, -230],
        [12, -182],
        [52, -222],
        [60, -212],
        [20, -156],
        [18, -110],
        [22, -30],
        [36, 0],
        [0, -5],
      ],
      true,
      6,
    ),
    '#8a5a3a',
    { colour2: '#6b4636' },
  )
  for (const [x, y] of [
    [-4, -60],
    [6, -104],
    [-6, -140],
  ] as const)
    trunk.stroke(
      'bark',
      smooth(
        [
          [x, y],
          [x + 2, y - 12],
          [x - 1, y - 24],
        ],
        false,
      ),
      2,
      '#6b4430',
    )
  const crowns = [
    [0, -268, 128, 104],
    [-42, -300, 84, 76],
    [48, -318, 76, 66],
  ] as const
  const shades = [darker(leaf, 0.16), leaf, lighter(leaf, 0.18)]
  crowns.forEach(([x, y, wide, high], index) => {
    const crown = pen.piece(`crown${index}`, 'foliage')
    crown.fill('crown', scallop(x, y, wide, high, 14 - index * 2, 0.14, random), shades[index] as string)
    for (let count = 0; count < 5; count++) {
      const [cx, cy] = [x + (random() * 2 - 1) * wide * 0.62, y + (random() * 2 - 1) * high * 0.6]
      crown.stroke('leaf', arc(cx, cy, 9, 7, 200, 350, 8), 2.4, darker(shades[index] as string, 0.16), {
        alpha: 0.7,
      })
    }
  })
  return { crowns }
}

export const tree: DrawProp = (pen, { random, accent }) => {
  drawTree(pen, random, accent('#6ba04c'))
  return { anchors: { top: [20, -395], branch: [-56, -214], seat: [-56, -218] } }
}

export const appleTree: DrawProp = (pen, { random, accent }) => {
  const { crowns } = drawTree(pen, random, '#7cab54')
  const apples = pen.piece('apples', 'foliage')
  for (const [x, y, wide, high] of crowns) {
    for (let count = 0; count < 5; count++) {
      const [ax, ay] = polar([0, 0], random() * 360, 0.35 + random() * 0.5)
      const [px, py] = [x + ax * wide, y + ay * high]
      apples.fill('apple', ellipse(px, py, 9.4, 9), accent('#d8483c'))
      apples.stroke(
        'stalk',
        [
          [px, py - 8],
          [px + 2, py - 13],
        ],
        1.8,
        '#6b4430',
      )
      apples.mark('shine', ellipse(px - 3, py - 3, 2, 2.6), '#ffd9c8', { alpha: 0.8 })
    }
  }
  return { anchors: { top: [20, -395], branch: [-56, -214], seat: [-56, -218] } }
}

export const bush: DrawProp = (pen, { random, accent }) => {
  const leaf = accent('#5f9448')
  for (const [index, [x, y, wide, high]] of (
    [
      [-26, -34, 40, 36],
      [28, -32, 42, 34],
      [2, -46, 38, 38],
    ] as const
  ).entries()) {
    const part = pen.piece('bush', 'foliage')
    part.fill(
      'leaves',
      [...scallop(x, y, wide, high, 11, 0.14, random)].map(([px, py]): Point => [px, Math.min(0, py)]),
      index === 2 ? lighter(leaf, 0.14) : leaf,
    )
  }
  const berries = pen.piece('bush', 'foliage')
  for (let count = 0; count < 9; count++)
    berries.mark('berry', ellipse((random() * 2 - 1) * 52, -14 - random() * 52, 3.2), '#d8483c')
  return { anchors: { top: [0, -84] } }
}

const petals = ['#f28aa5', '#f6d24a', '#fff6ea', '#b58be0', '#ef7b52'] as const

export const flowers: DrawProp = (pen, { random, accent }) => {
  const piece = pen.piece('flowers', 'foliage')
  const heads = [
    [-20, -24],
    [-9, -36],
    [3, -28],
    [13, -40],
    [23, -22],
  ] as const
  heads.forEach(([x, y], index) => {
    const root: Point = [x * 0.5, 0]
    piece.fill(
      'stalk',
      tube(smooth([root, [x * 0.8, y * 0.5], [x, y]], false), () => 0.9),
      '#5f9448',
    )
    piece.fill(
      'leaf',
      smooth([
        [x * 0.6, y * 0.3],
        [x * 0.6 + 5, y * 0.3 - 6],
        [x * 0.6 + 9, y * 0.3 - 4],
        [x * 0.6 + 5, y * 0.3],
      ]),
      '#6ba04c',
    )
    const colour = index === 2 ? accent('#ef7b52') : (petals[Math.floor(random() * petals.length)] as string)
    for (let petal = 0; petal < 6; petal++)
      piece.fill('petal', ellipse(...polar([x, y], petal * 60 + index * 14, 4), 3.2), colour)
    piece.mark('heart', ellipse(x, y, 2.6), colour === '#f6d24a' ? '#a8623f' : '#f0b02f')
  })
  return { anchors: { grip: [0, -8], top: [13, -46] } }
}

export const fence: DrawProp = (pen, { accent }) => {
  const paint = accent('#f3e8d4')
  const piece = pen.piece('fence', 'wood')
  for (const y of [-58, -26]) piece.fill('rail', roundBox(-102, y, 204, 9, 3), darker(paint, 0.12))
  for (let x = -90; x <= 90; x += 30) {
    piece.fill(
      'paling',
      smooth(
        [
          [x - 9, 0],
          [x - 9, -66],
          [x, -80],
          [x + 9, -66],
          [x + 9, 0],
        ],
        true,
        3,
      ),
      paint,
    )
    for (const y of [-54, -22]) piece.mark('nail', ellipse(x, y, 1.5, 1.5, 0, 10), darker(paint, 0.4))
  }
  return {
    anchors: { top: [0, -80], seat: [0, -74], grip: [30, -78] },
    panel: { centre: [0, -40], size: 40, chalk: '#5d7fa6' },
  }
}

export const streetLamp: DrawProp = (pen, { accent, lit }) => {
  const metal = accent('#3f5a58')
  if (lit)
    pen.piece('glow', 'light').fill('glow', ellipse(0, -322, 110, 104), '#ffe09a', { soft: true, alpha: 0.5 })
  const post = pen.piece('streetLamp', 'metal')
  post.fill(
    'foot',
    smooth(
      [
        [-16, 0],
        [-12, -16],
        [-7, -40],
        [7, -40],
        [12, -16],
        [16, 0],
      ],
      true,
      5,
    ),
    metal,
  )
  post.fill('pole', limb([0, -30], [0, -296], 4.4, 3.4), metal)
  post.fill('collar', roundBox(-9, -304, 18, 9, 3), metal)
  const glass = pen.piece('lampGlass', 'light')
  glass.fill(
    'glass',
    straight([
      [-12, -304],
      [12, -304],
      [19, -344],
      [-19, -344],
    ]),
    lit ? '#ffe9ae' : '#dfe9e6',
  )
  const cap = pen.piece('lampCap', 'metal')
  cap.fill(
    'cap',
    smooth(
      [
        [-24, -343],
        [-12, -356],
        [0, -364],
        [12, -356],
        [24, -343],
        [0, -341],
      ],
      true,
      5,
    ),
    metal,
  )
  cap.fill('knob', ellipse(0, -366, 4), metal)
  return { anchors: { top: [0, -370], light: [0, -324], grip: [4, -120] } }
}

export const pond: DrawProp = (pen, { accent }) => {
  const water = accent('#7fb8cc')
  const piece = pen.piece('pond', 'water')
  piece.fill(
    'bank',
    smooth([
      [-152, -30],
      [-110, -62],
      [-30, -74],
      [60, -72],
      [130, -54],
      [154, -28],
      [110, -6],
      [20, 0],
      [-80, -3],
      [-134, -12],
    ]),
    '#b9a06a',
    { material: 'ground' },
  )
  piece.mark(
    'water',
    smooth([
      [-140, -32],
      [-100, -58],
      [-26, -68],
      [56, -66],
      [120, -50],
      [142, -29],
      [102, -11],
      [18, -6],
      [-74, -9],
      [-124, -17],
    ]),
    water,
    { material: 'water', colour2: lighter(water, 0.35) },
  )
  for (const [x, y, half] of [
    [-50, -40, 32],
    [44, -28, 40],
    [10, -54, 24],
    [-86, -26, 20],
  ] as const)
    piece.stroke('ripple', arc(x, y, half, half * 0.22, 15, 165, 12), 2.2, lighter(water, 0.6))
  for (const [x, y] of [
    [84, -48],
    [-24, -22],
  ] as const) {
    piece.mark('lily', ellipse(x, y, 13, 5), '#6ba04c')
    piece.mark('lilyFlower', ellipse(x + 3, y - 4, 4, 3.4), '#f6b9c4')
  }
  const reeds = pen.piece('reeds', 'foliage')
  for (const [x, high] of [
    [-138, 62],
    [-128, 78],
    [-117, 56],
  ] as const) {
    reeds.fill('reed', limb([x, -16], [x + 3, -16 - high], 1.8, 0.8), '#5f9448')
    reeds.fill('cattail', limb([x + 2.6, -8 - high], [x + 3, -22 - high], 3.4), '#7a4e34')
  }
  return { anchors: { seat: [0, -30], middle: [0, -36] } }
}

/** One bare foot with five toes, pressed into the ground and seen flat, as long as two children lying down. */
export const footprint: DrawProp = (pen, { accent }) => {
  const earth = accent('#a5825a')
  const piece = pen.piece('footprint', 'ground')
  const flat = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, y * 0.5 - 8])
  const sole = smooth([
    [-100, -52],
    [-94, -84],
    [-58, -98],
    [-10, -86],
    [32, -108],
    [52, -80],
    [46, -26],
    [4, -12],
    [-50, -8],
    [-88, -22],
  ])
  piece.fill('sole', flat(sole), earth)
  const dent = sole.map(([x, y]): Point => [x * 0.9 - 2, y * 0.86 - 12])
  piece.mark('dent', flat(dent), darker(earth, 0.22))
  const toes = [
    [72, -112, 19],
    [88, -78, 14],
    [87, -49, 13],
    [79, -22, 12],
    [66, 2, 11],
  ] as const
  for (const [x, y, size] of toes) {
    piece.fill('toe', flat(ellipse(x, y - 6, size * 1.1, size * 1.15)), earth)
    piece.mark('toeDent', flat(ellipse(x - 2, y - 9, size * 0.8, size * 0.8)), darker(earth, 0.22))
  }
  return { anchors: { seat: [-20, -20], middle: [-20, -22] } }
}

export const signpost: DrawProp = (pen, { accent }) => {
  const board = accent('#d9b177')
  const piece = pen.piece('signpost', 'wood')
  piece.fill('post', limb([0, -4], [0, -152], 5, 4.4), '#8a5f3f')
  const boards = pen.piece('boards', 'wood')
  boards.fill(
    'board',
    straight([
      [-14, -146],
      [46, -148],
      [60, -134],
      [46, -120],
      [-14, -122],
    ]),
    board,
  )
  boards.fill(
    'board',
    straight([
      [14, -112],
      [-40, -114],
      [-54, -101],
      [-40, -88],
      [14, -90],
    ]),
    lighter(board, 0.12),
  )
  for (const [x, y] of [
    [-7, -134],
    [7, -101],
  ] as const)
    boards.mark('nail', ellipse(x, y, 1.8), darker(board, 0.5))
  boards.stroke(
    'words',
    smooth(
      [
        [4, -134],
        [12, -136],
        [20, -133],
        [28, -136],
        [38, -134],
      ],
      false,
    ),
    2.4,
    darker(board, 0.5),
  )
  boards.stroke(
    'words',
    smooth(
      [
        [-36, -101],
        [-28, -103],
        [-20, -100],
        [-10, -102],
      ],
      false,
    ),
    2.4,
    darker(board, 0.5),
  )
  const grass = pen.piece('grass', 'foliage')
  for (const x of [-12, -6, 6, 12]) grass.fill('blade', limb([x * 0.7, -1], [x, -15], 1.6, 0.6), '#6ba04c')
  return { anchors: { top: [0, -156], grip: [4, -70] } }
}

export const tent: DrawProp = (pen, { accent, lit }) => {
  const cloth = accent('#e3a63f')
  const back = pen.piece('tentBack', 'cloth')
  back.fill(
    'inside',
    straight([
      [-70, 0],
      [0, -138],
      [70, 0],
    ]),
    lit ? '#ffdf8e' : darker(cloth, 0.45),
    lit ? { material: 'light' } : {},
  )
  const piece = pen.piece('tent', 'cloth')
  piece.fill(
    'left',
    smooth(
      [
        [-104, 0],
        [-56, -74],
        [-4, -150],
        [2, -144],
        [-14, -92],
        [-34, -34],
        [-42, 0],
      ],
      true,
      5,
    ),
    cloth,
  )
  piece.fill(
    'right',
    smooth(
      [
        [104, 0],
        [56, -74],
        [4, -150],
        [-2, -144],
        [14, -92],
        [34, -34],
        [42, 0],
      ],
      true,
      5,
    ),
    lighter(cloth, 0.16),
  )
  for (const side of [-1, 1]) {
    piece.stroke(
      'stripe',
      smooth(
        [
          [side * 82, -4],
          [side * 46, -66],
          [side * 10, -128],
        ],
        false,
      ),
      5,
      lighter(cloth, 0.6),
    )
    piece.fill('tie', ellipse(side * 27, -56, 4), '#d2573f')
  }
  piece.fill('pole', limb([0, -144], [0, -162], 2.4, 2), '#8a5f3f', { material: 'wood' })
  pen.piece('pennant', 'cloth').fill(
    'flag',
    smooth(
      [
        [1, -162],
        [24, -156],
        [1, -149],
      ],
      true,
      4,
    ),
    '#d2573f',
  )
  const ropes = pen.piece('ropes', 'cloth')
  for (const side of [-1, 1])
    ropes.line(
      'guy',
      [
        [side * 76, -44],
        [side * 128, -2],
      ],
      1.4,
      '#b98f58',
    )
  return {
    anchors: { seat: [0, 0], top: [0, -162], light: [0, -60] },
    panel: { centre: [60, -34], size: 26, chalk: '#7a4e34' },
  }
}

export const campfire: DrawProp = (pen, { lit }) => {
  const burning = lit !== false
  if (burning)
    pen.piece('glow', 'light').fill('glow', ellipse(0, -30, 74, 56), '#ffcf7a', { soft: true, alpha: 0.5 })
  const stones = pen.piece('stones', 'stone')
  for (const [x, y] of [
    [-34, -8],
    [34, -8],
    [-20, -13],
    [20, -13],
  ] as const)
    stones.fill('stone', ellipse(x, y, 10, 7), '#a39a94')
  const logs = pen.piece('logs', 'wood')
  logs.fill('log', limb([-28, -6], [22, -16], 5), '#8a5a3a')
  logs.fill('log', limb([28, -6], [-22, -16], 5), '#9a6b45')
  for (const [x, y] of [
    [-31, -5.6],
    [31, -5.6],
  ] as const)
    logs.mark('ring', ellipse(x, y, 2.4, 4), '#d9b177')
  if (burning) {
    const fire = pen.piece('fire', 'light')
    fire.fill(
      'flame',
      smooth(
        [
          [-20, -14],
          [-22, -30],
          [-12, -46],
          [-8, -36],
          [0, -64],
          [8, -44],
          [14, -52],
          [22, -30],
          [19, -14],
          [0, -9],
        ],
        true,
        6,
      ),
      '#ef7b3a',
    )
    fire.mark(
      'flame',
      smooth(
        [
          [-12, -14],
          [-12, -28],
          [-4, -38],
          [0, -48],
          [6, -34],
          [12, -28],
          [11, -14],
          [0, -11],
        ],
        true,
        6,
      ),
      '#f9b545',
    )
    fire.mark(
      'flame',
      smooth(
        [
          [-6, -14],
          [-5, -24],
          [0, -32],
          [5, -22],
          [6, -14],
        ],
        true,
        6,
      ),
      '#ffe9a0',
    )
  }
  for (const [x, y] of [
    [-27, -3],
    [-9, -4],
    [9, -4],
    [27, -3],
  ] as const)
    stones.fill('stone', ellipse(x, y - 2, 9.6, 6.6), '#bdb3aa', { group: 'stonesFront' })
  return { anchors: { light: [0, -30], top: [0, -60] } }
}

const laundry = ['#d9705c', '#fbf0d8', '#5b8fb8', '#f0b93f', '#7bb0a0', '#f2a8a0'] as const

export const washingLine: DrawProp = (pen, { random, accent }) => {
  const poles = pen.piece('poles', 'wood')
  for (const x of [-150, 150]) {
    poles.fill('pole', limb([x, -3], [x, -196], 4, 3.4), '#9a6b45')
    poles.fill('bar', limb([x - 16, -190], [x + 16, -190], 3), '#9a6b45')
  }
  const line = arc(0, -190, 150, 22, 180, 0, 30).map(([x, y]): Point => [x, y])
  pen.piece('line', 'cloth').line('line', line, 1.8, '#6b5544')
  const kinds = ['shirt', 'sock', 'sock', 'sheet', 'trousers', 'dress', 'sock'] as const
  const places = [-118, -84, -66, -26, 26, 68, 108]
  kinds.forEach((kind, index) => {
    const x = places[index] as number
    const y = -190 + 22 * Math.sqrt(1 - (x / 150) ** 2)
    const colour =
      index === 3 ? accent('#fbf0d8') : (laundry[Math.floor(random() * laundry.length)] as string)
    drawGarment(pen.piece(`washing${index}`, 'cloth'), kind, x, y, colour)
  })
  return {
    anchors: { top: [0, -196], grip: [-26, -160] },
    panel: { centre: [-26, -132], size: 34, chalk: '#5d7fa6' },
  }
}

const garments: Record<'shirt' | 'sock' | 'sheet' | 'trousers' | 'dress', readonly Point[]> = {
  shirt: [
    [-16, 0],
    [-6, 0],
    [0, 4],
    [6, 0],
    [16, 0],
    [25, 14],
    [18, 20],
    [13, 15],
    [13, 44],
    [-13, 44],
    [-13, 15],
    [-18, 20],
    [-25, 14],
  ],
  sock: [
    [-4, 0],
    [4, 0],
    [4, 17],
    [11, 22],
    [10, 27],
    [0, 27],
    [-4, 22],
  ],
  sheet: [
    [-30, 0],
    [30, 0],
    [31, 66],
    [10, 69],
    [-10, 66],
    [-31, 69],
  ],
  trousers: [
    [-14, 0],
    [14, 0],
    [17, 50],
    [4, 50],
    [0, 20],
    [-4, 50],
    [-17, 50],
  ],
  dress: [
    [-11, 0],
    [-5, 0],
    [0, 4],
    [5, 0],
    [11, 0],
    [10, 18],
    [23, 52],
    [0, 55],
    [-23, 52],
    [-10, 18],
  ],
}

function drawGarment(pen: Pen, kind: keyof typeof garments, x: number, y: number, colour: string): void {
  pen.fill(
    kind,
    straight(
      garments[kind].map(([px, py]): Point => [x + px, y + py]),
      true,
      3,
    ),
    colour,
  )
  if (kind === 'sock') pen.mark('stripe', roundBox(x - 4, y + 8, 8, 4), lighter(colour, 0.5))
  if (kind === 'shirt')
    for (const at of [20, 28, 36]) pen.mark('stripe', roundBox(x - 13, y + at, 26, 3), lighter(colour, 0.5))
  if (kind === 'dress')
    for (const [dx, dy] of [
      [-8, 34],
      [4, 28],
      [10, 44],
      [-4, 46],
      [0, 16],
    ] as const)
      pen.mark('dot', ellipse(x + dx, y + dy, 1.8), lighter(colour, 0.6))
  for (const dx of kind === 'sock' ? [0] : kind === 'sheet' ? [-26, 26] : [-8, 8])
    pen.mark('peg', roundBox(x + dx - 1.3, y - 4, 2.6, 8, 1), '#c98a4f')
}
