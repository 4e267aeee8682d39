import { describe, expect, it } from 'vitest'
import { placeOnStage, type Surroundings } from './place-on-stage.ts'
import { reliefOf } from './relief.ts'
import { type Frame, frameAt } from './space/frame.ts'
import { lensOf, project } from './space/lens.ts'
import { angleBetween, degrees, dot, lengthOf, unit, up } from './space/vector.ts'

const hill = reliefOf([
  [-10, 10],
  [10, 0],
])
const cart = frameAt([0, 0, 0], { heading: 0, pitch: -30 })
const around: Surroundings = {
  relief: hill,
  lens: lensOf({ put: [0.5, 0.5], distance: 5, pitch: 0, focal: 1 }, [0, 5, 0], {
    width: 1000,
    height: 1000,
  }),
  frameOf: () => cart,
  pointOf: (target) => (typeof target === 'string' ? [0, 0, 8] : target),
}

describe('relations in words become places in space', () => {
  it('stands on the ground of the map, and upright unless it follows the ground', () => {
    const upright = placeOnStage({ where: { at: [0, 3] }, heading: 0 }, around)
    expect(upright.origin).toEqual([0, 5, 3])
    expect(angleBetween(upright.up, up)).toBeCloseTo(0, 6)
  })

  it.each([0, 180])('takes the slope where it follows the ground, heading %i', (heading) => {
    const { up: top, front } = placeOnStage({ where: { at: [0, 0] }, heading, followsGround: true }, around)
    expect(angleBetween(top, up)).toBeCloseTo(degrees(Math.atan(0.5)), 4)
    expect(front[1] > 0).toBe(heading === 180)
  })

  it('turns its front to what it heads to', () => {
    const { front } = placeOnStage({ where: { at: [0, 0] }, heading: { to: 'barn' } }, around)
    expect(angleBetween([front[0], 0, front[2]], [0, 0, 1])).toBeCloseTo(0, 6)
  })

  it('takes the tilt of what it is in, and keeps its own heading on that floor', () => {
    const rider = placeOnStage({ where: { in: 'cart.seat1', by: [0, 0.5, 0] }, heading: 90 }, around)
    expect(angleBetween(rider.up, cart.up)).toBeCloseTo(0, 6)
    expect(dot(unit(rider.front), unit(cart.up))).toBeCloseTo(0, 6)
    expect(angleBetween(rider.front, [0, 0, 1])).toBeCloseTo(0, 4)
  })

  it('adds its own tilt to that', () => {
    const sheep = placeOnStage({ where: { on: 'cart.tail' }, tilt: { pitch: 24 } }, around)
    expect(angleBetween(sheep.up, cart.up)).toBeCloseTo(24, 4)
  })

  it('lies in the picture where a cropped one is told to, as large as it is told', () => {
    const { origin, up: top } = placeOnStage({ where: { inFrame: [0.1, 0.9], depth: 3 }, size: 2 }, around)
    const [x, y] = project(around.lens, origin)
    expect([x, y]).toEqual([expect.closeTo(100, 6), expect.closeTo(900, 6)])
    expect(lengthOf(top)).toBeCloseTo(2, 6)
  })

  it('has its face where that is told, on the ground or from under the lower edge where it does not reach so high', () => {
    const faceOf = (down: number, head: number): readonly [number, number] => {
      const { origin } = placeOnStage(
        { where: { face: [0.3, down], depth: 4 } },
        { ...around, relief: reliefOf(undefined), head: [0, head, 0], cut: 0.4 },
      )
      expect(origin[1]).toBeLessThanOrEqual(Math.max(0, 3 - 0.4 * head) + 1e-9)
      return project(around.lens, [origin[0], origin[1] + head, origin[2]])
    }
    expect(faceOf(0.8, 1.6)).toEqual([expect.closeTo(300, 6), expect.closeTo(800, 6)])
    // Whose legs are cut off by the edge at least, however high their face is to be.
    const [x, y] = faceOf(0.3, 1)
    expect([x, y]).toEqual([expect.closeTo(300, 6), expect.closeTo(1000 - 0.6 * 250, 6)])
  })

  it('keeps its axes at right angles, however it is turned', () => {
    const frames: Frame[] = [
      placeOnStage({ where: { on: 'cart' }, heading: 200, tilt: { pitch: 30, roll: 40 } }, around),
      placeOnStage(
        { where: { at: [4, 1] }, heading: 33, tilt: { pitch: -20, roll: 15 }, followsGround: true },
        around,
      ),
    ]
    for (const { right, up: top, front } of frames) {
      for (const [a, b] of [
        [right, top],
        [top, front],
        [front, right],
      ] as const)
        expect(dot(a, b)).toBeCloseTo(0, 9)
    }
  })
})
