import * as z from 'zod/mini'
import { clothesColours, hairColours, hairForms, physiques, skins, statures } from './appearance.ts'
import { contactDetailsIn } from './contact-details.ts'
import { limits } from './limits.ts'
import { genders } from './options.ts'
import { relations } from './relations.ts'
import { traits } from './traits.ts'
import { typographicName } from './typographic.ts'
import { unprintableSigns } from './unprintable-signs.ts'

export const animalSpecies = [
  'dog',
  'cat',
  'rabbit',
  'sheep',
  'duck',
  'owl',
  'bear',
  'horse',
  'cow',
  'pig',
  'fox',
  'hedgehog',
  'squirrel',
  'deer',
  'mouse',
  'elephant',
  'lion',
  'monkey',
  'whale',
  'fish',
  'butterfly',
  'dragon',
  'unicorn',
  'dinosaur',
  'snail',
  'octopus',
] as const
export type AnimalSpecies = (typeof animalSpecies)[number]

export const characterKinds = ['person', 'animal', 'toy'] as const
export type CharacterKind = (typeof characterKinds)[number]

export const appearanceSchema = z.object(
  {
    skin: z.enum(skins, { error: 'appearance_invalid' }),
    hairForm: z.enum(hairForms, { error: 'appearance_invalid' }),
    hairColour: z.enum(hairColours, { error: 'appearance_invalid' }),
    glasses: z.boolean({ error: 'appearance_invalid' }),
    clothesColour: z.enum(clothesColours, { error: 'appearance_invalid' }),
    /** Books and drafts of before have none of these. */
    physique: z.optional(z.enum(physiques, { error: 'appearance_invalid' })),
    stature: z.optional(z.enum(statures, { error: 'appearance_invalid' })),
    traits: z.optional(
      z
        .array(z.enum(traits, { error: 'appearance_invalid' }), { error: 'appearance_invalid' })
        .check(z.maxLength(traits.length, 'appearance_invalid')),
    ),
  },
  { error: 'appearance_invalid' },
)

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F/u

/** A name as people write it: one line, something in it, at most `limits.nameCharacters` characters. */
export const nameSchema = z.string({ error: 'name_required' }).check(
  z.trim(),
  z.minLength(1, 'name_required'),
  z.maxLength(limits.nameCharacters, 'name_too_long'),
  z.regex(/^[^\p{Cc}<>{}]*$/u, 'name_not_allowed'),
  z.refine((name) => unprintableSigns(name) === '', 'name_not_allowed'),
  // No text of a book says an emoji, so nobody would be found by such a name.
  z.refine((name) => !emoji.test(name), 'name_not_allowed'),
  z.refine((name) => contactDetailsIn(name).length === 0, 'name_finds_somebody'),
  z.regex(/\p{L}/u, 'name_needs_letter'),
  z.overwrite(typographicName),
)

export const ageSchema = z
  .number({ error: 'age_not_number' })
  .check(
    z.int('age_not_whole'),
    z.gte(limits.ageYears.min, 'age_not_positive'),
    z.lte(limits.ageYears.max, 'age_too_high'),
  )

const descriptionSchema = z._default(
  z.string().check(z.trim(), z.maxLength(limits.descriptionCharacters, 'description_too_long')),
  '',
)

/** The child the book is for: always a person, always the first character. */
export const heroSchema = z.object({
  name: nameSchema,
  age: ageSchema,
  gender: z.enum(genders, { error: 'gender_invalid' }),
  description: descriptionSchema,
  appearance: appearanceSchema,
  /** Path in the `pictures` bucket of an uploaded picture, deleted when the book is finished. */
  picturePath: z.optional(z.string()),
})

export const companionSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('person'),
      name: nameSchema,
      age: ageSchema,
      gender: z.enum(genders, { error: 'gender_invalid' }),
      description: descriptionSchema,
      appearance: appearanceSchema,
      /** Who they are to the child, where their name does not say it. */
      relation: z.optional(z.enum(relations, { error: 'kind_invalid' })),
      picturePath: z.optional(z.string()),
    }),
    z.object({
      kind: z.enum(['animal', 'toy']),
      name: nameSchema,
      species: z.enum(animalSpecies, { error: 'species_invalid' }),
      description: descriptionSchema,
      picturePath: z.optional(z.string()),
    }),
  ],
  { error: 'kind_invalid' },
)

export type Hero = z.infer<typeof heroSchema>
export type Companion = z.infer<typeof companionSchema>
