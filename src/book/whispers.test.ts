import { expect, it } from 'vitest'
import { partsBySound } from './whispers.ts'

const whispers = (line: string): string[] =>
  partsBySound(line).flatMap(({ text, sound }) => (sound === 'whispered' ? [text] : []))
const loud = (line: string): string[] =>
  partsBySound(line).flatMap(({ text, sound }) => (sound === 'loud' ? [text] : []))

it('hears what a line tells is whispered, in the words of several languages, and nothing else', () => {
  expect(whispers('Warm. ‘Hij is vlakbij,’ fluisterde Noor. ‘Ssst,’ zei opa.')).toEqual(['‘Hij is vlakbij,’'])
  expect(whispers('“It’s close,” whispered Noor.')).toEqual(['“It’s close,”'])
  expect(whispers('«\u202FViens\u202F», chuchota Noor.')).toEqual(['«\u202FViens\u202F»'])
  expect(whispers('Noor flüsterte: „Komm mit!“')).toEqual(['„Komm mit!“'])
  expect(whispers('‘Waarom fluister je?’ vroeg opa.')).toEqual([])
})

it('hears a sound in capitals among other words, and no abbreviation, number or whole line of them', () => {
  expect(loud('Toen viel de kast om. PLOEF! Alles was wit.')).toEqual(['PLOEF!'])
  expect(loud('‘BOE!’ riep Noor, en de deur zei KRAK-KRAK.')).toEqual(['BOE!', 'KRAK-KRAK'])
  expect(loud('Op de tv was de BBC, en opa woonde op nummer XII.')).toEqual([])
  expect(partsBySound('PLOEF! KRAK!')).toHaveLength(1)
})

it('loses nothing of the line', () => {
  const line = '‘Wat heb ik gemist?’ fluisterde Noor. ‘Bladzijde zeven,’ fluisterde de koe.'
  expect(whispers(line)).toHaveLength(2)
  expect(partsBySound(line).map(({ text }) => text)).toHaveLength(4)
  expect(
    partsBySound(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line)
})
