import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import { idSchema } from './id-schema.ts'
import { makeBook } from './make-book.ts'
import type { Counter, ProductFunction } from './product-function.ts'
import { proposeTitles } from './propose-titles.ts'

const noor = JSON.parse(readFileSync(new URL('../../examples/noor.json', import.meta.url), 'utf8')) as Brief
/** There is no database: a brief that is refused gets nowhere near one. */
const counter = {
  storyteller: {
    languages: ['dutch', 'english'],
    eventStories: () => [{ story: 'pegs', kind: 'loss', about: [{ who: 'cat', sizes: ['small'] }] }],
  },
} as unknown as Counter
const id = '6f8f1f0e-6c1c-4c55-9d0b-0d8f6b0f7a11'

async function ask(to: ProductFunction, body: unknown): Promise<unknown> {
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: JSON.stringify(body) })
  const session = { id: 'one', aal: 'aal1' } as const
  const response = await to(counter, request, { userId: 'somebody', isGuest: true, email: null, session })
  return { status: response.status, ...((await response.json()) as object) }
}

test('no book is made of a title that no child is told, whoever writes it', async () => {
  const brief = { ...noor, language: 'dutch', title: 'Fien neukt Hitler' }
  const problems = [{ path: 'title', message: 'title_not_for_children' }]
  expect(await ask(makeBook, { bookId: id, brief })).toEqual({
    status: 422,
    code: 'title_not_for_children',
    problems,
  })
})

test('a number to call is in no title and no name', async () => {
  const brief = { ...noor, title: 'Bel 0612345678', hero: { ...noor.hero, name: 'Bel 0612345678' } }
  expect(await ask(makeBook, { bookId: id, brief })).toMatchObject({
    status: 422,
    problems: [
      { path: 'brief.hero.name', message: 'name_finds_somebody' },
      { path: 'brief.title', message: 'title_finds_somebody' },
    ],
  })
})

test('no titles are thought up for a name that is abuse', async () => {
  const brief = { ...noor, language: 'dutch', hero: { ...noor.hero, name: 'Klootzak' } }
  expect(await ask(proposeTitles, { draftId: id, round: 0, brief })).toEqual({
    status: 422,
    code: 'name_not_for_children',
  })
})

test('a language that is gone since its page was opened is named as what is wrong', async () => {
  const refusal = {
    status: 422,
    code: 'language_without_stories',
    problems: [{ path: 'language', message: 'language_without_stories' }],
  }
  const brief = { ...noor, language: 'arabic' }
  expect(await ask(makeBook, { bookId: id, brief })).toEqual(refusal)
  expect(await ask(proposeTitles, { draftId: id, round: 0, brief })).toEqual(refusal)
})

test.each([
  ['no story that nobody tells', { story: 'elves', who: 'cat', name: 'Minoes', gender: 'female' }, 'small'],
  ['of nobody whom it is not told of', { story: 'pegs', who: 'dog', name: 'Boef', gender: 'male' }, 'small'],
  ['in no size that is not drawn', { story: 'pegs', who: 'cat', name: 'Minoes', gender: 'female' }, 'large'],
])('a book about what happened tells %s', async (_, event, size) => {
  const brief = { ...noor, language: 'dutch', event, size }
  expect(await ask(makeBook, { bookId: id, brief })).toEqual({
    status: 422,
    code: 'event_not_told',
    problems: [{ path: 'event.who', message: 'event_not_told' }],
  })
})

test('a book about what happened has the name of somebody, and no abuse in its place', async () => {
  const event = { story: 'pegs', who: 'cat', name: '', gender: null }
  expect(await ask(makeBook, { bookId: id, brief: { ...noor, event } })).toMatchObject({
    problems: [
      { path: 'brief.event.name', message: 'name_required' },
      { path: 'brief.event.name', message: 'name_needs_letter' },
      { path: 'brief.event.gender', message: 'gender_required' },
    ],
  })
  const abused = {
    ...noor,
    language: 'dutch',
    size: 'small',
    event: { ...event, name: 'Klootzak', gender: 'male' },
  }
  expect(await ask(makeBook, { bookId: id, brief: abused })).toMatchObject({
    problems: [{ path: 'event.name', message: 'name_not_for_children' }],
  })
})

test('an id in capitals is the same book to the tables, the queue and the files', () => {
  expect(idSchema.parse(id.toUpperCase())).toBe(id)
  expect(idSchema.safeParse(`${id}0`).success).toBe(false)
})
