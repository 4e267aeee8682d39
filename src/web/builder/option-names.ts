import type { ClothesColour, HairColour, HairForm, Physique, Skin, Stature } from '#book/appearance.ts'
import type { AnimalSpecies } from '#book/character.ts'
import type { BookLanguage, Gender, Theme } from '#book/options.ts'
import type { Relation } from '#book/relations.ts'
import type { Size } from '#book/size.ts'
import type { Trait } from '#book/traits.ts'
import { m } from '../messages/generated/messages.js'

type Words = () => string

/** What the choices are called, in the language of the page. */
export const genderName: Readonly<Record<Gender, Words>> = {
  male: m.builder_gender_male,
  female: m.builder_gender_female,
  other: m.builder_gender_other,
}

export const relationName: Readonly<Record<Relation, Words>> = {
  sibling: m.builder_relation_sibling,
  cousin: m.builder_relation_cousin,
  friend: m.builder_relation_friend,
  child: m.builder_relation_child,
  grandchild: m.builder_relation_grandchild,
}

export const themeName: Readonly<Record<Theme, Words>> = {
  adventure: m.theme_adventure,
  friendship: m.theme_friendship,
  bedtime: m.theme_bedtime,
  family: m.theme_family,
  imagination: m.theme_imagination,
  lifeLessons: m.theme_life_lessons,
  natureAnimals: m.theme_nature_animals,
}

export const themeText: Readonly<Record<Theme, Words>> = {
  adventure: m.theme_adventure_text,
  friendship: m.theme_friendship_text,
  bedtime: m.theme_bedtime_text,
  family: m.theme_family_text,
  imagination: m.theme_imagination_text,
  lifeLessons: m.theme_life_lessons_text,
  natureAnimals: m.theme_nature_animals_text,
}

export const languageName: Readonly<Record<BookLanguage, Words>> = {
  dutch: m.language_dutch,
  english: m.language_english,
  french: m.language_french,
  german: m.language_german,
  spanish: m.language_spanish,
  italian: m.language_italian,
  portuguese: m.language_portuguese,
  russian: m.language_russian,
  chinese: m.language_chinese,
  japanese: m.language_japanese,
  arabic: m.language_arabic,
  hindi: m.language_hindi,
}

export const sizeName: Readonly<Record<Size, Words>> = {
  small: m.builder_size_small,
  medium: m.builder_size_medium,
  large: m.builder_size_large,
  extraLarge: m.builder_size_extra_large,
}

export const skinName: Readonly<Record<Skin, Words>> = {
  porcelain: m.skin_porcelain,
  peach: m.skin_peach,
  olive: m.skin_olive,
  caramel: m.skin_caramel,
  brown: m.skin_brown,
  deep: m.skin_deep,
}

export const physiqueName: Readonly<Record<Physique, Words>> = {
  slim: m.physique_slim,
  average: m.physique_average,
  sturdy: m.physique_sturdy,
}

export const statureName: Readonly<Record<Stature, Words>> = {
  small: m.stature_small,
  average: m.stature_average,
  tall: m.stature_tall,
}

export const traitName: Readonly<Record<Trait, Words>> = {
  freckles: m.trait_freckles,
  dimples: m.trait_dimples,
  birthmark: m.trait_birthmark,
  vitiligo: m.trait_vitiligo,
  downSyndrome: m.trait_down_syndrome,
  beard: m.trait_beard,
  moustache: m.trait_moustache,
  hearingAid: m.trait_hearing_aid,
  cochlearImplant: m.trait_cochlear_implant,
  eyePatch: m.trait_eye_patch,
  wheelchair: m.trait_wheelchair,
  walker: m.trait_walker,
  cane: m.trait_cane,
  prosthesis: m.trait_prosthesis,
  insulinPump: m.trait_insulin_pump,
}

export const hairFormName: Readonly<Record<HairForm, Words>> = {
  bob: m.hair_bob,
  short: m.hair_short,
  sidePart: m.hair_side_part,
  long: m.hair_long,
  ponytail: m.hair_ponytail,
  braids: m.hair_braids,
  bun: m.hair_bun,
  curly: m.hair_curly,
  coily: m.hair_coily,
  bald: m.hair_bald,
  headscarf: m.hair_headscarf,
  pixie: m.hair_pixie,
  spiky: m.hair_spiky,
  wavy: m.hair_wavy,
  pigtails: m.hair_pigtails,
  longBraid: m.hair_long_braid,
  puffs: m.hair_puffs,
  cornrows: m.hair_cornrows,
  locs: m.hair_locs,
  turban: m.hair_turban,
}

export const hairColourName: Readonly<Record<HairColour, Words>> = {
  black: m.hair_colour_black,
  dark: m.hair_colour_dark,
  brown: m.hair_colour_brown,
  auburn: m.hair_colour_auburn,
  blond: m.hair_colour_blond,
  grey: m.hair_colour_grey,
  white: m.hair_colour_white,
}

export const clothesColourName: Readonly<Record<ClothesColour, Words>> = {
  red: m.clothes_red,
  orange: m.clothes_orange,
  yellow: m.clothes_yellow,
  green: m.clothes_green,
  teal: m.clothes_teal,
  blue: m.clothes_blue,
  purple: m.clothes_purple,
  pink: m.clothes_pink,
}

export const speciesName: Readonly<Record<AnimalSpecies, Words>> = {
  dog: m.species_dog,
  cat: m.species_cat,
  rabbit: m.species_rabbit,
  sheep: m.species_sheep,
  duck: m.species_duck,
  owl: m.species_owl,
  bear: m.species_bear,
  horse: m.species_horse,
  cow: m.species_cow,
  pig: m.species_pig,
  fox: m.species_fox,
  hedgehog: m.species_hedgehog,
  squirrel: m.species_squirrel,
  deer: m.species_deer,
  mouse: m.species_mouse,
  elephant: m.species_elephant,
  lion: m.species_lion,
  monkey: m.species_monkey,
  whale: m.species_whale,
  fish: m.species_fish,
  butterfly: m.species_butterfly,
  dragon: m.species_dragon,
  unicorn: m.species_unicorn,
  dinosaur: m.species_dinosaur,
  snail: m.species_snail,
  octopus: m.species_octopus,
}
