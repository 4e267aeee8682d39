import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawWheel } from './wheel.ts'

/** An old tram of two colours, under its wire; whoever rides looks out of its open windows. */
export const tram: DrawProp = (pen, { accent, lit }) => {
  const paint = accent('#c9503f')
  const cream = '#f7ead0'
  const glass = lit ? '#f9dd8f' : '#bfdde0'
  const mast = pen.piece('mastBack', 'metal')
  mast.line(
    'mast',
    straight(
      [
        [-22, -250],
        [26, -276],
        [-10, -304],
      ],
      false,
    ),
    3,
    '#4a4650',
  )
  mast.fill('shoe', limb([-34, -306], [12, -306], 2.6), '#4a4650')
  const back = pen.piece('tramBack', 'metal')
  back.fill(
    'walls',
    smooth(
      [
        [-190, -96],
        [-190, -214],
        [-178, -226],
        [178, -226],
        [190, -214],
        [190, -96],
      ],
      true,
      3,
    ),
    cream,
  )
  for (const x of [-152, -90, -28, 34]) {
    back.mark('window', roundBox(x, -206, 54, 92, 7), darker('#5d6f78', 0.1))
    back.mark('pane', roundBox(x + 3, -203, 48, 86, 5), glass)
    back.mark(
      'shine',
      straight([
        [x + 10, -200],
        [x + 22, -200],
        [x + 8, -150],
        [x + 4, -150],
      ]),
      '#ffffff',
      { alpha: 0.45 },
    )
  }
  const roof = pen.piece('roofBack', 'metal')
  roof.fill(
    'roof',
    smooth(
      [
        [-200, -222],
        [-184, -240],
        [-60, -250],
        [60, -250],
        [184, -240],
        [200, -222],
        [120, -218],
        [-120, -218],
      ],
      true,
      6,
    ),
    '#5b6670',
  )
  roof.fill('lantern', roundBox(-96, -258, 180, 12, 5), lighter('#5b6670', 0.2))
  const body = pen.piece('tram', 'metal')
  body.fill(
    'side',
    smooth(
      [
        [-196, -112],
        [-60, -114],
        [60, -114],
        [196, -112],
        [198, -70],
        [190, -34],
        [-190, -34],
        [-198, -70],
      ],
      true,
      4,
    ),
    paint,
  )
  body.mark(
    'band',
    straight([
      [-195, -107],
      [195, -107],
      [196, -94],
      [-196, -94],
    ]),
    cream,
  )
  body.stroke(
    'line',
    [
      [-190, -50],
      [190, -50],
    ],
    2.4,
    lighter(paint, 0.55),
  )
  body.fill('door', roundBox(106, -208, 52, 172, 6), darker(paint, 0.22))
  body.mark('doorPane', roundBox(112, -200, 17, 92, 4), glass)
  body.mark('doorPane', roundBox(135, -200, 17, 92, 4), glass)
  body.stroke(
    'doorGap',
    [
      [132, -204],
      [132, -40],
    ],
    2,
    darker(paint, 0.5),
  )
  body.fill('step', roundBox(104, -34, 56, 8, 3), '#4a4650')
  body.mark('badge', ellipse(-120, -72, 15), cream)
  body.mark('badge', ellipse(-120, -72, 11), '#4f7fa8')
  body.fill('lamp', ellipse(190, -78, 9, 10), '#f7dd86', { material: lit ? 'light' : 'metal' })
  body.fill('buffer', roundBox(186, -46, 22, 10, 4), '#4a4650')
  body.fill(
    'skirt',
    straight([
      [-168, -36],
      [90, -36],
      [78, -18],
      [-156, -18],
    ]),
    '#4a4650',
  )
  const wheels = pen.piece('tramWheels', 'metal')
  for (const x of [-128, -76, 24, 70]) drawWheel(wheels, x, -15, 15, 'spoked', '#6a6f78')
  return {
    anchors: {
      seat: [-40, -78],
      seat1: [-125, -78],
      seat2: [-63, -78],
      seat3: [61, -78],
      rim: [-40, -112],
      top: [0, -256],
      grip: [190, -100],
    },
  }
}
