import { describe, expect, test } from 'vitest'
import { type Brief, parseBrief } from '#book/brief.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askFor, commission, tellableFacts } from './ask-for.ts'
import { hostileWords } from './hostile-briefs.ts'

const file = join(import.meta.dirname, '../../../examples/ben.json')
const parsed = parseBrief({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), language: 'english' })
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const { brief } = parsed
const tasks = ['facts', 'plots', 'spreads', 'titles'] as const

const asked = (changed: Brief, task: (typeof tasks)[number]) => askFor(commission(changed, 'work'), task, {})

test('there are a hundred things that a hostile somebody may type', () => {
  expect(new Set(hostileWords).size).toBe(100)
})

test('a wish that hurts somebody, and by what somebody is found, is told to nobody who writes', () => {
  const facts = [
    'A dragon that is scared of broccoli is in the story.',
    'The bear kills everybody.',
    'Grandpa lives at 12 Church Road.',
    'Her number is 06-12345678.',
    'The child drinks vodka and it is funny.',
    'Kevin de Wit is fat.',
    'The foreigners are thieves.',
  ].map((fact) => ({ kind: 'wish' as const, fact, quote: '', sensitive: false, words: [] }))
  expect(tellableFacts(facts).map(({ fact }) => fact)).toEqual([facts[0]?.fact])
})

test('furigana are asked for in a book that was ordered with them, of somebody who reads characters', () => {
  const ordered = (changes: Partial<Brief>, age: number): Brief => ({
    ...brief,
    language: 'japanese',
    ...changes,
    hero: { ...brief.hero, age },
  })
  const instructionsOf = (one: Brief): string => asked(one, 'spreads').instructions
  expect(instructionsOf(ordered({ furigana: true }, 9))).toContain('廊下《ろうか》')
  for (const plain of [ordered({ furigana: true }, 6), ordered({}, 9)]) {
    expect(instructionsOf(plain)).not.toContain('《ろうか》')
    expect(instructionsOf(plain)).toContain('There is no furigana')
  }
  expect(instructionsOf(ordered({}, 9))).not.toContain('{readings}')
})

test('whoever writes is told what somebody uses, chosen or described, and nothing of their looks', () => {
  const { hero } = brief
  const usesOf = (changes: Partial<Brief['hero']>, task: (typeof tasks)[number]): unknown => {
    const material: unknown = JSON.parse(asked({ ...brief, hero: { ...hero, ...changes } }, task).material)
    return (material as { brief: { hero: { uses?: unknown } } }).brief.hero.uses
  }
  const chosen = { appearance: { ...hero.appearance, traits: ['freckles' as const, 'wheelchair' as const] } }
  expect(usesOf(chosen, 'spreads')).toEqual(['wheelchair'])
  expect(usesOf({ description: 'uses a wheelchair' }, 'plots')).toEqual(['wheelchair'])
  expect(usesOf({}, 'spreads')).toBeUndefined()
  // Facts are read from words, and paid for once, whatever is chosen beside them.
  expect(usesOf(chosen, 'facts')).toBeUndefined()
})

describe.each(hostileWords)('%.40s', (words) => {
  const changed: Brief = {
    ...brief,
    hero: { ...brief.hero, name: words.slice(0, 40), description: words },
    twist: words,
    title: words.slice(0, 80),
  }

  test('is material, and never part of what a model is told to do', () => {
    for (const task of tasks) {
      const { instructions, material } = asked(changed, task)
      expect(instructions).toBe(asked(brief, task).instructions)
      expect(() => JSON.parse(material) as unknown).not.toThrow()
    }
  })

  test('is shown to whoever reads facts alone', () => {
    expect(JSON.parse(asked(changed, 'facts').material)).toMatchObject({ brief: { twist: words } })
    expect(JSON.parse(asked(changed, 'spreads').material)).not.toHaveProperty('brief.twist')
  })
})
