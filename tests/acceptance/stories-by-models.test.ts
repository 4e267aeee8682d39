import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Environment, readEnvironment } from '#environment.ts'
import { paidTitles } from '#functions/call-limits.ts'
import type { Brief } from '#book/brief.ts'
import { continueBook } from '#functions/continue-book.ts'
import { makeBook } from '#functions/make-book.ts'
import { proposeTitles } from '#functions/propose-titles.ts'
import type { Visitor } from '#functions/product-function.ts'
import { readTwist } from '#functions/read-twist.ts'
import { aiCostOf, closeAiCallsOf } from '#records/ai-call-rows.ts'
import { readTitles } from '#records/title-rows.ts'
import { readWrittenBook, type WrittenBook } from '#story/ai/read-written-book.ts'
import { asTold } from '#story/ai/write-spreads.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { accountsIn, openStorytellerOf } from '#wiring/storytellers.ts'
import { closeCallsOfDeadWebs, liveAsWeb } from '#workflows/live-as-web.ts'
import { bookScript } from '../stand-ins/models/book-script.ts'
import { modelStandIn, type ModelStandIn, type Script } from '../stand-ins/models/model-stand-in.ts'
import { noor, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let environment: Environment
let book: WrittenBook
let dutchBook: WrittenBook
let germanBook: WrittenBook
/** What the Dutch model proposes for her: it tells of whoever was ordered. */
let titlesOfNoor: string[]
let model: ModelStandIn
/** Whether the model has learned German: else it answers in French. */
let knowsGerman = false

beforeAll(async () => {
  book = await readWrittenBook('examples/languages/french.json')
  dutchBook = await readWrittenBook('examples/languages/dutch.json')
  titlesOfNoor = dutchBook.story.titles.map((title) => title.replaceAll('Fien', 'Noor'))
  germanBook = await readWrittenBook('examples/languages/german.json')
  const [french, dutch, german] = [book, dutchBook, germanBook].map(bookScript) as [Script, Script, Script]
  model = await modelStandIn('compatible', (question) => {
    if (question.instructions.includes('language of the book: Dutch')) return dutch(question)
    const isGerman = question.instructions.includes('language of the book: German')
    return isGerman && knowsGerman ? german(question) : french(question)
  })
  environment = readEnvironment({
    STORY_ENGINE: 'ai',
    STORY_MODEL: 'compatible:small',
    STORY_PRICE: '1/4',
    STORY_URL: model.apiUrl,
    COMPATIBLE_API_KEY: 'key',
    AI_BOOK_EUROS: '1',
    AI_DAY_EUROS: '3',
    AI_CALLS_A_MINUTE: '1000',
  })
  shop = await startTestWorkshop({
    storyteller: (database) => openStorytellerOf(environment, database, { name: 'test', isWeb: false }),
  })
})
beforeEach(() => {
  model.questions.length = 0
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await model.close()
})

interface MadeBook {
  id: string
  state: string
  brief: Brief
  notices: string[]
  untold: string[]
  made_by: string
  blurb: string | null
  seed: string
  texts: string[]
}

const patience = { timeout: 120_000, interval: 50 }

async function rowsOf(bookId: string): Promise<MadeBook[]> {
  const { rows } = await shop.backend.pool.query<MadeBook>(
    `select id, state, brief, notices, untold, made_by, blurb, seed, array(
       select text from public.book_pages where book_id = books.id order by spread) as texts
     from public.books where id = $1`,
    [bookId],
  )
  return rows
}

async function begin(brief: Brief, by?: Visitor): Promise<string> {
  const bookId = randomUUID()
  const visitor = by ?? (await shop.reader())
  expect((await shop.ask(makeBook, visitor, { bookId, brief })).status).toBe(200)
  return bookId
}

/** The book once nothing more is done on it. */
function ended(bookId: string): Promise<MadeBook> {
  return vi.waitUntil(async () => {
    const [book] = await rowsOf(bookId)
    return book?.state === 'making' ? undefined : book
  }, patience)
}

/** Makes a book of this brief and waits until its preview lies open. */
async function made(brief: Brief, by?: Visitor): Promise<MadeBook> {
  return ended(await begin(brief, by))
}

const tasks = (): string[] =>
  model.questions.map(({ schema }) => Object.keys(schema.properties as object).join())

test('a book in French is written by the model, named by it, and its cost is known', async () => {
  const { state, made_by: madeBy, blurb, seed, texts } = await made(book.brief)
  expect({ state, madeBy, blurb, texts }).toEqual({
    blurb: asTold(book.story.blurb, book.brief.language),
    state: 'ready',
    madeBy: 'compatible:small; plain squares',
    texts: book.story.spreads.map(({ text }) => text),
  })
  expect(await aiCostOf(shop.backend.pool, seed)).toBeGreaterThan(1000 * 6)
})

test('what was read of a brief and its titles is counted to the book that is made from it, and what it wished is kept', async () => {
  const { pool } = shop.backend
  const brief = { ...book.brief, twist: 'Elle aime les bottes.' }
  const { title: _title, size: _size, ...of } = brief
  await hearTitles(of)
  const { id, seed } = await made(brief)
  const { rows } = await pool.query<{ micros: string; tasks: string[] }>(
    `select coalesce(sum(micros), 0) as micros, array_agg(distinct task order by task) as tasks
     from house.ai_calls c where c.work <> $1 and exists (
       select 1 from house.briefs_of_books f
       where f.book_id = $2 and (c.work = f.work or starts_with(c.work, f.work || '/')))`,
    [seed, id],
  )
  expect(rows[0]?.tasks).toEqual(['facts', 'titles'])
  expect(Number(rows[0]?.micros)).toBeGreaterThan(0)
  const { rows: wishes } = await pool.query<{ wish: string }>(
    `select wish from house.picture_wishes where language = 'french' and times > 0`,
  )
  expect(wishes).toContainEqual({ wish: 'a splash' })
})

test('what broke off in the middle is taken up, and no finished answer is asked for again', async () => {
  // What it knows of this child it has from the book before; after plots, choice and outline come the spreads.
  const after = JSON.stringify({ elements: book.story.spreads.slice(0, 3) }).length
  model.behaveNext(...Array.from({ length: 3 }, () => ({ kind: 'good' }) as const), { kind: 'hangUp', after })
  const { state, texts } = await made({ ...book.brief, title: 'Deux fois' })
  expect({ state, texts }).toEqual({ state: 'ready', texts: book.story.spreads.map(({ text }) => text) })
  expect(tasks().filter((task) => task === 'plots')).toHaveLength(1)
  expect(tasks().filter((task) => task === 'elements')).toHaveLength(2)
})

test('a refusal is told, and not asked again: our own storyteller writes the book when its owner wishes so', async () => {
  model.behaveNext({ kind: 'refuse' })
  const visitor = await shop.reader()
  const brief = { ...noor, language: 'english', twist: 'Loves cranes and diggers.' } as const
  const { id, state, notices } = await made(brief, visitor)
  expect({ state, notices }).toEqual({ state: 'failed', notices: ['story_refused'] })
  expect(tasks()).toEqual(['facts'])
  expect((await shop.ask(continueBook, visitor, { bookId: id, by: 'house' })).status).toBe(200)
  expect(await ended(id)).toMatchObject({
    state: 'ready',
    notices: [],
    made_by: 'Fabelaar house storyteller; plain squares',
    brief,
  })
  expect(tasks()).toEqual(['facts'])
})

test('where nobody else writes the language the book says why it failed, and our own storyteller is not offered', async () => {
  model.behaveNext({ kind: 'refuse' })
  const twist = 'Elle aime les flaques et les camions.'
  const visitor = await shop.reader()
  const { id, state, notices } = await made({ ...book.brief, twist }, visitor)
  expect({ state, notices }).toEqual({ state: 'failed', notices: ['story_refused'] })
  const answer = await shop.ask(continueBook, visitor, { bookId: id, by: 'house' })
  expect([answer.status, await answer.json()]).toEqual([422, { code: 'choice_not_available' }])
  // Asked again without it, the model writes: what it refused has passed.
  expect((await shop.ask(continueBook, visitor, { bookId: id })).status).toBe(200)
  expect(await ended(id)).toMatchObject({ state: 'ready', notices: [] })
})

test('what nobody understood of what was written is told to the owner of the book', async () => {
  model.behaveNext({ kind: 'say', text: JSON.stringify({ facts: [] }) })
  const unread = await made({ ...book.brief, twist: 'tlhIngan maH! Qapla’ batlh je.' })
  expect(unread).toMatchObject({ state: 'ready', notices: ['story_unread'], untold: [] })
})

test('what an editor found told nowhere is told to the owner of the book, in their own words', async () => {
  const fact = {
    kind: 'loves',
    fact: 'The child loves gulls.',
    quote: 'les mouettes',
    sensitive: false,
    words: [],
  }
  const good = { kind: 'good' } as const
  const say = (answer: object): { kind: 'say'; text: string } => ({
    kind: 'say',
    text: JSON.stringify(answer),
  })
  const judged = say({ again: [], best: '', untold: [fact.fact] })
  model.behaveNext(say({ facts: [fact] }), good, good, good, good, judged)
  const untold = await made({ ...book.brief, twist: 'Elle aime les mouettes.' })
  expect(untold).toMatchObject({ state: 'ready', notices: ['story_untold'], untold: ['les mouettes'] })
})

test('of a model that does not answer is told while it is asked again, and why our own storyteller wrote the book', async () => {
  model.behaveNext(...Array.from({ length: 4 }, () => ({ kind: 'status', status: 503 }) as const))
  const english = await made({ ...noor, language: 'english', twist: 'Loves snails.' })
  expect(english).toMatchObject({
    state: 'ready',
    notices: ['story_away'],
    made_by: 'Fabelaar house storyteller; plain squares',
  })
  // Four tries of the model are one of the recipe, which tries again where nobody else writes the language.
  model.behaveNext(...Array.from({ length: 4 }, () => ({ kind: 'status', status: 503 }) as const))
  const bookId = await begin({ ...book.brief, twist: 'Elle aime les escargots.' })
  await vi.waitUntil(async () => {
    const [row] = await rowsOf(bookId)
    return row?.state === 'making' && row.notices.includes('story_away')
  }, patience)
  expect(await ended(bookId)).toMatchObject({
    state: 'ready',
    notices: [],
    made_by: 'compatible:small; plain squares',
  })
})

test('of a model with a wrong key is told that it gave no answer, and of one that answers in prose that it did', async () => {
  const visitor = await shop.reader()
  model.behaveNext({ kind: 'status', status: 401 })
  const keyless = await made({ ...noor, language: 'english', twist: 'Loves bells.' }, visitor)
  expect(keyless).toMatchObject({ state: 'ready', notices: ['story_away'] })
  const prose = { kind: 'say', text: 'Once upon a time' } as const
  model.behaveNext(prose, prose)
  const prosaic = await made({ ...noor, language: 'english', twist: 'Loves gongs.' }, visitor)
  expect(prosaic).toMatchObject({ state: 'ready', notices: ['story_unusable'] })
})

test('the title of a story that our own storyteller wrote for a model is its own where the model proposed it, and stays where somebody typed it', async () => {
  const outage = Array.from({ length: 4 }, () => ({ kind: 'status', status: 503 }) as const)
  const titleOf = async (bookId: string): Promise<string | undefined> => {
    const { rows } = await shop.backend.pool.query<{ title: string }>(
      'select title from public.books where id = $1',
      [bookId],
    )
    return rows[0]?.title
  }
  const brief = { ...noor, language: 'dutch', twist: 'Houdt van klokken.' } as const
  const { title: _title, size: _size, ...of } = brief
  const { visitor, events } = await hearTitles(of)
  const { titles } = events.at(-1) as { titles: string[] }
  expect(titles).toEqual(titlesOfNoor)
  const ofBells = { ...of, twist: 'Houdt van bellen.' }
  const asked = { draftId: randomUUID(), round: 0, brief: ofBells, by: 'house' }
  // Asked before there is a book: after that, its story is none that this visitor has not heard.
  const own = (await (await shop.ask(proposeTitles, visitor, asked)).json()) as { titles: string[] }
  model.behaveNext(...outage)
  const proposed = await made({ ...brief, twist: 'Houdt van bellen.', title: titles[3] ?? '' }, visitor)
  expect(proposed.notices).toEqual(['story_away', 'story_title'])
  const title = (await titleOf(proposed.id)) ?? ''
  expect(own.titles).toContain(title)
  const { rows } = await shop.backend.pool.query<{ story: string }>(
    `select scene->'stage'->>'story' as story from public.book_pages where book_id = $1 limit 1`,
    [proposed.id],
  )
  expect(houseStoryteller().storyOfTitle?.({ ...ofBells }, title)).toBe(rows[0]?.story)
  model.behaveNext(...outage)
  const typed = await made({ ...brief, twist: 'Houdt van gongs.', title: 'Noor belt aan' }, visitor)
  expect(typed.notices).toEqual(['story_away'])
  expect(await titleOf(typed.id)).toBe('Noor belt aan')
})

test('titles that a model refuses are told of, and our own are told when they are wanted', async () => {
  const { title: _title, size: _size, ...of } = noor
  const brief = { ...of, language: 'english', twist: 'Loves kites.' }
  const visitor = await shop.reader()
  const asked = { draftId: randomUUID(), round: 0, brief }
  model.behaveNext({ kind: 'refuse' })
  const refused = await shop.ask(proposeTitles, visitor, asked)
  expect([refused.status, await refused.json()]).toEqual([422, { code: 'titles_refused' }])
  model.behaveNext({ kind: 'refuse' })
  const [event] = await Array.fromAsync(await streamOf(visitor, asked))
  expect(event).toBe(`data: ${JSON.stringify({ code: 'titles_refused' })}\n\n`)
  model.questions.length = 0
  const own = (await (await shop.ask(proposeTitles, visitor, { ...asked, by: 'house' })).json()) as object
  expect(own).toMatchObject({ titles: { length: 10 } })
  expect(own).not.toHaveProperty('notice')
  expect(model.questions).toHaveLength(0)
})

test('titles of our own storyteller come with the reason why the model tells none', async () => {
  const { title: _title, size: _size, ...of } = noor
  const brief = { ...of, language: 'english', twist: 'Loves tents.' }
  model.behaveNext({ kind: 'status', status: 404, message: 'no such model' })
  const { events } = await hearTitles(brief)
  expect(events.at(-1)).toMatchObject({ notice: 'titles_away' })
})

test('where a model tells fewer than ten titles, it is said that only the rest are our own', async () => {
  const { title: _title, size: _size, ...of } = noor
  const brief = { ...of, language: 'english', twist: 'Loves lanterns.' }
  const few = {
    kind: 'say',
    text: JSON.stringify({ elements: [{ title: 'The Lantern Has a Cold' }, { title: 'Who Hid the Soup' }] }),
  } as const
  model.behaveNext({ kind: 'good' }, few, few, few)
  const { events } = await hearTitles(brief)
  const { titles, notice } = events.at(-1) as { titles: string[]; notice?: string }
  expect(titles).toHaveLength(10)
  expect(titles).toContain('Who Hid the Soup')
  expect(notice).toBe('titles_filled')
})

test('titles come in the language of the book', async () => {
  const visitor = await shop.reader()
  const { title: _title, size: _size, ...brief } = book.brief
  const answer = await shop.ask(proposeTitles, visitor, { draftId: randomUUID(), round: 0, brief })
  expect(await answer.json()).toEqual({ titles: book.story.titles })
})

/** Asks for titles and hears the events, as the builder does. */
async function hearTitles(brief: object): Promise<{ visitor: Visitor; draftId: string; events: object[] }> {
  const visitor = await shop.reader()
  const draftId = randomUUID()
  const events: object[] = []
  for await (const text of await streamOf(visitor, { draftId, round: 0, brief }))
    for (const line of text.split('\n\n').filter(Boolean)) events.push(JSON.parse(line.slice(6)) as object)
  return { visitor, draftId, events }
}

async function streamOf(visitor: Visitor, body: object): Promise<ReadableStream<string>> {
  const headers = { accept: 'text/event-stream' }
  const request = new Request('http://x', { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await proposeTitles(shop.counter, request, visitor)
  if (!answer.body) throw new Error('no stream')
  return answer.body.pipeThrough(new TextDecoderStream())
}

test('titles are heard one by one, and at last all of them; asked for again they come at once', async () => {
  const { title: _title, size: _size, ...brief } = book.brief
  const { visitor, draftId, events } = await hearTitles(brief)
  const { titles } = book.story
  expect(events).toEqual([...titles.map((title) => ({ title })), { titles }])
  const [again] = await Array.fromAsync(await streamOf(visitor, { draftId, round: 0, brief }))
  expect(again).toBe(`data: ${JSON.stringify({ titles })}\n\n`)
})

test.each([
  ['Text/Event-Stream; q=0.5, application/json', 'text/event-stream'],
  ['text/event-stream;q=0, application/json', 'application/json'],
  ['*/*', 'application/json'],
])('who accepts %s is answered with %s', async (accept, type) => {
  const { title: _title, size: _size, ...brief } = book.brief
  const body = JSON.stringify({ draftId: randomUUID(), round: 0, brief })
  const request = new Request('http://x', { method: 'POST', headers: { accept }, body })
  const answer = await proposeTitles(shop.counter, request, await shop.reader())
  expect(answer.headers.get('content-type')).toContain(type)
  await answer.text()
})

test('a list of titles that was cut is made full by the model, and one that broke off by our own storyteller', async () => {
  const { title: _title, size: _size, ...brief } = { ...noor, language: 'dutch' }
  const heardOf = async (twist: string): Promise<string[]> => {
    const { events } = await hearTitles({ ...brief, twist })
    return (events.at(-1) as { titles: string[] }).titles
  }
  const own = titlesOfNoor
  // The facts come whole.
  model.behaveNext({ kind: 'good' }, { kind: 'cut', after: 200 })
  expect(await heardOf('Houdt van kraanvogels.')).toEqual(own)
  model.behaveNext({ kind: 'good' }, { kind: 'hangUp', after: 200 })
  const titles = await heardOf('Houdt van hijskranen.')
  expect(new Set(titles).size).toBe(10)
  expect(titles.slice(0, 2)).toEqual(own.slice(0, 2))
  expect(titles.some((title) => !own.includes(title))).toBe(true)
})

test('fewer titles than ten are told and not kept: whoever asks again gets them all', async () => {
  const { title: _title, size: _size, ...of } = book.brief
  const brief = { ...of, twist: 'Elle aime les grues.' }
  model.behaveNext({ kind: 'good' }, { kind: 'hangUp', after: 200 })
  const { visitor, draftId, events } = await hearTitles(brief)
  const { titles: few } = events.at(-1) as { titles: string[] }
  expect(few).toEqual(book.story.titles.slice(0, few.length))
  expect(few.length).toBeLessThan(10)
  expect(await readTitles(shop.backend.pool, { userId: visitor.userId, draftId, round: 0 })).toBeNull()
  const answer = await shop.ask(proposeTitles, visitor, { draftId, round: 0, brief })
  expect(await answer.json()).toEqual({ titles: book.story.titles })
})

test('a book in another language than was bought fails where nobody else writes it; tried again, it is asked for anew', async () => {
  const visitor = await shop.reader()
  const { id, state, notices } = await made(germanBook.brief, visitor)
  expect({ state, notices }).toEqual({ state: 'failed', notices: ['story_unusable'] })
  knowsGerman = true
  expect((await shop.ask(continueBook, visitor, { bookId: id })).status).toBe(200)
  const { state: then, notices: none, texts } = await ended(id)
  expect({ state: then, notices: none }).toEqual({ state: 'ready', notices: [] })
  expect(texts).toEqual(germanBook.story.spreads.map(({ text }) => asTold(text, 'german')))
})

test('titles that nobody waits for any more are kept for whoever asks again', async () => {
  const { title: _title, size: _size, ...brief } = book.brief
  const visitor = await shop.reader()
  const asked = { draftId: randomUUID(), round: 0, brief: { ...brief, twist: 'Elle aime les seaux.' } }
  await (await streamOf(visitor, asked)).cancel()
  await expect
    .poll(() => readTitles(shop.backend.pool, { ...asked, userId: visitor.userId }))
    .toEqual(book.story.titles)
})

test('whoever asks for titles of somebody else’s draft is refused before a model is asked', async () => {
  const { title: _title, size: _size, ...brief } = book.brief
  const { draftId } = await hearTitles({ ...brief, twist: 'Elle aime la pluie.' })
  model.questions.length = 0
  const answer = await shop.ask(proposeTitles, await shop.reader(), { draftId, round: 1, brief })
  expect(answer.status).toBe(404)
  expect(model.questions).toHaveLength(0)
})

describe('whoever was told titles by a model often enough for a day', () => {
  const { calls } = paidTitles
  /** Asks for titles of another book, which nobody asked before. */
  const askAnew = async (visitor: Visitor, language: 'dutch' | 'french'): Promise<Response> => {
    const { title: _title, size: _size, ...of } = language === 'french' ? book.brief : noor
    const brief = { ...of, language, twist: `${randomUUID()}.` }
    return shop.ask(proposeTitles, visitor, { draftId: randomUUID(), round: 0, brief })
  }
  const told = async (): Promise<Visitor> => {
    const visitor = await shop.reader()
    await shop.backend.pool.query(
      `insert into house.person_calls (user_id, name, window_ends_at, calls)
       values ($1, 'paid-titles', now() + interval '1 hour', $2)`,
      [visitor.userId, calls - 1],
    )
    expect(await (await askAnew(visitor, 'dutch')).json()).toEqual({ titles: titlesOfNoor })
    model.questions.length = 0
    return visitor
  }

  test('hears those of our own storyteller, and is told so, with nothing asked of the model', async () => {
    const visitor = await told()
    const answer = (await (await askAnew(visitor, 'dutch')).json()) as { titles: string[]; notice: string }
    expect(answer.notice).toBe('titles_by_house')
    expect(answer.titles).toHaveLength(10)
    expect(answer.titles.some((title) => titlesOfNoor.includes(title))).toBe(false)
    expect(model.questions).toHaveLength(0)
  })

  test('is turned away kindly where nobody else writes the language', async () => {
    const visitor = await told()
    const answer = await askAnew(visitor, 'french')
    expect(answer.status).toBe(429)
    expect(await answer.json()).toEqual({ code: 'too_many_titles' })
    expect(model.questions).toHaveLength(0)
  })

  test('still gets the titles of before, without being counted again', async () => {
    const visitor = await shop.reader()
    const { title: _title, size: _size, ...brief } = book.brief
    const asked = { draftId: randomUUID(), round: 0, brief }
    for (let time = 0; time < 3; time += 1) {
      expect(await (await shop.ask(proposeTitles, visitor, asked)).json()).toEqual({
        titles: book.story.titles,
      })
    }
    const { rows } = await shop.backend.pool.query(
      `select calls from house.person_calls where user_id = $1 and name = 'paid-titles'`,
      [visitor.userId],
    )
    expect(rows).toEqual([{ calls: 1 }])
  })
})

test('the same question asked by two at once counts as two, and what a dead worker asked counts no more', async () => {
  const limits = { ...environment, AI_CALLS_AT_ONCE: 2, AI_DAY_EUROS: 1000 }
  const accounts = accountsIn(limits, shop.backend.pool, { name: 'worker-7', isWeb: false })
  const call = { work: 'w7', task: 't', question: 'q', model: 'elsewhere:x', mostMicros: 1 }
  expect([await accounts.begin(call), await accounts.begin(call)]).toEqual([
    { id: expect.anything() as string },
    { id: expect.anything() as string },
  ])
  expect(await accounts.begin(call)).toBe('busy')
  await closeAiCallsOf(shop.backend.pool, ['worker-8'])
  expect(await accounts.begin(call)).toBe('busy')
  await closeAiCallsOf(shop.backend.pool, ['worker-7'])
  expect(await accounts.begin(call)).toMatchObject({ id: expect.anything() as string })
})

test('titles take no more than half of what a day may cost, and leave the rest to books', async () => {
  const limits = { ...environment, AI_DAY_EUROS: 1000, AI_BOOK_EUROS: 1000 }
  const [web, worker] = [true, false].map((isWeb) =>
    accountsIn(limits, shop.backend.pool, { name: isWeb ? 'web-9' : 'worker-9', isWeb }),
  )
  const call = { work: 'facts/w9', task: 't', question: 'q', model: 'afar:x', mostMicros: 300_000_000 }
  const entered = { id: expect.anything() as string }
  expect(await web?.begin(call)).toEqual(entered)
  expect(await web?.begin({ ...call, work: 'facts/w10' })).toBe('budget')
  expect(await worker?.begin({ ...call, work: 'w9' })).toEqual(entered)
  await shop.backend.pool.query(`delete from house.ai_calls where model = 'afar:x'`)
})

test('what exceeds the budget of one book is not said to be of the day', async () => {
  const accounts = accountsIn({ ...environment, AI_DAY_EUROS: 1000 }, shop.backend.pool, {
    name: 'worker-11',
    isWeb: false,
  })
  const call = { work: 'w11', task: 't', question: 'q', model: 'afar:x', mostMicros: 1_000_001 }
  expect(await accounts.begin(call)).toBe('book_budget')
})

test('what is asked for people on the site leaves a place for books, and a dead web process keeps none', async () => {
  const { pool } = shop.backend
  const limits = { ...environment, AI_CALLS_AT_ONCE: 3, AI_DAY_EUROS: 1000 }
  const ofWeb = accountsIn(limits, pool, { name: 'web-7', isWeb: true })
  const ofWorker = accountsIn(limits, pool, { name: 'worker-9', isWeb: false })
  const call = { work: 'w8', task: 't', question: 'q', model: 'nowhere:x', mostMicros: 1 }
  const begun = { id: expect.anything() as string }
  const web = await liveAsWeb(pool, 'web-7', () => {})
  expect([await ofWeb.begin(call), await ofWeb.begin(call)]).toEqual([begun, begun])
  expect(await ofWeb.begin(call)).toBe('busy')
  expect(await ofWorker.begin(call)).toEqual(begun)
  expect(await ofWorker.begin(call)).toBe('busy')
  // As when it is killed: it says nothing more, and others notice.
  await closeCallsOfDeadWebs(pool)
  expect(await ofWorker.begin(call)).toBe('busy')
  await pool.query(`update house.webs set beat_at = now() - interval '31 seconds' where web_id = 'web-7'`)
  await closeCallsOfDeadWebs(pool)
  expect(await ofWorker.begin(call)).toEqual(begun)
  await closeAiCallsOf(pool, ['worker-9'])
  // In order it takes its questions with it.
  const again = await liveAsWeb(pool, 'web-7', () => {})
  expect(await ofWeb.begin(call)).toEqual(begun)
  await Promise.all([again.close(), web.close()])
  const running = `select 1 from house.ai_calls where work = 'w8' and outcome = 'running'`
  expect((await pool.query(running)).rows).toEqual([])
})

test('of a twist only what stays out of every story is told', async () => {
  const ask = async (twist: string): Promise<unknown> => {
    const body = JSON.stringify({ twist, language: 'english' })
    return (await readTwist(shop.counter, new Request('http://x', { method: 'POST', body }))).json()
  }
  expect(await ask('She keeps a diary of puddles.')).toMatchObject({ notices: [], told: [], unread: [] })
  expect(await ask('Grandpa died in April.')).toMatchObject({ notices: ['twist_death_kept'] })
})

test('nothing that a model said about a child outlives the book', async () => {
  const { seed } = await made({ ...book.brief, title: 'Pour un jour' })
  const kept = async (): Promise<unknown> =>
    (await shop.backend.pool.query('select task from house.ai_calls where answer is not null')).rows
  expect(await kept()).not.toEqual([])
  await shop.backend.pool.query('delete from public.books')
  expect(await kept()).toEqual([])
  expect(await aiCostOf(shop.backend.pool, seed)).toBeGreaterThan(0)
})

test('nothing is asked once a day’s budget would not hold it', async () => {
  await shop.backend.pool.query(
    `insert into house.ai_calls (work, task, question, model, outcome, micros) values ('w', 't', 'q', 'compatible:x', 'finished', 3000000)`,
  )
  const { state, made_by: madeBy } = await made({ ...noor, language: 'english', twist: 'Loves cranes.' })
  expect({ state, madeBy }).toEqual({ state: 'ready', madeBy: 'Fabelaar house storyteller; plain squares' })
  expect(model.questions).toHaveLength(0)
})
