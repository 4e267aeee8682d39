import type { Companion, Hero } from '#book/character.ts'
import type { Style, Theme } from '#book/options.ts'
import type { Locale } from '../locale/locale.ts'

/** A book of our own that visitors may read from cover to cover, told in both languages over the same pictures. */
export interface ExampleBookPlan {
  /** Its folder below `public/examples/`. */
  slug: string
  /** Which of its stories and pictures it is: another number is another of each. */
  take: number
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
    take: 2,
    style: 'waterpaint',
    theme: 'adventure',
    hero: {
      age: 4,
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
    take: 2,
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
        traits: ['hearingAid'],
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
        title: 'The Moon Never Sees the End',
        twist: 'He loves trains and pancakes.',
      },
    },
  },
  {
    slug: 'nut',
    take: 2,
    style: 'digital',
    theme: 'natureAnimals',
    hero: {
      age: 6,
      gender: 'male',
      description: '',
      appearance: {
        skin: 'porcelain',
        hairForm: 'short',
        hairColour: 'auburn',
        glasses: true,
        clothesColour: 'green',
        traits: ['freckles'],
      },
    },
    companions: [
      person({
        age: 9,
        gender: 'female',
        appearance: {
          skin: 'caramel',
          hairForm: 'headscarf',
          hairColour: 'dark',
          glasses: false,
          clothesColour: 'pink',
        },
      }),
    ],
    words: {
      nl: {
        name: 'Finn',
        companions: ['Salma'],
        title: 'Links van de boom',
        twist: 'Hij houdt van treinen en ijsjes.',
      },
      en: {
        name: 'Finn',
        companions: ['Salma'],
        title: 'Left of the Tree',
        twist: 'He loves trains and ice cream.',
      },
    },
  },
  {
    slug: 'bench',
    take: 6,
    style: 'comicBook',
    theme: 'friendship',
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
        title: 'Plaats voor één bil',
        twist: 'Hij is dol op draken en raketten.',
      },
      en: {
        name: 'Daniel',
        companions: ['Grandma'],
        title: 'Room for Half a Bottom',
        twist: 'He is mad about dragons and rockets.',
      },
    },
  },
  {
    slug: 'aunt',
    take: 2,
    style: 'retroVintage',
    theme: 'family',
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
        age: 9,
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
        title: 'Eerst zwaaien, dan taart',
        twist: 'Ze houdt van sterren en trommels.',
      },
      en: {
        name: 'Aya',
        companions: ['Mo'],
        title: 'First We Wave, Then Cake',
        twist: 'She loves stars and drums.',
      },
    },
  },
  {
    slug: 'island',
    take: 10,
    style: 'digitalPainting',
    theme: 'imagination',
    hero: {
      age: 7,
      gender: 'female',
      description: '',
      appearance: {
        skin: 'olive',
        hairForm: 'braids',
        hairColour: 'brown',
        glasses: false,
        clothesColour: 'green',
      },
    },
    companions: [(name) => ({ kind: 'animal', name, species: 'cat', description: '' })],
    words: {
      nl: {
        name: 'Mila',
        companions: ['Miso'],
        title: 'Vierhonderd bomen en één koe',
        twist: 'Ze is gek op kastelen en trommels.',
      },
      en: {
        name: 'Mila',
        companions: ['Miso'],
        title: 'Four Hundred Trees and One Cow',
        twist: 'She loves castles and drums.',
      },
    },
  },
]
