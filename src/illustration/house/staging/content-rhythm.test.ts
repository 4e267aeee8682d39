import { describe, expect, it } from 'vitest'
import { type Size, sizes } from '#book/size.ts'
import type { StagePlan, StoryStages } from '#book/stage-plan.ts'
import { loadArcs } from '../../../story/house/arcs/load-arcs.ts'
import { loadStories } from '../../../story/house/load-stories.ts'
import { spreadsOfSize } from '../../../story/house/spreads-of-size.ts'
import { cameraHeightOf, shotOf } from './shot-of.ts'
import { stagedStories, stagesOf } from './stages-of.ts'

/** How many shot sizes a story has at least; five is what to reach. */
const leastShots = 4
/** The part of a story's pictures in which the child has one and the same pose, at most. */
const mostOfOnePose = 0.25

/** Neighbours that are alike as these are, and poses that are worn, are known; no other may come to them. */
const known: Readonly<Record<string, readonly string[]>> = {
  friendship: ['s03 and s08', 's05 and s08', 'kneel'],
  imagination: ['s20 and s21'],
  natureAnimals: ['kneel'],
}

/** What each story tells, in order: the spreads of a theme, or the beats of an event. */
const told = new Map<string, readonly Told[]>([
  ...loadStories().map(({ theme, spreads }) => [theme, spreads] as const),
  ...loadArcs().map(({ id, beats }) => [id, beats] as const),
])
/** The pictures of each story, by the names of its spreads and their variants. */
const staged = stagedStories().map((story) => ({ story, plans: plansOf(story) }))

interface Told {
  id: string
  from: Size
}

function plansOf(story: string): StoryStages['spreads'] {
  const plans = Object.entries(stagesOf(story).spreads).filter(([name]) => !name.startsWith('cover'))
  return Object.fromEntries(plans)
}

/** The pictures of a book of a size, an opening after the other: one each, or one for each variant; none where nothing is staged yet. */
function openingsOf(story: string, plans: StoryStages['spreads'], size: Size): [string, StagePlan][][] {
  const spreads = told.get(story)
  if (!spreads) throw new Error(`nobody tells ${story}`)
  return spreadsOfSize({ spreads }, size).map(({ id }) =>
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

describe.each(staged)('the pictures of $story', ({ story, plans }) => {
  const isNew = (name: string): boolean => !known[story]?.includes(name)

  it('are of several shot sizes', () => {
    expect(new Set(Object.values(plans).map(shotOf)).size).toBeGreaterThanOrEqual(leastShots)
  })

  it.each(sizes)(
    'are no two neighbours of the same shot size, camera height and layout in a %s book',
    (size) => {
      expect(alikeIn(openingsOf(story, plans, size)).filter(isNew)).toEqual([])
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
