import type { AnimalSpecies } from '#book/character.ts'
import type { ContentLanguage } from '../content-language.ts'

/** How a language tells beings of one name apart. Names come as they stand inside a sentence. */
export interface ApartWords {
  older(name: string): string
  younger(name: string): string
  one(name: string): string
  other(name: string): string
  /** From 1. */
  nth(name: string, place: number): string
  /** Both at once, of words like mum; a name has no plural worth saying. */
  both(name: string): string | undefined
  /** A word for somebody (mum, Uncle Jan) or something (the kittens) rather than a name alone. */
  isNoun(name: string): boolean
  /** What follows the name of a toy, and of an animal: Rex the dog. */
  toy: string
  species: Readonly<Record<AnimalSpecies, string>>
}

const dutchPlurals: Readonly<Record<string, string>> = {
  mama: 'mama’s',
  papa: 'papa’s',
  mamma: 'mamma’s',
  pappa: 'pappa’s',
  opa: 'opa’s',
  oma: 'oma’s',
  opi: 'opi’s',
  omi: 'omi’s',
  baba: 'baba’s',
  tante: 'tantes',
  oom: 'ooms',
  zus: 'zussen',
  zusje: 'zusjes',
  broer: 'broers',
  broertje: 'broertjes',
  neef: 'neven',
  nicht: 'nichten',
}
const dutchNouns =
  /^((de|het|een)\s|(opa|oma|opi|omi|mama|papa|mam|pap|tante|oom|juf|meester|meneer|mevrouw|zus|broer)(\s|$))/iu
const englishKin =
  /^(mum|mummy|mam|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|grandad|nan|nana|gran|auntie|uncle|sister|brother|cousin)$/i
const englishNouns =
  /^((the|a|an)\s|(mum|mummy|mam|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|grandad|nan|nana|gran|auntie|aunt|uncle|mrs?|miss|ms)(\s|$))/i
const owned = /^(\p{L}.*’s) (.+)$/u

/** A noun with its article: the one it came with, `het` for a small one in -je, or else `de`. */
function dutchNoun(name: string): [article: string, noun: string] {
  const written = /^(de|het|een)\s+(.+)$/isu.exec(name)
  const noun = written?.[2] ?? name
  if (written && written[1]?.toLowerCase() !== 'een') return [written[1]?.toLowerCase() ?? 'de', noun]
  return [/^\p{Ll}.*je$/u.test(noun) ? 'het' : 'de', noun]
}

function dutch(name: string, which: string): string {
  const [article, noun] = dutchNoun(name)
  return `${article} ${which} ${noun}`
}

/** `the other mum`, but `Noor’s other sister`. */
function english(name: string, which: string, article = 'the '): string {
  const [, owner, thing] = owned.exec(name) ?? []
  if (owner !== undefined) return `${owner} ${which} ${thing}`
  const noun = name.replace(/^(the|a|an)\s+/i, '')
  return `${article}${which} ${englishKin.test(noun) ? noun.toLowerCase() : noun}`
}

const ordinals = {
  dutch: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'],
  english: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
}

function englishPlural(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

export const apartWords: Readonly<Record<ContentLanguage, ApartWords>> = {
  dutch: {
    older: (name) => `grote ${name}`,
    younger: (name) => `kleine ${name}`,
    one: (name) => dutch(name, 'ene'),
    other: (name) => dutch(name, 'andere'),
    nth: (name, place) => dutch(name, ordinals.dutch[place - 1] ?? `${place}e`),
    both: (name) => dutchPlurals[name] && `allebei de ${dutchPlurals[name]}`,
    isNoun: (name) => dutchNouns.test(name) || name in dutchPlurals,
    toy: 'de knuffel',
    species: {
      dog: 'de hond',
      cat: 'de kat',
      rabbit: 'het konijn',
      sheep: 'het schaap',
      duck: 'de eend',
      owl: 'de uil',
      bear: 'de beer',
      horse: 'het paard',
      cow: 'de koe',
      pig: 'het varken',
      fox: 'de vos',
      hedgehog: 'de egel',
      squirrel: 'de eekhoorn',
      deer: 'het hert',
      mouse: 'de muis',
      elephant: 'de olifant',
      lion: 'de leeuw',
      monkey: 'de aap',
      whale: 'de walvis',
      fish: 'de vis',
      butterfly: 'de vlinder',
      dragon: 'de draak',
      unicorn: 'de eenhoorn',
      dinosaur: 'de dino',
      snail: 'de slak',
      octopus: 'de octopus',
    },
  },
  english: {
    older: (name) => `Big ${name}`,
    younger: (name) => `Little ${name}`,
    one: (name) => (owned.test(name) ? name : english(name, 'one', '')),
    other: (name) => english(name, 'other'),
    nth: (name, place) => english(name, ordinals.english[place - 1] ?? `${place}th`),
    both: (name) => (englishKin.test(name) ? `both ${englishPlural(name.toLowerCase())}` : undefined),
    isNoun: (name) => englishNouns.test(name) || owned.test(name),
    toy: 'the soft toy',
    species: {
      dog: 'the dog',
      cat: 'the cat',
      rabbit: 'the rabbit',
      sheep: 'the sheep',
      duck: 'the duck',
      owl: 'the owl',
      bear: 'the bear',
      horse: 'the horse',
      cow: 'the cow',
      pig: 'the pig',
      fox: 'the fox',
      hedgehog: 'the hedgehog',
      squirrel: 'the squirrel',
      deer: 'the deer',
      mouse: 'the mouse',
      elephant: 'the elephant',
      lion: 'the lion',
      monkey: 'the monkey',
      whale: 'the whale',
      fish: 'the fish',
      butterfly: 'the butterfly',
      dragon: 'the dragon',
      unicorn: 'the unicorn',
      dinosaur: 'the dinosaur',
      snail: 'the snail',
      octopus: 'the octopus',
    },
  },
}
