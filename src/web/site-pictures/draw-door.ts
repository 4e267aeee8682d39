import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Region, type Sharp } from 'sharp'
import {
  type Appearance,
  clothesColour,
  hairColour,
  hairColours,
  type HairForm,
  hairForms,
  skins,
} from '#book/appearance.ts'
import type { Trait } from '#book/traits.ts'
import { settleChoices } from '#illustration/house/cast/actor.ts'
import type { Drawing, Shape } from '#illustration/house/drawing.ts'
import type { PartName } from '#illustration/house/part-name.ts'
import { bothPages } from '#illustration/house/raster/page-size.ts'
import { rgbFrom } from '#illustration/house/raster/rgb.ts'
import { loadStages } from '#illustration/house/staging/load-stages.ts'
import { modellers } from '#illustration/house/staging/models/model-named.ts'
import { stageSpread } from '#illustration/house/staging/stage-spread.ts'
import { styleRenderers } from '#illustration/house/styles/style-renderers.ts'
import { type DoorAge, doorAges, doorWindow, firstDoorLook } from './door-looks.ts'

/*
 * The open book of the front door: a ride that `content/door` stages, and the child in it in layers. Each layer is taken
 * out of whole pictures: what it shows is drawn before white and before black, which tells how much of it lets through
 * what lies behind. So the shadows and edges of card are in it, and laid on one another the layers are the picture that
 * the style draws of that child. Hair is drawn black and white; the colours between follow, since a style mixes evenly.
 *
 * `node src/web/site-pictures/draw-door.ts [opening skin worn hair braids ...]`, some ten minutes for all.
 */

const folder = join(import.meta.dirname, '..', '..', '..', 'public', 'pictures', 'door')
const style = 'paperCut'
/** Of the edge of a page. */
const pixels = 800

const years: Readonly<Record<DoorAge, number>> = { younger: 4, older: 7 }
/** Metres that somebody small stands on something in the bath, to look over its rim. */
const raised: Readonly<Record<DoorAge, number>> = { younger: 0.22, older: 0 }

const hairParts: ReadonlySet<PartName> = new Set([
  'hair',
  'hairBack',
  'curl',
  'strand',
  'bead',
  'tie',
  'scarf',
  'scarfBack',
  'fold',
  'brow',
])
const glassesParts: ReadonlySet<PartName> = new Set(['lens', 'rim', 'bridge', 'temple'])
const aidParts: ReadonlySet<PartName> = new Set(['hearingAid', 'hearingTube', 'earMould'])

type Child = Pick<Appearance, 'skin' | 'hairForm' | 'hairColour' | 'glasses'> & {
  age: DoorAge
  traits: Trait[]
}

/** Says of a shape of the picture whether a layer shows it. */
type Shown = (shape: Shape, thing: string) => boolean

const isHair: Shown = ({ part }, thing) => thing === 'hero' && hairParts.has(part)
const isGlasses: Shown = ({ part }, thing) => thing === 'hero' && glassesParts.has(part)
const isAid: Shown = ({ part }, thing) => thing === 'hero' && aidParts.has(part)
const isWheelchair: Shown = (_, thing) => thing === 'chair'
const isNothing: Shown = () => false

function drawingOf({ age, traits, ...looks }: Child): Drawing {
  const hero = {
    name: 'Noor',
    age: years[age],
    gender: 'other',
    description: '',
    appearance: { ...looks, clothesColour: 'red', traits },
  } as const
  const stages = loadStages('door', new URL('../../../content/', import.meta.url))
  const ride = stages?.spreads['ride']
  if (!stages || !ride) throw new Error('content/door has no ride.yaml')
  const things = ride.things.map((thing) =>
    thing.name === 'hero' && 'in' in thing.where
      ? { ...thing, where: { ...thing.where, by: lifted(thing.where.by, raised[age]) } }
      : thing,
  )
  return stageSpread({
    stages: { ...stages, spreads: { ride: { ...ride, things } } },
    spread: 'ride',
    sheet: {
      style,
      hero,
      companions: [],
      loved: [],
      choices: settleChoices(hero, [], 'door', 'dutch'),
      references: [],
      drawnBy: 'house',
    },
    modellers,
    seed: 'door',
  }).drawing
}

function lifted([x, y, z]: [number, number, number] = [0, 0, 0], by: number): [number, number, number] {
  return [x, y + by, z]
}

/** An opening in pixels: 3 bytes each, row by row. */
function paint(drawing: Drawing): Uint8Array {
  return styleRenderers[style].render(
    { ...drawing, ownColour: clothesColour.red },
    { pixels, sheet: bothPages, seed: 'door', bleed: true },
  )
}

/** The drawing without what a layer shows. */
function without(drawing: Drawing, shown: Shown): Drawing {
  return withShapes(drawing, (shapes, thing) => shapes.filter((shape) => !shown(shape, thing)))
}

/** The drawing with all but what a layer shows in one colour. */
function before(drawing: Drawing, shown: Shown, colour: string): Drawing {
  return withShapes(drawing, (shapes, thing) =>
    shapes.map((shape): Shape => {
      if (shown(shape, thing)) return shape
      const { colour2, ...plain } = shape
      return { ...plain, colour, ...(colour2 !== undefined && { colour2: colour }) }
    }),
  )
}

function withShapes(
  drawing: Drawing,
  change: (shapes: readonly Shape[], thing: string) => readonly Shape[],
): Drawing {
  const things = drawing.things.map((thing) => ({ ...thing, shapes: change(thing.shapes, thing.id) }))
  return { ...drawing, things: things.filter(({ shapes }) => shapes.length > 0) }
}

const [white, black] = ['#ffffff', '#000000']

/** In pixels of an opening. */
const window = {
  left: Math.round(pixels * (1 + doorWindow.left)),
  top: Math.round(pixels * doorWindow.top),
  width: Math.round(pixels * doorWindow.width),
  height: Math.round(pixels * doorWindow.height),
}

/** How much of a layer is there in each pixel of the window, 0 to 1, and what it adds to each channel, 0 to 255. */
interface Layer {
  alpha: Float32Array
  added: Float32Array
}

/** A picture before white and before black. */
interface Pair {
  white: Uint8Array
  black: Uint8Array
}

/** What is less there than this is the grain of the paper. */
const grain = 0.07

/** @param bare the pair of pictures without what the layer shows */
function layerOf(seen: Pair, bare: Pair): Layer {
  const alpha = new Float32Array(window.width * window.height).map((_, index) => {
    const at = pixelAt(index)
    let [through, full] = [0, 0]
    for (let channel = at; channel < at + 3; channel++) {
      through += (seen.white[channel] ?? 0) - (seen.black[channel] ?? 0)
      full += (bare.white[channel] ?? 0) - (bare.black[channel] ?? 0)
    }
    const share = 1 - through / full
    if (share < grain) return 0
    return share > 1 - grain ? 1 : share
  })
  return { alpha, added: addedBy(alpha, seen.black, bare.black) }
}

function addedBy(alpha: Float32Array, seen: Uint8Array, bare: Uint8Array): Float32Array {
  return new Float32Array(alpha.length * 3).map((_, index) => {
    const pixel = Math.floor(index / 3)
    const at = pixelAt(pixel) + (index % 3)
    return (seen[at] ?? 0) - (1 - (alpha[pixel] ?? 0)) * (bare[at] ?? 0)
  })
}

/** Where a pixel of the window has its first channel in an opening. */
function pixelAt(index: number): number {
  const x = window.left + (index % window.width)
  const y = window.top + Math.floor(index / window.width)
  return (y * pixels * 2 + x) * 3
}

/** Between a layer in black and one in white, as far as a colour is between those. */
function dyed(dark: Layer, light: Float32Array, colour: Appearance['hairColour']): Layer {
  const [from, to, wanted] = [hairColour.black, hairColour.white, hairColour[colour]].map(rgbFrom)
  if (!from || !to || !wanted) throw new Error('a colour has three channels')
  const parts = [0, 1, 2].map((at) => (wanted[at]! - from[at]!) / (to[at]! - from[at]!))
  const added = dark.added.map((value, index) => value + ((light[index] ?? 0) - value) * parts[index % 3]!)
  return { alpha: dark.alpha, added }
}

async function keepLayer(name: string, { alpha, added }: Layer): Promise<void> {
  const rgba = Buffer.alloc(alpha.length * 4)
  for (const [index, share] of alpha.entries()) {
    if (share === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const value = (added[index * 3 + channel] ?? 0) / share
      rgba[index * 4 + channel] = Math.max(0, Math.min(255, Math.round(value)))
    }
    rgba[index * 4 + 3] = Math.round(share * 255)
  }
  const { width, height } = window
  await keep(
    name,
    sharp(rgba, { raw: { width, height, channels: 4 } }).webp({ quality: 70, alphaQuality: 80, effort: 5 }),
  )
}

async function keepPart(name: string, rgb: Uint8Array, part: Region): Promise<void> {
  await keep(
    name,
    sharp(rgb, { raw: { width: pixels * 2, height: pixels, channels: 3 } })
      .extract(part)
      .webp({ quality: 72, effort: 6 }),
  )
}

async function keep(name: string, picture: Sharp): Promise<void> {
  const bytes = await picture.toBuffer()
  await writeFile(join(folder, `${name}.webp`), bytes)
  console.log(`${name} ${bytes.length}`)
}

/** The opening as it lies there before anybody has chosen anything. */
async function drawOpening(): Promise<void> {
  const { hearingAid: _aid, wheelchair: _chair, ...look } = firstDoorLook
  const rgb = paint(drawingOf({ ...look, traits: [] }))
  await keepPart('left', rgb, { left: 0, top: 0, width: pixels, height: pixels })
  await keepPart('right', rgb, { left: pixels, top: 0, width: pixels, height: pixels })
}

const plain = { skin: 'caramel', hairForm: 'bald', hairColour: 'black', glasses: false } as const
const childOf =
  (age: DoorAge) =>
  (changes: Partial<Child>): Drawing =>
    drawingOf({ age, ...plain, traits: [], ...changes })

function pairOf(drawing: Drawing, shown: Shown): Pair {
  return { white: paint(before(drawing, shown, white)), black: paint(before(drawing, shown, black)) }
}

/** The child without hair and brows, in the picture. */
async function drawSkins(age: DoorAge): Promise<void> {
  for (const skin of skins) {
    await keepPart(`${age}-skin-${skin}`, paint(without(childOf(age)({ skin }), isHair)), window)
  }
}

/** Glasses and hearing aids, as they are seen with and without hair over the ears, and the wheelchair that comes along. */
async function drawWorn(age: DoorAge): Promise<void> {
  const child = childOf(age)
  const layer = (drawing: Drawing, shown: Shown): Layer =>
    layerOf(pairOf(drawing, shown), pairOf(without(drawing, shown), isNothing))
  const ears: [string, HairForm][] = [
    ['bare', 'short'],
    ['covered', 'long'],
  ]
  for (const [name, hairForm] of ears) {
    await keepLayer(`${age}-glasses-${name}`, layer(child({ hairForm, glasses: true }), isGlasses))
    await keepLayer(`${age}-aid-${name}`, layer(child({ hairForm, traits: ['hearingAid'] }), isAid))
  }
  await keepLayer(`${age}-wheelchair`, layer(child({ traits: ['wheelchair'] }), isWheelchair))
}

/** Parts of the picture to draw, or forms of hair. */
const wanted = process.argv.slice(2)

function isWanted(part: string): boolean {
  return wanted.length === 0 || wanted.includes(part)
}

/** Hair and brows, or what is worn over them, in every colour. */
async function drawHair(age: DoorAge): Promise<void> {
  const child = childOf(age)
  const forms = hairForms.filter((form) => isWanted('hair') || wanted.includes(form))
  if (forms.length === 0) return
  const bare = pairOf(without(child({}), isHair), isNothing)
  for (const hairForm of forms) {
    const dark = layerOf(pairOf(child({ hairForm }), isHair), bare)
    const lightHaired = paint(before(child({ hairForm, hairColour: 'white' }), isHair, black))
    const light = addedBy(dark.alpha, lightHaired, bare.black)
    for (const colour of hairColours) {
      await keepLayer(`${age}-${hairForm}-${colour}`, dyed(dark, light, colour))
    }
  }
}

await mkdir(folder, { recursive: true })
if (isWanted('opening')) await drawOpening()
for (const age of doorAges) {
  if (isWanted('skin')) await drawSkins(age)
  if (isWanted('worn')) await drawWorn(age)
  await drawHair(age)
}
