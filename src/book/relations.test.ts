import { expect, test } from 'vitest'
import { type Relation, relationsFor, relationWords } from './relations.ts'
import type { Gender } from './options.ts'

test('of somebody young is asked what they may be to a child, or to somebody grown; of who is grown nothing', () => {
  expect(relationsFor(4, 6)).toEqual(['sibling', 'cousin', 'friend'])
  expect(relationsFor(4, 68)).toEqual(['child', 'grandchild', 'friend'])
  expect(relationsFor(18, 6)).toEqual([])
})

test.each<['dutch' | 'english', Relation, number, Gender, string | undefined]>([
  ['dutch', 'sibling', 4, 'male', 'broertje'],
  ['dutch', 'sibling', 9, 'female', 'grote zus'],
  ['dutch', 'sibling', 6, 'female', 'tweelingzus'],
  ['dutch', 'sibling', 4, 'other', undefined],
  ['dutch', 'grandchild', 4, 'other', 'kleinkind'],
  ['english', 'sibling', 9, 'male', 'big brother'],
  ['english', 'sibling', 6, 'other', 'twin'],
  ['english', 'cousin', 4, 'female', 'cousin'],
])('%s: a %s of %d beside a child of six, %s, is “%s”', (language, relation, age, gender, word) => {
  expect(relationWords({ relation, age, gender }, 6, language)).toBe(word)
})
