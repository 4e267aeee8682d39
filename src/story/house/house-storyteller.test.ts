import * as fastCheck from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseBrief, type Brief } from '#book/brief.ts'
import { available } from '#book/options.ts'
import { sizes, sizeTable } from '#book/size.ts'
import type { WordsPlace } from '#book/words-place.ts'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import { type Story, type Storyteller, StorytellerError } from '../storyteller.ts'
import { briefGrid } from './brief-grid.ts'
import { checkBook } from './check-book.ts'
import { contentLanguages } from './content-language.ts'
import { withOwnWords } from './fall-silent.ts'
import { houseStoryteller } from './house-storyteller.ts'
import { loadStories } from './load-stories.ts'
import { stagedSpreads } from './staged-spreads.ts'
import type { StorySource } from './story-schema.ts'

let stories: StorySource[]
let storyteller: Storyteller
beforeAll(() => {
  stories = loadStories()
  // The stories of themes by themselves: those beside them are tried in theme-stories.test.ts and told to everybody by checkArc.
  storyteller = houseStoryteller(stories, stagedSpreads, () => [])
})

const appearance = {
  skin: 'brown',
  hairForm: 'coily',
  hairColour: 'black',
  glasses: true,
  clothesColour: 'red',
}
const person = (name: string) => ({ kind: 'person', name, age: 60, gender: 'other', appearance })

function brief(changes: Record<string, unknown> = {}): Brief {
  const hero = {
    name: 'Noor',
    age: 7,
    gender: 'female',
    appearance,
    ...(changes['hero'] as object | undefined),
  }
  const plain = {
    companions: [],
    style: 'waterpaint',
    theme: 'adventure',
    twist: '',
    language: 'dutch',
    title: 'T',
    size: 'small',
  }
  const parsed = parseBrief({ ...plain, ...changes, hero })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.brief
}

const choices = available.themes.flatMap((theme) => contentLanguages.map((language) => ({ theme, language })))

describe.each(choices)('$theme in $language', (choice) => {
  test('a wheelchair that was chosen is told as one that is described, whoever has it', async () => {
    const chosen = { appearance: { ...appearance, traits: ['wheelchair'] } }
    const described = { description: 'Zit in een rolstoel.' }
    const opa = person('Opa Cor')
    const told = (changes: Record<string, unknown>): Promise<Story> =>
      storyteller.writeStory(brief({ ...choice, ...changes, size: 'large' }), 'a', () => {})
    const hero = await told({ hero: chosen })
    expect(hero.spreads).toEqual((await told({ hero: described })).spreads)
    const companion = await told({ companions: [{ ...opa, ...chosen }] })
    expect(companion.spreads).toEqual((await told({ companions: [{ ...opa, ...described }] })).spreads)
  })

  test('every size has its spreads, in order, each heard as it is written', async () => {
    for (const size of sizes) {
      const heard: number[] = []
      const story = await storyteller.writeStory(brief({ ...choice, size }), 'a', ({ spread }) => {
        heard.push(spread)
      })
      expect(story.spreads).toHaveLength(sizeTable[size].spreads)
      expect(heard).toEqual([...story.spreads.keys()])
    }
  })

  test('six rounds of ten titles are all different, even for the longest name and nothing else', async () => {
    for (const name of ['Noor', 'Wilhelmina-Alexandrina Paulowna-Theodora', 'Дмитрий']) {
      const rounds = [0, 1, 2, 3, 4, 5].map((round) =>
        Array.fromAsync(storyteller.proposeTitles(brief({ ...choice, hero: { name } }), round)),
      )
      const titles = (await Promise.all(rounds)).flat()
      expect(new Set(titles).size).toBe(60)
      for (const title of titles) {
        expect([...title].length).toBeLessThanOrEqual(80)
        expect(title).not.toMatch(/[{}]|undefined|\s\s/)
      }
    }
  })

  test('no two of ten titles are one with the child before it', async () => {
    for (const name of ['Noor', 'Tijn', 'Guusje', 'Sem'])
      for (const round of [0, 1, 2, 3, 4]) {
        const titles = await Array.fromAsync(
          storyteller.proposeTitles(brief({ ...choice, hero: { name } }), round),
        )
        const plain = titles.map((title) =>
          title.toLowerCase().replace(new RegExp(`^${name} (?:en|and) `, 'iu'), ''),
        )
        expect({ titles, cores: new Set(plain).size }).toEqual({ titles, cores: 10 })
      }
  })

  test('of the first ten titles one tells what the child loves, and half could stand on no other child’s book', async () => {
    const twist = { dutch: 'Gek op graafmachines.', english: 'Mad about diggers.' }
    for (const name of ['Noor', 'Guus', 'Sem']) {
      const loving = brief({ ...choice, hero: { name }, twist: twist[choice.language] })
      const titles = await Array.fromAsync(storyteller.proposeTitles(loving, 0))
      const loved = titles.filter((title) => /graafmachines|diggers/i.test(title))
      const own = titles.filter((title) => loved.includes(title) || title.includes(name))
      expect({ titles, loved: loved.length }).toEqual({ titles, loved: 1 })
      expect({ titles, own: own.length >= 5 }).toEqual({ titles, own: true })
    }
  })

  test('among the first five titles is one that names somebody who goes along, and it is not always the same', async () => {
    const company = ['Sam', 'Riet', 'Boris']
    const titles = await Array.fromAsync(
      storyteller.proposeTitles(brief({ ...choice, companions: company.map(person) }), 0),
    )
    const naming = titles.slice(0, 5).filter((title) => company.some((name) => title.includes(name)))
    expect({ titles, names: naming.length > 0 }).toEqual({ titles, names: true })
    const rounds = await Promise.all(
      [0, 1, 2, 3].map((round) =>
        Array.fromAsync(
          storyteller.proposeTitles(brief({ ...choice, companions: company.map(person) }), round),
        ),
      ),
    )
    const alone = rounds.flat().flatMap((title) => {
      const named = company.filter((name) => title.includes(name))
      return named.length === 1 ? named : []
    })
    expect({ titles: rounds.flat(), alone: new Set(alone).size > 1 }).toEqual({
      titles: rounds.flat(),
      alone: true,
    })
  })

  test('beside a sorrow no title plays with what is gone, and there are ten in each round', async () => {
    const story = stories.filter(({ theme }) => theme === choice.theme)[0]
    const twist = { dutch: 'Haar opa is overleden.', english: 'Her grandad died.' }
    for (const language of ['dutch', 'english'] as const) {
      const light = story?.titles[language].light ?? []
      for (const round of [0, 1, 2, 3, 4, 5]) {
        const sad = brief({ ...choice, language, twist: twist[language] })
        const titles = await Array.fromAsync(storyteller.proposeTitles(sad, round))
        expect(titles.filter(Boolean)).toHaveLength(10)
        expect(
          titles.filter((title) => light.some((one) => title.toLowerCase().includes(one.toLowerCase()))),
        ).toEqual([])
      }
    }
  })

  test('the youngest are offered ten titles in each round, of what their own text tells', async () => {
    const story = stories.filter(({ theme }) => theme === choice.theme)[0]
    const untold = story?.titles[choice.language].rich ?? []
    for (const round of [0, 1, 2, 3, 4, 5]) {
      const young = brief({ ...choice, hero: { age: 3 } })
      const titles = await Array.fromAsync(storyteller.proposeTitles(young, round))
      expect(new Set(titles.filter(Boolean)).size).toBe(10)
      expect(titles.filter((title) => untold.includes(title))).toEqual([])
    }
  })

  test('no title names what somebody is allergic to, and there are ten in each round', async () => {
    const allergies = {
      dutch: {
        twist: 'Ze is allergisch voor noten, ei, melk en gluten.',
        foods: /\b(?:noot|noten|ei|eier\w*)\b|pannenk|(?<!s)taart/i,
      },
      english: {
        twist: 'She is allergic to nuts, eggs, milk and gluten.',
        foods: /\bnuts?\b|pancake|cake|egg/i,
      },
    }
    for (const language of ['dutch', 'english'] as const) {
      const { twist, foods } = allergies[language]
      for (const round of [0, 1, 2, 3, 4, 5]) {
        const allergic = brief({ ...choice, language, twist })
        const titles = await Array.fromAsync(storyteller.proposeTitles(allergic, round))
        expect(new Set(titles.filter(Boolean)).size).toBe(10)
        expect(titles.filter((title) => foods.test(title))).toEqual([])
      }
    }
  })

  test('no faults in a small and a large book of every kind of child', async () => {
    const story = stories.filter(({ theme }) => theme === choice.theme)[0]
    const children = briefGrid().filter((_, index) => index % 9 === 0)
    for (const child of children) {
      for (const size of ['small', 'extraLarge'] as const) {
        const faults = story
          ? await checkBook(story, child.brief({ ...choice, size }), child.name)
          : ['no story']
        expect({ child: child.name, faults }).toEqual({ child: child.name, faults: [] })
      }
    }
  })

  const isInNames = (sign: string): boolean =>
    !/[\p{Cc}<>{}@＠\p{Nd}.]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F/u.test(
      sign,
    ) && unprintableSigns(sign) === ''

  test('no name and no twist breaks a book', async () => {
    const name = fastCheck
      .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
      .map((text) => `B${[...text].filter(isInNames).join('')}`)
    const twist = fastCheck.string({ maxLength: 400, unit: 'grapheme' })
    await fastCheck.assert(
      fastCheck.asyncProperty(name, twist, async (name, twist) => {
        const { spreads, dedication } = await storyteller.writeStory(
          brief({ ...choice, hero: { name }, twist, companions: [person(name)] }),
          'seed',
        )
        for (const { text, scene } of spreads)
          expect(text + scene.caption).not.toMatch(/[{}[\]<>|]|undefined/)
        expect(dedication).not.toContain('undefined')
      }),
      { numRuns: 25 },
    )
  })
})

test('the same brief and seed tell the same story; another seed varies it', async () => {
  const told = await Promise.all(
    ['a', 'a', 'b', 'c', 'd'].map((seed) => storyteller.writeStory(brief(), seed)),
  )
  expect(told[1]).toEqual(told[0])
  expect(new Set(told.map(({ spreads }) => JSON.stringify(spreads))).size).toBeGreaterThan(2)
})

test('the child’s loved things are in the text and on the things drawn', async () => {
  const { spreads } = await storyteller.writeStory(brief({ twist: 'Ze is gek op treinen en taart' }), 'a')
  expect(spreads.some(({ text }) => text.includes('treinen en taart'))).toBe(true)
  const shown = spreads.flatMap(({ scene }) => scene.props.map((prop) => prop.shows))
  expect(shown).toEqual(expect.arrayContaining(['treinen', 'taart']))
})

test('a story that makes up what is loved makes up nothing that somebody is allergic to', async () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => `seed${seed}`)
  for (const theme of ['adventure', 'imagination'] as const) {
    const shown = async (twist: string): Promise<string> => {
      const told = seeds.map((seed) =>
        storyteller.writeStory(brief({ language: 'english', theme, twist }), seed),
      )
      return JSON.stringify((await Promise.all(told)).flatMap(({ spreads }) => spreads))
    }
    expect(await shown('')).toMatch(/cake with six floors/)
    expect(await shown('She can’t have milk.')).not.toMatch(/cake with six floors/)
  }
})

test('nothing of a twist is quoted, and beside what is not understood the dedication does not play', async () => {
  const told = await storyteller.writeStory(brief({ twist: 'Ze slaapt altijd met twee sokken aan' }), 'a')
  const plain = await storyteller.writeStory(brief({ twist: '' }), 'a')
  // Nor is anybody sent to look for somebody.
  const [ending = ''] = plain.ending.split('\n')
  expect(plain.ending).not.toBe(ending)
  expect(told).toEqual({ ...plain, dedication: 'Voor Noor.', ending })
})

test('titles join names and what is loved as one would say it', async () => {
  const english = { language: 'english', theme: 'bedtime', companions: [person('Bo')] }
  const titlesOf = async (twist: string): Promise<string[]> => {
    const rounds = [0, 1, 2, 3, 4, 5].map((round) =>
      Array.fromAsync(storyteller.proposeTitles(brief({ ...english, twist }), round)),
    )
    return (await Promise.all(rounds)).flat()
  }
  const titles = await titlesOf('the swings')
  expect(titles).toContain('Noor, Bo and the Moon That Stayed')
  expect(titles).toContain('As Big as the Night: The Swings')
})

test('the story’s own aunt takes another name beside a real one of that name', async () => {
  const companions = [person('Tante Stip')]
  const { spreads } = await storyteller.writeStory(
    brief({ theme: 'family', size: 'extraLarge', companions }),
    'a',
  )
  const text = spreads.map((spread) => spread.text).join('\n')
  expect(text).toMatch(/tante Spikkel/i)
  expect(text).toMatch(/tante Stip/i)
  expect(text).not.toMatch(/andere tante Stip/i)
})

test.each([
  ['english', 'Dot', 'Aunt Speck', /aunt dot/i],
  ['dutch', 'Stip', 'tante Spikkel', /tante stip/i],
  ['english', 'Otto', 'Uncle George', /uncle otto/i],
] as const)(
  'so she does beside a child that is called like her: %s: %s',
  async (language, name, other, own) => {
    const called = brief({ language, theme: 'family', size: 'extraLarge', hero: { name } })
    const { spreads, cover } = await storyteller.writeStory(called, 'a')
    const titles = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((round) => Array.fromAsync(storyteller.proposeTitles(called, round))),
    )
    const text = [JSON.stringify([spreads, cover]), ...titles.flat()].join('\n')
    expect(text.toLowerCase()).toContain(other.toLowerCase())
    expect(text).not.toMatch(own)
  },
)

test('verbs follow who is there: nobody else, one, two in one entry, five', async () => {
  const tell = async (...names: string[]) => {
    const { spreads } = await storyteller.writeStory(brief({ companions: names.map(person) }), 'a')
    return spreads.map(({ text }) => text).join('\n')
  }
  expect(await tell()).toContain('Noor ging zitten en keek ook.')
  expect(await tell('Sem')).toContain('Noor en Sem gingen zitten en keken ook.')
  expect(await tell('Sem')).toContain('Sem hoosde')
  expect(await tell('Opa en oma')).toContain('Opa en oma hoosden')
  expect(await tell('Sem', 'Bo', 'Mo', 'Jo', 'Al')).toContain('Iedereen ging zitten en keek ook.')
})

describe('a story that is staged whole', () => {
  /** Everything is staged, and so much of the left page has room for words. */
  const roomFor = (x1: number, y1: number): Storyteller =>
    houseStoryteller(stories, (theme) => {
      const { spreads = [] } = stories.find((story) => story.theme === theme) ?? {}
      const names = spreads.flatMap(({ id, variants }) => [
        id,
        ...(variants ?? []).map((each) => `${id}-${each.id}`),
      ])
      const place: WordsPlace = { box: [90, 80, x1, y1], ink: 'dark' }
      const isThis = theme === 'adventure'
      return new Map(
        isThis ? [...names, 'cover'].map((name) => [name, name === 's02' ? place : undefined]) : [],
      )
    })
  const doublesOf = async (teller: Storyteller, age: number) => {
    const { spreads } = await teller.writeStory(brief({ hero: { age } }), 'a')
    return spreads.filter(({ scene }) => scene.double).map(({ scene }) => scene.stage?.spread)
  }

  test('has a picture over both pages where one has a place for the words', async () => {
    expect(await doublesOf(roomFor(930, 400), 7)).toEqual(['s02'])
    expect(
      await doublesOf(
        houseStoryteller(stories, () => new Map()),
        7,
      ),
    ).toEqual([])
  })

  test('gives a text a page of its own where its place is too small for it, as told at that age', async () => {
    expect(await doublesOf(roomFor(800, 260), 4)).toEqual(['s02'])
    expect(await doublesOf(roomFor(800, 260), 7)).toEqual([])
  })
})

test('young children get the short text', async () => {
  const words = async (age: number) => {
    const { spreads } = await storyteller.writeStory(brief({ hero: { age } }), 'a')
    return Math.max(...withOwnWords(spreads).map(({ text }) => text.split(/\s+/).length))
  }
  expect(await words(4)).toBeLessThanOrEqual(24)
  expect(await words(5)).toBeGreaterThan(40)
})

test('a language or theme without a story is refused for good', async () => {
  const adventurer = houseStoryteller(stories.filter(({ theme }) => theme === 'adventure'))
  for (const [changes, word] of [
    [{ language: 'french' }, 'french'],
    [{ theme: 'family' }, 'family'],
  ] as const) {
    const refused = adventurer.writeStory(brief(changes), 'a')
    await expect(refused).rejects.toThrow(StorytellerError)
    await expect(refused).rejects.toMatchObject({ retryable: false, message: expect.stringContaining(word) })
    await expect(Array.fromAsync(adventurer.proposeTitles(brief(changes), 0))).rejects.toThrow(
      StorytellerError,
    )
  }
})

test.each([
  ['dutch', 'Opa is overleden.', 'Voor Noor.'],
  ['english', 'Her rabbit died. She loves trains.', 'For Noor.'],
  ['english', 'Her parents are getting divorced', 'For Noor.'],
])('beside a sorrow a book is dedicated plainly (%s: %s)', async (language, twist, dedication) => {
  for (const theme of available.themes) {
    const told = await storyteller.writeStory(brief({ theme, language, twist }), 'a seed')
    expect(told.dedication).toBe(dedication)
  }
})
