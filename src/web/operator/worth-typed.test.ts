import { expect, it } from 'vitest'
import { worthTyped } from './worth-typed.ts'

it.each([
  ['10%', { percentOff: 10 }],
  [' 15 % ', { percentOff: 15 }],
  ['5', { centsOff: 500 }],
  ['€ 7,50', { centsOff: 750 }],
  ['2.25', { centsOff: 225 }],
  ['', null],
  ['much', null],
  ['100%', null],
  ['-3', null],
])('reads %j as a discount', (typed, worth) => {
  expect(worthTyped(typed)).toEqual(worth)
})
