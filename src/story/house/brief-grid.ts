import type { Brief } from '#book/brief.ts'
import type { Companion, Hero } from '#book/character.ts'
import { type Gender, genders, type Theme } from '#book/options.ts'
import type { Size } from '#book/size.ts'
import type { ContentLanguage } from './content-language.ts'

/** A child to try a story on. */
export interface GridChild {
  name: string
  brief(choice: { theme: Theme; language: ContentLanguage; size: Size }): Brief
}

type Written = string | Record<ContentLanguage, string>

interface GridEntry {
  name: string
  age: number
  gender: Gender
  companions: readonly { name: Written; kind: Companion['kind']; wheels?: boolean }[]
  twist: Written
  /** In a wheelchair. */
  wheels?: boolean
}

/** How everybody looks in whom stories are tried: no text tells of it. */
export const appearance = {
  skin: 'olive',
  hairForm: 'bob',
  hairColour: 'dark',
  glasses: false,
  clothesColour: 'teal',
} as const

const hardChildren: readonly Omit<GridEntry, 'age'>[] = [
  {
    name: 'Lou',
    gender: 'other',
    companions: [],
    twist: { dutch: 'graafmachines, bananen', english: 'diggers and bananas' },
  },
  {
    name: 'Noor',
    gender: 'female',
    companions: [
      { name: { dutch: 'Opa en oma', english: 'Granny and Grandpa' }, kind: 'person' },
      { name: 'Sem', kind: 'person' },
    ],
    twist: { dutch: 'octopussen, de maan, voetbal', english: 'octopuses, the moon, football' },
  },
  {
    name: 'Ids',
    gender: 'other',
    companions: [
      { name: 'Fatima', kind: 'person' },
      { name: 'Rex', kind: 'animal' },
      { name: { dutch: 'meneer Beer', english: 'Mr Bear' }, kind: 'toy' },
      { name: { dutch: 'oma', english: 'Granny' }, kind: 'person' },
      { name: 'IJsbrand', kind: 'animal' },
    ],
    twist: { dutch: 'treinen', english: 'trains' },
  },
  {
    name: "Zoë-Maé van 't Hof",
    gender: 'female',
    companions: [{ name: { dutch: 'Konijn', english: 'Rabbit' }, kind: 'toy' }],
    twist: '',
  },
  {
    name: 'Дмитрий',
    gender: 'male',
    companions: [],
    twist: { dutch: 'kraanvogels, noedels', english: 'cranes, noodles' },
  },
  {
    name: 'ijsbrand',
    gender: 'male',
    companions: [{ name: { dutch: 'de poezen', english: 'the kittens' }, kind: 'animal' }],
    twist: '🚂🚂',
  },
]

const inWheelchair = 'Zit in een rolstoel.'
const gridCompanions = ['opa', 'Bo', 'Mijntje', 'meneer Beer', 'ijsbeer']
const gridTwists: readonly Written[] = [
  { dutch: 'de maan, voetbal, zelf pannenkoeken bakken', english: 'the moon, football, making pancakes' },
  {
    dutch: 'Ze is gek op ijsjes en woont naast een bakker.',
    english: 'She loves ice lollies and lives next to a bakery.',
  },
  '',
]

/**
 * Children of every kind: each kind and number of companions, each gender, names that are hard on grammar, wheelchairs.
 */
export function briefGrid(): GridChild[] {
  const plain = (['person', 'animal', 'toy'] as const).flatMap((kind) =>
    [0, 1, 2, 3, 4, 5].flatMap((count) =>
      genders.flatMap((gender) =>
        [3, 7].map((age) => ({
          name: 'Lars',
          age,
          gender,
          companions: gridCompanions.slice(0, count).map((name) => ({ name, kind })),
          twist: gridTwists[count % gridTwists.length] ?? '',
        })),
      ),
    ),
  )
  const hard = hardChildren.flatMap((child) => [1, 3, 5, 8, 40, 101].map((age) => ({ ...child, age })))
  const wheels = [0, 1, 2, 3, 5].flatMap((count) =>
    [3, 7].flatMap((age) =>
      [true, false]
        .filter((hero) => hero || count > 0)
        .map((hero) => ({
          name: 'Lars',
          age,
          gender: 'female' as const,
          companions: gridCompanions
            .slice(0, count)
            .map((name) => ({ name, kind: 'person' as const, wheels: !hero || count === 3 })),
          twist: gridTwists[count % gridTwists.length] ?? '',
          wheels: hero,
        })),
    ),
  )
  return [...plain, ...hard, ...wheels].map(gridChild)
}

function gridChild(entry: GridEntry): GridChild {
  const companionNote = `${entry.companions.length} ${entry.companions[0]?.kind ?? 'companions'}${entry.wheels || entry.companions.some(({ wheels }) => wheels) ? ', wheelchair' : ''}`
  return {
    name: `${entry.name}, ${entry.age}, ${entry.gender}, ${companionNote}`,
    brief: ({ theme, language, size }) => {
      const said = (written: Written): string => (typeof written === 'string' ? written : written[language])
      const hero: Hero = {
        name: entry.name,
        age: entry.age,
        gender: entry.gender,
        description: entry.wheels ? inWheelchair : '',
        appearance,
      }
      const companions = entry.companions.map(
        ({ name, kind, wheels }): Companion =>
          kind === 'person'
            ? {
                kind,
                name: said(name),
                age: 40,
                gender: 'other',
                description: wheels ? inWheelchair : '',
                appearance,
              }
            : { kind, name: said(name), species: 'bear', description: '' },
      )
      return {
        hero,
        companions,
        style: 'waterpaint',
        theme,
        twist: said(entry.twist),
        language,
        title: 'Test',
        size,
      }
    },
  }
}
