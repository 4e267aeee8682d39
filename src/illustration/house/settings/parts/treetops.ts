import type { Random } from '#book/random.ts'
import type { Point, Shape, Thing } from '../../drawing.ts'
import { darker, lighter } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { ellipse, scalloped } from '../outline.ts'
import { fill, scenery } from '../shapes.ts'

/** Crowns of the farthest row and of the nearest, half as wide as they are, in page units. */
const [farSize, nearSize] = [34, 132]

/** From this share of the way down the crowns are before whoever hovers over them. */
const nearer = 0.52

/**
 * A wood seen from on top: crown beside crown from the horizon to the page's foot, round and knobbly.
 * @param horizon where the farthest are, in page units from the top
 * @returns those behind whoever hovers over the wood, and those before them
 */
export function treetops(horizon: number, hour: Hour, random: Random): { behind: Thing; before: Thing } {
  const behind: Shape[] = []
  const before: Shape[] = []
  const foot = 1060
  for (let y = horizon; y < foot; ) {
    const near = (y - horizon) / (foot - horizon)
    const size = farSize + (nearSize - farSize) * near
    const shift = random() * size
    for (let x = -size - shift; x < 1000 + size; x += size * 1.5)
      (near < nearer ? behind : before).push(
        ...crown([x, y + (random() - 0.5) * size * 0.3], size * (0.9 + 0.2 * random()), near, {
          hour,
          random,
        }),
      )
    y += size * 0.74
  }
  return { behind: scenery('farTreetops', 0.3, behind), before: scenery('nearTreetops', 1.05, before) }
}

/** One crown from above: knobs round its edge and on it, lighter towards the top. */
function crown(
  [x, y]: Point,
  size: number,
  near: number,
  { hour, random }: { hour: Hour; random: Random },
): Shape[] {
  const green = hour.paintGround(random() < 0.5 ? '#4f8f45' : '#5d9c4b', 0.5 - 0.5 * near)
  const turn = random() * Math.PI
  const edge = scalloped(x, y, size, size * 0.8, 9, 0.13, random)
  const lumps = Array.from({ length: 5 }, (_, index): Shape => {
    const angle = turn + (index / 5) * Math.PI * 2
    const at: Point = [x + Math.cos(angle) * size * 0.46, y - size * 0.16 + Math.sin(angle) * size * 0.34]
    const colour = lighter(green, 0.12 + 0.16 * (0.5 - Math.sin(angle) / 2))
    return fill('knob', ellipse(at[0], at[1], size * 0.25, size * 0.2, 16), colour, 'foliage', {
      marking: true,
    })
  })
  return [fill('crown', edge, green, 'foliage', { colour2: darker(green, 0.22) }), ...lumps]
}
