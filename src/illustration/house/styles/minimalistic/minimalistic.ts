import { type Random, randomFrom } from '#book/random.ts'
import type { Drawing, StyleRenderer, Thing } from '../../drawing.ts'
import { rgbFrom } from '../../raster/rgb.ts'
import { plainFace } from '../press/plain-face.ts'
import { impress, type Texture } from '../press/impress.ts'
import { partFromGround } from '../press/part-from-ground.ts'
import { makePlates, type Plates, type Recipe } from '../press/plates.ts'
import { type PressTiles, pressTiles } from '../press/press-tiles.ts'
import { pressWeather } from '../press/press-weather.ts'
import { printsEvenly } from '../press/prints-evenly.ts'
import { type PressManner, pullPrint } from '../press/pull-print.ts'
import { isIndoors } from '../press/is-indoors.ts'
import { shadeFarLegs } from '../press/shade-far-legs.ts'
import { type Patch, splitIntoPieces } from '../split-into-pieces.ts'
import { toneChooser } from './choose-tone.ts'
import { type HourTones, hourTones } from './hour-tones.ts'
import { blank, quietInks, quietRecipe, solidInk } from './inks.ts'
import { leaveOutMarks } from './leave-out.ts'
import { ownColourOf } from './own-colour.ts'
import { pageSizeOf } from '../../raster/page-size.ts'
import { gradeSky } from '../press/told-places.ts'

const accent = '#e2593d'
const thinLine = quietRecipe({ ink: 0.62 })
/**
 * What remains of the ink around a piece by day, and in the dark, where slivers of paper would glare. Around walls in
 * the dark and parts of a room they are of more ink, as if in shade: pale ones would look scratched.
 */
const remains = { lit: 0.5, dark: 0.7, places: 1.18 }
const shadow: Recipe = quietRecipe({ sage: 0.6, ink: 0.3 })

interface Workshop {
  plates: Plates
  tiles: PressTiles
  hour: HourTones
  light: 'lit' | 'dark'
  indoors: boolean
  toneOf: ReturnType<typeof toneChooser>
  random: Random
}

/** Few shapes and much air: three quiet inks, an accent and the child's own colour, with the grain of a risograph. */
export const minimalistic: StyleRenderer = {
  coats: { dog: '#d9b384', duck: '#fdf8ef' },
  render(whole, options) {
    const { seed } = options
    const page = pageSizeOf(options)
    const drawing = plainly(whole)
    const { atmosphere } = drawing
    const own = ownColourOf(drawing)
    const inks = quietInks(rgbFrom(own ?? accent), atmosphere.time === 'night')
    const hour = hourTones(atmosphere, seed)
    const workshop: Workshop = {
      plates: makePlates(page, inks.paper, inks.inks),
      tiles: pressTiles(page.edge),
      hour,
      light: atmosphere.time === 'night' ? 'dark' : 'lit',
      indoors: isIndoors(drawing),
      toneOf: toneChooser({ inks, drawing, hour, own }),
      random: randomFrom(`${seed}/minimalistic`),
    }
    for (const thing of drawing.things) printThing(workshop, thing)
    printWeather(workshop, drawing, seed)
    return pullPrint(workshop.plates, manner(seed, workshop.light), seed)
  },
}

/** A picture as it is, without what few inks would print as dirt. */
function plainly(whole: Drawing): Drawing {
  return {
    ...whole,
    things: whole.things.map((thing) => leaveOutMarks(plainFace(shadeFarLegs(thing)))),
  }
}

/** Nearly in register; the dark is one even ink, in which a roller's clouds and pinholes would be seen first. */
function manner(seed: string, light: Workshop['light']): PressManner {
  const random = randomFrom(`${seed}/register`)
  const inks = [0.9, 0.8, 0.3, 0.8, 0.6, 0].map((most) => ({
    shift: [(random() * 2 - 1) * most, (random() * 2 - 1) * most] as const,
    grainyTints: 0.06,
  }))
  const dark = light === 'dark'
  return { inks, grain: dark ? 0.045 : 0.06, mottle: dark ? 0.022 : 0.07, pinholes: dark ? 0.05 : 0.25 }
}

function printThing(workshop: Workshop, thing: Thing): void {
  const { plates, light, indoors, toneOf } = workshop
  let haired = false
  for (const piece of splitIntoPieces(thing, (points) => [...points])) {
    const body = piece.patches.find((patch) => !patch.soft && !patch.marking)
    const onHair = haired && body?.material === 'hair'
    haired ||= body?.material === 'hair'
    if (body && !body.line && !onHair && piece.bounds.x1 - piece.bounds.x0 < plates.units.width * 0.8) {
      const scenery = thing.kind === 'scenery'
      const line = scenery ? undefined : thinLine
      partFromGround(plates, piece.body, piece.bounds, toneOf(thing, body), {
        width: 1.3,
        line,
        remains: scenery && (indoors || light === 'dark') ? remains.places : remains[light],
      })
    }
    for (const patch of piece.patches) printPatch(workshop, thing, patch)
  }
}

function printPatch(workshop: Workshop, thing: Thing, patch: Patch): void {
  const fallen = patch.soft && patch.part === 'shadow'
  const recipe = fallen ? shadow : workshop.toneOf(thing, patch)
  const extent = Math.min(patch.bounds.x1 - patch.bounds.x0, patch.bounds.y1 - patch.bounds.y0)
  const soft = patch.soft && !fallen && patch.material !== 'skin'
  impress(workshop.plates, {
    outlines: patch.outlines,
    bounds: patch.bounds,
    recipe,
    texture:
      gradeSky(workshop, thing, patch, workshop.toneOf) ?? stipple(workshop, thing, patch, recipe, extent),
    overprint:
      fallen || patch.part === 'cheek' || (patch.marking && recipe === solidInk && patch.part !== 'eye'),
    // Cheeks are an ink over the skin's own: whole, they would be bruises.
    alpha: fallen ? 1 : patch.alpha * (patch.soft ? 0.7 : patch.part === 'cheek' ? 0.6 : 1),
    softness: soft ? Math.max(0.8, Math.min(22, extent * 0.14)) : 0,
    calm: printsEvenly(thing, patch),
  })
}

/** Large quiet shapes darken towards their foot in fine dots; the sun and the sky pale towards it. */
function stipple(
  { tiles, light, random }: Workshop,
  thing: Thing,
  patch: Patch,
  recipe: Recipe,
  extent: number,
): Texture | undefined {
  const offset = [Math.floor(random() * 4096), Math.floor(random() * 4096)] as const
  const cast = thing.kind === 'person' || thing.kind === 'creature'
  if (cast || patch.soft || patch.marking || extent < 90) return undefined
  if (patch.material === 'water') {
    return { tile: tiles.brush, recipe: blank, cover: [0, 0.03], sharpness: 10, offset }
  }
  const rising = patch.part === 'disc' || patch.material === 'sky' || patch.material === 'cloud'
  const other = rising
    ? recipe.map((amount, ink) => amount * (ink === 5 ? 0.85 : 0.55))
    : recipe.map((amount, ink) => deepened(amount, ink))
  const most = (thing.kind === 'scenery' ? 0.12 : 0.08) * (light === 'dark' ? 0.6 : 1)
  return { tile: tiles.grain, recipe: other, cover: [-0.1, most], sharpness: 4, offset }
}

function deepened(amount: number, ink: number): number {
  return Math.min(1, ink === 5 ? amount + 0.1 : amount * 1.15)
}

function printWeather({ plates, hour }: Workshop, drawing: Drawing, seed: string): void {
  for (const points of pressWeather(drawing, plates.units, { seed, share: 0.6 })) {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const bounds = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
    impress(plates, { outlines: [{ points }], bounds, recipe: hour.falling })
  }
}
