import { describe, expect, test } from 'vitest'
import type { TitleBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import type { Fact } from './answers.ts'
import { type Allergies, allergiesOfBook } from './allergies-of-book.ts'
import { type LanguagePrompts, loadLanguage } from './load-prompts.ts'

const prompts = new Map<BookLanguage, LanguagePrompts>()
function promptsOf(language: BookLanguage): LanguagePrompts {
  const own = prompts.get(language) ?? loadLanguage(language)
  prompts.set(language, own)
  return own
}

function allergies(language: BookLanguage, twist: string, facts: Fact[] = []): Allergies {
  const hero = { name: 'Noor', age: 5, gender: 'female', description: '' } as TitleBrief['hero']
  const brief = { hero, companions: [], twist, language } as unknown as TitleBrief
  return allergiesOfBook(brief, facts, promptsOf(language))
}
const allergicTo = (what: string, language: BookLanguage): Allergies =>
  allergies(language, '', [
    { kind: 'allergy', fact: `Noor is allergic to ${what}.`, quote: '', sensitive: false, words: [] },
  ])

/** Sentences by the allergen that is in what is eaten in them: none of them is printed. */
const meals: readonly [BookLanguage, Readonly<Record<string, readonly string[]>>][] = [
  [
    'english',
    {
      gluten: [
        'There was toast.',
        'They shared a naan.',
        'Two crumpets and a pretzel.',
        'She ate her Weetabix.',
        'They ate scampi.',
        'He fetched a baguette.',
        'She had oats for breakfast.',
      ],
      milk: [
        'They ate rice pudding.',
        'There was mozzarella on it.',
        'She had a yoghurt.',
        'He ate a profiterole.',
        'There was a quiche.',
      ],
      eggs: [
        'They had Yorkshire puddings.',
        'She ate a pavlova.',
        'He ate French toast.',
        'An omelette for tea.',
      ],
      nuts: ['She ate a florentine.', 'There was chocolate spread on the bread.', 'Pine nuts on the plate.'],
      fish: [
        'They had fishcakes.',
        'There were kippers for breakfast.',
        'He ate trout.',
        'A plate of sea bass.',
      ],
      shellfish: [
        'They ate scampi and chips.',
        'She ate prawns.',
        'Langoustines for supper.',
        'A bag of prawn crackers.',
      ],
      soya: ['A bowl of edamame.', 'They had miso soup.'],
      sesame: ['They ate falafel.', 'Hummus on a cracker.'],
      mustard: ['He put Dijon on it.', 'Chutney with the cheese.'],
      celery: ['They ate minestrone.', 'A bowl of soup.'],
      sulphites: ['Currants in the bun.', 'They had Christmas pudding.'],
      lupin: ['They ate bread.'],
    },
  ],
  [
    'dutch',
    {
      gluten: [
        'Er was toast.',
        'Ze aten een pitabroodje.',
        'Ze nam een hap van de tortilla.',
        'Hij at havermout.',
        'Ze aten een knäckebröd.',
        'Er lag een krakeling op het bord.',
      ],
      milk: [
        'Ze aten rijstepap.',
        'Er lag mozzarella op.',
        'Ze kreeg een tompouce.',
        'Ze aten een soesje.',
        'Er was chocopasta.',
      ],
      eggs: [
        'Ze aten een wentelteefje.',
        'Hij bakte een spiegelei.',
        'Ze aten quiche.',
        'Een tompouce op een schoteltje.',
      ],
      nuts: ['Er was chocopasta op het brood.', 'Ze aten kerststol.', 'Een bitterkoekje bij de thee.'],
      fish: ['Ze aten lekkerbekjes.', 'Ze aten paling.', 'Ze kregen schol met friet.'],
      shellfish: [
        'Ze aten scampi’s.',
        'Er lagen gamba’s op het bord.',
        'Ze aten kroepoek.',
        'Ze at rivierkreeftjes.',
      ],
      soya: ['Ze aten tempé.', 'Ketjap bij de rijst.', 'Ze aten tahoe.'],
      sesame: ['Ze aten falafel.'],
      mustard: ['Piccalilli bij de kaas.'],
      celery: ['Ze aten snert.'],
      sulphites: ['Krenten in de bol.', 'Ze aten zuurkool.'],
    },
  ],
  [
    'french',
    {
      gluten: ['Il mangea un toast.', 'Une biscotte au goûter.'],
      shellfish: ['Des gambas dans l’assiette.', 'Elle mangea des scampis.'],
      milk: ['Il mangea du riz au lait.', 'Un petit-suisse au goûter.'],
      eggs: ['Elle mangea une gaufre.'],
      fish: ['Ils mangèrent du merlu.'],
    },
  ],
  [
    'german',
    {
      gluten: ['Sie aß einen Toast.', 'Es gab Spätzle zum Mittagessen.'],
      shellfish: ['Sie aßen Scampi.', 'Es gab Shrimps zum Abendessen.'],
      milk: ['Er aß Milchreis.', 'Mozzarella auf dem Teller.'],
      eggs: ['Sie aß Pfannkuchen.'],
      fish: ['Sie aßen Fischstäbchen.'],
    },
  ],
  [
    'spanish',
    {
      gluten: ['Comió una tostada.', 'Desayunaron churros.'],
      shellfish: ['Comieron gambas.', 'Había cigalas en el plato.'],
      milk: ['Comió arroz con leche.'],
      fish: ['Comieron boquerones.'],
    },
  ],
  [
    'italian',
    {
      gluten: ['Mangiò un toast.', 'Mangiarono i grissini.'],
      shellfish: ['Mangiarono gli scampi.', 'C’erano le vongole nel piatto.'],
      milk: ['Mangiò la mozzarella.'],
      fish: ['Mangiarono le alici.'],
    },
  ],
  [
    'portuguese',
    {
      gluten: ['Comeu uma torrada.', 'Comeu um pastel.'],
      shellfish: ['Comeram camarão.', 'Comeram siri.'],
      milk: ['Comeu arroz-doce.', 'Comeu pão de queijo.'],
      fish: ['Comeram bacalhau.'],
    },
  ],
  [
    'russian',
    {
      gluten: ['Она съела тост.', 'На завтрак были сушки.'],
      shellfish: ['Они ели креветки.', 'Они ели кальмаров.'],
      milk: ['Она съела сырник.'],
      fish: ['Они ели селёдку.'],
    },
  ],
  [
    'arabic',
    {
      gluten: ['أكلت التوست.', 'أكلوا المعكرونة.'],
      shellfish: ['أكلوا الجمبري.', 'أكلوا الروبيان.'],
      milk: ['أكلت اللبنة.'],
      fish: ['أكلوا التونة.'],
    },
  ],
  [
    'hindi',
    {
      gluten: ['उसने टोस्ट खाया।', 'उसने नूडल्स खाए।'],
      shellfish: ['उसने झींगे खाए।'],
      milk: ['उसने रसगुल्ला खाया।'],
      eggs: ['उसने ऑमलेट खाया।'],
    },
  ],
  [
    'chinese',
    {
      gluten: ['她吃了一片吐司。', '他吃了一碗面条。'],
      shellfish: ['他们吃了大虾。'],
      milk: ['他吃了奶酪。'],
      eggs: ['他吃了蛋挞。'],
      fish: ['她吃了三文鱼。'],
    },
  ],
  [
    'japanese',
    {
      gluten: ['トーストを たべた。', 'そうめんを たべた。'],
      shellfish: ['エビフライを たべた。', 'いかを たべた。'],
      milk: ['グラタンを たべた。'],
      eggs: ['めだまやきを たべた。'],
      fish: ['ツナを たべた。'],
    },
  ],
]

describe.each(meals)('in %s', (language, byAllergen) => {
  test.each(Object.entries(byAllergen))('nothing with %s in it is eaten', (allergen, sentences) => {
    const { foodsIn } = allergicTo(allergen, language)
    expect(sentences.filter((sentence) => foodsIn(sentence).length === 0)).toEqual([])
  })
})

test.each<[BookLanguage, string, readonly string[]]>([
  [
    'english',
    'She took an oath, and the sheep ate grass. The stuffing came out of the bear.',
    ['gluten', 'milk', 'eggs'],
  ],
  [
    'english',
    'The dressing gown hung on the door. The soles of his shoes were wet.',
    ['mustard', 'fish', 'celery'],
  ],
  ['english', 'He was stocky and sold stockings. She wrapped the present.', ['celery', 'gluten']],
  ['dutch', 'De koe stond in de wei. Papa viste een bloem uit het water.', ['milk', 'gluten']],
  ['dutch', 'Een school kinderen ging naar buiten. Het was mistig.', ['fish', 'soya', 'gluten']],
  ['german', 'Die Reise war lang. Der Toaster stand still.', ['fish', 'milk']],
])('in %s it is no food: %s', (language, text, allergens) => {
  for (const allergen of allergens)
    expect([allergen, allergicTo(allergen, language).foodsIn(text)]).toEqual([allergen, []])
})

describe('a food that no list has', () => {
  test.each<[BookLanguage, string, string]>([
    ['english', 'Noor is allergic to rice.', 'They ate rice noodles.'],
    ['english', 'Noor is allergic to lychees.', 'She ate a lychee.'],
    ['english', 'Noor is allergic to parsnips and swede.', 'The swede was on her fork.'],
    ['english', 'Noor has a turmeric allergy.', 'They ate it with turmeric.'],
    ['dutch', 'Noor is allergisch voor rijst.', 'Ze aten rijstepap.'],
    ['dutch', 'Noor is allergisch voor lychees.', 'Ze at een lychee.'],
    ['dutch', 'Noor heeft een kurkuma-allergie.', 'Ze aten het met kurkuma.'],
    ['french', 'Noor est allergique au riz.', 'Elle mange du riz.'],
    ['french', 'Noor est allergique aux litchis.', 'Elle mange un litchi.'],
    ['german', 'Noor ist allergisch gegen Reis.', 'Sie aß Reis.'],
    ['german', 'Noor hat eine Reisallergie.', 'Sie aß eine Reiswaffel.'],
    ['spanish', 'Noor es alérgica al arroz.', 'Comió arroz.'],
    ['spanish', 'Noor es alérgica a los guisantes.', 'Comió un guisante.'],
    ['italian', 'Noor è allergica al riso.', 'Mangiò il riso.'],
    ['italian', 'Noor è allergica ai piselli.', 'Mangiò un pisello.'],
    ['portuguese', 'Noor é alérgica a arroz.', 'Comeu arroz.'],
    ['russian', 'У Нур аллергия на рис.', 'Она ела рис с изюмом.'],
    ['russian', 'У Нур аллергия на горох.', 'Она ела гороховый суп.'],
    ['arabic', 'نور عندها حساسية من الأرز.', 'أكلت الأرز.'],
    ['hindi', 'नूर को चावल से एलर्जी है।', 'उसने चावल खाए।'],
    ['chinese', '小诺对米饭过敏。', '她吃了米饭。'],
    ['japanese', 'ノアは そばアレルギーです。', 'そばを たべた。'],
  ])('is kept out by its own name in %s: %s', (language, twist, text) => {
    const { foodsIn, told } = allergies(language, twist)
    expect(foodsIn(text)).not.toEqual([])
    expect(told).not.toEqual([])
  })

  test.each<[BookLanguage, string, string]>([
    ['english', 'Noor is allergic to cats.', 'A cat sat on the wall.'],
    ['english', 'Noor is allergic to rice.', 'The price was high.'],
    ['dutch', 'Noor is allergisch voor huisstof.', 'Er lag stof op de kast.'],
    ['german', 'Noor ist allergisch gegen Katzen.', 'Die Katze schlief.'],
    ['german', 'Noor ist allergisch gegen Reis.', 'Die Reise begann.'],
    ['french', 'Noor est allergique aux chats.', 'Un chat dort.'],
    ['spanish', 'Noor es alérgica al polen.', 'Había polen en el aire.'],
    ['italian', 'Noor è allergica al riso.', 'Andò a casa.'],
  ])('and nothing else is in %s: %s', (language, twist, text) => {
    expect(allergies(language, twist).foodsIn(text)).toEqual([])
  })
})
