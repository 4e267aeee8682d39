import type { Companion, Hero } from '#book/character.ts'
import type { CastName, ScenePlan } from '#book/scene-plan.ts'
import { traitsOf } from '#book/traits-of.ts'
import type { CharacterSheet } from '../illustrator.ts'
import type { PicturePrompts } from './load-picture-prompts.ts'

/** How a model is told of somebody: by part in the book, never by name, since names are written into pictures. */
export function partOf(who: CastName, prompts: PicturePrompts): string {
  if (who === 'hero') return 'the child'
  if (who === 'companions') return 'the companions'
  const [, number] = /^companion(\d)$/.exec(who) ?? []
  return number === undefined ? (prompts.creatures[who] ?? oneOf(who)) : `companion ${number}`
}

/**
 * How somebody looks, spelled out the same for every picture.
 * @param wordsOfParents whether what a parent wrote is told too
 */
export function looksOf(
  character: Hero | Companion,
  prompts: PicturePrompts,
  { clothes, wordsOfParents }: { clothes: ScenePlan['clothes']; wordsOfParents: boolean },
): string {
  const { description } = character
  const written = description.trim().replace(/["“”]/g, '’').replace(/\s+/g, ' ')
  return [
    ...('appearance' in character ? person(character, prompts, clothes) : [beast(character)]),
    ...[...traitsOf(character)].map((trait) => prompts.traits[trait]),
    ...(wordsOfParents && written !== '' ? [`in a parent’s words: “${written}”`] : []),
  ].join('; ')
}

type Person = Extract<Hero | Companion, { appearance: unknown }>

function person(
  { age, gender, appearance }: Person,
  prompts: PicturePrompts,
  clothes: ScenePlan['clothes'],
): string[] {
  const { skin, hairForm, hairColour, glasses, clothesColour, physique, stature } = appearance
  return [
    `${kindOfPerson(age, gender)} of ${age} years`,
    ...(stature && stature !== 'average' ? [prompts.statures[stature]] : []),
    ...(physique && physique !== 'average' ? [prompts.physiques[physique]] : []),
    prompts.skins[skin],
    prompts.hairForms[hairForm].replace('{colour}', prompts.hairColours[hairColour]),
    ...(glasses ? ['glasses'] : []),
    prompts.clothes[clothes ?? 'day'].replace('{colour}', clothesColour),
  ]
}

function kindOfPerson(age: number, gender: Person['gender']): string {
  if (age < 2) return 'a baby'
  if (gender === 'other') return age < 16 ? 'a child' : 'a person'
  if (age < 16) return gender === 'female' ? 'a girl' : 'a boy'
  return gender === 'female' ? 'a woman' : 'a man'
}

function beast({ kind, species }: Exclude<Companion, { kind: 'person' }>): string {
  return kind === 'toy' ? `a soft toy, ${oneOf(species)}` : oneOf(species)
}

/** With its article, in English. */
function oneOf(name: string): string {
  return `${/^[aeiou]/.test(name) && name !== 'unicorn' ? 'an' : 'a'} ${name}`
}

/** Everybody of a book by the names that scenes call them. */
export function charactersOf({
  hero,
  companions,
}: Pick<CharacterSheet, 'hero' | 'companions'>): { who: CastName; character: Hero | Companion }[] {
  return [
    { who: 'hero', character: hero },
    ...companions.map((character, index) => ({ who: `companion${index + 1}` as CastName, character })),
  ]
}
