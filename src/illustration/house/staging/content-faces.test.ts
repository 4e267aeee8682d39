import { describe, expect, it } from 'vitest'
import { sampleScene } from '../scene-fixtures.ts'
import { companies, sheetWith } from './company-fixtures.ts'
import { hiddenFaces } from './hidden-faces.ts'
import { stagedPicture } from './staged-picture.ts'
import { stagedStories, stagesOf } from './stages-of.ts'

/** Of the pictures inside: what happens hides them, or the page has no room for so many. */
const weak: ReadonlySet<string> = new Set([])

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
