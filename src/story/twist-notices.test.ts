import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { twistTopics } from '#book/twist-topics.ts'
import { readTwist } from './read-twist.ts'
import { sayNotices, twistNotices } from './twist-notices.ts'

const messages = (locale: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../content/messages/${locale}/builder.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>

test('an empty twist needs no word', () => {
  expect(twistNotices(readTwist('  ', 'dutch'), 'bedtime')).toEqual([])
})

test('a death is named before all else, and nobody is asked for an animal beside it', () => {
  expect(twistNotices(readTwist('Hij is bang in het donker. Opa is dood.', 'dutch'), 'bedtime')).toEqual([
    'twist_death',
    'twist_fear',
  ])
  expect(twistNotices(readTwist('Grandpa died. She loves kites.', 'english'), 'bedtime')).toEqual([
    'twist_death',
    'twist_told',
  ])
})

test('beside a death it is said what the story of another theme does, and that nothing of the rest is told', () => {
  const letter = readTwist('Oma is dood. Ze zit op les en doet van alles.', 'dutch')
  expect(twistNotices(letter, 'natureAnimals')).toEqual([
    'twist_death',
    'twist_leaves',
    'twist_told_nothing',
    'twist_other',
  ])
  const apart = readTwist('Haar ouders zijn gescheiden. Ze houdt van treinen.', 'dutch')
  expect(twistNotices(apart, 'family')).toEqual(['twist_told', 'twist_separation', 'twist_leaves'])
  expect(twistNotices(apart, 'bedtime')).toEqual(['twist_told', 'twist_separation'])
})

test('more than a story holds is said, with the three that are told', () => {
  const lines = sayNotices(readTwist('trains, kites, boats, castles', 'english'), 'bedtime', messages('en'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('trains, kites, boats')
  expect(lines[0]).not.toContain('castles')
})

test.each(['nl', 'en'])('every topic has its words in %s', (locale) => {
  const words = messages(locale)
  for (const topic of twistTopics) expect(words[`twist_${topic}`]).toMatch(/\.$/)
})
