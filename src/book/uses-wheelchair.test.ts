import { expect, test } from 'vitest'
import { usesWheelchair } from './uses-wheelchair.ts'

test.each([
  'zit in een rolstoel',
  'Uses a wheelchair.',
  'rode rolstoel, krullen',
  'rolstoelgebruiker',
  'Zit in een rolstoeltje.',
  'Heeft een rode kinderrolstoel en een bril',
  'Een sportrolstoel met sterren',
  'Is rolstoelafhankelijk',
  'Gek op rolstoelbasketbal',
  'Red wheel-chair, freckles',
  'In a powerchair',
  'Has a chair with wheels',
  'Kan niet lopen en zit in een rolstoel',
  'Not very tall. Uses a wheelchair.',
])('%s: somebody in a wheelchair', (description) => expect(usesWheelchair(description)).toBe(true))

test.each([
  '',
  'goes without a wheelchair now',
  'geen rolstoel',
  'houdt van stoelen',
  'Is bang voor rolstoelen',
  'Duwt oma in haar rolstoel',
  'Zit niet meer in een rolstoel',
  'Heeft geen rolstoel nodig',
  'Pushes his sister’s wheelchair',
  "Loves his gran's wheelchair",
  'He has not got a wheelchair',
  'Never needs a wheelchair any more',
  'Is afraid of wheelchairs',
])('%s: nobody in a wheelchair', (description) => expect(usesWheelchair(description)).toBe(false))
