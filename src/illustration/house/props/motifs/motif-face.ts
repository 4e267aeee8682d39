import { arc, ellipse } from '../../pen/curves.ts'
import type { Pen } from '../../pen/pen.ts'

const ink = '#2b1b1a'

/** Two dot eyes about `x`, half `gap` to each side. */
export function dotEyes(pen: Pen, x: number, y: number, gap: number, size = 1.2): void {
  for (const side of [-1, 1]) {
    pen.mark('eye', ellipse(x + (side * gap) / 2, y, size * 0.9, size, 0, 18), ink)
    pen.mark(
      'glint',
      ellipse(x + (side * gap) / 2 - size * 0.3, y - size * 0.35, size * 0.3, size * 0.3, 0, 10),
      '#ffffff',
    )
  }
}

/** A mouth that bends up round `y`; `half` its width, in the pen's units. */
export function smile(pen: Pen, x: number, y: number, half: number): void {
  pen.stroke('mouth', arc(x, y - half * 0.4, half, half, 25, 155, 10), Math.max(0.6, half * 0.22), ink)
}

/** Two soft cheeks, `gap` apart about `x`; `size` is half of one's width. */
export function blush(pen: Pen, x: number, y: number, gap: number, size: number): void {
  for (const side of [-1, 1]) {
    pen.mark('blush', ellipse(x + (side * gap) / 2, y, size, size * 0.7), '#f08a7c', {
      soft: true,
      alpha: 0.5,
    })
  }
}
