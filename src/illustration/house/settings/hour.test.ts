import { describe, expect, it } from 'vitest'
import { hourOf } from './hour.ts'
import { lightness } from './colour.ts'

const hue = (colour: string): 'warm' | 'green' =>
  Number.parseInt(colour.slice(1, 3), 16) > Number.parseInt(colour.slice(3, 5), 16) ? 'warm' : 'green'

describe('hourOf in autumn', () => {
  const summer = hourOf('day', 'clear')
  const autumn = hourOf('day', 'clear', 'autumn')

  it('turns leaves, and leaves no hole in the light of the picture', () => {
    for (const leaf of ['#4b8642', '#5d8c4f', '#6da24c']) {
      expect(hue(summer.paint(leaf))).toBe('green')
      expect(hue(autumn.paint(leaf))).toBe('warm')
      expect(Math.abs(lightness(autumn.paint(leaf)) - lightness(summer.paint(leaf)))).toBeLessThan(0.1)
    }
  })

  it('turns grass less than leaves, and neither firs nor walls nor the sky', () => {
    const turn = (colour: string): number =>
      Math.abs(
        Number.parseInt(autumn.paint(colour).slice(1, 3), 16) -
          Number.parseInt(summer.paint(colour).slice(1, 3), 16),
      )
    expect(turn('#a9c46b')).toBeLessThan(turn('#4b8642'))
    for (const still of ['#3f7a5a', '#fbf4ea', '#7d4f33', autumn.skyTop]) expect(turn(still)).toBe(0)
  })
})
