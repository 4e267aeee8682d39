import { randomFrom } from '#book/random.ts'
import type { Drawing, StyleRenderer, Thing } from '../../drawing.ts'
import { bendOutline } from '../bend-outline.ts'
import { plainFace } from '../press/plain-face.ts'
import { impress } from '../press/impress.ts'
import { partFromGround } from '../press/part-from-ground.ts'
import { isIndoors } from '../press/is-indoors.ts'
import { makePlates, type Plates, type Recipe } from '../press/plates.ts'
import { pressTiles } from '../press/press-tiles.ts'
import { pressWeather } from '../press/press-weather.ts'
import { printsEvenly } from '../press/prints-evenly.ts'
import { type PressManner, pullPrint } from '../press/pull-print.ts'
import { shadeFarLegs } from '../press/shade-far-legs.ts'
import { type Patch, type Piece, splitIntoPieces } from '../split-into-pieces.ts'
import { recipeChooser } from './choose-recipe.ts'
import { chooseTexture, type TextureKit } from './choose-texture.ts'
import { hourRecipes } from './hour-recipes.ts'
import { retroInks, retroRecipe, solidBlack } from './inks.ts'
import { leaveOutModelling } from './restyle-thing.ts'
import { pageSizeOf } from '../../raster/page-size.ts'
import { gradeSky } from '../press/told-places.ts'

const thinLine = retroRecipe({ teal: 0.6, black: 0.75 })
/**
 * What remains of the ink around a piece by day, and in the dark, where slivers of paper would glare; more than there
 * was around parts of a room, as if in shade.
 */
const remains = { lit: 0.25, dark: 0.5, indoors: 1.3 }

interface Workshop extends TextureKit {
  plates: Plates
  indoors: boolean
  recipeOf: ReturnType<typeof recipeChooser>
}

/** Mid-century printing: five inks on cream stock, a little out of register, with sponge and dry brush. */
export const retroVintage: StyleRenderer = {
  coats: { dog: '#3b3033', duck: '#fdf6ea', mouse: '#8f8b96' },
  render(whole, options) {
    const { seed } = options
    const page = pageSizeOf(options)
    const drawing = plainly(whole)
    const plates = makePlates(page, retroInks.paper, retroInks.inks)
    const hour = hourRecipes(drawing.atmosphere, seed)
    const workshop: Workshop = {
      plates,
      tiles: pressTiles(page.edge),
      hour,
      shade: drawing.atmosphere.light[0] > 0 ? -1 : 1,
      light: drawing.atmosphere.time === 'night' ? 'dark' : 'lit',
      indoors: isIndoors(drawing),
      recipeOf: recipeChooser(drawing, hour),
      random: randomFrom(`${seed}/retro`),
    }
    for (const thing of drawing.things) printThing(workshop, thing, seed)
    printWeather(workshop, drawing, seed)
    return pullPrint(plates, manner(seed), seed)
  },
}

/** A picture as it is, without what flat inks have no use for. */
function plainly(whole: Drawing): Drawing {
  return {
    ...whole,
    things: whole.things.map((thing) => leaveOutModelling(plainFace(shadeFarLegs(thing)))),
  }
}

/** Every book is a little out of register in its own way. */
function manner(seed: string): PressManner {
  const random = randomFrom(`${seed}/register`)
  const off = (): readonly [number, number] => {
    const [across, down] = [1.1 + random() * 0.9, 0.8 + random() * 0.8]
    return [random() < 0.5 ? -across : across, random() < 0.5 ? -down : down]
  }
  return {
    inks: [
      { shift: off(), grainyTints: 0.16 },
      { shift: off(), grainyTints: 0.14 },
      { shift: off(), grainyTints: 0.12 },
      { shift: off(), grainyTints: 0.16 },
      { shift: [0, 0], grainyTints: 0.12 },
    ],
    grain: 0.11,
    mottle: 0.1,
    pinholes: 0.4,
  }
}

function printThing(workshop: Workshop, thing: Thing, seed: string): void {
  const cast = thing.kind === 'person' || thing.kind === 'creature'
  const stray = cast ? { slow: 0.9, tremble: 0.5 } : { slow: 3, tremble: 0.9 }
  let haired = false
  for (const piece of splitIntoPieces(thing, bendOutline(seed, thing, stray))) {
    const hair = piece.material === 'hair'
    printPiece(workshop, thing, piece, haired && hair)
    haired ||= hair
  }
}

/** `joins` what is printed below it: no paper shows between them. */
function printPiece(workshop: Workshop, thing: Thing, piece: Piece, joins: boolean): void {
  const body = piece.patches.find((patch) => !patch.soft && !patch.marking)
  const broad = piece.bounds.x1 - piece.bounds.x0 > workshop.plates.units.width * 0.8
  if (body && !body.line && !broad && !joins) {
    const scenery = thing.kind === 'scenery'
    const line = scenery ? undefined : thinLine
    const recipe = workshop.recipeOf(thing, body)
    partFromGround(workshop.plates, piece.body, piece.bounds, recipe, {
      width: 1.5,
      line,
      remains: remains[scenery && workshop.indoors ? 'indoors' : workshop.light],
    })
  }
  for (const patch of piece.patches) printPatch(workshop, thing, patch)
}

function printPatch(workshop: Workshop, thing: Thing, patch: Patch): void {
  const { plates } = workshop
  const recipe = workshop.recipeOf(thing, patch)
  const extent = Math.min(patch.bounds.x1 - patch.bounds.x0, patch.bounds.y1 - patch.bounds.y0)
  const shadow = patch.soft && patch.part === 'shadow'
  impress(plates, {
    outlines: patch.outlines,
    bounds: patch.bounds,
    recipe: shadow ? shadowRecipe : recipe,
    texture:
      gradeSky(workshop, thing, patch, workshop.recipeOf) ?? chooseTexture(workshop, thing, patch, recipe),
    overprint: shadow || isKey(patch, recipe),
    alpha: patch.soft && !shadow ? patch.alpha * 0.8 : shadow ? 1 : patch.alpha,
    softness:
      patch.soft && !shadow && patch.material !== 'skin' ? Math.max(0.8, Math.min(20, extent * 0.12)) : 0,
    calm: printsEvenly(thing, patch),
  })
}

/** Black lines lie over the colours, so that no paper shows beside them; eyes keep a rim, which tells them from dark skin. */
function isKey({ marking, part }: Patch, recipe: Recipe): boolean {
  return marking && recipe === solidBlack && part !== 'eye'
}

const shadowRecipe: Recipe = retroRecipe({ teal: 0.55, plum: 0.3, black: 0.3 })

function printWeather({ plates, hour }: Workshop, drawing: Drawing, seed: string): void {
  for (const points of pressWeather(drawing, plates.units, { seed })) {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const bounds = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
    impress(plates, { outlines: [{ points }], bounds, recipe: hour.falling })
  }
}
