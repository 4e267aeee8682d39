import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { eventOfTwist } from './event-of-twist.ts'
import { readTwist } from './read-twist.ts'

const eventIn = (twist: string, language: BookLanguage = 'dutch') =>
  eventOfTwist(readTwist(twist, language, { hero: 'Noor' }), language, ['Noor', 'opa Jan'])

test.each([
  ['Onze kat Minoes is vorige week overleden.', 'cat', 'Minoes', null],
  ['Minoes, onze poes, is dood. Ze houdt van treinen.', 'cat', 'Minoes', 'female'],
  ['Onze hond Boef hebben we moeten laten inslapen', 'dog', 'Boef', null],
  ['Zijn opa is in april gestorven. Hij houdt van treinen.', 'elder', 'opa', 'male'],
  ['oma Riet is er niet meer', 'elder', 'oma Riet', 'female'],
  ['Haar papa is dood.', 'parent', 'papa', 'male'],
])('“%s” tells of one who died', (twist, who, name, gender) => {
  expect(eventIn(twist)).toEqual({ kind: 'loss', who, name, gender })
})

test.each([
  ['Our dog Rascal died last week.', 'dog', 'Rascal'],
  ['Grandma Jean passed away in May.', 'elder', 'grandma Jean'],
  ['We lost our cat Minnie.', 'cat', 'Minnie'],
])('“%s” tells it in English', (twist, who, name) => {
  expect(eventIn(twist, 'english')).toMatchObject({ who, name })
})

test.each([
  ['Onze kat Minoes is gisteren doodgegaan.', 'it has just happened'],
  ['Opa gaat dood.', 'who is dying'],
  ['Oma ligt in het hospice en is er straks niet meer.', 'who is dying'],
  ['Haar zusje is overleden.', 'a child'],
  ['Ons kindje is doodgeboren.', 'an unborn child'],
  ['Papa heeft een einde aan zijn leven gemaakt en is overleden.', 'by a hand'],
  ['Opa is vermoord en overleden.', 'by a hand'],
  ['Opa en oma zijn allebei overleden.', 'two'],
  ['Haar konijn Flap is dood.', 'nobody of whom a story is told'],
  ['De kat van opa is dood.', 'which of two is not sure'],
  ['Gek op dode bladeren.', 'nobody'],
  ['Gek op katten.', 'no death'],
])('of “%s” no story is offered: %s', (twist) => {
  expect(eventIn(twist)).toBeNull()
})

test.each([
  ['Noor heeft een zusje gekregen, Lotte.', 'Lotte', 'female'],
  ['Haar broertje Sem is geboren in maart.', 'Sem', 'male'],
  ['Ze heeft een nieuw broertje.', '', 'male'],
  ['Noor is net grote zus geworden van baby Bo', 'Bo', null],
])('“%s” tells of one who was born', (twist, name, gender) => {
  expect(eventIn(twist)).toEqual({ kind: 'birth', who: 'infant', name, gender })
})

test.each([
  ['She has a new baby brother, Alfie.', 'Alfie', 'male'],
  ['Noor is a big sister now. Her little sister Ada was born in May.', 'Ada', 'female'],
])('“%s” tells it in English', (twist, name, gender) => {
  expect(eventIn(twist, 'english')).toEqual({ kind: 'birth', who: 'infant', name, gender })
})

test.each([
  ['Noor krijgt een zusje.', 'who is on the way'],
  ['Mama is zwanger, Noor wordt grote zus.', 'who is on the way'],
  ['Noor heeft een tweeling erbij gekregen: twee broertjes.', 'two'],
  ['Noor heeft een pleegzusje gekregen, Lotte.', 'who came in another way'],
  ['Noor heeft een zusje gekregen via adoptie, Lotte.', 'who came in another way'],
  ['Haar broertje Sem is te vroeg geboren.', 'who came too early'],
  ['Haar broertje Sem is geboren en ligt in de couveuse.', 'who came too early'],
  ['Noor heeft een zusje gekregen. Opa is overleden.', 'beside a sorrow'],
  ['Noor heeft geen broertje gekregen.', 'who did not come'],
  ['Noor houdt van haar broertje.', 'nobody new'],
])('of “%s” no story of a birth is offered: %s', (twist) => {
  expect(eventIn(twist)?.kind).not.toBe('birth')
})
