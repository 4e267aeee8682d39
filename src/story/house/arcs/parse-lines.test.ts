import { expect, test } from 'vitest'
import { isTold, parseBranch, parseLines } from './parse-lines.ts'

const conditionOf = (when: string) => parseBranch(`${when} :: text`).when

test.each([
  ['', [], true],
  ['cat', ['cat'], true],
  ['cat', ['dog'], false],
  ['cat,carer', ['cat'], false],
  ['cat,carer/dog', ['dog'], true],
  ['!carer', [], true],
  ['cat,!carer', ['cat', 'carer'], false],
])('“%s” with the flags %j: %s', (when, flags, holds) => {
  expect(isTold(conditionOf(when), new Set(flags))).toBe(holds)
})

test('another way to tell belongs to the line above it, also to one branch of a choice', () => {
  const { lines } = parseLines('Plain.\n~ Simple.\n? cat :: Miaow.\n| dog :: Woof.\n~ Grr.')
  const ways = lines.map((line) => (line === 'paragraph' ? [] : line.map(({ tellings }) => tellings.length)))
  expect(ways).toEqual([[2], [1, 2]])
})

test('a tag and an empty branch are read', () => {
  const { lines } = parseLines('@refrain Clip.\n? s21 ::\n| :: A crack.')
  expect(lines[0]).toMatchObject([{ tellings: [{ text: 'Clip.', tag: 'refrain' }] }])
  expect(lines[1]).toMatchObject([{ tellings: [{ text: '' }] }, { tellings: [{ text: 'A crack.' }] }])
})

test.each([
  ['| dog :: Woof.', 'no ? stands above'],
  ['~ Woof.', 'nothing stands above'],
  ['? dog Woof.', 'no :: in'],
  ['? dog cat :: Woof.', '"dog cat" is no condition'],
  ['@loud Woof.', '@loud is no tag'],
  ['Woof.\n%child', '%child may only be the first line'],
  ['%infant', '%infant is no level'],
])('%j is a fault', (source, fault) => {
  expect(() => parseLines(source)).toThrow(fault)
})
