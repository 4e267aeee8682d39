import type { Point } from '../../drawing.ts'
import type { HairBrush } from '../hair/hair-brush.ts'

/** Cropped hair as one clean cap, with a fringe cut in three. */
export function drawPlainCrop({ head, cap }: HairBrush): void {
  const { width } = head
  const hairline: Point[] = [
    [width * 0.99, 0.12],
    [width * 0.93, -0.14],
    [width * 0.8, -0.36],
    [width * 0.5, -0.5],
    [width * 0.34, -0.38],
    [0, -0.5],
    [-width * 0.2, -0.36],
    [-width * 0.56, -0.5],
    [-width * 0.82, -0.34],
    [-width * 0.93, -0.12],
    [-width * 0.99, 0.14],
  ]
  cap(hairline, 0.13, 84)
}

/** What is seen of any hair under a hood: an even fringe. */
export function drawPlainFringe({ head, cap }: HairBrush): void {
  const { width } = head
  const hairline: Point[] = [
    [width * 0.98, -0.08],
    [width * 0.66, -0.36],
    [0, -0.46],
    [-width * 0.66, -0.36],
    [-width * 0.98, -0.08],
  ]
  cap(hairline, 0.06)
}
