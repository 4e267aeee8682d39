import type { Point } from '../../drawing.ts'

/** Ten corners of a five-pointed star that stands on two of its points; `radius` in the units of `centre`. */
export function star(centre: Point, radius: number): Point[] {
  return Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.48
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2
    return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach]
  })
}
