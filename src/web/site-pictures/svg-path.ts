type Place = readonly [x: number, y: number]

/** How far, in units of the picture, a simplified line may run beside the drawn one. */
const tolerance = 1.6

/** A dense polyline as an SVG path in whole units, with only the points that its form needs. */
export function svgPath(points: readonly Place[], closed: boolean): string {
  const kept = simplified(points).map(([x, y]): Place => [Math.round(x), Math.round(y)])
  const [first] = kept
  if (first === undefined) return ''
  const steps = kept.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = kept[index] ?? first
    return `${x - fromX},${y - fromY}`
  })
  return `M${first.join(',')}l${steps.join(' ')}${closed ? 'z' : ''}`.replaceAll(',-', '-')
}

/** Douglas and Peucker, "Algorithms for the reduction of the number of points" (1973). */
function simplified(points: readonly Place[]): Place[] {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 3) return [...points]
  const distances = points.map((point) => distanceTo(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))]
}

function distanceTo([x, y]: Place, [x0, y0]: Place, [x1, y1]: Place): number {
  const length = Math.hypot(x1 - x0, y1 - y0)
  if (length === 0) return Math.hypot(x - x0, y - y0)
  const along = Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length ** 2))
  return Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0))
}
