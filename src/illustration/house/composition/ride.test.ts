import { expect, it } from 'vitest'
import { boundsOf } from '../boxes.ts'
import type { Point } from '../drawing.ts'
import { drawCreature } from '../creatures/draw-creature.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { outfitFor } from '../figures/outfit.ts'
import { composeScene } from './compose-scene.ts'
import { seatOnBack } from './ride.ts'
import { member, sampleHero, sampleScene, sampleSheet } from './scene-fixtures.ts'

/** How much a dog grows until a child can ride it. */
function growthOfDog(plain: boolean): number {
  const look = { feeling: 'happy', facing: 'right', seed: 'one', plain } as const
  const dog = drawCreature('dog', { ...look, pose: 'walk', who: 'companion1' })
  const { age, appearance, gender } = sampleHero
  const child = drawFigure({
    ...look,
    who: 'hero',
    pose: 'ride',
    ageYears: age,
    appearance,
    gender,
    outfit: outfitFor(appearance, gender, 'one', 'day'),
  })
  const mount = { ...dog, anchors: { ...dog.anchors, seat: dog.anchors['back']! } }
  const rider = { id: 'hero', kind: 'person', sprite: child, scale: 1 } as const
  return seatOnBack({ id: 'companion1', kind: 'creature', sprite: mount, scale: 1 }, [rider])[0]!.scale
}

it('lets a plain dog carry a child without growing more than another dog', () => {
  expect(growthOfDog(true) / growthOfDog(false)).toBeLessThan(1.3)
})

it('puts both hands of who cycles at the bars', () => {
  const cast = [member('hero', 'ride', { with: 'bicycle' })]
  const scene = sampleScene({ setting: 'meadow', cast }, [{ name: 'bicycle' }])
  const { things } = composeScene({ sheet: sampleSheet(0), scene, seed: 'bars' }).drawing
  const shapesOf = (id: string) =>
    things.filter((thing) => thing.id.startsWith(id)).flatMap(({ shapes }) => shapes)
  const middle = (points: readonly Point[]): Point => [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ]
  const { x0, x1 } = boundsOf(shapesOf('bicycle'))
  const length = x1 - x0
  const bars = middle(shapesOf('bicycle').find(({ part }) => part === 'handlebar')!.points)
  const hands = shapesOf('hero').filter(({ part }) => part === 'hand')
  expect(hands.length).toBeGreaterThan(0)
  for (const { points } of hands) {
    const [x, y] = middle(points)
    expect(Math.hypot(x - bars[0], y - bars[1]) / length).toBeLessThan(0.13)
  }
})

it.each(['waterpaint', 'retroVintage'] as const)(
  'hangs legs before a seat, also one that grew, in %s',
  (style) => {
    for (const name of ['chair', 'bench', 'sofa'] as const) {
      const cast = [member('hero', 'sit', { with: name }), member('companion1', 'sit', { with: name })]
      const scene = sampleScene({ setting: 'meadow', cast }, [{ name }])
      const { things } = composeScene({ sheet: sampleSheet(1, style), scene, seed: 'seat' }).drawing
      const shapesOf = (id: string) =>
        things.filter((thing) => thing.id === id).flatMap(({ shapes }) => shapes.filter(({ soft }) => !soft))
      const seat = boundsOf(shapesOf(name))
      for (const who of ['hero', 'companion1']) {
        const feet = boundsOf(shapesOf(who).filter(({ part }) => part.startsWith('foot')))
        const share = (feet.y1 - seat.y0) / (seat.y1 - seat.y0)
        // A seat is half as high as its back.
        expect(share).toBeGreaterThan(0.65)
        expect(share).toBeLessThan(1.06)
      }
    }
  },
)
