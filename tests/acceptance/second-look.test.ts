import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookPaths } from '#book/book-paths.ts'
import { readEnvironment } from '#environment.ts'
import { makeBook } from '#functions/make-book.ts'
import { aiIllustrator } from '#illustration/ai/ai-illustrator.ts'
import type { PictureModel } from '#illustration/ai/picture-model.ts'
import { aiCostOf } from '#records/ai-call-rows.ts'
import { readBook } from '#records/book-rows.ts'
import { openPictureModelOf, openVisionModelOf } from '#wiring/illustrators.ts'
import { accountsIn } from '#wiring/storytellers.ts'
import { drawPicture } from '#workflows/draw-picture.ts'
import type { Workshop } from '#workflows/workshop.ts'
import { modelStandIn, type ModelStandIn } from '../stand-ins/models/model-stand-in.ts'
import { pictureStandIn, type PictureStandIn } from '../stand-ins/pictures/picture-stand-in.ts'
import { noor, plainSquares, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let painter: PictureStandIn
let eyes: ModelStandIn
/** What the eyes say of one picture after another; nothing is wrong with those after. */
const verdicts: string[][] = []
let diesAt: string | null = null
const lines: string[] = []

beforeAll(async () => {
  painter = await pictureStandIn('openai', { pixels: 1800 })
  eyes = await modelStandIn('anthropic', () => ({
    seen: 'a child on a hill',
    faults: (verdicts.shift() ?? []).map((what) => ({ kind: 'limbs', what })),
  }))
  const environment = readEnvironment({
    PICTURE_ENGINE: 'ai',
    PICTURE_MODEL: 'openai:gpt-image-2',
    PICTURE_PRICE: '0.02',
    PICTURE_URL: painter.apiUrl,
    OPENAI_API_KEY: 'key',
    VISION_MODEL: 'anthropic:claude-next',
    VISION_PRICE: '1/4',
    VISION_URL: eyes.apiUrl,
    ANTHROPIC_API_KEY: 'key',
    AI_BOOK_EUROS: '21',
    AI_DAY_EUROS: '40',
    AI_CALLS_A_MINUTE: '1000',
  })
  shop = await startTestWorkshop({
    async illustrator({ database, files, uploads }) {
      const accounts = accountsIn(environment, database, { name: 'test', isWeb: false })
      const opened = await openPictureModelOf(environment, accounts)
      if (!opened) throw new Error('no model is chosen')
      const vision = await openVisionModelOf(environment, accounts)
      const house = await plainSquares()
      const log = (line: string): void => void lines.push(line)
      return aiIllustrator({ model: mortal(opened), vision, house, files, uploads, begins: true, log })
    },
  })
})
beforeEach(() => {
  painter.questions.length = 0
  eyes.questions.length = 0
  verdicts.length = 0
  lines.length = 0
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await painter.close()
  await eyes.close()
})

/** A model whose worker dies before it asks for one thing. */
function mortal(model: PictureModel): PictureModel {
  return {
    ...model,
    draw(order) {
      if (order.task !== diesAt) return model.draw(order)
      diesAt = null
      return Promise.reject(new Error('the worker dies'))
    },
  }
}

const bookOf = (bookId: string) => readBook(shop.backend.pool, bookId)

async function make(): Promise<string> {
  const bookId = randomUUID()
  const visitor = await shop.reader()
  expect((await shop.ask(makeBook, visitor, { bookId, brief: noor })).status).toBe(200)
  await vi.waitUntil(async () => (await bookOf(bookId)).has_endpaper, { timeout: 120_000, interval: 50 })
  return bookId
}

const draw = (bookId: string, spread: number): Promise<void> =>
  drawPicture(shop.counter as unknown as Workshop, { bookId, spread, version: 1 })

test('sheet and cover are looked at once each where they are right, the cover beside the sheet', async () => {
  const bookId = await make()
  expect(painter.questions).toHaveLength(2)
  expect(eyes.questions.map(({ pictures }) => pictures)).toEqual([1, 2])
  const asked = eyes.questions.map(({ material }) => (JSON.parse(material) as { asked: string }).asked)
  // A form has its own ends of lines.
  expect(asked).toEqual(painter.questions.map(({ prompt }) => prompt.replaceAll('\r\n', '\n')))
  // A thousand tokens asked for each look, and what they answered.
  expect(await aiCostOf(shop.backend.pool, bookId)).toBeGreaterThan(2 * 20_000 + 2 * 1000)
})

test('a sheet that is wrong is drawn again with what was wrong, and the one that is right goes beside all', async () => {
  verdicts.push(['the child has three arms'])
  const bookId = await make()
  expect(painter.questions).toHaveLength(3)
  expect(painter.questions[1]?.prompt).toContain('the child has three arms')
  expect((await bookOf(bookId)).character_sheet?.references).toEqual([bookPaths.drawn(bookId, 'sheet-1')])
})

test('a picture that stays wrong is drawn twice again and no more: the best stays', async () => {
  const bookId = await make()
  painter.questions.length = 0
  verdicts.push(['an arm', 'a leg'], ['an arm'], ['a leg', 'an arm'])
  await draw(bookId, 3)
  expect(painter.questions).toHaveLength(3)
  const kept = await shop.counter.files.get(bookPaths.printPicture(bookId, 3, 1))
  // What the stand-in drew second, by its colour.
  const { channels } = await sharp(kept ?? undefined).stats()
  for (const [channel, value] of [94, 182, 58].entries()) {
    expect(Math.abs((channels[channel]?.mean ?? 0) - value)).toBeLessThan(3)
  }
  const drawings = await shop.backend.pool.query<{ task: string }>(
    `select task from house.ai_calls where work = $1 and task like 'spread 3%' order by began_at`,
    [bookId],
  )
  expect(drawings.rows.map(({ task }) => task)).toEqual([
    'spread 3 1',
    'spread 3 1 again 1',
    'spread 3 1 again 2',
  ])
})

test('a worker that dies between look and redraw asks only for what is missing', async () => {
  const bookId = await make()
  painter.questions.length = 0
  eyes.questions.length = 0
  verdicts.push(['an arm'], ['a leg'])
  diesAt = 'spread 3 1 again 2'
  await expect(draw(bookId, 3)).rejects.toThrow('the worker dies')
  expect([painter.questions.length, eyes.questions.length]).toEqual([2, 2])
  await draw(bookId, 3)
  expect([painter.questions.length, eyes.questions.length]).toEqual([3, 3])
  await draw(bookId, 3)
  expect([painter.questions.length, eyes.questions.length]).toEqual([3, 3])
})

test('a book is made where looking fails, and its pictures stand unlooked-at', async () => {
  const broken = { kind: 'status', status: 400, message: 'no such model' } as const
  eyes.behaveNext(broken, broken)
  const bookId = await make()
  expect(await bookOf(bookId)).toMatchObject({ state: 'ready' })
  expect(painter.questions).toHaveLength(2)
  expect(lines).toEqual([
    expect.stringMatching(/^character sheet of .* was not looked at: settings/),
    expect.stringMatching(/^cover 1 of .* was not looked at: settings/),
  ])
})

test('what was seen goes with the book', async () => {
  const bookId = await make()
  const answers = async (): Promise<number> => {
    const { rows } = await shop.backend.pool.query<{ count: number }>(
      `select count(*)::int as count from house.ai_calls where work = $1 and answer::text like '%a child on a hill%'`,
      [bookId],
    )
    return rows[0]?.count ?? 0
  }
  expect(await answers()).toBe(2)
  await shop.backend.pool.query('delete from public.books where id = $1', [bookId])
  expect(await answers()).toBe(0)
})
