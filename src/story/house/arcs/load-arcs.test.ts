import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseArc } from './load-arcs.ts'

const read = (file: string): string => readFileSync(`content/arcs/seven-pegs/${file}`, 'utf8')
const files = { arc: read('arc.yaml'), dutch: read('text/dutch.yaml'), english: read('text/english.yaml') }

/** The files with one change in the English text. */
function changed(from: string | RegExp, to: string) {
  const english = files.english.replace(from, to)
  expect(english).not.toBe(files.english)
  return () => parseArc('seven-pegs', { ...files, english })
}

test('the arc that is there has no fault', () => {
  expect(parseArc('seven-pegs', files).beats).toHaveLength(22)
})

test('somebody who may not be in the book is a fault that names file, beat, level and condition', () => {
  expect(
    changed('? toy :: {Toy} [was|were] awake as well.', '? beast :: {Toy} [was|were] awake as well.'),
  ).toThrow(
    'seven-pegs/text/english.yaml, beat s01, child: {Toy} may not be in the book: ask for it with "? toy ::"',
  )
})

test.each([
  ['a flag', '| dog :: ‘Woof,’', '| hamster :: ‘Woof,’', '"hamster" is no flag of this arc'],
  ['somebody', 'Here’s the post.', 'Here’s {uncle}.', '{uncle} is nobody in this arc'],
  ['a form', 'Where’s {lost}?', 'Where’s {lost.whom}?', '{lost.whom} asks for no form of english'],
  ['an agreement', 'Here’s the post.', 'Here [is|are] the post.', '[is|are] agrees with nobody before it'],
  ['a form too many', 'Here’s the post.', '{Hero} [is|are|be] here.', '[is|are|be] needs 2 forms'],
])('%s that nobody knows is a fault', (_, from, to, fault) => {
  expect(changed(from, to)).toThrow(fault)
})

test('a level that is not written is a fault', () => {
  expect(changed(/( {2}s16:\n {4}picture: \|\n.*\n) {4}baby: \|\n.*\n.*\n/, '$1')).toThrow(
    'seven-pegs/text/english.yaml, beat s16, baby: is not written',
  )
})

test('a beat that the arc does not have is a fault', () => {
  expect(changed('  s16:\n', '  s99:\n')).toThrow(
    'seven-pegs/text/english.yaml, beat s99: is not in arc.yaml',
  )
})

test('an older level is never borrowed', () => {
  expect(changed(/(s16:\n {4}picture: \|\n.*\n {4}baby: \|\n)/, '$1      %child\n')).toThrow(
    'beat s16, baby: %child is not younger',
  )
})

test('an unknown key of a beat is told with its id, and a size has its number of beats', () => {
  const odd = files.arc.replace('joke: two elbows', 'jest: two elbows')
  expect(() => parseArc('seven-pegs', { ...files, arc: odd })).toThrow(/^seven-pegs\/arc\.yaml, beat s05: /)
  const larger = files.arc.replace('id: s05\n    from: small', 'id: s05\n    from: large')
  expect(() => parseArc('seven-pegs', { ...files, arc: larger })).toThrow('size small has 9 beats, not 10')
})

test('an emblem that is nothing by itself is a fault: the title page would have to show something else', () => {
  const door = files.arc.replace('emblem: cup', 'emblem: door')
  expect(() => parseArc('seven-pegs', { ...files, arc: door })).toThrow('not a thing by itself')
})

test.each([
  [
    'a thing that nobody can draw',
    'props: [ball]',
    'props: [doormat]',
    /^seven-pegs\/arc\.yaml, beat s11: scene\.props\.0: /,
  ],
  [
    'a thing that is nothing by itself',
    'props: [ball]',
    'props: [pillow]',
    /^seven-pegs\/arc\.yaml, beat s11: scene/,
  ],
  [
    'a condition that no book has',
    'props: [ball]',
    'props: [{ name: ball, when: hamster }]',
    'seven-pegs/arc.yaml, beat s11: ball: "hamster" is no flag of this arc',
  ],
  [
    'a condition that cannot be read',
    'props: [ball]',
    'props: [{ name: ball, when: a cat }]',
    'is no condition',
  ],
])('%s is no thing for beside the words', (_, from, to, fault) => {
  const odd = files.arc.replace(from, to)
  expect(odd).not.toBe(files.arc)
  expect(() => parseArc('seven-pegs', { ...files, arc: odd })).toThrow(fault)
})
