import { lighter } from '../pen/colour.ts'
import { ellipse, scallop, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

/** A bolt out of a thundercloud. */
export const lightning: DrawProp = (pen, { accent, random }) => {
  const gold = accent('#f9cf45')
  pen.piece('glow', 'light').fill('glow', ellipse(0, -86, 64, 84), '#fff0b0', { soft: true, alpha: 0.5 })
  const back = pen.piece('cloudBack', 'cloud')
  back.fill('cloud', scallop(26, -164, 52, 26, 9, 0.2, random), '#66708c')
  const bolt = pen.piece('lightning', 'light')
  bolt.fill(
    'bolt',
    straight(
      [
        [8, -160],
        [-30, -92],
        [-8, -92],
        [-26, -46],
        [-10, -46],
        [-18, 0],
        [30, -66],
        [10, -66],
        [34, -108],
        [12, -108],
        [36, -160],
      ],
      true,
      3,
    ),
    gold,
  )
  bolt.mark(
    'core',
    straight(
      [
        [12, -150],
        [-18, -98],
        [4, -98],
        [-12, -52],
        [2, -52],
        [-8, -22],
        [16, -60],
        [-2, -60],
        [20, -102],
        [2, -102],
        [26, -150],
      ],
      true,
      3,
    ),
    lighter(gold, 0.7),
  )
  const cloud = pen.piece('cloud', 'cloud')
  cloud.fill('cloud', scallop(-12, -160, 66, 30, 10, 0.2, random), '#7d88a4', { colour2: '#5d6782' })
  cloud.fill('cloud', scallop(-30, -176, 36, 24, 8, 0.2, random), '#8f9ab4')
  return { anchors: { top: [0, -190], grip: [0, -90], light: [0, -80] } }
}
