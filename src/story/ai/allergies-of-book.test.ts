import { expect, test } from 'vitest'
import type { TitleBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { isContentLanguage } from '../house/content-language.ts'
import { thingIndex } from '../twist/thing-index.ts'
import type { Fact } from './answers.ts'
import { type Allergies, allergiesOfBook } from './allergies-of-book.ts'
import { languagesWithPrompts, loadLanguage } from './load-prompts.ts'

function allergicTo(what: string, language: BookLanguage, description = '', words: string[] = []): Allergies {
  const hero = { name: 'Noor', age: 5, gender: 'female', description } as TitleBrief['hero']
  const brief = { hero, companions: [], twist: '', language } as unknown as TitleBrief
  const fact: Fact = {
    kind: 'allergy',
    fact: `Noor is allergic to ${what}.`,
    quote: '',
    sensitive: false,
    words,
  }
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
  ['chinese', '小诺吃了一块核桃蛋糕。', '核桃'],
  ['japanese', 'のあは くるみの ケーキを たべました。', 'くるみ'],
  ['arabic', 'أكلت نور كعكةً باللوز.', 'باللوز'],
  ['hindi', 'नूर ने काजू की मिठाई खाई।', 'काजू'],
])('a nut cake that is eaten is found in %s', (language, text, word) => {
  const { foodsIn } = allergicTo('nuts', language)
  expect(foodsIn(text)).toContain(isContentLanguage(language) ? word.toLowerCase() : word)
  expect(allergicTo('', language).foodsIn(text)).toEqual([])
})

test('a fish that swims is no food, and one on a plate is', () => {
  const { foodsIn } = allergicTo('fish', 'french')
  expect(foodsIn('Le poisson nageait en rond.')).toEqual([])
  expect(foodsIn('Le poisson était dans l’assiette.')).toEqual(['poisson'])
})

test('who is called as a food is none', () => {
  const companions = [{ name: 'Gato Limón', description: '' }] as TitleBrief['companions']
  const hero = { name: 'Noor', description: '' } as TitleBrief['hero']
  const fact: Fact = {
    kind: 'allergy',
    fact: 'Noor is allergic to lemons.',
    quote: '',
    sensitive: false,
    words: [],
  }
  const brief = { hero, companions, twist: '', language: 'spanish' } as unknown as TitleBrief
  const { foodsIn } = allergiesOfBook(brief, [fact], loadLanguage('spanish'))
  expect(foodsIn('Limón se comió el pan.')).toEqual([])
  expect(foodsIn('Limón se comió un limón.')).toEqual(['limón'])
})

/** What is given, poured, served or only stands there; then the same without the food, and a harmless use of its word. */
test.each<[BookLanguage, string, string, string[]]>([
  [
    'english',
    'milk',
    'She gets a glass of milk.',
    [
      'The milky moon hung over the shed.',
      'A glass that was free of milk.',
      'A butterfly sat on the buttercup.',
      'He lost a milk tooth.',
    ],
  ],
  [
    'english',
    'nuts',
    'A bowl of peanuts stands on the table.',
    ['She rode a nut-brown horse.', 'A cake without nuts.'],
  ],
  ['english', 'eggs', 'Grandma put a cake in the window.', ['There was an egg-shaped stone.']],
  [
    'dutch',
    'milk',
    'Ze krijgt een glas melk.',
    ['De melkweg stond boven de schuur.', 'Het bootje ging met de stroom mee.', 'Ze stond op het ijs.'],
  ],
  [
    'dutch',
    'nuts',
    'Er staat een schaaltje pinda’s op tafel.',
    ['Een nootbruin paard.', 'Taart zonder noten.'],
  ],
  ['french', 'milk', 'Maman lui tend un verre de lait.', ['Il perdit une dent de lait.', 'Une laitue.']],
  [
    'french',
    'nuts',
    'Un bol de cacahuètes attend.',
    ['Elle avait les yeux noisette.', 'Un gâteau sans noix.'],
  ],
  [
    'german',
    'milk',
    'Sie bekommt ein Glas Milch.',
    ['Ein Milchzahn fiel.', 'Die Milchstraße über dem Dach.'],
  ],
  ['german', 'nuts', 'Auf dem Tisch steht eine Schale Nüsse.', ['Ein Genuss.', 'Ein nussbraunes Pferd.']],
  ['spanish', 'milk', 'Le dan un vaso de leche.', ['Perdió un diente de leche.', 'Sin leche.']],
  ['spanish', 'nuts', 'Hay almendras en la mesa.', ['Un pastel sin nueces.']],
  ['italian', 'milk', 'Gli danno un bicchiere di latte.', ['Perse un dente da latte.']],
  ['italian', 'nuts', 'Sul tavolo ci sono le nocciole.', ['Aveva gli occhi nocciola.']],
  ['portuguese', 'milk', 'Ela recebe um copo de leite.', ['Perdeu um dente de leite.']],
  ['portuguese', 'nuts', 'Há amendoins na mesa.', ['Um bolo sem nozes.']],
  ['russian', 'milk', 'Ей дали стакан молока.', ['У неё выпал молочный зуб.', 'Стакан без молока.']],
  ['russian', 'nuts', 'На столе лежат орехи.', ['Ни ореха.']],
  ['chinese', 'milk', '妈妈递给她一杯牛奶。', ['天上没有牛奶。', '牛奶色的月亮。']],
  ['chinese', 'nuts', '桌上放着一盘花生。', ['像花生一样大。']],
  [
    'japanese',
    'milk',
    'テーブルに ぎゅうにゅうが あります。',
    ['ぎゅうにゅうの ない ひ。', 'ミルク色の つき。'],
  ],
  ['japanese', 'nuts', 'つくえの うえに くるみが あります。', ['くるみの 木が あります。']],
  ['arabic', 'milk', 'أعطتها أمّها كوبًا من الحليب.', ['سقط سنّ الحليب.', 'كوب بلا حليب.']],
  ['arabic', 'nuts', 'على الطاولة لوز.', ['عيناه بلون البندق.']],
  ['hindi', 'milk', 'माँ ने उसे दूध का गिलास दिया।', ['दूधिया चाँद निकला।', 'उसका दूध के दाँत टूटा।']],
  ['hindi', 'nuts', 'मेज़ पर बादाम रखे हैं।', ['बादाम का पेड़ खड़ा था।']],
])('in %s, with %s in it: %s', (language, allergen, food, harmless) => {
  const { foodsIn } = allergicTo(allergen, language)
  expect(foodsIn(food)).not.toEqual([])
  for (const text of harmless) expect(foodsIn(text), text).toEqual([])
  expect(allergicTo('', language).foodsIn(food)).toEqual([])
})

/** What names something else as well is food where it is given, eaten or served; the second is none. */
test.each<[BookLanguage, string, string, string]>([
  ['english', 'fruit', 'He gave her an orange.', 'Her orange coat flapped.'],
  ['english', 'shellfish', 'A bucket of prawns, boiled.', 'A crab walked sideways.'],
  ['english', 'milk', 'He left a saucer of cream by the door.', 'Moonlight as white as milk lay there.'],
  ['english', 'eggs', 'An egg lay on the sill.', 'There were speckled eggs in the nest.'],
  ['dutch', 'fish', 'Hij kreeg een haring met uitjes.', 'Een vis zwom onder de brug.'],
  ['dutch', 'milk', 'Opa kocht een softijsje.', 'Ze schaatsten op het ijs, als in een droom.'],
  ['dutch', 'fruit', 'Ze kreeg een peertje.', 'Een peertje hing aan het plafond.'],
  ['french', 'milk', 'On lui offrit une glace.', 'La glace du miroir était froide.'],
  ['french', 'gluten', 'Il tenait une baguette.', 'La fée perdit sa baguette magique.'],
  ['german', 'milk', 'Sie bekam ein Eis.', 'Das Eis auf dem Teich hielt.'],
  ['german', 'fish', 'Da lag ein Fischbrötchen.', 'Der Fisch schwamm weg.'],
  ['spanish', 'milk', 'Le regalaron un helado.', 'Soplaba un viento helado.'],
  ['italian', 'milk', 'Le diedero un gelato.', 'Soffiava un vento gelato.'],
  ['portuguese', 'nuts', 'Deu-lhe uma castanha.', 'Tinha a cor castanha da terra.'],
  ['russian', 'fish', 'Ему дали рыбу.', 'Рыба уплыла.'],
  ['chinese', 'fish', '她得到一条鱼。', '一条鱼游走了。'],
  ['japanese', 'milk', 'アイスを もらった。', 'アイス スケートの くつ。'],
  ['arabic', 'fish', 'أعطاه سمكة.', 'سبحت السمكة بعيدًا.'],
  ['hindi', 'fish', 'उसे मछली मिली।', 'मछली तैरती रही।'],
])('in %s, with %s in it: %s But not: %s', (language, allergen, food, other) => {
  const { foodsIn } = allergicTo(allergen, language)
  expect(foodsIn(food)).not.toEqual([])
  expect(foodsIn(other)).toEqual([])
})

/** The fourteen of EU regulation 1169/2011, Annex II, and a food a language of each. */
const fourteen: Readonly<Record<string, Partial<Record<BookLanguage, string>>>> = {
  gluten: { english: 'toast rack of bread', german: 'Brötchen', hindi: 'रोटी' },
  crustaceans: { english: 'a plate of prawns', french: 'une assiette de crevettes' },
  eggs: { dutch: 'een omelet', russian: 'яичница' },
  fish: { english: 'a plate of fish', japanese: 'さかなを たべた' },
  peanuts: { english: 'peanuts', dutch: 'pindakaas', spanish: 'cacahuetes' },
  soya: { dutch: 'tofu', chinese: '豆腐' },
  milk: { english: 'cheese', italian: 'formaggio', portuguese: 'queijo' },
  nuts: { french: 'des amandes', arabic: 'لوز' },
  celery: {
    english: 'a stick of celery',
    dutch: 'knolselderij',
    french: 'du céleri',
    german: 'Knollensellerie',
    spanish: 'apio',
    italian: 'sedano',
    portuguese: 'aipo',
    russian: 'сельдерей',
    chinese: '一盘芹菜',
    japanese: 'セロリ',
    arabic: 'الكرفس',
    hindi: 'सूप',
  },
  mustard: {
    english: 'mustard',
    dutch: 'mosterd',
    french: 'la moutarde',
    german: 'Senf',
    spanish: 'mostaza',
    italian: 'senape',
    portuguese: 'mostarda',
    russian: 'горчица',
    chinese: '芥末',
    japanese: 'マスタード',
    arabic: 'الخردل',
    hindi: 'सरसों का खाना खाया',
  },
  sesame: { english: 'hummus', russian: 'халва на тарелке' },
  sulphites: { english: 'raisins', dutch: 'rozijnen', french: 'des raisins secs', russian: 'изюм' },
  lupin: {
    english: 'a slice of lupin bread',
    dutch: 'een bord lupinepasta',
    german: 'Teller mit Lupinen',
    portuguese: 'tremoços',
    arabic: 'كوب ترمس',
  },
  molluscs: { english: 'a plate of mussels', dutch: 'een bord oesters', spanish: 'un plato de calamares' },
}

test.each(Object.entries(fourteen))('%s are among what is left out', (allergen, foods) => {
  for (const [language, food] of Object.entries(foods)) {
    expect(allergicTo(allergen, language as BookLanguage).foodsIn(food), food).not.toEqual([])
  }
})

test.each<[BookLanguage, string]>([
  ['english', 'kiwi on a plate'],
  ['german', 'Auf dem Teller lag Kiwi.'],
  ['chinese', '盘子里有猕猴桃'],
  ['arabic', 'في الصحن كيوي'],
])('a kiwi is found in %s', (language, text) => {
  expect(allergicTo('kiwi', language).foodsIn(text)).not.toEqual([])
})

test('a food that no list has is known by the words that a model read of it, and by our own', () => {
  const words = ['кедровая шишка', 'лук', 'баклажан']
  const { foodsIn } = allergicTo('aubergine and onion', 'russian', '', words)
  expect(foodsIn('На столе баклажаны. Медведь лез на лукошко.')).toEqual(['баклажаны'])
  expect(allergicTo('', 'dutch', 'Allergisch voor banaan.').foodsIn('Er lagen bananen.')).toEqual(['bananen'])
})

test('a way of eating that our own readers find keeps out what is not eaten', () => {
  const { told, foodsIn } = allergicTo('', 'dutch', 'Ze is vegan.')
  expect(told).toContain('Somebody in the book eats no melk.')
  expect(foodsIn('Ze krijgt een glas melk.')).toEqual(['melk'])
})

test('an allergy to what nobody could read is told as one to any food', () => {
  expect(allergicTo('', 'english', 'Severely allergic.').told).toEqual([
    expect.stringContaining('nobody eats') as string,
  ])
  expect(allergicTo('', 'english', 'Loves trains.').told).toEqual([])
})

test('who is vegan is given no milk', () => {
  const hero = { name: 'Noor', description: '' } as TitleBrief['hero']
  const brief = { hero, companions: [], twist: '', language: 'spanish' } as unknown as TitleBrief
  const fact: Fact = { kind: 'allergy', fact: 'Noor is vegan.', quote: '', sensitive: false, words: [] }
  expect(allergiesOfBook(brief, [fact], loadLanguage('spanish')).foodsIn('Un vaso de leche.')).toEqual([
    'leche',
  ])
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
  const { told, foodsIn } = allergicTo('', 'english', 'Allergic to peanuts and kiwi.')
  expect(told).toEqual([
    'Somebody in the book is allergic to nuts.',
    'Somebody in the book is allergic to kiwi.',
  ])
  expect(foodsIn('Noor ate a peanut.')).toEqual(['peanut'])
})

test.each<[BookLanguage, string, string]>([
  ['dutch', 'Sesam is levensgevaarlijk voor haar, de epipen gaat altijd mee.', 'Ze at een sesamkoekje.'],
  [
    'english',
    'Sesame is life-threatening for her, the EpiPen always comes along.',
    'She ate a sesame biscuit.',
  ],
  ['french', 'Le sésame est mortel pour elle.', 'Elle mange du houmous.'],
  ['german', 'Sesam ist lebensgefährlich für sie.', 'Sie isst Sesamkekse.'],
])(
  'in %s a food that is deadly for somebody is kept out without a model that reads it',
  (language, told, text) => {
    const hero = { name: 'Noor', age: 6, gender: 'girl', description: '' }
    const brief = { hero, companions: [], twist: told, language } as unknown as TitleBrief
    const { foodsIn, told: sentences } = allergiesOfBook(brief, [], loadLanguage(language))
    expect(foodsIn(text)).not.toEqual([])
    expect(sentences).not.toEqual([])
  },
)
