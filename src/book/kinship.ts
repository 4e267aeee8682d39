import type { Gender } from './options.ts'
import type { Relation } from './relations.ts'

/** What a word such as `oma` says of whoever is called by it. */
export interface Kinship {
  gender: Gender
  ageYears: number
  /** Of the child's family, and so likely to look like the child. */
  family: boolean
  /** Who of the child's own years they are. */
  relation?: Relation
}

const mothers =
  'mama mam mamma mammie mami mamie mams moeder mum mummy mom mommy mammy mother mem stiefmama stiefmoeder bonusmama bonusmoeder pleegmama pleegmoeder plusmama meemoeder stepmum stepmom stepmummy stepmother'
const fathers =
  'papa pap pappa pappie papi papie paps vader dad daddy father heit baba stiefpapa stiefvader bonuspapa bonusvader pleegpapa pleegvader pluspapa stepdad stepdaddy stepfather'

const words: readonly (readonly [string, Gender, number, boolean, Relation?])[] = [
  [mothers, 'female', 36, true],
  [fathers, 'male', 38, true],
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
  ['zusje tweelingzusje stiefzusje halfzusje bonuszusje pleegzusje', 'female', 4, true, 'sibling'],
  [
    'broertje tweelingbroertje stiefbroertje halfbroertje bonusbroertje pleegbroertje',
    'male',
    4,
    true,
    'sibling',
  ],
  ['zus sister sis tweelingzus stiefzus halfzus bonuszus pleegzus stepsister', 'female', 9, true, 'sibling'],
  [
    'broer brother bro tweelingbroer stiefbroer halfbroer bonusbroer pleegbroer stepbrother',
    'male',
    9,
    true,
    'sibling',
  ],
  ['nichtje nicht', 'female', 8, true, 'cousin'],
  ['neefje neef', 'male', 8, true, 'cousin'],
  ['cousin', 'other', 8, true, 'cousin'],
  ['baby', 'other', 1, true],
  ['juf juffrouw', 'female', 32, false],
  ['meester', 'male', 34, false],
  ['buurvrouw', 'female', 50, false],
  ['buurman', 'male', 50, false],
  ['buurmeisje', 'female', 7, false],
  ['buurjongen', 'male', 7, false],
]

const kinships: ReadonlyMap<string, Kinship> = new Map(
  words.flatMap(([line, gender, ageYears, family, relation]) =>
    line
      .split(' ')
      .map((word): [string, Kinship] => [word, { gender, ageYears, family, ...(relation && { relation }) }]),
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

/** What may stand before who somebody is: `my big brother Sam`, `Evi’s broer Sam`. */
const leading =
  /^(?:(?:mijn|ons|onze|haar|zijn|my|our|her|his|kleine|grote|little|big|baby|\p{L}+['’]s?)\s+)*/iu

/**
 * The name of somebody who is called by who they are to another child, and who that is: `broer Sam` is Sam, a brother. Of a word alone,
 * `broertje`, the name is empty; who is called otherwise is called so by everybody: Oma Riet.
 */
export function ownName(called: string): { name: string; relation?: Relation } {
  const [word = '', ...rest] = called.trim().replace(leading, '').split(/\s+/u)
  const relation = kinships.get(word.toLowerCase())?.relation
  return relation === undefined ? { name: called.trim() } : { name: rest.join(' '), relation }
}

/** Whether two mothers or two fathers are among names: `mama Els`, `mama Kim`; `pap`, `papi`. */
export function haveTwoAlike(names: readonly string[]): boolean {
  const said = names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u))
  return [mothers, fathers].some((line) => {
    const known = new Set(line.split(' '))
    return said.filter((word) => known.has(word)).length >= 2
  })
}

/** Whether a word names a parent or a grandparent. */
export function parentOrElder(word: string): { is: 'parent' | 'elder'; gender: Gender } | undefined {
  const kinship = kinships.get(word.toLowerCase())
  if (!kinship) return undefined
  const isParent = [mothers, fathers].some((line) => line.split(' ').includes(word.toLowerCase()))
  if (isParent) return { is: 'parent', gender: kinship.gender }
  return kinship.family && kinship.ageYears >= 60 ? { is: 'elder', gender: kinship.gender } : undefined
}
