import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

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
  // Unlit it is no light: by day the rays of a sun would come from it.
  const glass = pen.piece('lampGlass', lit ? 'light' : 'metal')
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
