import { expect, it } from 'vitest'
import { sampleScene, sampleSheet } from '../scene-fixtures.ts'
import { stagedPicture } from './staged-picture.ts'
import { stagedStories, stagesOf } from './stages-of.ts'

/** The last page of a book asks a child to look for them. */
it.each(stagedStories())('whoever follows through %s is to be found in many of its pictures', (story) => {
  const { spreads: plans, follower } = stagesOf(story)
  const spreads = inOneBook(Object.keys(plans).filter((name) => /^s\d/.test(name)))
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
    const names = roles.filter(({ is }) => is === follower).map(({ name }) => name)
    return names.some((name) => staged?.drawing.things.some(({ id }) => id === name) === true)
  }
  expect(spreads.filter(isFound).length / spreads.length).toBeGreaterThan(0.4)
})

/** A book shows one variant of each of its pictures: another for one after the other. */
function inOneBook(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name.slice(0, 3)).values()].flatMap(
    (variants, index) => variants[index % variants.length] ?? [],
  )
}
