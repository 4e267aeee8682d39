import * as z from 'zod'
import { hairColours, hairForms, physiques, skins, statures } from '#book/appearance.ts'
import { styles } from '#book/options.ts'
import {
  cameras,
  clothes,
  feelings,
  poses,
  props,
  seasons,
  settings,
  times,
  weathers,
} from '#book/scene-plan.ts'
import { traits } from '#book/traits.ts'
import { readPrompts } from '#models/read-prompts.ts'

const text = z.string().trim().min(1)

/** A phrase for every name of a list. */
function phrases<Name extends string>(names: readonly Name[]) {
  return z.record(z.enum(names), text)
}

/** What can be wrong with a picture. */
export const faultKinds = ['people', 'number', 'likeness', 'limbs', 'scene', 'letters', 'unsuitable'] as const
export type FaultKind = (typeof faultKinds)[number]

const schema = z.strictObject({
  /** What is asked for: a page, the character sheet; and what is added for a cover. */
  picture: text,
  sheet: text,
  cover: text,
  /** What the references are: the sheet of the book, or photos. */
  held: text,
  photos: text,
  quiet: text,
  rules: text,
  empty: text,
  /** What whoever looks at a picture is told, what can be wrong with it, and what is added when it is drawn again. */
  look: text,
  faults: phrases(faultKinds),
  again: text,
  styles: phrases(styles),
  skins: phrases(skins),
  hairForms: phrases(hairForms),
  hairColours: phrases(hairColours),
  physiques: phrases(physiques),
  statures: phrases(statures),
  traits: phrases(traits),
  clothes: phrases(['day', ...clothes]),
  settings: phrases(settings),
  times: phrases(times),
  moonless: text,
  weathers: phrases(weathers),
  seasons: phrases(seasons),
  cameras: phrases(cameras),
  poses: phrases(poses),
  feelings: phrases(feelings),
  /** Beings and things whose own names would be misread. */
  creatures: z.record(z.string(), text),
  props: z.partialRecord(z.enum(props), text),
})
export type PicturePrompts = z.output<typeof schema>

/** What models of pictures are told, from `content/prompts`. Throws when a name has no phrase. */
export function loadPicturePrompts(): PicturePrompts {
  return schema.parse(readPrompts('pictures'))
}
