import {
  type Appearance,
  type ClothesColour,
  clothesColours,
  type HairColour,
  type HairForm,
  type Skin,
  skins,
} from './appearance.ts'
import type { Gender } from './options.ts'
import { pick, type Random, randomFrom } from './random.ts'

/** Of whom looks are wanted that nobody has chosen yet. */
export interface Unseen {
  gender: Gender
  ageYears: number
  /** The same seed looks the same. */
  seed: string
  /** The child of whose family they are. */
  kin?: Appearance
  /** Clothes that somebody else wears already. */
  taken?: readonly ClothesColour[]
}

const hairOfSkin: Readonly<Record<Skin, readonly HairColour[]>> = {
  porcelain: ['blond', 'auburn', 'brown', 'dark'],
  peach: ['blond', 'brown', 'dark', 'auburn'],
  olive: ['dark', 'brown', 'black'],
  caramel: ['dark', 'black'],
  brown: ['black', 'dark'],
  deep: ['black'],
}

type Ages = 'baby' | 'child' | 'grown' | 'old'
type Forms = Readonly<Record<Gender, readonly HairForm[]>>

const straightForms: Readonly<Record<Ages, Forms>> = {
  baby: { female: ['pixie', 'short'], male: ['short', 'pixie'], other: ['pixie', 'short'] },
  child: {
    female: ['bob', 'long', 'ponytail', 'braids', 'pigtails', 'wavy', 'longBraid', 'curly'],
    male: ['short', 'sidePart', 'spiky', 'curly'],
    other: ['bob', 'short', 'curly', 'pixie'],
  },
  grown: {
    female: ['long', 'bob', 'wavy', 'bun', 'ponytail', 'pixie'],
    male: ['short', 'sidePart', 'curly', 'spiky'],
    other: ['short', 'bob', 'curly', 'pixie'],
  },
  old: {
    female: ['bob', 'bun', 'curly', 'pixie'],
    male: ['short', 'sidePart', 'bald'],
    other: ['short', 'curly'],
  },
}

const coiledForms: Readonly<Record<Ages, Forms>> = {
  baby: { female: ['coily', 'curly'], male: ['coily', 'short'], other: ['coily'] },
  child: {
    female: ['puffs', 'braids', 'coily', 'cornrows', 'longBraid', 'curly'],
    male: ['coily', 'short', 'cornrows', 'locs'],
    other: ['coily', 'curly', 'locs'],
  },
  grown: {
    female: ['coily', 'locs', 'bun', 'curly', 'longBraid'],
    male: ['short', 'coily', 'locs', 'bald'],
    other: ['coily', 'short', 'locs'],
  },
  old: { female: ['coily', 'bun', 'curly'], male: ['short', 'coily', 'bald'], other: ['coily', 'short'] },
}

/** Forms of hair by skin: some skins have both. */
const coiled: Readonly<Record<Skin, number>> = {
  porcelain: 0,
  peach: 0,
  olive: 0.1,
  caramel: 0.5,
  brown: 0.75,
  deep: 1,
}

/** Years from which hair is grey or white, and from which some wear glasses. */
const greyFrom = 60
const whiteFrom = 76
const glassesFrom = 50

/** Looks that fit somebody's age and gender and, of the family, those of the child. */
export function likelyLooks({ gender, ageYears, seed, kin, taken = [] }: Unseen): Appearance {
  const random = randomFrom(`${seed}/looks`)
  const skin = kin ? skinOfFamily(kin.skin, random) : pick(skins, random)
  const curled = random() < (kin && coilyForms.has(kin.hairForm) ? 1 : coiled[skin])
  const ages = agesOf(ageYears)
  // One draw for each, so that another gender or age changes nothing else.
  const [forms, colours, clothes, eyes] = ['form', 'colour', 'clothes', 'eyes'].map((what) =>
    randomFrom(`${seed}/${what}`),
  ) as [Random, Random, Random, Random]
  const free = clothesColours.filter((colour) => !taken.includes(colour))
  return {
    skin,
    hairForm: pick((curled ? coiledForms : straightForms)[ages][gender], forms),
    hairColour: hairColourAt(ageYears, skin, kin, colours),
    glasses: ageYears >= glassesFrom && eyes() < 0.5,
    clothesColour: pick(free.length > 0 ? free : clothesColours, clothes),
  }
}

const coilyForms: ReadonlySet<HairForm> = new Set(['coily', 'puffs', 'cornrows', 'locs'])

function agesOf(years: number): Ages {
  if (years < 2) return 'baby'
  if (years < 14) return 'child'
  return years < greyFrom ? 'grown' : 'old'
}

/** Mostly the same skin, sometimes the next lighter or darker. */
function skinOfFamily(skin: Skin, random: Random): Skin {
  const chance = random()
  const step = chance < 0.7 ? 0 : chance < 0.85 ? 1 : -1
  return skins[skins.indexOf(skin) + step] ?? skin
}

function hairColourAt(years: number, skin: Skin, kin: Appearance | undefined, random: Random): HairColour {
  if (years >= whiteFrom) return 'white'
  if (years >= greyFrom) return random() < 0.75 ? 'grey' : 'white'
  const inherited = kin && kin.hairColour !== 'grey' && kin.hairColour !== 'white' && random() < 0.7
  return inherited ? kin.hairColour : pick(hairOfSkin[skin], random)
}
