import { expect, test } from 'vitest'
import { stagedSpreads } from '#story/house/staged-spreads.ts'
import { sitePictures } from './site-pictures.ts'

test('every picture of the site that shows a stage of a story finds it there', () => {
  const staged = sitePictures().flatMap(({ path, scene }) =>
    scene.stage === undefined ? [] : [{ path, ...scene.stage }],
  )
  expect(staged.length).toBeGreaterThan(10)
  expect(staged.filter(({ story, spread }) => !stagedSpreads(story).has(spread))).toEqual([])
})
