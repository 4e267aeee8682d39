import type { Thing } from '../../drawing.ts'
import { mixRgb, type Rgb } from '../../raster/rgb.ts'
import { leanColour } from '../lean-colour.ts'
import type { Patch, Piece } from '../split-into-pieces.ts'
import type { Desk } from './desk.ts'
import { drawFlat, drawSoft, extentOf, standsWhole } from './draw-mark.ts'
import { colourField, type Field, type Hatching, type Under } from './hatch.ts'
import { isCurly } from './is-curly.ts'
import { makeField } from './make-field.ts'
import { type Pencils, pencilsFor } from './pencils.ts'
import {
  bladeStrokes,
  curlStrokes,
  landStrokes,
  leafStrokes,
  longStrokes,
  middleStrokes,
  shortStrokes,
  type StrokeTile,
} from './stroke-tiles.ts'

/** Colours one patch, over whatever lies below. */
export function drawPatch(desk: Desk, thing: Thing, piece: Piece, patch: Patch): void {
  const colour = leanColour(patch.colour, patch.material, thing.kind, desk.drawing.atmosphere)
  const extent = extentOf(patch, desk.sheet.units)
  const shines = patch.material === 'light' || patch.material === 'cloud'
  if (patch.soft && (shines || extent < 60)) return drawSoft(desk, thing, patch, colour)
  const small = extent < 9 || (patch.marking && extent < 15)
  // Strokes in a pupil would look like scratches.
  const eye = patch.marking && (patch.part === 'eye' || patch.part === 'eyeWhite')
  if (patch.line || small || eye) return drawFlat(desk, thing, patch, colour)
  colourIn(desk, thing, piece, patch, colour, extent)
}

function colourIn(desk: Desk, thing: Thing, piece: Piece, patch: Patch, colour: Rgb, extent: number): void {
  const { sheet, random } = desk
  const sky = patch.material === 'sky'
  const scenery = thing.kind === 'scenery'
  const wide = patch.bounds.x1 - patch.bounds.x0 > 420
  // A hedge is a stretch of land; a crown that fills half the page is not.
  const low = patch.bounds.y1 - patch.bounds.y0 < 0.6 * (patch.bounds.x1 - patch.bounds.x0)
  const land = wide && scenery && (patch.material === 'ground' || (patch.material === 'foliage' && low))
  const field = makeField(sheet, patch, {
    light: sky ? [0, 1] : land ? [desk.light[0] * 0.3, -0.7] : desk.light,
    whole: scenery ? patch.bounds : piece.bounds,
    looseness: patch.soft ? 4 : Math.max(0.5, Math.min(scenery ? 3 : 1.7, extent * 0.035)),
    frameSpare: scenery && !standsWhole(patch, sheet.units) ? 0 : 1.2,
    openAt: sky ? desk.shining : undefined,
    uneven: desk.uneven,
    unevenOffset: random() * 256,
    followsLand: land,
    hidden: desk.hidden,
  })
  if (!field) return
  const onBarePaper = desk.hidden.numbers.get(patch) === 1
  const rubbed = patch.soft || onBarePaper ? 0 : 0.97 * patch.alpha
  const pencils = pencilsFor(
    colour,
    patch.material === 'skin' ? 'skin' : patch.material === 'hair' ? 'hair' : 'other',
  )
  const blank: Under = { colour, inLight: 0, inShade: 0, rough: 0 }
  const job: Job = { desk, thing, patch, field, pencils, extent, colour, under: blank, families: [] }
  if (sky) drawSky(job)
  else if (patch.material === 'foliage' && !land) drawFoliage(job)
  else if (land) drawLand(job)
  else drawForm(job)
  colourField(sheet, field, rubbed, job.under, job.families)
}

interface Job {
  desk: Desk
  thing: Thing
  patch: Patch
  field: Field
  pencils: Pencils
  extent: number
  colour: Rgb
  /** What the field is coloured in with, when all is settled. */
  under: Under
  families: Hatching[]
}

interface Family {
  tile: StrokeTile
  turns: number
  bow?: number
  colour: Rgb
  press: number
  inLight: number
  inShade: number
  ragged?: number
  rough?: number
}

/** One more family of strokes over those there are. */
function lay({ desk, patch, families }: Job, family: Family): void {
  const { random } = desk
  families.push({
    bow: 0,
    ragged: 1,
    rough: 0.62,
    ...family,
    press: family.press * patch.alpha,
    offset: [random() * 2048, random() * 2048],
  })
}

function layBase(job: Job, under: Under): void {
  const { alpha } = job.patch
  job.under = { ...under, inLight: under.inLight * alpha, inShade: under.inShade * alpha }
}

function drawSky(job: Job): void {
  const { desk, patch, pencils, thing } = job
  const low = pencilsFor(
    leanColour(patch.colour2 ?? patch.colour, 'sky', thing.kind, desk.drawing.atmosphere),
    'other',
  )
  const { depth, shade } = pencils
  const night = depth > 0.45
  // A crayon's blue is duller than that of a lit screen.
  const main = mixRgb(pencils.main, [104, 128, 152], night ? 0 : 0.26)
  const tile = longStrokes(desk.sheet.scale)
  const press = 0.68 + 0.22 * depth
  // In the sky the field's shade is 1 at the zenith and 0 at the horizon.
  layBase(job, {
    colour: mixRgb(main, low.main, 0.3),
    inLight: 0.04 + 0.5 * depth,
    inShade: 0.26 + 0.6 * depth,
    rough: 0.7,
  })
  const strokes = { tile, ragged: 0.3 }
  lay(job, { ...strokes, turns: -0.098, colour: low.main, press: 0.5, inLight: 0.6, inShade: -0.2 })
  lay(job, { ...strokes, turns: -0.1, colour: main, press, inLight: night ? 0.55 : -0.1, inShade: 1.1 })
  lay(job, { ...strokes, turns: -0.062, colour: main, press, inLight: night ? 0.2 : -0.5, inShade: 0.8 })
  if (night)
    lay(job, { ...strokes, turns: -0.082, colour: shade, press: press * 0.7, inLight: -0.6, inShade: 1 })
}

/** Land: strokes that run with the lie of it, in a light and a deep pencil, and grass only where it is near. */
function drawLand(job: Job): void {
  const { desk, pencils, thing, colour } = job
  const { scale } = desk.sheet
  const { amount, depth, main, shade } = pencils
  const far = thing.depth < 0.25
  const grass = grassy(colour)
  // Sunlit grass is begun in a yellower green; what lies deep is gone over in a bluer one.
  const warm = grass && !far ? mixRgb(main, [226, 206, 40], 0.2) : main
  const deep = grass ? mixRgb(main, [4, 62, 44], 0.42) : shade
  // Far off the hand is light and much paper is left; what is near is worked up.
  const near = Math.min(1, 0.48 + 1.1 * thing.depth + depth)
  layBase(job, {
    colour: warm,
    inLight: (0.14 + 0.56 * depth) * amount * near,
    inShade: (0.48 + 0.44 * depth) * amount * near,
    rough: 0.7,
  })
  // Every hill has a slope of its own, down to one side, and the hand goes down it; sand and squares lie flatter.
  const steep = (0.02 + 0.028 * desk.random()) * (grass ? 1 : 0.45)
  const slope = desk.random() < 0.5 ? -steep : steep
  const along = { tile: landStrokes(scale), press: 0.66 + 0.06 * depth, ragged: 0.5, rough: 0.6 }
  const open = amount * (0.55 + 0.45 * near)
  lay(job, { ...along, turns: slope, colour: main, inLight: 0.6 * open, inShade: 1 * open })
  if (far && !grass && depth < 0.3) return
  lay(job, {
    ...along,
    turns: slope * 1.6,
    colour: deep,
    inLight: -0.3,
    inShade: (0.4 + 0.6 * amount) * near,
  })
  if (thing.depth < 0.45 || !grass) return
  const blades = { tile: bladeStrokes(scale), turns: 0.03, press: 0.72, rough: 0.5 }
  lay(job, { ...blades, colour: deep, inLight: -0.35, inShade: 0.2 + 0.55 * thing.depth })
}

/** Meadows have blades of grass; sand, snow and paths have none. */
function grassy([red, green, blue]: Rgb): boolean {
  return green > red + 6 && green > blue - 30 && green < 225
}

/** Leaves: little arcs on a light ground, few where the sun is and crowded in a deeper green where it is not. */
function drawFoliage(job: Job): void {
  const { pencils, extent, colour } = job
  const { scale } = job.desk.sheet
  const tile = extent > 24 ? leafStrokes(scale) : shortStrokes(scale)
  const { main, shade, depth } = pencils
  const grass = grassy(colour)
  const warm = grass ? mixRgb(main, [214, 206, 40], 0.24) : main
  const deep = grass ? mixRgb(main, [2, 44, 40], 0.58) : shade
  layBase(job, { colour: warm, inLight: 0.18 + 0.6 * depth, inShade: 0.55 + 0.35 * depth, rough: 0.6 })
  lay(job, { tile, turns: 0, colour: main, press: 0.84, inLight: 0.5, inShade: 1.1 })
  lay(job, { tile, turns: 0.3, colour: deep, press: 0.86, inLight: -0.4, inShade: 0.95 })
}

/** Skin: even and smooth, so that a face reads at any size; strokes only turn it. */
function drawSkin(job: Job, turns: number): void {
  const { desk, pencils } = job
  const { scale } = desk.sheet
  const { main, shade } = pencils
  const tile = job.extent < 26 ? shortStrokes(scale) : middleStrokes(scale)
  layBase(job, { colour: main, inLight: 0.6, inShade: 0.82, rough: 0.2 })
  const round = { tile, bow: 0.35, rough: 0.25 }
  lay(job, { ...round, turns, colour: main, press: 0.5, inLight: -0.3, inShade: 1 })
  lay(job, { ...round, turns: turns + 0.06, colour: shade, press: 0.56, inLight: -1.5, inShade: 1.2 })
}

/** Broad still surfaces indoors and out: walls, floors, water. */
function drawSurface(job: Job, turns: number): void {
  const { scale } = job.desk.sheet
  const { main, shade, amount, depth } = job.pencils
  layBase(job, {
    colour: main,
    inLight: (0.24 + 0.44 * depth) * amount,
    inShade: (0.4 + 0.5 * depth) * amount,
    rough: 0.6,
  })
  const even = { tile: longStrokes(scale), rough: 0.7, ragged: 0.6 }
  const press = 0.5 + 0.24 * depth
  lay(job, { ...even, turns, colour: main, press, inLight: 0.55 * amount, inShade: 1 * amount })
  lay(job, { ...even, turns: turns + 0.06, colour: shade, press: 0.34, inLight: -0.6, inShade: 0.8 })
}

const coolGrey: Rgb = [140, 154, 184]

/** Everything that has a form of its own: three layers that turn with it, the last in the shade only. */
function drawForm(job: Job): void {
  const { desk, patch, pencils, thing, extent } = job
  const { material } = patch
  const turns = directionOf(job)
  if (material === 'skin') return drawSkin(job, turns)
  if (thing.kind === 'scenery' && extent > 180) return drawSurface(job, turns)
  const { scale } = desk.sheet
  const { amount, depth, main, shade } = pencils
  const hair = material === 'hair'
  const bow = isRound(job) ? 0.9 : material === 'cloth' || material === 'fur' || hair ? 0.5 : 0
  const far = thing.kind === 'scenery' ? 0.7 + 0.3 * thing.depth : 1
  // Who matters is coloured in firmly, and a garment keeps its colour where it is lit.
  const firm = thing.kind === 'person' ? 0.2 : thing.kind === 'creature' ? 0.12 : 0
  // White coats and suits would be outlines on the white paper: a cool grey is rubbed into them.
  const grey = thing.kind === 'person' || thing.kind === 'creature' ? 1 - amount : 0
  layBase(job, {
    colour: mixRgb(main, coolGrey, grey),
    inLight: ((hair ? 0.3 : 0.16 + firm) + (hair ? 0.24 : 0.36 - firm) * depth) * amount * far - 0.12 * grey,
    inShade: (0.52 + 0.5 * firm + (hair ? 0.24 : 0.36 - firm) * depth) * amount * far + 0.4 * grey,
    rough: 0.6,
  })
  const ragged = patch.marking ? 0.3 : 1
  const press = 0.7 + 0.2 * depth
  const small = material === 'fur' || extent < 26
  const tile = small ? shortStrokes(scale) : middleStrokes(scale)
  const density = {
    inLight: (0.45 + 1.4 * firm + (0.5 - firm) * depth) * amount,
    inShade: 1.15 * amount,
    ragged,
  }
  if (hair && extent > 20 && isCurly(thing, patch))
    lay(job, { tile: curlStrokes(scale), turns: 0, colour: shade, press, ...density })
  else lay(job, { tile, turns, bow, colour: main, press, ...density })
  lay(job, {
    tile,
    turns: turns + 0.045,
    bow,
    colour: main,
    press,
    inLight: -0.25,
    inShade: 1.05 * amount,
    ragged,
  })
  const last = { press: press * 0.82, inLight: -0.8 + 0.1 * grey, inShade: 0.95, ragged }
  lay(job, { tile: shortStrokes(scale), turns: turns + 0.12, bow: bow * 0.5, colour: shade, ...last })
}

/** Whether something is about as high as wide and swells, as balls and balloons do: strokes bend around it. */
function isRound({ patch, thing, extent }: Job): boolean {
  const { x0, x1, y0, y1 } = patch.bounds
  return (
    thing.kind === 'prop' &&
    patch.material === 'cloth' &&
    extent > 26 &&
    y1 - y0 < 1.6 * (x1 - x0) &&
    x1 - x0 < 1.6 * (y1 - y0)
  )
}

/** Which way the hand moves over a form, in parts of a whole turn. */
function directionOf(job: Job): number {
  const { patch, desk, thing } = job
  const wide = patch.bounds.x1 - patch.bounds.x0
  const high = patch.bounds.y1 - patch.bounds.y0
  const aside = (desk.random() - 0.5) * 0.03
  if (isRound(job)) return -0.12 + aside
  if (patch.material === 'water') return aside * 0.2
  if (patch.material === 'wood') return (wide > high * 1.4 ? 0 : 0.25) + aside * 0.4
  if (patch.material === 'ground') return -0.02 + aside * 0.5
  // Upright strokes on the wall of a room would look like rain.
  if (patch.material === 'wall' && job.extent > 180) return -0.11 + aside
  if (thing.kind !== 'scenery' && high > wide * 1.7) return 0.235 + aside
  if (thing.kind !== 'scenery' && wide > high * 1.7) return 0.015 + aside
  return (patch.material === 'wall' || patch.material === 'cloth' ? 0.2 : -0.12) + aside
}
