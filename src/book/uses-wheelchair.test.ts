import { expect, test } from 'vitest'
import { usesWheelchair } from './uses-wheelchair.ts'

test.each(['zit in een rolstoel', 'Uses a wheelchair.', 'rode rolstoel, krullen', 'rolstoelgebruiker'])(
  '%s: somebody in a wheelchair',
  (description) => expect(usesWheelchair(description)).toBe(true),
)

test.each(['', 'goes without a wheelchair now', 'geen rolstoel', 'houdt van stoelen'])(
  '%s: nobody in a wheelchair',
  (description) => expect(usesWheelchair(description)).toBe(false),
)
