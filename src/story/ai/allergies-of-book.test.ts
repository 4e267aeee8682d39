import { expect, test } from 'vitest'
import type { TitleBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { isContentLanguage } from '../house/content-language.ts'
import { thingIndex } from '../twist/thing-index.ts'
import type { Fact } from './answers.ts'
import { type Allergies, allergiesOfBook } from './allergies-of-book.ts'
import { languagesWithPrompts, loadLanguage } from './load-prompts.ts'

function allergicTo(what: string, language: BookLanguage, description = ''): Allergies {
  const hero = { name: 'Noor', age: 5, gender: 'female', description } as TitleBrief['hero']
  const brief = { hero, companions: [], twist: '', language } as unknown as TitleBrief
  const fact: Fact = { kind: 'allergy', fact: `Noor is allergic to ${what}.`, quote: '', sensitive: false }
  return allergiesOfBook(brief, what === '' ? [] : [fact], loadLanguage(language))
}

test.each<[BookLanguage, string, string]>([
  ['dutch', 'Noor nam een hap van de notentaart.', 'notentaart'],
  ['english', 'Noor ate the walnut cake.', 'walnut'],
  ['french', 'Noor mangea un gâteau aux noisettes.', 'noisettes'],
  ['german', 'Noor aß ein Stück Haselnusskuchen.', 'Haselnusskuchen'],
  ['spanish', 'Noor se comió una tarta de almendras.', 'almendras'],
  ['italian', 'Noor mangiò una torta di nocciole.', 'nocciole'],
  ['portuguese', 'A Noor comeu um bolo de nozes.', 'nozes'],
  ['russian', 'Нур съела ореховый торт.', 'ореховый'],
  ['chinese', '小诺吃了一块核桃蛋糕。', '小诺吃了一块核桃蛋糕'],
  ['japanese', 'のあは くるみの ケーキを たべました。', 'くるみの'],
  ['arabic', 'أكلت نور كعكةً باللوز.', 'باللوز'],
  ['hindi', 'नूर ने काजू की मिठाई खाई।', 'काजू'],
])('a nut cake that is eaten is found in %s', (language, text, word) => {
  const { eatenIn } = allergicTo('nuts', language)
  expect(eatenIn(text)).toContain(isContentLanguage(language) ? word.toLowerCase() : word)
  expect(allergicTo('', language).eatenIn(text)).toEqual([])
})

test('a fish that swims is no food, and one on a plate is', () => {
  const { eatenIn } = allergicTo('fish', 'french')
  expect(eatenIn('Le poisson nageait en rond.')).toEqual([])
  expect(eatenIn('Le poisson était dans l’assiette.')).toEqual(['poisson'])
})

test('who is called as a food is none', () => {
  const companions = [{ name: 'Gato Limón' }] as TitleBrief['companions']
  const hero = { name: 'Noor', description: '' } as TitleBrief['hero']
  const fact: Fact = { kind: 'allergy', fact: 'Noor is allergic to lemons.', quote: '', sensitive: false }
  const brief = { hero, companions, twist: '', language: 'spanish' } as unknown as TitleBrief
  const { eatenIn } = allergiesOfBook(brief, [fact], loadLanguage('spanish'))
  expect(eatenIn('Limón se comió el pan.')).toEqual([])
  expect(eatenIn('Limón se comió un limón.')).toEqual(['limón'])
})

test('every language knows the same allergens of food', () => {
  const known = thingIndex('english').allergens.filter(({ holds }) => holds !== undefined)
  // Colourings and latex are for the editor alone: no list of food has them.
  const foods = known.map(({ english }) => english).filter((name) => !['additives', 'latex'].includes(name))
  const dutch = thingIndex('dutch').allergens.map(({ english }) => english)
  expect(dutch).toEqual(expect.arrayContaining(foods))
  for (const language of languagesWithPrompts().filter((one) => !isContentLanguage(one))) {
    expect(Object.keys(loadLanguage(language).allergens ?? {}), language).toEqual(foods)
  }
})

test('what was told of somebody is read by ourselves as well', () => {
  const { told, eatenIn } = allergicTo('', 'english', 'Allergic to peanuts and kiwi.')
  expect(told).toEqual([
    'Somebody in the book is allergic to nuts.',
    'Somebody in the book is allergic to kiwi.',
  ])
  expect(eatenIn('Noor ate a peanut.')).toEqual(['peanut'])
})
