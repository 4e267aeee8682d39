import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Appearance,
  clothesColour,
  hairColour,
  hairForms,
  physiques,
  skinColour,
  statures,
} from '#book/appearance.ts'
import { animalSpecies, type Hero } from '#book/character.ts'
import { type Trait, traits, traitTable } from '#book/traits.ts'
import { boundsOf } from '#illustration/house/boxes.ts'
import type { Box, Point, Shape, Sprite } from '#illustration/house/drawing.ts'
import { modelNamed } from '#illustration/house/staging/models/model-named.ts'
import { person } from '#illustration/house/staging/people/person.ts'
import { frameAt } from '#illustration/house/staging/space/frame.ts'
import { spriteOf } from '#illustration/house/staging/sprite-of-model.ts'
import { type Dye, dyeOf } from './dye.ts'
import { svgPath } from './svg-path.ts'

/** One picture of a sprite: its shapes in centimetres, the part of them to show, and their colours as SVG. */
interface Sketch {
  name: string
  shapes: readonly Shape[]
  view: Box
  colour: (shape: number) => string
}

const base: Appearance = {
  skin: 'peach',
  hairForm: 'bob',
  hairColour: 'auburn',
  glasses: false,
  clothesColour: 'teal',
}
/** What can be dyed afterwards, each with another colour to see which shapes follow it. Lights and darks do not change. */
const dyes: readonly { variable: string; other: Partial<Appearance>; from: string; to: string }[] = [
  { variable: '--hair', other: { hairColour: 'brown' }, from: hairColour.auburn, to: hairColour.brown },
  { variable: '--skin', other: { skin: 'caramel' }, from: skinColour.peach, to: skinColour.caramel },
  {
    variable: '--clothes',
    other: { clothesColour: 'blue' },
    from: clothesColour.teal,
    to: clothesColour.blue,
  },
]

/** Hair forms, traits and animals to choose from: SVG sprites of our own figures, which take the colours of the page. */
export async function drawLookSprites(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const sprites = {
    hair: hairForms.map((hairForm) => dyed(hairForm, { looks: { ...base, hairForm } }, headView)),
    physiques: physiques.map((physique) => dyed(physique, { looks: { ...base, physique } }, wholeView)),
    statures: statures.map((stature) => dyed(stature, { looks: { ...base, stature } }, wholeView)),
    traits: traits.map((trait) => traitSketch(trait)),
    animals: animalSpecies.map((species) => creatureSketch(species, false)),
    toys: animalSpecies.map((species) => creatureSketch(species, true)),
  }
  for (const [name, sketches] of Object.entries(sprites)) {
    const symbols = sketches.map(symbol).join('\n')
    await writeFile(
      join(folder, `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`,
    )
  }
}

/** A person to sketch: `looks` in the colours of `base`, which the page dyes. */
interface Model {
  looks: Appearance
  ageYears?: number
  trait?: Trait
}

function dyed(name: string, model: Model, view: (drawn: Sprite) => Box): Sketch {
  const drawn = figure(model)
  const others = dyes.map(({ variable, other, from, to }) => {
    const { shapes } = figure({ ...model, looks: { ...model.looks, ...other } })
    return (index: number): Dye | null =>
      dyeOf({ variable, from, to }, drawn.shapes[index]?.colour, shapes[index]?.colour)
  })
  return {
    name,
    shapes: drawn.shapes,
    view: view(drawn),
    colour: (index) =>
      others.map((dye) => dye(index)).find((dye) => dye !== null) ?? drawn.shapes[index]?.colour ?? 'none',
  }
}

function headView({ faces }: Sprite): Box {
  const [face] = faces
  if (face === undefined) throw new Error('a person has a face')
  const { centre, radius } = face
  return {
    x0: centre[0] - radius * 1.9,
    x1: centre[0] + radius * 1.9,
    y0: centre[1] - radius * 1.95,
    y1: centre[1] + radius * 1.85,
  }
}

/** Whole, and as large for all, so that one can be compared with another; in centimetres. */
function wholeView(): Box {
  return { x0: -tallest / 2, x1: tallest / 2, y0: -tallest * 0.97, y1: tallest * 0.03 }
}

/** Of whom is sketched, with a margin. */
const tallest = 146

/** Aids that are at the ears or on hair, and those whose owner is seen whole. */
const besideFace: ReadonlySet<Trait> = new Set(['hearingAid', 'cochlearImplant'])
const leanedOn: ReadonlySet<Trait> = new Set(['wheelchair', 'walker', 'cane'])
/** What is looked at of those that are on the body. */
const onBody: Readonly<Partial<Record<Trait, string>>> = { prosthesis: 'socket', insulinPump: 'pump' }

/** From as near as the trait needs to be seen in a small picture. */
function traitView(trait: Trait, { box, shapes, faces }: Sprite): Box {
  if (leanedOn.has(trait)) {
    const edge = Math.max(box.x1 - box.x0, box.y1 - box.y0) * 1.06
    return squareOf([(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2], edge)
  }
  const part = onBody[trait]
  if (part !== undefined) {
    const { x0, x1, y0, y1 } = boundsOf(shapes.filter((shape) => shape.part === part))
    return squareOf([(x0 + x1) / 2, (y0 + y1) / 2], (box.y1 - box.y0) * 0.46)
  }
  const [face] = faces
  if (face === undefined) throw new Error('a person has a face')
  const {
    centre: [x, y],
    radius,
  } = face
  return besideFace.has(trait)
    ? squareOf([x, y - radius * 0.05], radius * 2.9)
    : squareOf([x, y + radius * 0.2], radius * 2.3)
}

function squareOf([x, y]: Point, edge: number): Box {
  return { x0: x - edge / 2, x1: x + edge / 2, y0: y - edge / 2, y1: y + edge / 2 }
}

/** Somebody who has it, as plain as can be besides; what only the grown have is on somebody grown. */
function traitSketch(trait: Trait): Sketch {
  const grown = traitTable[trait].fromAge !== undefined
  const looks: Appearance = {
    ...base,
    hairForm: grown ? 'short' : trait === 'cochlearImplant' ? 'bun' : 'sidePart',
  }
  return dyed(trait, { looks, trait, ...(grown && { ageYears: 40 }) }, (drawn) => traitView(trait, drawn))
}

function figure({ looks, ageYears = 7, trait }: Model): Sprite {
  const who: Hero = {
    name: 'looks',
    age: ageYears,
    gender: 'other',
    description: '',
    appearance: { ...looks, ...(trait && { traits: [trait] }) },
  }
  return spriteOf(
    person({
      id: 'hero',
      frame: frameAt([0, 0, 0], { heading: trait && leanedOn.has(trait) ? aside : toReader }),
      act: { pose: 'stand', feels: 'happy' },
      who,
      state: trait === 'wheelchair' ? { wheelchair: true } : {},
      seed: 'looks',
    }),
  )
}

function creatureSketch(species: (typeof animalSpecies)[number], toy: boolean): Sketch {
  const { shapes, box } = spriteOf(
    modelNamed[species]({
      id: species,
      frame: frameAt([0, 0, 0], { heading: toy ? nearlyToReader : aside }),
      act: { pose: 'stand', feels: 'happy' },
      ...(toy && { who: { kind: 'toy', name: species, species, description: '' } }),
      state: {},
      seed: 'looks',
    }),
  )
  const edge = Math.max(box.x1 - box.x0, box.y1 - box.y0) * 1.06
  const middle = (box.x0 + box.x1) / 2
  const foot = box.y1 + edge * 0.03
  return {
    name: species,
    shapes,
    view: { x0: middle - edge / 2, x1: middle + edge / 2, y0: foot - edge, y1: foot },
    colour: (index) => shapes[index]?.colour ?? 'none',
  }
}

/** Headings: to the reader, a little from that, and to the right with the face still seen. */
const [toReader, nearlyToReader, aside] = [270, 286, 312]

/** Units of a symbol: its view is this wide and high, in whole numbers. */
const across = 400

function symbol({ name, shapes, view, colour }: Sketch): string {
  const scale = across / (view.x1 - view.x0)
  const paths = shapes.flatMap((shape, index) => {
    const place = ([x, y]: readonly [number, number]): [number, number] => [
      (x - view.x0) * scale,
      (y - view.y0) * scale,
    ]
    const outlines = [shape.points, ...(shape.holes ?? [])].map((points) => points.map(place))
    if (!outlines[0]?.some(([x, y]) => x > 0 && x < across && y > 0 && y < across)) return []
    const path = outlines.map((points) => svgPath(points, shape.closed)).join('')
    const alpha = (shape.alpha ?? 1) * (shape.soft ? 0.6 : 1)
    const opacity = alpha === 1 ? '' : ` opacity="${Number(alpha.toFixed(2))}"`
    const paint = shape.closed
      ? `fill="${colour(index)}" fill-rule="evenodd"`
      : `fill="none" stroke="${colour(index)}" stroke-width="${Math.round((shape.width ?? 1) * scale)}" stroke-linecap="round" stroke-linejoin="round"`
    return [`<path d="${path}" ${paint}${opacity}/>`]
  })
  return `<symbol id="${name}" viewBox="0 0 ${across} ${across}">${paths.join('')}</symbol>`
}
