import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawWheel } from './wheel.ts'

export const train: DrawProp = (pen, { accent }) => {
  const paint = accent('#3f7f9c')
  const wagon = pen.piece('wagonBack', 'wood')
  wagon.fill('inside', roundBox(-196, -92, 96, 50, 4), darker('#e0a945', 0.4))
  const box = pen.piece('wagon', 'wood')
  box.fill('wagon', roundBox(-202, -84, 108, 56, 5), '#e0a945')
  for (const y of [-68, -50])
    box.stroke(
      'board',
      [
        [-200, y],
        [-96, y],
      ],
      1.6,
      darker('#e0a945', 0.3),
    )
  box.fill('coupling', limb([-94, -34], [-70, -34], 3), '#4a4650')
  const engine = pen.piece('engine', 'metal')
  engine.fill('cabin', roundBox(-72, -160, 76, 126, 6), paint)
  engine.fill('roof', roundBox(-82, -172, 96, 16, 8), '#d2573f')
  engine.mark('window', roundBox(-56, -142, 44, 40, 8), '#f6e3a6')
  engine.fill('boiler', roundBox(0, -112, 102, 74, 26), lighter(paint, 0.12))
  for (const x of [28, 60])
    engine.stroke(
      'band',
      [
        [x, -111],
        [x, -40],
      ],
      3,
      '#e3b64f',
    )
  engine.fill(
    'chimney',
    straight([
      [62, -108],
      [58, -150],
      [52, -164],
      [92, -164],
      [86, -150],
      [82, -108],
    ]),
    '#4a4650',
  )
  engine.fill(
    'dome',
    smooth([
      [24, -110],
      [26, -126],
      [36, -132],
      [46, -126],
      [48, -110],
    ]),
    '#e3b64f',
  )
  engine.fill('face', ellipse(98, -76, 10, 26), darker(paint, 0.2))
  engine.fill('lamp', ellipse(104, -104, 8), '#f7dd86')
  engine.fill('floor', roundBox(-80, -44, 190, 14, 5), '#d2573f')
  engine.fill(
    'plough',
    straight([
      [100, -32],
      [128, -4],
      [96, -4],
    ]),
    '#4a4650',
  )
  const wheels = pen.piece('trainWheels', 'metal')
  for (const [x, radius] of [
    [-46, 28],
    [12, 20],
    [58, 20],
    [-172, 18],
    [-124, 18],
  ] as const)
    drawWheel(wheels, x, -radius, radius, 'spoked', '#8f3f38')
  wheels.fill('rod', limb([-46, -22], [58, -18], 3), '#c9c2b8')
  return {
    anchors: {
      seat: [-148, -48],
      seat1: [-190, -48],
      seat2: [-148, -48],
      seat3: [-106, -48],
      // Whoever rides sits in the wagon, behind its side and not behind the chimney.
      rim: [-148, -84],
      top: [72, -164],
      grip: [-16, -110],
    },
    panel: { centre: [-148, -58], size: 34, chalk: '#fff6e2' },
  }
}
