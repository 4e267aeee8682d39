import { describe, expect, it } from 'vitest'
import type { Thing } from '../drawing.ts'
import { hourOf } from '../settings/hour.ts'
import { windingPaths } from '../settings/parts/winding-path.ts'
import type { Stage } from '../settings/stage.ts'
import { layPath } from './lay-path.ts'
import type { Placed } from './placed.ts'
import { placedIn } from './scene-fixtures.ts'

describe('layPath', () => {
  const paths = windingPaths([730, 540], 170, hourOf('day', 'clear'))
  const stage: Stage = { behind: [], before: [], paths, slots: {}, furnishings: [], glows: [] }

  it('lays the first course where nobody stands', () => {
    expect(layPath(stage, []).behind).toEqual([paths[0]])
  })

  it('takes a course that passes by who stands there', () => {
    const [path] = layPath(stage, [standing(300, 200)]).behind
    expect(path).toBeDefined()
    expect(path).not.toBe(paths[0])
    expect(meets(path as Thing, 300, 200)).toBe(false)
  })

  it('leaves the path out where a crowd stands before all of it', () => {
    expect(layPath(stage, [standing(500, 1000)]).behind).toEqual([])
  })
})

/** Somebody `wide` page units broad whose feet are at 900. */
function standing(x: number, wide: number): Placed {
  return placedIn({ x0: x - wide / 2, x1: x + wide / 2, y0: 480, y1: 900 }, { id: 'hero', plane: 'cast' })
}

function meets({ shapes }: Thing, middle: number, wide: number): boolean {
  const points = shapes.flatMap((shape) => shape.points)
  return points.some(([x, y]) => Math.abs(x - middle) < wide / 2 && y > 480 && y < 840)
}
