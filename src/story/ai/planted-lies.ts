import type { BookLanguage } from '#book/options.ts'
import type { WrittenSpread } from './written-story.ts'

/** What a lie is about: which of the things that a text and a plan both say. */
export const lieKinds = [
  'held',
  'absent',
  'weather',
  'hour',
  'season',
  'count',
  'state',
  'place',
  'thing',
] as const
export type LieKind = (typeof lieKinds)[number]

/** What a fault says of each kind. */
export const toldOfLie: Readonly<Record<LieKind, RegExp>> = {
  held: /nobody holds it|holds it$|puts it in a hand/,
  absent: /is absent, and the text has them there/,
  weather: /the weather of the picture is/,
  hour: /the picture is of the/,
  season: /the season of the picture is/,
  count: /the picture has \d+ of/,
  state: /it is drawn|is awake in the plan/,
  place: /the place of the picture is/,
  thing: /the picture has none/,
}

/** A page of an example book, and what makes text and plan disagree on it. */
export type PlantedLie = [
  language: BookLanguage,
  page: number,
  kind: LieKind,
  lie: string | ((spread: WrittenSpread) => void),
]

const caption =
  (words: string) =>
  ({ scene }: WrittenSpread): void => {
    scene.caption = words
  }
const without =
  (who: string, name: string, also = '') =>
  (spread: WrittenSpread): void => {
    spread.scene.cast = spread.scene.cast.filter((member) => member.who !== who)
    spread.absent = [name]
    spread.text += also
  }
const prop =
  (name: string, changes: Partial<WrittenSpread['scene']['props'][number]>) =>
  ({ scene }: WrittenSpread): void => {
    Object.assign(scene.props.find((one) => one.name === name) ?? {}, changes)
  }

/**
 * Lies between text and plan, planted in the example books, for tests: words are a paragraph after the page's text, functions change
 * the page. Five a language, as readers of the examples would plant them.
 */
export const plantedLies: readonly PlantedLie[] = [
  ['dutch', 3, 'held', 'Fien hield een paraplu boven haar hoofd.'],
  ['dutch', 7, 'held', 'De deksel lag nog onder de schommel.'],
  ['dutch', 0, 'count', caption('In de koffer van Guus liggen drie deksels. Fien kijkt boos.')],
  ['dutch', 4, 'season', 'Het was herfst en de blaadjes vielen.'],
  ['dutch', 9, 'place', 'Ze zaten in de keuken.'],
  ['english', 4, 'state', caption('Kevin is fast asleep on the hill, and Winifred points at him.')],
  ['english', 3, 'absent', without('companion2', 'Kevin')],
  ['english', 8, 'weather', 'The fog was so thick that the cow had to feel her way.'],
  ['english', 2, 'hour', 'It was evening by the time they reached the last chimney.'],
  ['english', 6, 'count', 'There were four trees, and then no more.'],
  ['french', 5, 'held', 'Lucie tient un parapluie.'],
  ['french', 9, 'weather', 'Dehors, le soleil brille.'],
  ['french', 1, 'hour', 'C’est le soir.'],
  ['french', 8, 'count', 'Trois flaques attendent.'],
  ['french', 6, 'absent', without('companion1', 'Hugo', '\n— C’est malin, dit Hugo.')],
  ['german', 6, 'held', prop('lantern', { near: 'hero' })],
  ['german', 2, 'place', 'Sie standen in der Küche.'],
  ['german', 5, 'state', 'Die Laterne war aus.'],
  ['german', 3, 'weather', 'Es schneite auf die Boote.'],
  ['german', 0, 'count', 'Drei Laternen standen bereit.'],
  ['spanish', 5, 'held', prop('box', { held: null })],
  ['spanish', 4, 'hour', 'Atardecía.'],
  ['spanish', 6, 'absent', without('companion2', 'mamá Julia', '\nMamá Julia empujó desde el otro lado.')],
  ['spanish', 0, 'state', 'La puerta estaba abierta de par en par.'],
  ['spanish', 7, 'count', 'Había dos bicicletas.'],
  ['italian', 9, 'held', prop('spoon', { held: null })],
  ['italian', 4, 'season', 'Era autunno, e le foglie cadevano.'],
  ['italian', 2, 'weather', 'Pioveva sul campanile.'],
  ['italian', 1, 'count', prop('clock', { count: 2 })],
  ['italian', 3, 'place', 'Erano tutti in cucina.'],
  ['portuguese', 3, 'held', caption('Embaixo da mangueira, Caetano segura a colher e aponta para Farofa.')],
  ['portuguese', 6, 'absent', without('companion1', 'Luz')],
  ['portuguese', 5, 'hour', 'Anoitecia.'],
  ['portuguese', 5, 'state', 'A porta ficou aberta.'],
  ['portuguese', 8, 'weather', 'Ventava tanto que as mangas voavam.'],
  ['russian', 6, 'held', 'Вера Павловна держала зонтик.'],
  ['russian', 9, 'count', 'На столе стояло пять чашек.'],
  ['russian', 3, 'season', 'Была зима, и рельсы замёрзли.'],
  ['russian', 7, 'place', 'Они сидели в лесу.'],
  [
    'russian',
    9,
    'state',
    caption('Вечером на кухне Миша спит за столом. Вера Павловна стоит рядом с чашкой.'),
  ],
  ['arabic', 4, 'held', prop('lantern', { held: null })],
  ['arabic', 1, 'weather', 'كان الضباب يغطّي السطح.'],
  ['arabic', 0, 'hour', 'كان المساء قد حلّ.'],
  ['arabic', 6, 'absent', without('companion2', 'يوسف')],
  ['arabic', 7, 'count', prop('pigeon', { count: 3 })],
  ['hindi', 9, 'held', prop('lunchBox', { held: null })],
  ['hindi', 6, 'weather', 'तेज़ धूप है।'],
  ['hindi', 0, 'place', 'सब जंगल में हैं।'],
  ['hindi', 2, 'count', 'मेज़ के नीचे तीन गेंदें हैं।'],
  ['hindi', 3, 'hour', 'शाम हो गई।'],
  ['chinese', 4, 'held', '小满手里拿着一把伞。'],
  ['chinese', 5, 'absent', without('companion2', '豆豆')],
  ['chinese', 9, 'hour', '早上，太阳出来了。'],
  ['chinese', 7, 'state', caption('小满在装鞋的纸箱里睡着了，枕头放在旁边。')],
  ['chinese', 5, 'season', '秋天到了，树叶黄了。'],
  ['japanese', 3, 'held', 'ハルは かさを さして いた。'],
  ['japanese', 4, 'count', 'かえるが ろっぴき いた。'],
  ['japanese', 7, 'absent', without('companion2', 'もち')],
  ['japanese', 5, 'weather', 'きりが たちこめて いた。'],
  ['japanese', 2, 'place', 'ハルは もりの なかに いた。'],
]
