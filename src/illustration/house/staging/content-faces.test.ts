import { describe, expect, it } from 'vitest'
import { sampleScene } from '../scene-fixtures.ts'
import { companies, sheetWith } from './company-fixtures.ts'
import { hiddenFaces } from './hidden-faces.ts'
import { stagedPicture } from './staged-picture.ts'
import { stagedStories, stagesOf } from './stages-of.ts'

/** Where the plan has them sit behind what happens: behind a sail, in a bed, behind the child. */
const weak: ReadonlySet<string> = new Set([
  'adventure/s22: companion2',
  'all-of-the-sea/s06: companion1',
  'all-of-the-sea/s07: companion2',
  'bedtime/s04: companion3',
  'bedtime/s14: companion2',
  'bedtime/s22: companion1',
  'family/s21: companion2',
  'friendship/s06-hedgehog: companion1',
  'lifeLessons/s07: companion2',
])

const [, company] = companies.find(([name]) => name === 'grandmother, sheep and sister')!

describe('whoever comes along', () => {
  it.each(stagedStories())('shows a face in every picture of %s that they do not look away in', (story) => {
    const sheet = sheetWith(company)
    const inside = Object.keys(stagesOf(story).spreads).filter((spread) => !spread.startsWith('cover'))
    const hidden = inside.flatMap((spread) => {
      const scene = sampleScene({ stage: { story, spread } })
      const { staged } = stagedPicture({ sheet, scene, seed: 'content', pixels: 500, kind: 'spread' })
      return staged ? hiddenFaces(staged).map((name) => `${story}/${spread}: ${name}`) : []
    })
    expect(hidden.filter((found) => !weak.has(found))).toEqual([])
  })
})
