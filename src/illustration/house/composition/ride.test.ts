import { expect, it } from 'vitest'
import { drawCreature } from '../creatures/draw-creature.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { outfitFor } from '../figures/outfit.ts'
import { seatOnBack } from './ride.ts'
import { sampleHero } from './scene-fixtures.ts'

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
