import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizes, sizeTable } from '#book/size.ts'
import { available } from '#book/options.ts'
import { loadStories, parseStory } from './load-stories.ts'
import { spreadsOfSize } from './spreads-of-size.ts'

const bedtime = readFileSync('content/stories/bedtime.yaml', 'utf8')

test('there is a story for every theme that is offered', () => {
  const themes = loadStories().map((story) => story.theme)
  expect(themes).toEqual(expect.arrayContaining([...available.themes]))
})

test('every size tells as many spreads as the size table says, nested in the next', () => {
  for (const story of loadStories()) {
    let smaller: string[] = []
    for (const size of sizes) {
      const ids = spreadsOfSize(story, size).map((spread) => spread.id)
      expect(ids).toHaveLength(sizeTable[size].spreads)
      expect(ids).toEqual(expect.arrayContaining(smaller))
      smaller = ids
    }
  }
})

test('a fault names the file, the spread and the key', () => {
  const faulty = bedtime.replace(/(- id: s15\n[^]*?setting: )rooftops/, '$1attic')
  expect(() => parseStory(faulty, 'bedtime.yaml')).toThrow(/^bedtime\.yaml, spread s15: scene\.setting: /)
})

test.each([
  ['setting', /setting: \w+/, 'setting: zoo', '"zoo" is no setting that can be drawn'],
  ['pose', /pose: \w+/, 'pose: standing', '"standing" is no pose that can be drawn'],
  ['prop', /(props:\n\s+- (?:\{ )?name: )\w+/, '$1carriage', '"carriage" is no prop that can be drawn'],
  ['looksAt', /looksAt: \w+/, 'looksAt: teapot', '"teapot" is no target that can be drawn'],
  ['with', /with: \w+/, 'with: teapot', '"teapot" is no target that can be drawn'],
  ['near', /near: \w+/, 'near: teapot', '"teapot" is no target that can be drawn'],
])('an unknown name of a %s is told', (_, known, unknown, fault) => {
  const faulty = bedtime.replace(known, unknown)
  expect(faulty).not.toBe(bedtime)
  expect(() => parseStory(faulty, 'bedtime.yaml')).toThrow(fault)
})

test('a missing caption or register is a fault', () => {
  const faulty = bedtime.replace(/english: 'Across the sleeping village[^\n]*/, 'english:')
  expect(() => parseStory(faulty, 'bedtime.yaml')).toThrow(/spread s18: scene\.caption\.english/)
})

test('text that is no YAML is a fault of the file', () => {
  expect(() => parseStory('id: [', 'bedtime.yaml')).toThrow(/^bedtime\.yaml: /)
})

test('a spread too few is a fault of the size', () => {
  const faulty = bedtime.replace('- id: s12\n  from: medium', '- id: s12\n  from: large')
  expect(() => parseStory(faulty, 'bedtime.yaml')).toThrow('bedtime.yaml: size medium has 13 spreads, not 14')
})
