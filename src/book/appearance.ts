import type { Trait } from './traits.ts'

/** How a person looks: the same words for the builder, the scene and every style. */

export const skins = ['porcelain', 'peach', 'olive', 'caramel', 'brown', 'deep'] as const
export type Skin = (typeof skins)[number]

export const hairForms = [
  'bob',
  'short',
  'sidePart',
  'long',
  'ponytail',
  'braids',
  'bun',
  'curly',
  'coily',
  'bald',
  'headscarf',
  'pixie',
  'spiky',
  'wavy',
  'pigtails',
  'longBraid',
  'puffs',
  'cornrows',
  'locs',
  'turban',
] as const
export type HairForm = (typeof hairForms)[number]

/** Forms of which no hair is seen. */
export const withoutHair: ReadonlySet<HairForm> = new Set(['bald', 'headscarf'])

export const hairColours = ['black', 'dark', 'brown', 'auburn', 'blond', 'grey', 'white'] as const
export type HairColour = (typeof hairColours)[number]

export const clothesColours = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const
export type ClothesColour = (typeof clothesColours)[number]

/** How broad somebody is for their height, and how tall for their age. */
export const physiques = ['slim', 'average', 'sturdy'] as const
export type Physique = (typeof physiques)[number]
export const statures = ['small', 'average', 'tall'] as const
export type Stature = (typeof statures)[number]

export interface Appearance {
  skin: Skin
  hairForm: HairForm
  hairColour: HairColour
  glasses: boolean
  clothesColour: ClothesColour
  /** Absent: average, as in books and drafts of before. */
  physique?: Physique | undefined
  stature?: Stature | undefined
  /** What belongs to them besides; absent: nothing. */
  traits?: Trait[] | undefined
}

/** Swatches for the builder and base colours for the illustrator, as sRGB hex. */
export const skinColour: Readonly<Record<Skin, string>> = {
  porcelain: '#fbdcc6',
  peach: '#f3c4a0',
  olive: '#dba77a',
  caramel: '#bd8253',
  brown: '#94603c',
  deep: '#6d4530',
}
export const hairColour: Readonly<Record<HairColour, string>> = {
  black: '#2d2426',
  dark: '#4a3128',
  brown: '#7a4d2f',
  auburn: '#a9552f',
  blond: '#dcb36c',
  grey: '#b9b3ad',
  white: '#ece6dc',
}
export const clothesColour: Readonly<Record<ClothesColour, string>> = {
  red: '#d8503f',
  orange: '#e58a3c',
  yellow: '#e9b93f',
  green: '#5f9a58',
  teal: '#3f8f88',
  blue: '#4d78ad',
  purple: '#7f68a8',
  pink: '#dd7f96',
}
