import { lightness, mixColours } from '../pen/colour.ts'
import { type Appearance, clothesColour } from '#book/appearance.ts'
import type { Gender } from '#book/options.ts'
import { pick, type Random, randomFrom } from '#book/random.ts'

export type Top =
  | 'tshirt'
  | 'jumper'
  | 'hoodie'
  | 'cardigan'
  | 'dress'
  | 'pyjamas'
  | 'raincoat'
  | 'coat'
  | 'spaceSuit'
export type Bottom = 'trousers' | 'shorts' | 'skirt' | 'tights' | 'dungarees'
export type Shoes = 'shoes' | 'boots' | 'barefoot'
export type Pattern = 'plain' | 'stripes' | 'dots' | 'stars'

export const occasions = ['day', 'night', 'rain', 'snow', 'swim', 'space', 'costume'] as const
export type Occasion = (typeof occasions)[number]

/** What somebody wears, settled once per person and occasion. Colours are sRGB hex. */
export interface Outfit {
  top: Top
  topColour: string
  pattern: Pattern
  bottom: Bottom
  bottomColour: string
  /** How far down a skirt goes, where not as far as usual: 1 is the knee, and 2 the ankle. */
  hem?: number
  shoes: Shoes
  shoeColour: string
  /** Absent: bare ankles. */
  sockColour?: string
  /** Pattern, collar, cords, buttons. */
  accent: string
  /** A shirt under the top, seen at its neck. */
  shirtColour?: string
  /** Straps that hold up trousers. */
  bracesColour?: string
  /** Hood of a raincoat, worn up. */
  hoodUp?: boolean
  /** Knitted hat with a bobble, and a scarf. */
  woollyColour?: string
  /** Absent: bare hands. */
  gloveColour?: string
  /** Worn on the head when the hood is down. */
  headgear?: 'spaceHelmet' | 'divingMask' | 'paperCrown'
  /** A cape down the back. */
  capeColour?: string
  /** Cloth of a headscarf, for those who wear one; and ribbons in the hair. */
  headscarfColour: string
}

/** Quiet second colours that go with each of the eight clothes colours. */
const companions: Readonly<
  Record<Appearance['clothesColour'], { bottom: string; shoe: string; scarf: string }>
> = {
  red: { bottom: '#4f6d8f', shoe: '#e0b03e', scarf: '#4f8a83' },
  orange: { bottom: '#4d7480', shoe: '#8a4f3c', scarf: '#5d7f98' },
  yellow: { bottom: '#5d7f98', shoe: '#c8553d', scarf: '#4f8a83' },
  green: { bottom: '#8a6a4c', shoe: '#e0a03e', scarf: '#c98a4c' },
  teal: { bottom: '#d8a24a', shoe: '#c8553d', scarf: '#c7705a' },
  blue: { bottom: '#3f4f74', shoe: '#d9604c', scarf: '#d2a35a' },
  purple: { bottom: '#d2a04c', shoe: '#6d4a3c', scarf: '#5d9288' },
  pink: { bottom: '#5b7a98', shoe: '#8f5a78', scarf: '#6f8fb0' },
}

/**
 * Clothes in the character's own colour: everyday things, pyjamas by night, a raincoat in the rain, a coat
 * with a woolly hat in the snow, a diving mask in the water, a space suit, or crown and cape to dress up. The
 * same seed always gives the same wardrobe.
 */
export function outfitFor(
  appearance: Appearance,
  gender: Gender,
  seed: string,
  occasion: Occasion,
  ageYears = 6,
): Outfit {
  const random = randomFrom(`${seed}/wardrobe`)
  const everyday = everydayOutfit(
    appearance,
    ageYears < 16 ? childrensCuts[gender] : grownCuts[gender],
    random,
  )
  if (occasion === 'day' || occasion === 'costume') {
    const day = gender === 'male' && ageYears >= shirtsFrom ? withShirt(everyday, ageYears) : everyday
    return occasion === 'costume' ? dressingUp(day) : day
  }
  if (occasion === 'night') return pyjamas(everyday, random)
  if (occasion === 'rain') return { ...raincoat(everyday) }
  if (occasion === 'snow') return winterCoat(everyday)
  if (occasion === 'swim') return swimwear(everyday)
  return spaceSuit(everyday)
}

/** In years: from here on men wear a shirt under cardigans, and later braces over one. */
const shirtsFrom = 24
const bracesFrom = 55

/** What men are told from women by, even where they are small in a picture. */
function withShirt(everyday: Outfit, ageYears: number): Outfit {
  const old = ageYears >= bracesFrom
  if (everyday.top === 'cardigan' || (old && everyday.top === 'jumper')) {
    return { ...everyday, shirtColour: '#fbf6ea' }
  }
  if (!old || everyday.top !== 'tshirt') return everyday
  return { ...everyday, shirtColour: everyday.topColour, bracesColour: '#5a3a2c' }
}

type Cut = readonly [Top, Bottom, Pattern]

const childrensCuts: Readonly<Record<Gender, readonly Cut[]>> = {
  female: [
    ['dress', 'tights', 'dots'],
    ['tshirt', 'dungarees', 'stripes'],
    ['jumper', 'skirt', 'plain'],
    ['tshirt', 'shorts', 'stripes'],
    ['hoodie', 'trousers', 'plain'],
    ['dress', 'tights', 'plain'],
    ['jumper', 'trousers', 'stripes'],
  ],
  male: [
    ['hoodie', 'trousers', 'plain'],
    ['tshirt', 'shorts', 'plain'],
    ['jumper', 'trousers', 'stripes'],
    ['tshirt', 'trousers', 'stars'],
    ['jumper', 'shorts', 'plain'],
    ['tshirt', 'shorts', 'stripes'],
    ['tshirt', 'dungarees', 'stripes'],
    ['cardigan', 'trousers', 'plain'],
  ],
  other: [
    ['tshirt', 'dungarees', 'stripes'],
    ['hoodie', 'trousers', 'plain'],
    ['jumper', 'trousers', 'stripes'],
    ['tshirt', 'shorts', 'stars'],
    ['cardigan', 'trousers', 'plain'],
  ],
}

const grownCuts: Readonly<Record<Gender, readonly Cut[]>> = {
  female: [
    ['dress', 'tights', 'plain'],
    ['jumper', 'skirt', 'plain'],
    ['cardigan', 'trousers', 'plain'],
    ['tshirt', 'trousers', 'stripes'],
    ['dress', 'tights', 'dots'],
    ['jumper', 'trousers', 'plain'],
  ],
  male: [
    ['jumper', 'trousers', 'plain'],
    ['cardigan', 'trousers', 'plain'],
    ['tshirt', 'trousers', 'plain'],
    ['cardigan', 'trousers', 'plain'],
    ['jumper', 'trousers', 'stripes'],
  ],
  other: [
    ['cardigan', 'trousers', 'plain'],
    ['jumper', 'trousers', 'stripes'],
    ['tshirt', 'trousers', 'plain'],
    ['hoodie', 'trousers', 'plain'],
  ],
}

function everydayOutfit(appearance: Appearance, cuts: readonly Cut[], random: Random): Outfit {
  const own = clothesColour[appearance.clothesColour]
  const quiet = companions[appearance.clothesColour]
  const [top, bottom, pattern] = pick(cuts, random)
  const cream = lightness(own) > 0.62 ? '#fffaf0' : '#f8ecd0'
  const worn = {
    top,
    bottom,
    pattern,
    topColour: own,
    bottomColour: quiet.bottom,
    shoes: 'shoes',
    shoeColour: quiet.shoe,
    accent: cream,
    headscarfColour: quiet.scarf,
    sockColour: '#f5efe2',
  } as const
  // Dungarees are the bigger half, so they take the person's own colour and the shirt the quiet one.
  if (bottom === 'dungarees') {
    return {
      ...worn,
      topColour: '#f6ead2',
      bottomColour: own,
      accent: mixColours(quiet.bottom, '#f6ead2', 0.25),
    }
  }
  return worn
}

function pyjamas(everyday: Outfit, random: Random): Outfit {
  const own = ownColour(everyday)
  const soft = mixColours(own, '#fff4e4', 0.22)
  const { sockColour: _none, ...rest } = everyday
  return {
    ...rest,
    top: 'pyjamas',
    topColour: soft,
    bottom: 'trousers',
    bottomColour: soft,
    pattern: pick(['stars', 'dots', 'stripes'] as const, random),
    shoes: 'barefoot',
    accent: '#fff7e4',
  }
}

function raincoat(everyday: Outfit): Outfit {
  const own = ownColour(everyday)
  return {
    ...everyday,
    top: 'raincoat',
    topColour: own,
    pattern: 'plain',
    bottom: 'tights',
    bottomColour: everyday.bottom === 'dungarees' ? '#4f6d8f' : everyday.bottomColour,
    shoes: 'boots',
    hoodUp: true,
    accent: '#fff4d8',
  }
}

function winterCoat(everyday: Outfit): Outfit {
  const { hoodUp: _hood, ...coat } = raincoat(everyday)
  const woollyColour = skinLike[everyday.headscarfColour] ?? everyday.headscarfColour
  return { ...coat, top: 'coat', woollyColour, gloveColour: woollyColour }
}

/** Wool instead of rust and sand, which on a bald head or on hands would be taken for skin. */
const skinLike: Readonly<Record<string, string>> = {
  '#c98a4c': '#3f6f7c',
  '#c7705a': '#3f5f86',
  '#d2a35a': '#3f4f74',
}

function ownColour({ bottom, bottomColour, topColour }: Outfit): string {
  return bottom === 'dungarees' ? bottomColour : topColour
}

/** A swimming shirt and shorts, bare feet and a diving mask. */
function swimwear(everyday: Outfit): Outfit {
  const { sockColour: _none, ...rest } = everyday
  return {
    ...rest,
    top: 'tshirt',
    topColour: ownColour(everyday),
    pattern: 'stripes',
    bottom: 'shorts',
    bottomColour: mixColours(ownColour(everyday), '#22304c', 0.45),
    shoes: 'barefoot',
    accent: everyday.headscarfColour,
    headgear: 'divingMask',
  }
}

/** A white suit with everybody's own colour on it. */
function spaceSuit(everyday: Outfit): Outfit {
  const own = ownColour(everyday)
  return {
    ...everyday,
    top: 'spaceSuit',
    topColour: '#f1ede6',
    pattern: 'plain',
    bottom: 'trousers',
    bottomColour: '#f1ede6',
    shoes: 'boots',
    shoeColour: own,
    accent: own,
    gloveColour: own,
    headgear: 'spaceHelmet',
  }
}

function dressingUp(everyday: Outfit): Outfit {
  return {
    ...everyday,
    capeColour: everyday.headscarfColour,
    headgear: 'paperCrown',
  }
}
