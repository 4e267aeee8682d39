import { smooth } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

/**
 * A cast shadow: of a child that waves, long on the ground; or, when it shows something, of that thing,
 * big on a wall.
 */
export const shadow: DrawProp = (pen, { accent }) => {
  const colour = accent('#5d5873')
  const child = smooth(
    [
      [-22, 0],
      [-16, -46],
      [-20, -84],
      [-31, -66],
      [-37, -71],
      [-24, -104],
      [-9, -111],
      [-21, -124],
      [-22, -143],
      [-9, -157],
      [10, -156],
      [21, -143],
      [20, -124],
      [9, -111],
      [22, -106],
      [36, -132],
      [43, -130],
      [32, -94],
      [19, -84],
      [16, -46],
      [22, 0],
      [8, 0],
      [0, -40],
      [-8, 0],
    ],
    true,
    6,
  )
  pen.piece('shadow', 'ground').mark('shadow', child, colour, { alpha: 0.6 })
  return { anchors: { top: [0, -158] }, silhouette: { size: 170, colour } }
}
