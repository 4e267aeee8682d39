import type { Companion, Hero } from '#book/character.ts'
import type { Style, Theme } from '#book/options.ts'
import type { Locale } from '../locale/locale.ts'

/** A book of our own that visitors may read from cover to cover, told in both languages over the same pictures. */
export interface ExampleBookPlan {
  /** Its folder below `public/examples/`. */
  slug: string
  style: Style
  theme: Theme
  hero: Omit<Hero, 'name'>
  companions: ((name: string) => Companion)[]
  words: Record<Locale, { name: string; companions: string[]; title: string; twist: string }>
}

const person = (who: Omit<Extract<Companion, { kind: 'person' }>, 'kind' | 'name' | 'description'>) => {
  return (name: string): Companion => ({ kind: 'person', name, description: '', ...who })
}

/** In the order in which they lie on the home page; the first lies open at the top. */
export const exampleBookPlans: readonly ExampleBookPlan[] = [
  {
    slug: 'hill',
    style: 'waterpaint',
    theme: 'adventure',
    hero: {
      age: 6,
      gender: 'female',
      description: '',
      appearance: {
        skin: 'caramel',
        hairForm: 'curly',
        hairColour: 'dark',
        glasses: true,
        clothesColour: 'red',
      },
    },
    companions: [(name) => ({ kind: 'animal', name, species: 'dog', description: '' })],
    words: {
      nl: {
        name: 'Noor',
        companions: ['Pluis'],
        title: 'Noor en de zoekgeraakte heuvel',
        twist: 'Ze is gek op octopussen, de maan en voetbal.',
      },
      en: {
        name: 'Nora',
        companions: ['Fluff'],
        title: 'Nora and the Hill That Got Up',
        twist: 'She loves octopuses, the moon and football.',
      },
    },
  },
  {
    slug: 'moon',
    style: 'paperCut',
    theme: 'bedtime',
    hero: {
      age: 4,
      gender: 'male',
      description: '',
      appearance: {
        skin: 'brown',
        hairForm: 'short',
        hairColour: 'black',
        glasses: false,
        clothesColour: 'teal',
      },
    },
    companions: [(name) => ({ kind: 'toy', name, species: 'bear', description: '' })],
    words: {
      nl: {
        name: 'Sem',
        companions: ['Beer'],
        title: 'De maan die bleef kijken',
        twist: 'Hij houdt van treinen en pannenkoeken.',
      },
      en: {
        name: 'Sam',
        companions: ['Mr Bear'],
        title: 'A Nose on the Glass',
        twist: 'He loves trains and pancakes.',
      },
    },
  },
  {
    slug: 'cart',
    style: 'comicBook',
    theme: 'adventure',
    hero: {
      age: 8,
      gender: 'male',
      description: '',
      appearance: {
        skin: 'peach',
        hairForm: 'sidePart',
        hairColour: 'blond',
        glasses: false,
        clothesColour: 'blue',
      },
    },
    companions: [
      person({
        age: 67,
        gender: 'female',
        appearance: {
          skin: 'peach',
          hairForm: 'bun',
          hairColour: 'grey',
          glasses: true,
          clothesColour: 'purple',
        },
      }),
    ],
    words: {
      nl: {
        name: 'Daan',
        companions: ['oma'],
        title: 'Daan en het schaap op de helling',
        twist: 'Hij is dol op draken en raketten.',
      },
      en: {
        name: 'Daniel',
        companions: ['Grandma'],
        title: 'A Sheep for a Sail',
        twist: 'He is mad about dragons and rockets.',
      },
    },
  },
  {
    slug: 'suitcase',
    style: 'retroVintage',
    theme: 'bedtime',
    hero: {
      age: 5,
      gender: 'female',
      description: '',
      appearance: {
        skin: 'deep',
        hairForm: 'coily',
        hairColour: 'black',
        glasses: false,
        clothesColour: 'yellow',
      },
    },
    companions: [
      person({
        age: 2,
        gender: 'male',
        appearance: {
          skin: 'deep',
          hairForm: 'short',
          hairColour: 'black',
          glasses: false,
          clothesColour: 'orange',
        },
      }),
    ],
    words: {
      nl: {
        name: 'Aya',
        companions: ['Mo'],
        title: 'Een koffer donker',
        twist: 'Ze houdt van olifanten en sterren.',
      },
      en: {
        name: 'Aya',
        companions: ['Mo'],
        title: 'A Suitcase of Dark',
        twist: 'She loves elephants and stars.',
      },
    },
  },
]
