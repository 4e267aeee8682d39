import type { Appearance } from '#book/appearance.ts'
import type { Companion, Hero } from '#book/character.ts'
import type { BookLanguage, Gender } from '#book/options.ts'
import { type CreatureName, creatures } from '#book/scene-plan.ts'
import type { Trait } from '#book/traits.ts'
import { traitsOf } from '#book/traits-of.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { type Occasion, occasions, type Outfit, outfitFor } from '../figures/outfit.ts'
import { styleRenderers } from '../styles/style-renderers.ts'
import { coatTold, type Marks, marksTold } from './coat-told.ts'

/** Somebody in the book as they are drawn on every page. */
export type Actor =
  | {
      kind: 'person'
      who: string
      ageYears: number
      gender: Gender
      appearance: Appearance
      traits: ReadonlySet<Trait>
      outfits: Readonly<Record<Occasion, Outfit>>
      seed: string
    }
  | {
      kind: 'creature'
      who: string
      name: CreatureName
      toy: boolean
      coat?: string
      /** What stands out of it, as it is described. */
      marks?: Marks
      seed: string
    }

/** Settles once, for the whole book, what everybody wears, which coat every animal has, and where it is at home. */
export function settleChoices(
  hero: Hero,
  companions: readonly Companion[],
  seed: string,
  language?: BookLanguage,
): Record<string, string> {
  const choices: Record<string, string> = { seed, ...(language && { language }) }
  for (const [who, character] of charactersOf(hero, companions)) {
    if (!('appearance' in character)) continue
    for (const occasion of occasions) {
      const { appearance, gender, age } = character
      const outfit = outfitFor(appearance, gender, `${seed}:${who}`, occasion, age)
      choices[`${who}.${occasion}`] = JSON.stringify(outfit)
    }
  }
  return choices
}

function charactersOf(hero: Hero, companions: readonly Companion[]): [string, Hero | Companion][] {
  return [
    ['hero', hero],
    ...companions.map((one, index): [string, Companion] => [`companion${index + 1}`, one]),
  ]
}

/** Who of the book plays under that name; nobody where it is a creature of the story's own. */
export function characterNamed(
  who: string,
  { hero, companions }: CharacterSheet,
): Hero | Companion | undefined {
  return charactersOf(hero, companions).find(([name]) => name === who)?.[1]
}

/** The actor of that name, or nothing if this book has none. A creature of the story's own needs no sheet. */
export function actorFor(who: string, sheet: CharacterSheet): Actor | undefined {
  const seed = `${sheet.choices['seed'] ?? sheet.hero.name}:${who}`
  const { coats } = styleRenderers[sheet.style]
  const character = characterNamed(who, sheet)
  if (!character) {
    const name = creatures.find((one) => one === who)
    const coat = name && coats?.[name]
    return name && { kind: 'creature', who, name, toy: false, seed, ...(coat && { coat }) }
  }
  if ('appearance' in character) {
    const { age, gender, appearance } = character
    return {
      kind: 'person',
      who,
      ageYears: age,
      gender,
      appearance,
      traits: traitsOf(character),
      outfits: outfitsOf(who, sheet, seed, character),
      seed,
    }
  }
  const toy = character.kind === 'toy'
  const coat = coatTold(character.description) ?? (toy ? undefined : coats?.[character.species])
  return {
    kind: 'creature',
    who,
    name: character.species,
    toy,
    seed,
    ...(coat && { coat }),
    marks: marksTold(character.description, character.species),
  }
}

function outfitsOf(
  who: string,
  sheet: CharacterSheet,
  seed: string,
  { appearance, gender, age }: { appearance: Appearance; gender: Gender; age: number },
): Record<Occasion, Outfit> {
  const outfitOn = (occasion: Occasion): Outfit => {
    const settled = sheet.choices[`${who}.${occasion}`]
    return settled === undefined
      ? outfitFor(appearance, gender, seed, occasion, age)
      : (JSON.parse(settled) as Outfit)
  }
  return Object.fromEntries(occasions.map((one) => [one, outfitOn(one)])) as Record<Occasion, Outfit>
}
