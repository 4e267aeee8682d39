import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadStages } from './load-stages.ts'
import { sampleScene, sampleSheet } from '../composition/scene-fixtures.ts'
import { stagedPicture } from './staged-picture.ts'

const folder = new URL('../../../../content/stages/', import.meta.url)
const stories = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The last page of a book asks a child to look for them. */
it.each(stories)('whoever follows through %s is to be found in many of its pictures', (story) => {
  const stages = loadStages(story, folder)
  const spreads = Object.keys(stages?.spreads ?? {}).filter((name) => /^s\d/.test(name))
  const isFound = (spread: string): boolean => {
    const scene = sampleScene({ stage: { story, spread } })
    const { staged } = stagedPicture({
      sheet: sampleSheet(1),
      scene,
      seed: 'one',
      pixels: 96,
      kind: 'spread',
    })
    const roles = [...(staged?.stage.roles.values() ?? [])]
    const names = roles.filter(({ is }) => is === stages?.follower).map(({ name }) => name)
    return names.some((name) => staged?.drawing.things.some(({ id }) => id === name) === true)
  }
  expect(spreads.filter(isFound).length / spreads.length).toBeGreaterThan(0.4)
})
