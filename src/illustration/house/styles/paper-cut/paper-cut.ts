import type { PartName } from '../../part-name.ts'
import { type Random, randomFrom } from '#book/random.ts'
import type { Drawing, Point, RenderOptions, Sheet, StyleRenderer, Thing } from '../../drawing.ts'
import { mixRgb, type Rgb, rgbFrom, scaleRgb } from '../../raster/rgb.ts'
import { bendOutline, type Stray } from '../bend-outline.ts'
import { leanColour } from '../lean-colour.ts'
import { lightDirection, skyLight } from '../light-direction.ts'
import { type Patch, type Piece, splitIntoPieces } from '../split-into-pieces.ts'
import { type Card, layCard } from './lay-card.ts'
import { laySky, sunRays } from './lay-sky.ts'
import { cutSheets } from './cut-sheets.ts'
import { type LampLight, lampLight, lightAt, lightTable, skinLight } from './light-table.ts'
import { layFrame } from './paper-frame.ts'
import { layMist, layWeather } from './paper-weather.ts'
import { makeTable, photograph, type Stock, type Table } from './table.ts'
import { pageSizeOf } from '../../raster/page-size.ts'

/** A box of cut card, lit by one lamp. */
export const paperCut: StyleRenderer = { render }

interface Studio {
  table: Table
  light: LampLight
  drawing: Drawing
  random: Random
  /** The first sky has been laid in rings; any other is a plain sheet. */
  skyLaid: boolean
  /** Colour of the sheet of land that was laid last. */
  land: Rgb | undefined
}

function render(drawing: Drawing, options: RenderOptions): Uint8Array {
  const { atmosphere } = drawing
  const page = pageSizeOf(options)
  const table = makeTable(page, lightDirection(atmosphere, page.units))
  const light = lampLight(drawing, table)
  const random = randomFrom(`${options.seed}/paper-cut`)
  const studio: Studio = { table, light, drawing, random, skyLaid: false, land: undefined }
  const veils = atmosphere.weather === 'mist' ? [0.2, 0.42, 0.62] : []
  for (const thing of drawing.things) {
    while (veils.length > 0 && thing.depth > veils[0]!) {
      layMist(table, 380 + 300 * veils[0]!, [238, 238, 236], 0.34, studio.random)
      veils.shift()
    }
    layThing(studio, thing, options.seed)
  }
  layWeather(table, drawing, options.seed)
  lightTable(table, light)
  if (!(options.bleed ?? false)) layFrame(table, atmosphere.time, options.seed)
  return photograph(table)
}

function layThing(studio: Studio, thing: Thing, seed: string): void {
  const bend = bendOutline(seed, thing, strayOf(thing))
  const cut = (points: readonly Point[], closed: boolean): Point[] =>
    bend(thing.kind === 'scenery' && closed ? faceted(points) : points, closed)
  for (const piece of splitIntoPieces(cutSheets(thing), cut)) layPiece(studio, thing, piece)
}

function strayOf(thing: Thing): Stray {
  if (thing.kind === 'person') return { slow: 0.3, tremble: 0.25 }
  return thing.kind === 'creature' ? { slow: 0.6, tremble: 0.5 } : { slow: 1.4, tremble: 0.9 }
}

/** Scissors go straight for a while: points closer than seven units to the last cut are left out. */
function faceted(points: readonly Point[]): readonly Point[] {
  if (points.length < 24) return points
  const kept: Point[] = []
  for (const point of points) {
    const before = kept[kept.length - 1]
    const far = before ? (point[0] - before[0]) ** 2 + (point[1] - before[1]) ** 2 > 49 : true
    if (far) kept.push(point)
  }
  return kept.length < 10 ? points : kept
}

function layPiece(studio: Studio, thing: Thing, piece: Piece): void {
  const height = heightOf(thing, piece)
  const body = piece.patches.filter((patch) => !patch.soft && !patch.marking)
  const first = body[0]
  if (first && body.length > 1) {
    layCard(studio.table, {
      ...cardOf(studio, thing, first, height),
      outlines: piece.body,
      bounds: piece.bounds,
    })
  }
  for (const patch of piece.patches) {
    const deep = isDeep(patch)
    if (
      (patch.material === 'sky' || deep) &&
      !studio.skyLaid &&
      patch.bounds.x1 - patch.bounds.x0 > studio.table.units.width * 0.6
    ) {
      const top = colourOf(studio, thing, patch, patch.colour)
      const foot = colourOf(studio, thing, patch, patch.colour2 ?? patch.colour)
      const { atmosphere } = studio.drawing
      if (deep)
        laySky(studio.table, patch, atmosphere, foot, top, studio.random, [studio.table.units.width / 2, -60])
      else laySky(studio.table, patch, atmosphere, top, foot, studio.random)
      studio.skyLaid = true
      continue
    }
    const card = cardOf(studio, thing, patch, body.length > 1 ? 0.2 : height)
    if (isLand(thing, patch, studio.table.units)) {
      card.apart = true
    }
    layRays(studio, patch, card)
    layCard(studio.table, card)
  }
}

/** The sea from within: it fills the page to its top, where the light comes in. */
function isDeep({ material, bounds }: Patch): boolean {
  return material === 'water' && bounds.y0 < 0 && bounds.y1 > 500
}

/** A sheet of land from side to side. */
function isLand(thing: Thing, { material, marking, soft, bounds }: Patch, { width }: Sheet): boolean {
  return (
    thing.kind === 'scenery' && material === 'ground' && !marking && !soft && bounds.x1 - bounds.x0 > width
  )
}

/** Rays below the sun, by day. */
function layRays(studio: Studio, patch: Patch, card: Card): void {
  const { atmosphere } = studio.drawing
  const sun = skyLight(atmosphere, studio.table.units)
  if (!sun || !studio.skyLaid || atmosphere.time === 'night' || patch.material !== 'light' || patch.soft)
    return
  const { x0, y0, x1, y1 } = patch.bounds
  const centre: Point = [(x0 + x1) / 2, (y0 + y1) / 2]
  const radius = (x1 - x0) / 2
  const apart = (centre[0] - sun.centre[0]) ** 2 + (centre[1] - sun.centre[1]) ** 2
  if (apart > 100 || radius < 25 || Math.abs(x1 - x0 - (y1 - y0)) > radius * 0.3) return
  const reach = radius * 1.42
  layCard(studio.table, {
    ...card,
    outlines: [{ points: sunRays(centre, radius) }],
    bounds: { x0: centre[0] - reach, y0: centre[1] - reach, x1: centre[0] + reach, y1: centre[1] + reach },
    colour: scaleRgb(card.colour, 0.93),
  })
}

/** How high a piece lies: higher the nearer it is, land highest, limbs low, small things lower still. */
function heightOf(thing: Thing, piece: Piece): number {
  const wide = piece.bounds.x1 - piece.bounds.x0
  const high = piece.bounds.y1 - piece.bounds.y0
  const small = Math.min(wide, high) / 55
  const cast = thing.kind === 'person' || thing.kind === 'creature'
  const { depth } = thing
  const most = cast
    ? 0.62 + 0.36 * depth
    : thing.kind === 'prop'
      ? 0.75 + 0.35 * depth
      : 0.8 + 1.1 * Math.min(depth, 0.8)
  return Math.max(0.2, Math.min(most, 0.12 + small))
}

function cardOf(studio: Studio, thing: Thing, patch: Patch, height: number): Card {
  const extent = Math.min(patch.bounds.x1 - patch.bounds.x0, patch.bounds.y1 - patch.bounds.y0)
  const colour = colourOf(studio, thing, patch, patch.colour)
  const card: Card = {
    outlines: patch.outlines,
    bounds: patch.bounds,
    colour,
    // Hands are hardly more than their edges: lit white they would be gloves.
    ...(patch.material === 'skin' ? { core: mixRgb(colour, [255, 252, 240], 0.3) } : {}),
    colour2: patch.colour2 ? colourOf(studio, thing, patch, patch.colour2) : undefined,
    height: patch.line ? Math.min(height, 0.25) : height,
    bevel: patch.line ? 0.4 : Math.min(1, 0.3 + extent / 60),
    stock: stockOf(patch),
    grain: patch.material === 'skin' ? 0.75 : 1,
    alpha: patch.alpha,
    softness: 0,
    offset: [Math.floor(studio.random() * 1024), Math.floor(studio.random() * 1024)],
  }
  if (patch.marking) return { ...card, ...glued(thing, patch, extent) }
  return patch.soft ? { ...card, ...softened(patch, extent) } : card
}

/** What a figure's features are cut from, however small. */
const feature: ReadonlySet<PartName> = new Set([
  'eyeWhite',
  'eye',
  'lash',
  'brow',
  'mouth',
  'lip',
  'eyelid',
  'nose',
  'rim',
  'bridge',
  'temple',
  'button',
  'tag',
])

/** Features are slips glued on, mouths are punched out, the lines that remain are scored or printed crisp. */
function glued(thing: Thing, patch: Patch, extent: number): Partial<Card> {
  if (patch.soft) return { height: 0, bevel: 0, alpha: patch.alpha * 0.6, softness: 0.8 }
  const cast = thing.kind === 'person' || thing.kind === 'creature'
  if (cast && patch.part === 'mouth' && !patch.line) return { height: -0.22, bevel: 0, grain: 0.4 }
  if (cast && (patch.part === 'cheek' || patch.part === 'blush'))
    return { height: 0.08, bevel: 0.25, grain: 0.5, alpha: patch.alpha * 0.72 }
  if (cast && feature.has(patch.part)) return { height: patch.line ? 0.14 : 0.17, bevel: 0.45, grain: 0.5 }
  if (cast && patch.line && patch.material === 'ink')
    return { height: 0, bevel: -0.6, grain: 0.4, alpha: patch.alpha * 0.7 }
  const slip = extent > 12 && patch.material !== 'ink' && patch.material !== 'skin' && !patch.line
  return slip ? { height: 0.2, bevel: 0.5 } : { height: 0, bevel: 0, grain: 0.4 }
}

/** What is cut from laid card, whose ribs are seen. */
const ribbed: ReadonlySet<PartName> = new Set([
  'top',
  'sleeve',
  'sleeveA',
  'sleeveB',
  'skirt',
  'stripe',
  'curtain',
])

/** The kind of card that suits what is shown. */
function stockOf({ material, part }: Patch): Stock {
  switch (material) {
    case 'skin':
    case 'light':
    case 'metal':
    case 'ink':
      return 'smooth'
    case 'cloth':
      return ribbed.has(part) ? 'laid' : 'flecked'
    case 'wood':
    case 'wall':
      return 'laid'
    case 'stone':
      return 'flecked'
    default:
      return 'felt'
  }
}

/** Clouds are cut from card here; veils of mist and other soft shapes are chalked on. */
function softened(patch: Patch, extent: number): Partial<Card> {
  if (patch.material === 'cloud' && patch.part !== 'veil') return {}
  const softness = Math.max(1, Math.min(24, extent * 0.14))
  return { height: 0, bevel: 0, grain: 0.5, softness, alpha: patch.alpha * 0.75 }
}

/** The colour of the card; what shines keeps its brightness whatever light falls on it, and skin half of it. */
function colourOf(studio: Studio, thing: Thing, patch: Patch, hex: string): Rgb {
  const { atmosphere } = studio.drawing
  const shining = patch.material === 'light' && thing.kind !== 'person'
  const colour = shining ? rgbFrom(hex) : leanColour(hex, patch.material, thing.kind, atmosphere)
  if (!shining && patch.material !== 'skin') return colour
  const x = (patch.bounds.x0 + patch.bounds.x1) / 2
  const y = (patch.bounds.y0 + patch.bounds.y1) / 2
  const fallen = lightAt(studio.light, x, y)
  const [red, green, blue] = shining ? [1, 1, 1] : skinLight(atmosphere, fallen)
  return [(colour[0] * red) / fallen[0], (colour[1] * green) / fallen[1], (colour[2] * blue) / fallen[2]]
}
