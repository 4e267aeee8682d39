import { expect, it } from 'vitest'
import { drawCreature } from '../creatures/draw-creature.ts'
import { seatOnBack } from './ride.ts'

/** How much a dog grows until a rabbit can ride it. */
function growthOfDog(plain: boolean): number {
  const look = { feeling: 'happy', facing: 'right', seed: 'one', plain } as const
  const dog = drawCreature('dog', { ...look, pose: 'walk', who: 'companion1' })
  const rabbit = drawCreature('rabbit', { ...look, pose: 'ride', who: 'companion2' })
  const mount = { id: 'companion1', kind: 'creature', sprite: dog, scale: 1 } as const
  const rider = { id: 'companion2', kind: 'creature', sprite: rabbit, scale: 1 } as const
  return seatOnBack(mount, [rider])[0]!.scale
}

it('lets a plain dog carry somebody without growing more than another dog', () => {
  expect(growthOfDog(true) / growthOfDog(false)).toBeLessThan(1.2)
})
