import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseBrief } from '#book/brief.ts'
import { briefOf } from '../builder/draft-brief.ts'
import { draftOfBrief } from './draft-of-brief.ts'

test.each(['noor', 'sam'])('the answers of %s’s book make the same book again', (name) => {
  const file = new URL(`../../../examples/${name}.json`, import.meta.url)
  const parsed = parseBrief(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.ok) throw new Error('the example is no brief')
  let count = 0
  const draft = draftOfBrief(parsed.brief, () => `id-${++count}`)
  expect(briefOf(draft)).toEqual(parsed.brief)
})
