import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Provider, providers } from '#adapters/ai/open-model.ts'
import { limits } from '#book/limits.ts'
import { sizeTable } from '#book/size.ts'
import { readEnvironment } from '#environment.ts'
import { readWrittenBook, type WrittenBook } from '#story/ai/read-written-book.ts'
import { type Storyteller, StorytellerError, type StorySpread } from '#story/storyteller.ts'
import { openStorytellerOf } from '#wiring/storytellers.ts'
import { bookScript } from '../stand-ins/models/book-script.ts'
import { modelStandIn, type ModelStandIn } from '../stand-ins/models/model-stand-in.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'

/* What the port promises, of whoever stands behind it: ours, a model of each provider, and those that take another's place. */

const keys = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  mistral: 'MISTRAL_API_KEY',
  compatible: 'COMPATIBLE_API_KEY',
} as const satisfies Record<Provider, string>
const modelOf = (provider: Provider): string => (provider === 'anthropic' ? 'claude-next' : 'small')
const own = 'Fabelaar house storyteller'

interface Engine {
  /** The settings that choose it; `url` is of a stand-in that writes. */
  settings(url: string): Record<string, string>
  wire: Provider
  writtenBy: string
}
const written = (
  provider: Provider,
  name: 'STORY' | 'STORY_FALLBACK',
  url: string,
): Record<string, string> => ({
  STORY_ENGINE: 'ai',
  [`${name}_MODEL`]: `${provider}:${modelOf(provider)}`,
  [`${name}_PRICE`]: '1/4',
  [`${name}_URL`]: url,
  [keys[provider]]: 'key',
})
/** A model whose key is wrong: it fails at once. */
const broken = (url: string): Record<string, string> => ({
  ...written('compatible', 'STORY', url),
  COMPATIBLE_API_KEY: 'other',
})
const engines: Record<string, Engine> = {
  house: { settings: () => ({}), wire: 'compatible', writtenBy: own },
  ...Object.fromEntries(
    providers.map((provider): [string, Engine] => [
      provider,
      {
        settings: (url) => written(provider, 'STORY', url),
        wire: provider,
        writtenBy: `${provider}:${modelOf(provider)}`,
      },
    ]),
  ),
  'a fallback model': {
    settings: (url) => ({
      ...written('openai', 'STORY_FALLBACK', url),
      // Nobody is there.
      ...broken('http://127.0.0.1:1'),
    }),
    wire: 'openai',
    writtenBy: 'openai:small',
  },
  'our own in a model’s place': { settings: broken, wire: 'compatible', writtenBy: own },
}

let backend: TestBackend
let book: WrittenBook
beforeAll(async () => {
  backend = await startTestBackend()
  book = await readWrittenBook('examples/languages/english.json')
})
afterAll(() => backend[Symbol.asyncDispose]())

describe.each(Object.entries(engines))('%s', (_, { settings, wire, writtenBy }) => {
  let standIn: ModelStandIn
  let storyteller: Storyteller
  beforeAll(async () => {
    standIn = await modelStandIn(wire, bookScript(book))
    const environment = readEnvironment({
      AI_BOOK_EUROS: '100',
      AI_DAY_EUROS: '1000',
      AI_CALLS_A_MINUTE: '10000',
      ...settings(standIn.apiUrl),
    })
    storyteller = await openStorytellerOf(environment, backend.pool, { name: 'test', isWeb: false })
  })
  afterAll(() => standIn.close())

  test('has a name, and knows in which languages it writes', () => {
    expect(storyteller.name).not.toBe('')
    expect(storyteller.languages).toContain('english')
    expect(storyteller.free?.languages).toContain('english')
  })

  test('tells ten different titles that a book can have', async () => {
    const { title: _title, size: _size, ...brief } = book.brief
    const titles = await Array.fromAsync(storyteller.proposeTitles(brief, 0))
    expect(new Set(titles).size).toBe(limits.titlesPerRequest)
    for (const title of titles) {
      expect(title.trim()).toBe(title)
      expect(title.length).toBeLessThanOrEqual(limits.titleCharacters)
    }
  })

  test('writes all spreads of the size, tells each as it comes, and says who wrote them', async () => {
    const heard: StorySpread[] = []
    const story = await storyteller.writeStory(book.brief, randomUUID(), (spread) => void heard.push(spread))
    const count = sizeTable[book.brief.size].spreads
    expect(story.spreads.map(({ spread }) => spread)).toEqual(Array.from({ length: count }, (_, at) => at))
    // Each in its order at first; what was written anew is told again.
    expect(heard.slice(0, count).map(({ spread }) => spread)).toEqual(
      story.spreads.map(({ spread }) => spread),
    )
    expect(new Map(heard.map((spread) => [spread.spread, spread.text]))).toEqual(
      new Map(story.spreads.map(({ spread, text }) => [spread, text])),
    )
    for (const { text, scene } of story.spreads) expect([text.trim(), scene.caption]).not.toContain('')
    expect([story.dedication, story.ending, story.cover.caption]).not.toContain('')
    expect(story.writtenBy).toBe(writtenBy)
  })

  test('writes the same story for the same brief and seed, and another time asks for nothing', async () => {
    const seed = randomUUID()
    const once = await storyteller.writeStory(book.brief, seed)
    const asked = standIn.questions.length
    expect(await storyteller.writeStory(book.brief, seed)).toEqual(once)
    expect(standIn.questions).toHaveLength(asked)
  })

  test('throws its own error when it cannot, and says whether another try can help', async () => {
    // Of ours there is no German story; a model that is asked for one has no answer.
    const answer = { kind: 'status', status: 404 } as const
    standIn.behaveNext(answer, answer)
    const failure: unknown = await storyteller
      .writeStory({ ...book.brief, language: 'german', twist: randomUUID() }, randomUUID())
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StorytellerError)
    expect(failure).toMatchObject({ retryable: false })
  })
})
