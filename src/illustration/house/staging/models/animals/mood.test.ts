import { expect, it } from 'vitest'
import { stagedFeelings } from '#book/stage-plan.ts'
import { moodOf } from './mood.ts'

it('is another for each feeling that a staged plan may tell of an animal', () => {
  // Nobody can tell an animal that is calm from a happy one, or who gasps from who is surprised.
  const told = stagedFeelings.filter((feels) => feels !== 'calm' && feels !== 'gasp')
  const moods = told.map((feels) => JSON.stringify({ ...moodOf(feels, 'stand'), blush: 0, tail: 0 }))
  expect(new Set(moods).size).toBe(told.length)
})

it('has the eyes shut in sleep, whatever it felt', () => {
  for (const feels of stagedFeelings) expect(moodOf(feels, 'sleep').eye, feels).toBe('shut')
})
