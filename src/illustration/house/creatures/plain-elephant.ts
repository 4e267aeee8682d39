import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawFace, ink } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { elephant, ivory } from './elephant.ts'
import { drawElephantHead, laidDown } from './elephant-head.ts'
import type { Look } from './look.ts'
import { type Coat, type HeadDrawing, type Species, turningHead } from './species.ts'

/** An elephant cut for a press: a domed back on four columns, head and trunk from the side, one great ear. */
export const plainElephant: Species = {
  ...elephant,
  build: { ...elephant.build, domed: true, legTop: 15, legBottom: 15.5, neck: [22, -12] },
  drawHead: turningHead(drawAside, drawElephantHead),
  snout: 6,
}

function drawAside(pen: Pen, { look, coat, ground }: HeadDrawing): void {
  const trunk = trunkLine(look.head, ground)
  const open = look.mouth === 'open' || look.mouth === 'round' || look.mouth === 'yawn'
  if (open) {
    pen.fill('jaw', smooth(jaw), coat.base)
    pen.mark('gape', smooth(gape), '#8c2f38')
  }
  pen.fill('head', smooth(skull), coat.base)
  pen.fill(
    'trunk',
    tube(trunk, (along) => 4.2 - along * 2.2),
    coat.base,
  )
  drawFace(pen, {
    look,
    eyes: [[5, -2.6]],
    eyeSize: 1.35,
    mouth: [5, 5],
    mouthWidth: 4,
    mouthless: true,
    toy: false,
    cheeks: [[4, 2.6]],
  })
  if (!open) drawSmile(pen, look.mouth)
  pen.mark('tusk', smooth(tusk), ivory)
  const degrees = look.ears > 0 ? look.ears * 12 : look.ears * 8
  drawTurnedPart(pen, drawEar(coat), { at: [-0.6, -4.6], degrees })
}

const skull: readonly Point[] = [
  [-8.6, -1],
  [-7, -7.4],
  [-1, -10.8],
  [5.4, -9.8],
  [9.6, -5.6],
  [11, 0],
  [8.4, 5],
  [3.4, 7.4],
  [-3, 7.8],
  [-7.6, 4.6],
]

const jaw: readonly Point[] = [
  [0, 4],
  [6.6, 4],
  [7.6, 8.6],
  [5.4, 10.4],
  [1, 9],
]

const gape: readonly Point[] = [
  [2.4, 5.2],
  [7.6, 4.6],
  [7, 8.4],
  [4.4, 8.2],
]

const tusk: readonly Point[] = [
  [5.2, 4.6],
  [7, 3.8],
  [8.2, 6.4],
  [11.2, 8.6],
  [7.6, 8.4],
]

/** From the brow down, its end curled forward; thrown up when the elephant is glad. */
function trunkLine(lift: number, ground: number | undefined): Point[] {
  const up = Math.max(0, lift)
  const down = Math.max(0, -lift)
  const line: Point[] = [
    [6.6, -2],
    [9.2 + up * 0.8, 4.4 - up],
    [10.2 + up * 3, 10.4 - up * 4.4],
    [12.4 + up * 4.2 - down * 1.4, 15 - up * 9.6],
    [16.4 + up * 1.6 - down * 3.4, 14.8 - up * 17 + down * 1.8],
  ]
  return smooth(
    line.map((point) => laidDown(point, ground)),
    false,
  )
}

function drawSmile(pen: Pen, mouth: Look['mouth']): void {
  const rise = mouth === 'frown' ? 1.6 : mouth === 'wavy' ? 0.8 : mouth === 'flat' ? -0.6 : -1.8
  const line: Point[] = [
    [5.6, 5],
    [3.4, 5.2 + rise * 0.1],
    [1.4, 4.6 + rise],
  ]
  pen.stroke('mouth', smooth(line, false, 6), 0.7, ink)
}

/** Hangs from its root over neck and shoulder. */
function drawEar(coat: Coat): (ear: Pen) => void {
  return (ear) => {
    ear.mark('ear', smooth(flap), darker(coat.base, 0.16))
    ear.mark('innerEar', ellipse(-6.2, 4.4, 4.6, 6.4, 14), coat.second)
  }
}

const flap: readonly Point[] = [
  [1.6, -1],
  [-2.4, -4.8],
  [-9, -4.4],
  [-13.6, 0.6],
  [-13.8, 7.4],
  [-10, 13.2],
  [-5.4, 14.4],
  [-1.2, 9.4],
  [1.2, 4.2],
]
