import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { eventOfTwist } from './event-of-twist.ts'
import { readTwist } from './read-twist.ts'

const eventIn = (twist: string, language: BookLanguage = 'dutch') =>
  eventOfTwist(twist, readTwist(twist, language, { hero: 'Noor' }), language, ['Noor', 'opa Jan'])

test.each([
  ['Onze kat Minoes is vorige week overleden.', 'cat', 'Minoes', null],
  ['Minoes, onze poes, is dood. Ze houdt van treinen.', 'cat', 'Minoes', 'female'],
  ['Onze hond Boef hebben we moeten laten inslapen', 'dog', 'Boef', null],
  ['Zijn opa is in april gestorven. Hij houdt van treinen.', 'elder', 'opa', 'male'],
  ['oma Riet is er niet meer', 'elder', 'oma Riet', 'female'],
  ['Haar papa is dood.', 'parent', 'papa', 'male'],
  ['Opa is in het voorjaar overleden en Noor mist hem.', 'elder', 'opa', 'male'],
  ['Opa is in het voorjaar overleden en zijn vriend Bob mist hem.', 'elder', 'opa', 'male'],
  ['Opa is in het voorjaar overleden. Noor mist hem heel erg.', 'elder', 'opa', 'male'],
  ['Noor is verdrietig omdat onze kat Minoes dood is.', 'cat', 'Minoes', null],
])('“%s” tells of one who died', (twist, who, name, gender) => {
  expect(eventIn(twist)).toEqual({ kind: 'loss', who, name, gender })
})

test.each([
  ['Our dog Rascal died last week.', 'dog', 'Rascal'],
  ['Grandma Jean passed away in May.', 'elder', 'grandma Jean'],
  ['We lost our cat Minnie.', 'cat', 'Minnie'],
  ['Grandad died in the spring and Noor misses him.', 'elder', 'grandad'],
  ['Grandad died in the spring. Noor misses him.', 'elder', 'grandad'],
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
  ['Opa is vorig jaar overleden. Oma is nu ook gestorven.', 'two'],
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

test.each([
  ['We gaan verhuizen.', ''],
  ['We gaan in juni verhuizen naar Utrecht.', 'Utrecht'],
  ['We zijn net verhuisd naar de Kerkstraat! Noor houdt van treinen.', 'de Kerkstraat'],
  ['Noor verhuist binnenkort naar Den Bosch', 'Den Bosch'],
  ['We gaan verhuizen en ze ziet er erg tegenop.', ''],
  ['Volgende maand verhuizen we naar een groter huis, en ze heeft er zin in', ''],
])('“%s” tells of a move', (twist, name) => {
  expect(eventIn(twist)).toEqual({ kind: 'move', who: 'home', name, gender: 'other' })
})

test.each([
  ['We are moving house in June.', ''],
  ['We’re moving to Leeds in the summer.', 'Leeds'],
  ["We've just moved to Mill Lane!", 'Mill Lane'],
  ['Noor is moving house', ''],
  ['We are moving into a new house and she can’t wait.', ''],
])('“%s” tells of a move in English', (twist, name) => {
  expect(eventIn(twist, 'english')).toEqual({ kind: 'move', who: 'home', name, gender: 'other' })
})

test.each([
  ['De juf gaat verhuizen.', 'somebody else'],
  ['Haar vriendin Lotte gaat verhuizen naar Spanje.', 'somebody else'],
  ['Opa en oma gaan verhuizen.', 'somebody else'],
  ['Papa gaat verhuizen.', 'one of two'],
  ['Noor gaat verhuizen naar papa.', 'to one of two'],
  ['We verhuizen naar Papa in Utrecht.', 'to one of two'],
  ['We gaan verhuizen omdat papa en mama uit elkaar gaan.', 'a divorce'],
  ['We gaan verhuizen. Papa en mama gaan scheiden.', 'beside a divorce'],
  ['We verhuizen met mama naar een flat.', 'without one of two'],
  ['We zijn gevlucht en verhuisd naar Utrecht.', 'a flight'],
  ['We moeten verhuizen.', 'who has to'],
  ['We zijn uit huis gezet en gaan verhuizen.', 'who was put out'],
  ['We gaan verhuizen. Opa is overleden.', 'beside a sorrow'],
  ['We gaan niet verhuizen.', 'who stays'],
  ['Gek op verhuiswagens.', 'a toy'],
  ['Houdt van haar verhuiswagen.', 'a toy'],
])('of “%s” no story of a move is offered: %s', (twist) => {
  expect(eventIn(twist)?.kind).not.toBe('move')
})

test.each([
  ['Her best friend is moving to Spain.', 'somebody else'],
  ['Grandma moved into a care home.', 'somebody else'],
  ['Dad is moving out.', 'one of two'],
  ['Noor is moving in with her dad.', 'to one of two'],
  ['We are moving to Dad’s.', 'to one of two'],
  ['We are moving because Mum and Dad are splitting up.', 'a divorce'],
  ['We fled and moved to Leeds.', 'a flight'],
  ['We were evicted and have to move.', 'who was put out'],
  ['We have to move.', 'who has to'],
  ['We’re not moving house.', 'who stays'],
  ['She has a toy moving van.', 'a toy'],
  ['Loves moving to music.', 'a dance'],
])('of “%s” no story of a move is offered in English: %s', (twist) => {
  expect(eventIn(twist, 'english')?.kind).not.toBe('move')
})

test.each([
  ['Noor gaat maandag voor het eerst naar school.', 'school'],
  ['Ze gaat in september naar de grote school', 'de grote school'],
  ['Noor wordt vier en mag eindelijk naar de basisschool!', 'de basisschool'],
  ['Haar eerste schooldag!', 'school'],
  ['Noors eerste schooldag is maandag', 'school'],
  ['Noor begint in augustus in groep 3. Ze houdt van treinen.', 'groep drie'],
  ['Noor gaat voor het eerst naar de crèche', 'de crèche'],
  ['Hij is net begonnen op de peuterspeelzaal', 'de peuterspeelzaal'],
  ['Noor gaat maandag voor het eerst naar De Regenboog, de basisschool', 'De Regenboog'],
  ['Noor start volgende week op basisschool De Klimop en vindt het best spannend', 'De Klimop'],
  ['Noor gaat na de zomervakantie naar een nieuwe school', 'de nieuwe school'],
])('“%s” tells of a first day', (twist, name) => {
  expect(eventIn(twist)).toEqual({ kind: 'start', who: 'school', name, gender: 'other' })
})

test.each([
  ['She starts school in September.', 'school'],
  ['Noor is starting Reception on Monday and can’t wait!', 'Reception'],
  ["Noor's first day at school is tomorrow", 'school'],
  ['It’s her first day of school', 'school'],
  ['Noor has just started nursery.', 'nursery'],
  ['He goes to big school after the summer', 'big school'],
  ['Noor is starting at Oakfield, her new school, next week', 'Oakfield'],
  ['Noor starts in Year 1 in September. She loves trains.', 'Year One'],
])('“%s” tells of a first day in English', (twist, name) => {
  expect(eventIn(twist, 'english')).toEqual({ kind: 'start', who: 'school', name, gender: 'other' })
})

test.each([
  ['Haar broertje gaat maandag voor het eerst naar school.', 'somebody else'],
  ['Lotte gaat maandag voor het eerst naar school.', 'somebody else'],
  ['Opa Jan gaat voor het eerst naar school.', 'somebody of the book, and no child'],
  ['Eerste schooldag van papa als leraar.', 'a teacher'],
  ['Eerste schooldag van de juf', 'a teacher'],
  ['Noor gaat voor het eerst naar een nieuwe school omdat ze gepest werd.', 'who was bullied'],
  ['Noor gaat maandag voor het eerst naar school. Ze werd gepest.', 'beside who was bullied'],
  ['Ze durft niet naar school, ook niet de eerste dag', 'who does not dare'],
  ['Noor moet voor het eerst naar school', 'who has to'],
  ['Noor gaat voor het eerst weer naar school na het ziekenhuis', 'after an illness'],
  ['Noor gaat voor het eerst naar school. Opa is overleden.', 'beside a sorrow'],
  ['Jaren geleden ging ze voor het eerst naar school', 'long ago'],
  ['Vorig jaar begon ze op school', 'long ago'],
  ['Haar laatste schooldag is maandag', 'a last day'],
  ['Noor gaat naar school.', 'a day like others'],
  ['Noor vindt de grote school leuk', 'no first day'],
  ['Houdt van de graafmachine bij school', 'a digger'],
  ['Haar graafmachine gaat voor het eerst naar school', 'a digger'],
  ['Speelt graag schooltje.', 'a game'],
  ['We gaan verhuizen en Noor begint op een nieuwe school', 'beside a move'],
])('of “%s” no story of a first day is offered: %s', (twist) => {
  expect(eventIn(twist)?.kind).not.toBe('start')
})

test.each([
  ['Her brother starts school in September.', 'somebody else'],
  ['Lotte is starting school on Monday.', 'somebody else'],
  ['Mummy’s first day at school as a teacher', 'a teacher'],
  ['Her teacher starts at a new school', 'a teacher'],
  ['She is starting a new school because she was bullied.', 'who was bullied'],
  ['Noor starts school on Monday. She is being bullied.', 'beside who is bullied'],
  ['She is scared of school, even the first day at school', 'who is afraid'],
  ['Noor has to start school', 'who has to'],
  ['Back at school for the first time after hospital', 'after an illness'],
  ['Noor starts school in September. Grandad died.', 'beside a sorrow'],
  ['Years ago she started school', 'long ago'],
  ['Noor started school last year', 'long ago'],
  ['Noor goes to school.', 'a day like others'],
  ['Loves her school bus.', 'a toy'],
  ['Her digger starts school', 'a digger'],
  ['We are moving and she starts at a new school', 'beside a move'],
])('of “%s” no story of a first day is offered in English: %s', (twist) => {
  expect(eventIn(twist, 'english')?.kind).not.toBe('start')
})
