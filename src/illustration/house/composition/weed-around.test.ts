import { describe, expect, it } from 'vitest'
import { ellipse } from '../settings/outline.ts'
import { fill, scenery } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import { placedIn } from './scene-fixtures.ts'
import { weedAround } from './weed-around.ts'

describe('weedAround', () => {
  it('takes out the flower at a nose and leaves the others', () => {
    const flowerAt = (x: number) => fill('flower', ellipse(x, 700, 9, 9), '#f2667d', 'paper')
    const growth = scenery('growth', 0.52, [flowerAt(330), flowerAt(700)])
    const stage: Stage = { behind: [growth], before: [], slots: {}, furnishings: [], glows: [] }
    const dog = placedIn({ x0: 100, x1: 320, y0: 560, y1: 900 }, { id: 'dog', plane: 'cast' })
    expect(weedAround(stage, [dog]).behind[0]?.shapes).toEqual([flowerAt(700)])
    expect(weedAround(stage, []).behind[0]).toBe(growth)
  })
})
