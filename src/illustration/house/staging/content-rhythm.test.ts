import { describe, expect, it } from 'vitest'
import { type Theme, themes } from '#book/options.ts'
import { type Size, sizes } from '#book/size.ts'
import type { StagePlan, StoryStages } from '#book/stage-plan.ts'
import { loadStories } from '../../../story/house/load-stories.ts'
import { spreadsOfSize } from '../../../story/house/spreads-of-size.ts'
import { cameraHeightOf, shotOf } from './shot-of.ts'
import { stagesOf } from './stages-of.ts'

/** How many shot sizes a story has at least; five is what to reach. */
const leastShots = 4
/** The part of a story's pictures in which the child has one and the same pose, at most. */
const mostOfOnePose = 0.25

/** Neighbours that are alike as these are, and poses that are worn, are known; no other may come to them. */
const known: Partial<Record<Theme, readonly string[]>> = {
  friendship: ['s03 and s08', 's05 and s08', 'kneel'],
  imagination: ['s20 and s21'],
  natureAnimals: ['kneel'],
}

const stories = loadStories()
/** The pictures of each theme's story, by the names of its spreads and their variants. */
const staged = themes.map((theme) => ({ theme, plans: plansOf(theme) }))

function plansOf(theme: Theme): StoryStages['spreads'] {
  const plans = Object.entries(stagesOf(theme).spreads).filter(([name]) => !name.startsWith('cover'))
  return Object.fromEntries(plans)
}

/** The pictures of a book of a size, an opening after the other: one each, or one for each variant. */
function openingsOf(theme: Theme, plans: StoryStages['spreads'], size: Size): [string, StagePlan][][] {
  const story = stories.find((each) => each.theme === theme)
  if (!story) throw new Error(`${theme} has no story`)
  return spreadsOfSize(story, size).map(({ id }) =>
    Object.entries(plans).filter(([name]) => name === id || name.startsWith(`${id}-`)),
  )
}

/** Names of neighbours in a book that are seen as near, from as high and on as many pages. */
function alikeIn(openings: readonly [string, StagePlan][][]): string[] {
  const framed = (plan: StagePlan): string => [shotOf(plan), cameraHeightOf(plan), plan.layout].join()
  return openings
    .slice(1)
    .flatMap((after, index) =>
      (openings[index] ?? []).flatMap(([left, one]) =>
        after.filter(([, other]) => framed(one) === framed(other)).map(([right]) => `${left} and ${right}`),
      ),
    )
}

describe.each(staged)('the pictures of $theme', ({ theme, plans }) => {
  const isNew = (name: string): boolean => !known[theme]?.includes(name)

  it('are of several shot sizes', () => {
    expect(new Set(Object.values(plans).map(shotOf)).size).toBeGreaterThanOrEqual(leastShots)
  })

  it.each(sizes)(
    'are no two neighbours of the same shot size, camera height and layout in a %s book',
    (size) => {
      expect(alikeIn(openingsOf(theme, plans, size)).filter(isNew)).toEqual([])
    },
  )

  it('show the child in no pose too often', () => {
    const poses = Object.values(plans).flatMap(({ things }) =>
      things.filter(({ name }) => name === 'hero').map(({ pose }) => pose ?? 'stand'),
    )
    const worn = [...Map.groupBy(poses, (pose) => pose)]
      .filter(([, times]) => times.length > poses.length * mostOfOnePose)
      .map(([pose]) => pose)
    expect(worn.filter(isNew)).toEqual([])
  })
})
