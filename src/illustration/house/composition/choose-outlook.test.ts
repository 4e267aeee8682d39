import { describe, expect, it } from 'vitest'
import { settingNamed } from '../settings/setting-named.ts'
import { chooseOutlook } from './choose-outlook.ts'
import { sampleScene } from './scene-fixtures.ts'

const { ground } = settingNamed.meadow
const asked = { scene: sampleScene(), ground, straightOn: false, giant: false }

describe('chooseOutlook', () => {
  it('is the same for the same seed', () => {
    expect(chooseOutlook({ ...asked, seed: 'a' })).toEqual(chooseOutlook({ ...asked, seed: 'a' }))
  })

  it('builds the pages of a book in many ways', () => {
    const pages = Array.from({ length: 22 }, (_, page) => chooseOutlook({ ...asked, seed: `book/${page}` }))
    expect(
      new Set(pages.map(({ spot, middle, horizon }) => `${spot} ${middle} ${horizon}`)).size,
    ).toBeGreaterThan(12)
  })

  it('sees a cover straight on, and puts nobody aside who stands beside a calm part', () => {
    expect(chooseOutlook({ ...asked, straightOn: true, seed: 'a' })).toMatchObject({
      middle: 500,
      lean: 0,
      pan: 0,
    })
    const scene = sampleScene({ quiet: 'left' })
    expect(chooseOutlook({ ...asked, scene, seed: 'a' })).toMatchObject({ middle: 500, pan: 0 })
  })
})
