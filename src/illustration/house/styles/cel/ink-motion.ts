import type { Point, Shape } from '../../drawing.ts'

const ink = '#16111a'
/** Where on its way a line of speed is thickest, and how thick it is beside the streak of air that it stands for. */
const [thickestAt, thickness] = [0.08, 0.6]

/**
 * What somebody fast leaves behind, as a pen has it: lines of speed that are thickest behind who goes and run out, and puffs of dust
 * with an edge above and none below.
 */
export function inkMotion(shape: Shape): Shape[] {
  if (shape.part === 'streak') return [lineOfSpeed(shape)]
  if (shape.part === 'dust') return [{ ...shape, alpha: 0.85 }, edgeOfPuff(shape)]
  return [shape]
}

function lineOfSpeed(shape: Shape): Shape {
  const [from, above, to, below] = shape.points as [Point, Point, Point, Point]
  const half = [((above[0] - below[0]) / 2) * thickness, ((above[1] - below[1]) / 2) * thickness] as const
  const [x, y] = [from[0] + (to[0] - from[0]) * thickestAt, from[1] + (to[1] - from[1]) * thickestAt]
  return {
    ...shape,
    points: [from, [x + half[0], y + half[1]], to, [x - half[0], y - half[1]]],
    colour: ink,
    material: 'ink',
    alpha: 1,
  }
}

/** The upper part of its round, from one side to the other. */
function edgeOfPuff(shape: Shape): Shape {
  const ys = shape.points.map(([, y]) => y)
  const low = Math.min(...ys) + (Math.max(...ys) - Math.min(...ys)) * 0.66
  const first = shape.points.findIndex(
    ([, y], index) => y <= low && (shape.points.at(index - 1)?.[1] ?? 0) > low,
  )
  const round = [...shape.points.slice(Math.max(0, first)), ...shape.points.slice(0, Math.max(0, first))]
  return {
    ...shape,
    points: round.filter(([, y]) => y <= low),
    closed: false,
    width: 2.2,
    colour: ink,
    material: 'ink',
    alpha: 1,
  }
}
