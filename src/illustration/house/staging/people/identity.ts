import type { Appearance } from '#book/appearance.ts'
import type { Companion, Hero } from '#book/character.ts'
import { type Gender, genders } from '#book/options.ts'
import { hairColours, hairForms, physiques, skins, clothesColours } from '#book/appearance.ts'
import { pick, randomFrom } from '#book/random.ts'
import type { Trait } from '#book/traits.ts'
import { traitsOf } from '#book/traits-of.ts'

/** Somebody's own: the same on every page. */
export interface Identity {
  age: number
  gender: Gender
  appearance: Appearance
  /** What belongs to them; absent: somebody of the story's own, to whom chance gives beard and freckles. */
  traits?: ReadonlySet<Trait>
}

/** Whom a book describes, or somebody of the story's own, drawn from the seed but for the age, gender, physique, skin, hair and its colour, glasses and colour of clothes that a picture tells. */
export function identityOf(
  who: Hero | Companion | undefined,
  seed: string,
  state: Readonly<Record<string, unknown>>,
): Identity {
  if (who && 'appearance' in who) {
    const { age, gender, appearance } = who
    return { age, gender, appearance, traits: traitsOf(who) }
  }
  const random = randomFrom(`${seed}/somebody`)
  const told = typeof state.age === 'number' ? state.age : undefined
  const age = told ?? pick([9, 28, 34, 41, 47, 56, 63, 71], random)
  const drawn = pick(['female', 'male'] as const, random)
  const gender = genders.find((one) => one === state.gender) ?? drawn
  const physique = physiques.find((one) => one === state.physique)
  const forms = hairForms.filter((form) => form !== 'bald' || (gender === 'male' && age > 40))
  const colours = age > 58 ? (['grey', 'white'] as const) : hairColours.slice(0, 5)
  return {
    age,
    gender,
    appearance: {
      skin: skins.find((skin) => skin === state.skin) ?? pick(skins, random),
      hairForm: hairForms.find((form) => form === state.hair) ?? pick(forms, random),
      hairColour: hairColours.find((colour) => colour === state.hairColour) ?? pick(colours, random),
      glasses: typeof state.glasses === 'boolean' ? state.glasses : random() < 0.25,
      clothesColour: clothesColours.find((colour) => colour === state.wears) ?? pick(clothesColours, random),
      ...(physique && { physique }),
    },
  }
}
