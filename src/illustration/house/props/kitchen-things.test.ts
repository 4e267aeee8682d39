import { describe, expect, it } from 'vitest'
import { drawProp } from './draw-prop.ts'

function partsOf(name: 'pressureCooker' | 'cookerWithoutWeight' | 'cookerWeight'): string[] {
  return drawProp(name, { seed: 'cooker' }).shapes.map(({ part }) => part)
}

describe('a pressure cooker', () => {
  it('has its weight on, which can also lie by itself', () => {
    expect(partsOf('pressureCooker')).toContain('weight')
    expect(partsOf('cookerWeight')).toContain('weight')
  })

  it('can be without: the valve is bare', () => {
    expect(partsOf('cookerWithoutWeight')).not.toContain('weight')
    expect(partsOf('cookerWithoutWeight')).toContain('valve')
  })
})
