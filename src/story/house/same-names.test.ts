import { expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import type { Companion } from '#book/character.ts'
import { themes } from '#book/options.ts'
import { noor } from '../../../tests/acceptance/start-workshop.ts'
import type { ContentLanguage } from './content-language.ts'
import { houseStoryteller } from './house-storyteller.ts'

const storyteller = houseStoryteller()
const books = themes.flatMap((theme) =>
  (['dutch', 'english'] as const).flatMap((language) => [3, 7].map((age) => ({ theme, language, age }))),
)

function person(name: string, age: number): Companion {
  return { kind: 'person', name, age, gender: 'female', description: '', appearance: noor.hero.appearance }
}

/** Everything that is printed or read out of a book of the largest size, and sixty of its titles. */
async function linesOf(
  { theme, language, age }: (typeof books)[number],
  companions: Companion[],
): Promise<string[]> {
  const hero = { ...noor.hero, name: 'Lars', age }
  const brief: Brief = { ...noor, theme, language, size: 'extraLarge', hero, companions, twist: '' }
  const { spreads, cover, dedication, ending } = await storyteller.writeStory(brief, 'one seed')
  const rounds = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((round) => Array.fromAsync(storyteller.proposeTitles(brief, round))),
  )
  return [
    ...spreads.flatMap(({ text, scene }) => [text, scene.caption]),
    cover.caption,
    dedication,
    ending,
    ...rounds.flat(),
  ]
}

test.each(books)(
  '$theme in $language at $age tells a friend of the same name as another friend',
  async (book) => {
    const label: Record<ContentLanguage, string> = { dutch: 'de andere Lars', english: 'the other Lars' }
    const ruben = await linesOf(book, [person('Ruben', book.age), person('Sem', 4)])
    const lars = await linesOf(book, [person('lars', book.age), person('Sem', 4)])
    expect(ruben.join().match(/Ruben/g)?.length).toBeGreaterThan(3)
    const plain = (line: string): string =>
      line
        .replaceAll(new RegExp(label[book.language], 'gi'), 'Lars')
        .replaceAll('Ruben', 'Lars')
        .toLowerCase()
    expect(lars.slice(0, -60).map(plain)).toEqual(ruben.slice(0, -60).map(plain))
    expect(lars.slice(0, -60).join().split(label[book.language]).length).toBeGreaterThan(2)
    // Nobody shouts "Push, the other Lars!", and no title explains.
    const shouted = new RegExp(`, ${label[book.language]}[!?…’]`, 'i')
    expect(lars.filter((line) => shouted.test(line))).toEqual([])
    expect(lars.slice(-60).filter((title) => /(andere|other) Lars/i.test(title))).toEqual([])
    expect(lars.filter((line) => /\bLars(,| en| and| &)? Lars\b/i.test(line))).toEqual([])
  },
)

test.each(books)('$theme in $language at $age never says one name of two mothers alone', async (book) => {
  const lines = await linesOf(book, [person('Mama', 34), person('mama', 36), person('Sem', 4)])
  const told = lines.slice(0, -60).map((line) => line.replaceAll(/, mama(?=[!?….’:])/gi, ''))
  const named = told.flatMap((line) => line.match(/(\S+ )?\bmama\b(?!’s)/gi) ?? [])
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((words) => !/^‘?(ene|andere|one|other) mama$/i.test(words))).toEqual([])
  expect(lines.slice(-60).filter((title) => /(ene|andere|one|other) mama/i.test(title))).toEqual([])
})
