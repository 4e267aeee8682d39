import type { Gender } from './options.ts'

/** What a word such as `oma` says of whoever is called by it. */
export interface Kinship {
  gender: Gender
  ageYears: number
  /** Of the child's family, and so likely to look like the child. */
  family: boolean
}

const words: readonly (readonly [string, Gender, number, boolean])[] = [
  [
    'mama mam mamma mammie mams moeder mum mummy mom mommy mother mem stiefmama stiefmoeder bonusmama stepmum',
    'female',
    36,
    true,
  ],
  [
    'papa pap pappa pappie paps vader dad daddy father heit baba stiefpapa stiefvader bonuspapa stepdad',
    'male',
    38,
    true,
  ],
  ['overgrootoma overgrootmoeder grootoma superoma', 'female', 90, true],
  ['overgrootopa overgrootvader grootopa superopa', 'male', 90, true],
  [
    'oma omi oomi opoe grootmoeder gran granny grandma grandmother nan nana nanna nonna bomma moeke meme beppe nani dadi abuela teta babaanne anneanne jeddah yiayia babcia',
    'female',
    68,
    true,
  ],
  [
    'opa opi grootvader grandpa granddad grandad grandfather gramps nonno bompa vake pepe pake abuelo dede jeddo pappou dziadek',
    'male',
    70,
    true,
  ],
  ['tante tantes aunt auntie aunty', 'female', 38, true],
  ['oom ome uncle', 'male', 40, true],
  ['zusje tweelingzusje', 'female', 4, true],
  ['broertje tweelingbroertje', 'male', 4, true],
  ['zus sister sis tweelingzus', 'female', 9, true],
  ['broer brother bro tweelingbroer', 'male', 9, true],
  ['nichtje nicht', 'female', 8, true],
  ['neefje neef', 'male', 8, true],
  ['cousin', 'other', 8, true],
  ['baby', 'other', 1, true],
  ['juf juffrouw', 'female', 32, false],
  ['meester', 'male', 34, false],
  ['buurvrouw', 'female', 50, false],
  ['buurman', 'male', 50, false],
  ['buurmeisje', 'female', 7, false],
  ['buurjongen', 'male', 7, false],
]

const kinships: ReadonlyMap<string, Kinship> = new Map(
  words.flatMap(([line, gender, ageYears, family]) =>
    line.split(' ').map((word): [string, Kinship] => [word, { gender, ageYears, family }]),
  ),
)

/** Who somebody is to the child by their name, in Dutch or English: `Oma Riet`, `my sister`. */
export function kinshipOf(name: string): Kinship | undefined {
  for (const word of name.toLowerCase().split(/[^\p{L}]+/u)) {
    const kinship = kinships.get(word)
    if (kinship) return kinship
  }
  return undefined
}
