import { inspect } from 'node:util'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { bookScript } from '../../../tests/stand-ins/models/book-script.ts'
import type { Question } from '../../../tests/stand-ins/models/wire.ts'
import type { Storyteller } from '../storyteller.ts'
import { orElse } from '../or-else.ts'
import { aiStoryteller } from './ai-storyteller.ts'
import { sizeTable } from '#book/size.ts'
import { ModelError, type ModelFailure } from '#models/model-error.ts'
import { mostTokensOfStory } from '#models/most-of-story.ts'
import type { LanguageModel, ModelRequest } from './language-model.ts'
import type { Moderator } from './moderator.ts'
import { readWrittenBook, type WrittenBook } from './read-written-book.ts'
import type { WrittenSpread } from './written-story.ts'

let book: WrittenBook
beforeAll(async () => {
  book = await readWrittenBook(join(import.meta.dirname, '../../../examples/languages/french.json'))
})

const fieldsOf = (shape: z.ZodMiniType): object => (shape as unknown as { shape: object }).shape

/** A model without a wire: what it is asked is kept, and its answers come from the script or are changed by `spoil`. */
function scripted(spoil: (task: string, answer: unknown) => unknown = (_, answer) => answer) {
  const asked: ModelRequest[] = []
  const script = bookScript(book)
  const answerTo = (request: ModelRequest, properties: object): unknown => {
    asked.push(request)
    const question: Question = {
      instructions: request.instructions,
      material: request.material,
      pictures: 0,
      schema: { properties },
      streams: false,
    }
    return spoil(request.task, script(question))
  }
  const model: LanguageModel = {
    name: 'test:model',
    answer: <Answer>(request: ModelRequest, shape: z.ZodMiniType<Answer>) =>
      Promise.resolve().then(() => answerTo(request, fieldsOf(shape)) as Answer),
    async *list<Entry>(request: ModelRequest, shape: z.ZodMiniType<Entry>) {
      const properties = { elements: { items: { properties: fieldsOf(shape) } } }
      const { elements } = answerTo(request, properties) as { elements: Entry[] }
      for (const element of elements) yield await Promise.resolve(element)
    },
  }
  return { model, asked, tasks: () => asked.map(({ task }) => task) }
}

/** All titles of a round, and why there are no more. */
async function titlesOf(teller: Storyteller): Promise<{ told: string[]; failure: unknown }> {
  const told: string[] = []
  try {
    for await (const title of teller.proposeTitles(book.brief, 0)) told.push(title)
    return { told, failure: null }
  } catch (failure) {
    return { told, failure }
  }
}

/** Answers of the script whose spreads are changed, also those that are written again. */
const changing = (change: (spread: WrittenSpread, task: string) => WrittenSpread) =>
  scripted((task, answer) => {
    if (task.startsWith('spreads from')) {
      const { elements } = answer as { elements: WrittenSpread[] }
      return { elements: elements.map((spread) => change(spread, task)) }
    }
    return task.startsWith('spread ') ? change(answer as WrittenSpread, task) : answer
  })

test('a story is planned, chosen, outlined, written, judged and bound, and each spread is heard as it comes', async () => {
  const { model, tasks } = scripted()
  const heard: number[] = []
  const story = await aiStoryteller(model).writeStory(
    book.brief,
    'seed',
    ({ spread }) => void heard.push(spread),
  )
  expect(tasks()).toEqual(['facts', 'plots', 'choose', 'outline', 'spreads from 0', 'judge 1', 'frame'])
  expect(heard).toEqual([...book.story.spreads.keys()])
  expect(story.spreads.map(({ text }) => text)).toEqual(book.story.spreads.map(({ text }) => text))
  expect(story).toMatchObject({ writtenBy: 'test:model', ending: book.story.ending })
})

test('a whole book is asked for in no more tokens than a budget has to hold', async () => {
  const { spreads } = book.story
  const reordered = (order: (words: string[]) => string[]): WrittenSpread[] =>
    spreads.map((spread) => ({ ...spread, text: order(spread.text.split(' ')).join(' ') }))
  // As long as any, and no page is another one again.
  const many = [
    ...spreads,
    ...reordered((words) => words.toReversed()),
    ...reordered((words) => words.toSorted()),
  ].slice(0, sizeTable.extraLarge.spreads)
  const long = 'x'.repeat(600)
  const { model, asked } = scripted((task, answer) => {
    if (task === 'facts')
      return {
        facts: Array.from({ length: 12 }, () => ({
          kind: 'loves',
          fact: long.slice(0, 150),
          quote: '',
          sensitive: false,
          words: [],
        })),
      }
    if (task === 'outline')
      return {
        spreads: many.map(() => ({ happens: long, who: ['hero'], setting: 'park', time: 'day', turn: long })),
      }
    const [, again] = /^spread (\d+) again/.exec(task) ?? []
    if (again !== undefined) return many[Number(again)]
    if (!task.startsWith('spreads from')) return answer
    return { elements: many }
  })
  await aiStoryteller(model).writeStory({ ...book.brief, size: 'extraLarge' }, 'seed')
  const once = asked.filter(({ task }) => !/again|facts/.test(task))
  expect(once.map(({ task }) => task)).toEqual([
    'plots',
    'choose',
    'outline',
    'spreads from 0',
    'judge 1',
    'frame',
  ])
  const sum = (of: (request: ModelRequest) => number): number =>
    once.reduce((total, request) => total + of(request), 0)
  const input = sum(({ instructions, material }) => (instructions.length + material.length) / 2)
  expect(input).toBeLessThan(mostTokensOfStory.input)
  expect(input).toBeGreaterThan(mostTokensOfStory.input / 3)
  expect(sum(({ mostTokens }) => mostTokens)).toBeLessThan(mostTokensOfStory.output)
})

test('what was written in free words is told to whoever reads facts, and to nobody else', async () => {
  const { model, asked } = scripted()
  await aiStoryteller(model).writeStory(book.brief, 'seed')
  const withTwist = asked.filter(({ material }) => material.includes(book.brief.twist.slice(0, 20)))
  expect(withTwist.map(({ task }) => task)).toEqual(['facts'])
})

test('a sensitive fact is told to nobody who writes', async () => {
  const { model, asked } = scripted((task, answer) =>
    task === 'facts'
      ? { facts: [{ kind: 'event', fact: 'Grandpa died in April.', quote: '', sensitive: true }] }
      : answer,
  )
  await aiStoryteller(model).writeStory(book.brief, 'seed')
  expect(asked.filter(({ material }) => material.includes('April'))).toEqual([])
})

describe('what a child is allergic to', () => {
  const fact = {
    kind: 'allergy',
    fact: 'Lucie is allergic to nuts.',
    quote: 'noix',
    sensitive: true,
    words: [],
  }
  const nutCake = 'Le canard posa un gâteau aux noisettes. Lucie en mangea deux parts.'
  /** Writes of a nut cake on one page, and goes on with it as often as it is told to be wrong. */
  const baking = (times: number) => {
    let left = times
    return scripted((task, answer) => {
      if (task === 'facts') return { facts: [fact] }
      const baked = (spread: WrittenSpread): WrittenSpread => ({
        ...spread,
        text: `${spread.text} ${nutCake}`,
      })
      if (task.startsWith('spread 2 again')) return left-- > 0 ? baked(answer as WrittenSpread) : answer
      if (task !== 'spreads from 0') return answer
      const { elements } = answer as { elements: WrittenSpread[] }
      return { elements: elements.map((spread, index) => (index === 2 ? baked(spread) : spread)) }
    })
  }

  test('is told to all who write, for safety and not as a fact to play with', async () => {
    const { model, asked } = baking(0)
    await aiStoryteller(model).writeStory(book.brief, 'seed')
    const materials = asked.slice(1).map(({ material }) => JSON.parse(material) as Record<string, unknown>)
    expect(materials.length).toBeGreaterThan(5)
    for (const material of materials) {
      expect(material['allergies']).toEqual([fact.fact])
      expect(JSON.stringify(material['facts'] ?? [])).not.toContain('nuts')
    }
  })

  test('is eaten on no page: a nut cake is sent back with its reason', async () => {
    const { model, asked } = baking(0)
    const story = await aiStoryteller(model).writeStory(book.brief, 'seed')
    const [again] = asked.filter(({ task }) => task.startsWith('spread 2 again'))
    expect(again?.material).toContain('“noisettes”')
    expect(story.spreads[2]?.text).toBe(book.story.spreads[2]?.text)
  })

  test('ends the story where its author stays with the nut cake', async () => {
    const writing = aiStoryteller(baking(9).model).writeStory(book.brief, 'seed')
    await expect(writing).rejects.toMatchObject({ reason: 'unfit' })
  })

  test('is not drawn, and is no title', async () => {
    const nut = { name: 'nut', near: 'hero', held: true, count: 3, size: null } as const
    const { model } = scripted((task, answer) => {
      if (task === 'facts') return { facts: [fact] }
      if (task === 'titles') return { elements: [{ title: 'Le vol des noisettes' }, { title: 'Le seau' }] }
      if (task !== 'spreads from 0') return answer
      const { elements } = answer as { elements: WrittenSpread[] }
      return {
        elements: elements.map((spread) => ({
          ...spread,
          scene: { ...spread.scene, props: [...spread.scene.props, nut] },
        })),
      }
    })
    const teller = aiStoryteller(model)
    const story = await teller.writeStory(book.brief, 'seed')
    expect(story.spreads.flatMap(({ scene }) => scene.props).filter(({ name }) => name === 'nut')).toEqual([])
    const titles = await titlesOf(teller)
    expect(titles.told).toContain('Le seau')
    expect(titles.told).not.toContain('Le vol des noisettes')
  })

  test('is known from what our own readers read, also where the model missed it', async () => {
    const dutch = await readWrittenBook(join(import.meta.dirname, '../../../examples/languages/dutch.json'))
    const brief = { ...dutch.brief, twist: `${dutch.brief.twist} Ze is allergisch voor noten.` }
    const { model, asked } = scripted()
    await aiStoryteller(model)
      .writeStory(brief, 'seed')
      .catch(() => undefined)
    expect(JSON.parse(asked[1]?.material ?? '{}')).toMatchObject({
      allergies: [expect.stringContaining('noten')],
    })
  })
})

describe('a spread that can be told to be wrong is sent back with its reasons', () => {
  const spoiled = (change: (spread: WrittenSpread) => Partial<WrittenSpread>) =>
    scripted((task, answer) => {
      if (task !== 'spreads from 0') return answer
      const { elements } = answer as { elements: WrittenSpread[] }
      return {
        elements: elements.map((spread, index) => (index === 2 ? { ...spread, ...change(spread) } : spread)),
      }
    })

  test.each<[string, (spread: WrittenSpread) => Partial<WrittenSpread>, string]>([
    [
      'somebody named is not shown',
      ({ scene, text }) => ({
        text: `Lucie. ${text}`,
        scene: { ...scene, cast: scene.cast.filter(({ who }) => who !== 'hero') },
      }),
      'hero is not in the picture',
    ],
    ['markup', ({ text }) => ({ text: `**${text}**` }), 'which no book prints'],
    ['too long', ({ text }) => ({ text: text.repeat(20) }), 'are wanted'],
    [
      'somebody not of this book',
      ({ scene }) => ({
        scene: {
          ...scene,
          cast: [
            ...scene.cast,
            { who: 'companion5', pose: 'stand', feeling: 'happy', looksAt: 'hero', with: null, size: null },
          ],
        },
      }),
      'whom this book does not have',
    ],
  ])('%s', async (_, change, reason) => {
    const { model, asked } = spoiled(change)
    const story = await aiStoryteller(model).writeStory(book.brief, 'seed')
    const [again] = asked.filter(({ task }) => task.startsWith('spread 2 again'))
    expect(again?.material).toContain(reason)
    expect(story.spreads[2]?.text).toBe(book.story.spreads[2]?.text)
  })

  test('at last its plan is drawn as simply as it can be', async () => {
    const { model, tasks } = scripted((task, answer) => {
      const spoil = (spread: WrittenSpread): WrittenSpread => ({
        ...spread,
        scene: {
          ...spread.scene,
          cast: [
            { who: 'hero', pose: 'ride', feeling: 'happy', looksAt: 'whale', with: 'train', size: null },
          ],
        },
      })
      if (task === 'spreads from 0')
        return { elements: (answer as { elements: WrittenSpread[] }).elements.map(spoil) }
      return task.includes('again') ? spoil(answer as WrittenSpread) : answer
    })
    const story = await aiStoryteller(model).writeStory(book.brief, 'seed')
    expect(tasks().filter((task) => task.startsWith('spread 0 again'))).toHaveLength(2)
    expect(story.spreads[0]?.scene.cast[0]).toEqual({
      who: 'hero',
      pose: 'run',
      feeling: 'happy',
      looksAt: 'ground',
    })
  })
})

test('a second editor sends spreads back at most twice', async () => {
  const { model, tasks } = scripted((task, answer) =>
    task.startsWith('judge')
      ? { again: [{ spread: 4, faults: [{ kind: 'sugar', reason: 'too sweet' }] }], best: '', untold: [] }
      : answer,
  )
  const heard: number[] = []
  await aiStoryteller(model).writeStory(book.brief, 'seed', ({ spread }) => void heard.push(spread))
  expect(tasks().filter((task) => task.startsWith('spread 4 again'))).toHaveLength(2)
  expect(heard.slice(-1)).toEqual([4])
})

test('a list that breaks off is taken up where it broke', async () => {
  const script = scripted()
  const { list } = script.model
  let broke = false
  const model: LanguageModel = {
    ...script.model,
    async *list<Entry>(request: ModelRequest, shape: z.ZodMiniType<Entry>) {
      let count = 0
      for await (const entry of list(request, shape)) {
        if (!broke && count === 3) {
          broke = true
          throw new ModelError('unreachable', 'hung up')
        }
        count += 1
        yield entry
      }
    },
  }
  const story = await aiStoryteller(model).writeStory(book.brief, 'seed')
  expect(script.tasks()).toContain('spreads from 3')
  expect(story.spreads.map(({ text }) => text)).toEqual(book.story.spreads.map(({ text }) => text))
})

test('what no children’s book has ends the story, and another storyteller takes its place', async () => {
  const { model } = scripted((task, answer) =>
    task.startsWith('spread') && task.includes('again')
      ? { ...(answer as WrittenSpread), text: 'Putain.' }
      : task === 'spreads from 0'
        ? {
            elements: (answer as { elements: WrittenSpread[] }).elements.map((spread) => ({
              ...spread,
              text: 'Putain.',
            })),
          }
        : answer,
  )
  const first = aiStoryteller(model)
  await expect(first.writeStory(book.brief, 'seed')).rejects.toMatchObject({ reason: 'unfit' })
  const told: string[] = []
  const other = {
    ...first,
    writeStory: () => Promise.resolve({ writtenBy: 'other' }),
  } as unknown as Storyteller
  const story = await orElse(first, other, (line) => void told.push(line)).writeStory(book.brief, 'seed')
  expect(story.writtenBy).toBe('other')
  expect(told[0]).toContain('unfit')
})

test('a street that its author made up ends no story; one that was told does', async () => {
  const street = changing((spread) => ({ ...spread, text: `${spread.text} Elle habite 12 rue des Lilas.` }))
  const story = await aiStoryteller(street.model).writeStory(book.brief, 'seed')
  expect(story.spreads).toHaveLength(book.story.spreads.length)
  const told = { ...book.brief, twist: 'Nous habitons au 12 rue des Lilas.' }
  const writing = aiStoryteller(street.model).writeStory(told, 'seed')
  await expect(writing).rejects.toMatchObject({ reason: 'unfit' })
})

test('what is nothing for a child is no refusal of a model, and our own storyteller writes once it is asked to', async () => {
  const { model } = changing((spread) => ({ ...spread, text: 'Putain.' }))
  const first = aiStoryteller(model)
  const own = { ...first }
  own.free = own
  const writing = orElse(first, own, () => undefined).writeStory(book.brief, 'seed')
  await expect(writing).rejects.toMatchObject({ name: 'StorytellerError', retryable: false, reason: 'unfit' })
})

describe('a story in another language than was bought', () => {
  const inEnglish = (spread: WrittenSpread): WrittenSpread => ({
    ...spread,
    text: 'It was the day of the bucket, and she said that he had not been there. They were all of them in it.',
  })

  test('is not printed: another storyteller takes its place', async () => {
    const first = aiStoryteller(changing(inEnglish).model)
    await expect(first.writeStory(book.brief, 'seed')).rejects.toMatchObject({
      reason: 'unusable',
      message: expect.stringContaining('in english, and the book in french') as string,
    })
    const second = aiStoryteller(scripted().model)
    const story = await orElse(first, second, () => undefined).writeStory(book.brief, 'seed')
    expect(story.spreads.map(({ text }) => text)).toEqual(book.story.spreads.map(({ text }) => text))
  })

  test('fails for good where nobody else writes the language', async () => {
    const first = aiStoryteller(changing(inEnglish).model)
    const house: Storyteller = { ...first, languages: ['dutch', 'english'] }
    const writing = orElse(first, house, () => undefined).writeStory(book.brief, 'seed')
    await expect(writing).rejects.toMatchObject({ name: 'StorytellerError', retryable: false })
  })

  test('is known as a whole, also where no list has the words of that other language', async () => {
    const short = (spread: WrittenSpread): WrittenSpread => ({
      ...spread,
      text: 'Hag eur wech all ez eas ar vamm-gozh gant he gavr war an hent bras.',
    })
    const writing = aiStoryteller(changing(short).model).writeStory(book.brief, 'seed')
    await expect(writing).rejects.toMatchObject({ reason: 'unusable' })
  })

  test('is written again where it is one page', async () => {
    const { model } = changing((spread, task) =>
      task.startsWith('spreads') && spread === book.story.spreads[2] ? inEnglish(spread) : spread,
    )
    const story = await aiStoryteller(model).writeStory(book.brief, 'seed')
    expect(story.spreads[2]?.text).toBe(book.story.spreads[2]?.text)
  })

  test('has no titles and no frame in it either', async () => {
    const { model } = scripted((task, answer) => {
      if (task.startsWith('frame'))
        return { ...(answer as object), dedication: 'For Lucie, who said that it was not hers.' }
      if (!task.startsWith('titles')) return answer
      return { elements: [{ title: 'The Bucket' }, { title: 'Le seau' }, { title: 'Who Was There' }] }
    })
    const teller = aiStoryteller(model)
    expect(await titlesOf(teller)).toMatchObject({ told: ['Le seau'], failure: { reason: 'unusable' } })
    const story = await teller.writeStory(book.brief, 'seed')
    expect(story).toMatchObject({ dedication: 'Pour Lucie.', ending: book.story.ending })
  })
})

describe('a moderator', () => {
  /** Marks texts with this word. */
  const against = (word: string, asked: string[][] = []): Moderator => ({
    name: 'a moderator',
    marks: (_, texts) => {
      asked.push([...texts])
      return Promise.resolve(texts.map((text) => (text.includes(word) ? ['violence'] : [])))
    },
  })

  test('reads what was told before anybody writes, and refuses it', async () => {
    const { model, tasks } = scripted()
    const brief = { ...book.brief, twist: 'Un ours très sanguinaire.' }
    const teller = aiStoryteller(model, { moderator: against('sanguinaire') })
    await expect(teller.writeStory(brief, 'seed')).rejects.toMatchObject({ reason: 'refused' })
    await expect(Array.fromAsync(teller.proposeTitles(brief, 0))).rejects.toMatchObject({ reason: 'refused' })
    expect(tasks()).toEqual([])
  })

  test('reads each page before it is shown: what is marked is written again with the mark as its reason', async () => {
    const { model, asked } = changing((spread, task) =>
      task.startsWith('spreads') && spread === book.story.spreads[2]
        ? { ...spread, text: `${spread.text} Grondement.` }
        : spread,
    )
    const shown: string[] = []
    await aiStoryteller(model, { moderator: against('Grondement') }).writeStory(
      book.brief,
      'seed',
      ({ text }) => void shown.push(text),
    )
    expect(shown.join(' ')).not.toContain('Grondement')
    const again = asked.find(({ task }) => task.startsWith('spread 2 again'))
    expect(again?.material).toContain('a moderator marks it: violence')
  })

  test('ends a story whose author stays with what is marked', async () => {
    const { model } = changing((spread) => ({ ...spread, text: `${spread.text} Grondement.` }))
    const writing = aiStoryteller(model, { moderator: against('Grondement') }).writeStory(book.brief, 'seed')
    await expect(writing).rejects.toMatchObject({ reason: 'unfit' })
  })

  test('has a marked line of the frame said in fixed words', async () => {
    const { model } = scripted()
    const moderator = against(book.story.ending)
    const story = await aiStoryteller(model, { moderator }).writeStory(book.brief, 'seed')
    expect(story).toMatchObject({ ending: 'Et demain, on recommence.', dedication: book.story.dedication })
  })

  test('withholds a title that it marks, and another one takes its place', async () => {
    const others = ['Le seau et la pluie', ...book.story.titles]
    const { model } = scripted((task, answer) =>
      task.startsWith('titles')
        ? {
            elements: (task === 'titles' ? ['Le grondement', ...book.story.titles.slice(1)] : others).map(
              (title) => ({ title }),
            ),
          }
        : answer,
    )
    const asked: string[][] = []
    const teller = aiStoryteller(model, { moderator: against('grondement', asked) })
    expect(await titlesOf(teller)).toEqual({
      told: [...book.story.titles.slice(1), 'Le seau et la pluie'],
      failure: null,
    })
    expect(asked.flat().filter((text) => text === book.story.titles[1])).toHaveLength(1)
  })

  test('reads the first title while the others are still written', async () => {
    const list: LanguageModel['list'] = async function* list<Entry>() {
      yield { title: 'Le seau' } as Entry
      await Promise.withResolvers<void>().promise
    }
    const teller = aiStoryteller({ ...scripted().model, list }, { moderator: against('grondement') })
    const titles = teller.proposeTitles(book.brief, 0)[Symbol.asyncIterator]()
    expect(await titles.next()).toEqual({ done: false, value: 'Le seau' })
  })

  test('reads at once all titles that came while it read the first', async () => {
    const allCame = Promise.withResolvers<void>()
    const list: LanguageModel['list'] = async function* list<Entry>() {
      for (const title of book.story.titles) yield await Promise.resolve({ title } as Entry)
      allCame.resolve()
    }
    const asked: string[][] = []
    const { marks, name } = against('grondement', asked)
    const moderator: Moderator = {
      name,
      async marks(work, texts) {
        if (texts.every((text) => book.story.titles.includes(text))) await allCame.promise
        return marks(work, texts)
      },
    }
    const teller = aiStoryteller({ ...scripted().model, list }, { moderator })
    expect((await titlesOf(teller)).told).toEqual(book.story.titles)
    expect(asked.slice(1)).toEqual([book.story.titles.slice(0, 1), book.story.titles.slice(1)])
  })

  test('that is away once titles come lets none of them through', async () => {
    const moderator: Moderator = {
      name: 'a moderator',
      marks: (_, texts) =>
        texts.every((text) => book.story.titles.includes(text))
          ? Promise.reject(new ModelError('unreachable', 'away'))
          : Promise.resolve(texts.map(() => [])),
    }
    const { told, failure } = await titlesOf(aiStoryteller(scripted().model, { moderator }))
    expect(told).toEqual([])
    expect(failure).toMatchObject({ reason: 'unreachable' })
  })

  test('that is away lets nothing through', async () => {
    const moderator: Moderator = {
      name: 'a moderator',
      marks: () => Promise.reject(new ModelError('unreachable', 'away')),
    }
    const writing = aiStoryteller(scripted().model, { moderator }).writeStory(book.brief, 'seed')
    await expect(writing).rejects.toMatchObject({ reason: 'unreachable' })
  })
})

describe('what is written is kept where a later step fails', () => {
  const failing = (tasks: string, reason: ModelFailure = 'unreachable') =>
    scripted((task, answer) => {
      if (task.startsWith(tasks)) throw new ModelError(reason, 'away')
      return answer
    })

  test('the second editor: the story stays as it is', async () => {
    const story = await aiStoryteller(failing('judge').model).writeStory(book.brief, 'seed')
    expect(story.spreads.map(({ text }) => text)).toEqual(book.story.spreads.map(({ text }) => text))
  })

  test.each<[ModelFailure, number]>([
    ['unusable', 3],
    ['unreachable', 1],
    ['refused', 1],
  ])(
    'the frame, which is %s: after %i requests it is said in fixed words, and the cover has the child on it',
    async (reason, times) => {
      const { model, tasks } = failing('frame', reason)
      const story = await aiStoryteller(model).writeStory(book.brief, 'seed')
      expect(tasks().filter((task) => task.startsWith('frame'))).toHaveLength(times)
      expect(story).toMatchObject({ dedication: 'Pour Lucie.', ending: 'Et demain, on recommence.' })
      expect(story.blurb).toContain('Lucie')
      expect(story.cover.cast.map(({ who }) => who)).toContain('hero')
    },
  )

  test('a page that cannot be written again: the best one there was', async () => {
    const { model } = scripted((task, answer) => {
      if (task.includes('again')) throw new ModelError('budget', 'spent')
      if (task !== 'spreads from 0') return answer
      const { elements } = answer as { elements: WrittenSpread[] }
      return { elements: elements.map((spread, index) => (index === 2 ? long(spread) : spread)) }
    })
    const story = await aiStoryteller(model).writeStory(book.brief, 'seed')
    expect(story.spreads).toHaveLength(book.story.spreads.length)
  })
})

const long = (spread: WrittenSpread): WrittenSpread => ({ ...spread, text: spread.text.repeat(20) })

describe('what the second editor has written again', () => {
  /** Marks the fifth spread, and has it written as `anew` says, as often as it is asked. */
  const marked = (kind: string, anew: (spread: WrittenSpread) => WrittenSpread) =>
    scripted((task, answer) => {
      if (task.startsWith('judge'))
        return { again: [{ spread: 4, faults: [{ kind, reason: 'no' }] }], best: '', untold: ['She sings.'] }
      return task.startsWith('spread 4 again') ? anew(answer as WrittenSpread) : answer
    })

  test('is held to what the first was held to', async () => {
    let times = 0
    const { model, asked } = marked('sugar', (spread) => (times++ === 0 ? long(spread) : spread))
    const story = await aiStoryteller(model).writeStory(book.brief, 'seed')
    expect(
      asked.some(({ task, material }) => task.includes('again') && material.includes('are wanted')),
    ).toBe(true)
    expect(story.spreads[4]?.text).toBe(book.story.spreads[4]?.text)
  })

  test('stays as it was where it comes back worse than any book prints', async () => {
    const { model } = marked('sugar', (spread) => ({ ...spread, text: 'Putain.' }))
    const story = await aiStoryteller(model).writeStory(book.brief, 'seed')
    expect(story.spreads[4]?.text).toBe(book.story.spreads[4]?.text)
  })

  test('is not kept as it was where it was a danger', async () => {
    const { model } = marked('safety', (spread) => ({ ...spread, text: 'Putain.' }))
    await expect(aiStoryteller(model).writeStory(book.brief, 'seed')).rejects.toMatchObject({
      reason: 'unfit',
    })
  })

  test('hears which facts are told nowhere', async () => {
    const { model, asked } = marked('facts', (spread) => spread)
    await aiStoryteller(model).writeStory(book.brief, 'seed')
    const [again] = asked.filter(({ task }) => task.startsWith('spread 4 again'))
    expect(JSON.parse(again?.material ?? '{}')).toMatchObject({ untold: ['She sings.'] })
  })
})

test('what a second editor finds told nowhere to the end is told of the story, in the words of who wrote it', async () => {
  const quote = 'le seau orange'
  const judged = (untold: string[][]): ReturnType<typeof scripted> =>
    scripted((task, answer) => {
      if (task === 'facts')
        return { facts: [{ kind: 'has', fact: 'Lucie has a bucket.', quote, sensitive: false, words: [] }] }
      if (!task.startsWith('judge')) return answer
      const again =
        task === 'judge 1' ? [{ spread: 4, faults: [{ kind: 'facts', reason: 'no bucket' }] }] : []
      return { again, best: '', untold: untold.shift() ?? [] }
    })
  const missed = aiStoryteller(judged([['Lucie has a bucket.'], ['Lucie has a bucket.']]).model)
  expect((await missed.writeStory(book.brief, 'seed')).leftOut).toEqual({
    notices: ['story_untold'],
    untold: [quote],
  })
  const mended = aiStoryteller(judged([['Lucie has a bucket.'], []]).model)
  expect((await mended.writeStory(book.brief, 'seed')).leftOut).toEqual({ notices: [], untold: [] })
})

test('what is wished is told to all who write, also where somebody in it is afraid', async () => {
  const fact = 'A dragon that is scared of broccoli is in the story.'
  const { model, asked } = scripted((task, answer) =>
    task === 'facts' ? { facts: [{ kind: 'wish', fact, quote: '', sensitive: false, words: [] }] } : answer,
  )
  await aiStoryteller(model).writeStory(book.brief, 'seed')
  const told = asked.filter(({ task }) => task !== 'facts' && task !== 'choose')
  expect(told.every(({ material }) => material.includes('"kind": "wish"') && material.includes(fact))).toBe(
    true,
  )
  expect(asked[0]?.instructions).toContain('peur des brocolis')
})

test('of a failure that the queue keeps, what was asked about a child is left out', async () => {
  const asked = Object.assign(new Error('400'), { requestBodyValues: { prompt: 'Noor has epilepsy' } })
  const first = {
    ...aiStoryteller(scripted((_task, answer) => answer).model),
    writeStory: () => Promise.reject(new ModelError('settings', '400: bad request', asked)),
  }
  const other = { ...first, languages: [] }
  const failure: unknown = await orElse(first, other, () => undefined)
    .writeStory(book.brief, 'seed')
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'StorytellerError', message: '400: bad request' })
  expect(inspect(failure, { depth: 9 })).not.toContain('epilepsy')
})

test('titles are ten, each once, and printable', async () => {
  const { model } = scripted((task, answer) =>
    task === 'titles'
      ? {
          elements: ['x'.repeat(200), ' ', ...book.story.titles.slice(0, 1), ...book.story.titles].map(
            (title) => ({
              title,
            }),
          ),
        }
      : answer,
  )
  expect(await Array.fromAsync(aiStoryteller(model).proposeTitles(book.brief, 0))).toEqual(book.story.titles)
})

describe('of a list of titles that is cut', () => {
  /** Four titles to whoever asks first, as accounts keep a cut answer; then as many as are wanted, if any. */
  const cut = (rest: (have: string[]) => string[]) =>
    scripted((task, answer) => {
      if (task === 'titles') return { elements: book.story.titles.slice(0, 4).map((title) => ({ title })) }
      return task.startsWith('titles again')
        ? { elements: rest(book.story.titles.slice(0, 4)).map((title) => ({ title })) }
        : answer
    })

  test('the rest is asked for', async () => {
    const { model, asked } = cut(() => book.story.titles)
    expect(await titlesOf(aiStoryteller(model))).toEqual({ told: book.story.titles, failure: null })
    const again = asked.find(({ task }) => task.startsWith('titles again'))
    expect(JSON.parse(again?.material ?? '{}')).toMatchObject({
      have: book.story.titles.slice(0, 4),
      wanted: 6,
    })
  })

  test('another storyteller tells the rest where no more come', async () => {
    const few = aiStoryteller(cut(() => []).model)
    const other: Storyteller = {
      ...few,
      async *proposeTitles() {
        for (let count = 0; count < 10; count += 1) yield await Promise.resolve(`Titre ${count}`)
      },
    }
    expect((await titlesOf(orElse(few, other, () => undefined))).told).toHaveLength(10)
    const nobody = { ...other, languages: [] }
    expect(await titlesOf(orElse(few, nobody, () => undefined))).toEqual({
      told: book.story.titles.slice(0, 4),
      failure: null,
    })
  })
})

describe('a story that no second editor objects to', () => {
  const noor = () => ({ ...book.brief, hero: { ...book.brief.hero, name: 'Noor' } })
  /** Spreads of a model that tells of Manon where Noor was ordered, in these writings of them. */
  const ofAnother = (when: (task: string) => boolean) =>
    changing((spread, task) =>
      when(task) ? { ...spread, text: spread.text.replaceAll('Noor', 'Manon') } : spread,
    )

  test('is told of the child that was ordered', async () => {
    const { model, tasks } = scripted()
    const story = await aiStoryteller(model).writeStory(noor(), 'seed')
    expect(story.spreads.map(({ text }) => text).join(' ')).toMatch(/Noor/)
    expect(tasks()).toEqual(['facts', 'plots', 'choose', 'outline', 'spreads from 0', 'judge 1', 'frame'])
  })

  test('is no story where it stays with another child', async () => {
    const { model } = ofAnother(() => true)
    await expect(aiStoryteller(model).writeStory(noor(), 'seed')).rejects.toMatchObject({
      reason: 'unusable',
      message: expect.stringContaining(
        'does not name Noor, whose book it is, and the story tells of Manon',
      ) as unknown,
    })
  })

  test('is written again where it told of another child, and heard anew', async () => {
    const { model } = ofAnother((task) => task.startsWith('spreads from'))
    const heard: string[] = []
    const story = await aiStoryteller(model).writeStory(noor(), 'seed', ({ text }) => void heard.push(text))
    expect(story.spreads.map(({ text }) => text).join(' ')).not.toContain('Manon')
    expect(heard.at(-1)).toContain('Noor')
  })

  test('is no story where another name is on more of its pages than that of the child', async () => {
    const ofManon = (spread: WrittenSpread): WrittenSpread => ({
      ...spread,
      text: spread.text.replaceAll('Noor', 'Manon'),
    })
    const { model } = scripted((task, answer) => {
      const [, number] = /^spread (\d+) again/.exec(task) ?? []
      if (number !== undefined) return Number(number) < 3 ? answer : ofManon(answer as WrittenSpread)
      if (!task.startsWith('spreads from')) return answer
      const { elements } = answer as { elements: WrittenSpread[] }
      return { elements: elements.map((spread, at) => (at < 3 ? spread : ofManon(spread))) }
    })
    await expect(aiStoryteller(model).writeStory(noor(), 'seed')).rejects.toMatchObject({
      reason: 'unusable',
    })
  })

  test('is no story where a page is another page again, word for word or nearly', async () => {
    const first = book.story.spreads[0]?.text ?? ''
    const { model } = changing((spread) => ({ ...spread, text: first.replace(/\.$/, ' !') }))
    await expect(aiStoryteller(model).writeStory(book.brief, 'seed')).rejects.toMatchObject({
      reason: 'unusable',
      message: 'spread 1: the page tells again what page 0 tells',
    })
  })

  test('is no story where a page has one word', async () => {
    const { model } = scripted((task, answer) => {
      if (task.startsWith('spread 9')) return { ...(answer as WrittenSpread), text: 'Fin.' }
      if (!task.startsWith('spreads from')) return answer
      const { elements } = answer as { elements: WrittenSpread[] }
      return { elements: elements.map((spread, at) => (at === 9 ? { ...spread, text: 'Fin.' } : spread)) }
    })
    await expect(aiStoryteller(model).writeStory(book.brief, 'seed')).rejects.toMatchObject({
      message: 'spread 9: the page has no more than a word',
    })
  })

  test('is no story where it is in another language, whoever asked for it', async () => {
    const german = { ...book.brief, language: 'german' } as const
    await expect(aiStoryteller(scripted().model).writeStory(german, 'seed')).rejects.toMatchObject({
      reason: 'unusable',
    })
  })
})
