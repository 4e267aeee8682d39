import type { Random } from '#book/random.ts'
import { boundsOf } from '../../boxes.ts'
import type { Drawing, Shape, Thing } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import { type PixelBox, pixelBox } from '../../raster/pixel-box.ts'
import { mixRgb, type Rgb, rgbFrom } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { leanColour } from '../lean-colour.ts'
import { castShadow } from './cast-shadow.ts'
import type { Finish } from './finish.ts'
import { type Ball, ballOutline, heapBalls } from './heap.ts'
import { lightLand } from './land.ts'
import { lightSky } from './sky.ts'
import { type Surface, lightSurface } from './light-surface.ts'
import { linear } from './linear-colour.ts'
import { type Part, type Piece, piecesOf } from './parts.ts'
import { cleanPlate, type Plate, setDown } from './plate.ts'
import { type Form, type Relief, reliefOf } from './relief.ts'
import { lightAt, skinLight } from './scene-light.ts'
import { isShadowPlay, layShadowPlay } from './shadow-play.ts'
import { isBarePaper, type Stage } from './stage.ts'
import { isLand } from '../land.ts'

/** What a piece is, for a style that goes over it again before it is set down. */
export interface Made {
  kind: 'sky' | 'land' | 'form' | 'soft'
  thing: Thing
  piece: Piece
  finish: Finish
  /** The form of the whole piece, if it has one. */
  relief: Relief | undefined
}

/** A style that models: how surfaces are finished, and what it does to each piece. */
export interface Studio {
  stage: Stage
  drawing: Drawing
  random: Random
  finishOf(shape: Shape, thing: Thing, extent: number): Finish
  retouch?(plate: Plate, made: Made): void
  /** How far land goes from sunlit to shaded, 0..1: from its crown to its foot, and in patches. */
  dapple: number
  patches: number
  /** For each thing by its number on the stage: 1 if the thing now being made casts shadows on it. */
  receives: Uint8Array
}

/** Page units outside the page that forms are still worked out for. */
const overhang = 70

/** Models a thing piece by piece and sets it down on the stage as number `owner`. */
export function modelThing(studio: Studio, thing: Thing, owner: number): void {
  if (isBarePaper(thing, studio.stage.units)) return
  if (isShadowPlay(thing)) return layShadowPlay(studio.stage, thing)
  for (const piece of piecesOf(thing)) {
    if (thing.kind === 'scenery' && piece.body.some((part) => fillsPage(studio, part))) {
      for (const part of piece.parts) modelAlone(studio, thing, part, owner)
    } else modelPiece(studio, thing, piece, owner)
  }
}

const wide: ReadonlySet<Shape['material']> = new Set(['sky', 'ground', 'water'])

function fillsPage({ stage: { units } }: Studio, { shape, bounds }: Part): boolean {
  if (isLand(shape)) return shape.closed
  const { width } = units
  const seen = Math.min(width, bounds.x1) - Math.max(0, bounds.x0)
  return wide.has(shape.material) && shape.closed && !shape.soft && seen > width * 0.62
}

/** Sky, land and water, and the markings on them. */
function modelAlone(studio: Studio, thing: Thing, part: Part, owner: number): void {
  const { stage } = studio
  // The lamp lights the crests of hills: light that is drawn on them would be a band with an edge of its own.
  if (part.shape.part === 'sunlight') return
  if (!fillsPage(studio, part) || part.shape.marking) {
    const body = part.shape.marking || part.shape.soft ? [] : [part]
    return modelPiece(studio, thing, { parts: [part], bounds: part.bounds, body }, owner)
  }
  const box = pixelBox(part.bounds, stage, 1, 0, stage.step * 2)
  if (!box) return
  const plate = cleanPlate(box)
  const mask = fillMask(part.outlines, box, stage.scale, scratch('patch', box.width * box.height))
  const [top, foot] = coloursOf(studio, thing, part)
  const piece = { parts: [part], bounds: part.bounds, body: [part] }
  const finish = studio.finishOf(part.shape, thing, 1000)
  if (part.shape.material === 'sky' || isDeep(part)) {
    const span = { from: Math.max(-60, part.bounds.y0), to: Math.min(stage.units.height, part.bounds.y1) }
    lightSky(stage, plate, mask, { top, foot, ...span }, studio.drawing.atmosphere)
    studio.retouch?.(plate, { kind: 'sky', thing, piece, finish, relief: undefined })
    setDown(stage, plate, undefined, 0)
    return
  }
  const wet = part.shape.material === 'water'
  lightLand(stage, plate, {
    mask,
    top,
    foot,
    roundness: wet ? 6 : 16 + 22 * thing.depth,
    swell: wet ? 0.5 : 0.9,
    mixing: finish.form === 'flat' ? 1 : 0.5,
    dapple: wet ? 0 : studio.dapple * (0.35 + 0.65 * thing.depth) * sunniness(studio.drawing.atmosphere),
    patches: wet ? 0 : studio.patches * (0.2 + 0.8 * thing.depth) * sunniness(studio.drawing.atmosphere),
    fall: 70 + 260 * thing.depth,
    grain: wet ? 0 : finish.grain * (0.4 + 0.6 * thing.depth),
    wet,
    offset: studio.random() * 512,
    exposure: [1, 1, 1],
  })
  studio.retouch?.(plate, { kind: 'land', thing, piece, finish, relief: undefined })
  setDown(stage, plate, undefined, owner)
}

/** The sea from within: it fills the page to its top, where the light comes in. */
function isDeep({ shape, bounds }: Part): boolean {
  return shape.material === 'water' && bounds.y0 < 0 && bounds.y1 > 500
}

/** Part of the play of sun and shade on the land that the sky lets through. */
function sunniness({ time, weather }: Drawing['atmosphere']): number {
  return time !== 'night' && (weather === 'clear' || weather === 'wind') ? 1 : 0.5
}

function modelPiece(studio: Studio, thing: Thing, piece: Piece, owner: number): void {
  const { stage } = studio
  const first = piece.body[0] ?? piece.parts[0]!
  const finish = studio.finishOf(first.shape, thing, extentOf(piece))
  const balls = piece.parts.map((part) => ballsOf(studio, thing, part))
  const widest = balls.flat().reduce((most, ball) => Math.max(most, ball.radius * 0.4), 0)
  const softest = piece.parts.reduce(
    (most, part) => Math.max(most, part.shape.soft ? softnessOf(part) * 2.4 : 0),
    0,
  )
  const box = pixelBox(piece.bounds, stage, 3 + widest + softest, overhang, stage.step * 2)
  if (!box) return
  const plate = cleanPlate(box)
  const forms = piece.parts.flatMap((part, index) =>
    piece.body.includes(part) ? [formOf(studio, thing, part, balls[index]!)] : [],
  )
  const relief = forms.length > 0 ? reliefOf('piece', forms, box, stage.step, stage.scale) : undefined
  const glossy = forms.some((form) => form.finish.gloss > 0.5)
  piece.parts.forEach((part, index) => {
    // What is glossy has a highlight from the lamp: one that is drawn on would be a second.
    if (part.shape.part === 'shine' && glossy) return
    layPart(studio, thing, part, plate, { relief, balls: balls[index]!, piece })
  })
  const kind = piece.body.length === 0 && first.shape.soft ? 'soft' : 'form'
  studio.retouch?.(plate, { kind, thing, piece, finish, relief })
  if (finish.lift > 0 && kind === 'form') castShadow(stage, plate, finish.lift, studio.receives)
  // Grass that is drawn on the ground stays ground, or shadows would leave it out.
  const sprouts = piece.body.length === 0 && first.shape.material === 'foliage'
  setDown(stage, plate, bodyMask(stage, piece, box), sprouts ? undefined : owner)
}

/** The mask of the whole body, where several opaque parts make it. */
function bodyMask(stage: Stage, { body }: Piece, box: PixelBox): Float32Array | undefined {
  if (body.length < 2 || body.some(({ shape }) => (shape.alpha ?? 1) < 1 || shape.holes)) return undefined
  const outlines = body.flatMap((part) => part.outlines)
  return fillMask(outlines, box, stage.scale, scratch('patch', box.width * box.height))
}

function ballsOf(studio: Studio, thing: Thing, part: Part): Ball[] {
  if (part.shape.marking || part.shape.soft || !part.shape.closed) return []
  const extent = Math.min(part.bounds.x1 - part.bounds.x0, part.bounds.y1 - part.bounds.y0)
  const share = studio.finishOf(part.shape, thing, extent).heap
  return share > 0 ? heapBalls(part.outlines, part.bounds, share, studio.random) : []
}

function formOf(studio: Studio, thing: Thing, part: Part, balls: readonly Ball[]): Form {
  const finish = studio.finishOf(part.shape, thing, extentOf(part))
  return { outlines: part.outlines, bounds: part.bounds, finish, balls }
}

function extentOf({ bounds }: { bounds: Part['bounds'] }): number {
  return Math.min(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0)
}

/** How far a soft shape fades, in page units: light wider than shade. */
function softnessOf(part: Part): number {
  const light = part.shape.material === 'light' && !part.shape.marking
  return Math.max(1, Math.min(light ? 90 : 22, extentOf(part) * (light ? 0.2 : 0.16)))
}

/** Lights one part and lays it on its piece's plate. */
function layPart(
  studio: Studio,
  thing: Thing,
  part: Part,
  plate: Plate,
  on: { relief: Relief | undefined; balls: readonly Ball[]; piece: Piece },
): void {
  const { stage } = studio
  const { shape } = part
  const outlines = [...part.outlines, ...on.balls.map(ballOutline)]
  const softness = shape.soft ? softnessOf(part) : 0
  const box = within(pixelBox(boundsOf(outlines), stage, 2 + softness * 2.4, overhang, stage.step), plate.box)
  if (!box) return
  const finish = studio.finishOf(shape, thing, extentOf(part))
  const mask = fillMask(outlines, box, stage.scale, scratch('patch', box.width * box.height))
  if (softness > 0) blur(mask, box.width, box.height, softness * stage.scale)
  const [top, foot] = coloursOf(studio, thing, part)
  const { lamp, exposure } = lightOn(studio, thing, part)
  if (shape.soft && on.piece.body.length === 0) {
    const glowing = shape.material === 'light'
    return layFlat(plate, { box, mask, alpha: shape.alpha ?? 1, colour: top, exposure, glowing })
  }
  const surface: Surface = {
    box,
    mask,
    // In light a blush weighs more than the same pigment on paper, and a space helmet's glass over a face far more.
    alpha:
      (shape.alpha ?? 1) * (shape.soft ? 0.7 : shape.group === 'helmet' && shape.part === 'glass' ? 0.3 : 1),
    finish,
    top,
    foot,
    from: Math.max(0, part.bounds.y0 * stage.scale),
    to: Math.min(stage.height, part.bounds.y1 * stage.scale),
    reliefs: reliefsOf(studio, thing, part, box, on.relief),
    tilt: finish.form === 'slab' && extentOf(part) > 60 ? 0.3 : 0,
    lamp,
    exposure,
    skin: shape.material === 'skin',
  }
  lightSurface(plate, surface, stage.clay)
}

/** The forms that a part follows: its piece's, and for a marking its own on top of that, if it is wide enough to show. */
function reliefsOf(
  studio: Studio,
  thing: Thing,
  part: Part,
  box: PixelBox,
  relief: Relief | undefined,
): Surface['reliefs'] {
  const { stage } = studio
  if (!part.shape.marking && relief) return [{ relief, amount: 1 }]
  // A spot of fur that showed every form under it would look like glass.
  const followed = relief ? [{ relief, amount: part.shape.material === 'fur' ? 0.25 : 0.65 }] : []
  const form = formOf(studio, thing, part, [])
  if (form.finish.form === 'flat' || extentOf(part) * stage.scale < 2.5 * stage.step) return followed
  const own = reliefOf('own', [form], box, stage.step, stage.scale)
  return [...followed, { relief: own, amount: form.finish.puff < 0 ? -1 : 1 }]
}

interface Flat extends Pick<Surface, 'box' | 'mask' | 'alpha' | 'exposure'> {
  colour: Rgb
  /** Adds light instead of covering. */
  glowing: boolean
}

/** Soft colour that lies on the picture without a surface. */
function layFlat(plate: Plate, { box, mask, alpha, colour, exposure, glowing }: Flat): void {
  const hides = glowing ? 0.3 : 1
  const strength = glowing ? 0.7 : 1
  for (let y = 0, index = 0; y < box.height; y++) {
    let target = (y + box.y0 - plate.box.y0) * plate.box.width + box.x0 - plate.box.x0
    for (let x = 0; x < box.width; x++, index++, target++) {
      const amount = mask[index]! * alpha
      const cover = amount * hides
      if (cover < 0.002) continue
      const keep = 1 - cover
      const laid = amount * strength
      plate.red[target] = plate.red[target]! * keep + colour[0] * exposure[0] * laid
      plate.green[target] = plate.green[target]! * keep + colour[1] * exposure[1] * laid
      plate.blue[target] = plate.blue[target]! * keep + colour[2] * exposure[2] * laid
      plate.cover[target] = plate.cover[target]! * keep + cover
    }
  }
}

function within(box: PixelBox | undefined, outer: PixelBox): PixelBox | undefined {
  if (!box) return undefined
  const x0 = Math.max(box.x0, outer.x0)
  const y0 = Math.max(box.y0, outer.y0)
  const width = Math.min(box.x0 + box.width, outer.x0 + outer.width) - x0
  const height = Math.min(box.y0 + box.height, outer.y0 + outer.height) - y0
  return width > 0 && height > 0 ? { x0, y0, width, height } : undefined
}

function coloursOf(studio: Studio, thing: Thing, { shape }: Part): [top: Rgb, foot: Rgb] {
  const { atmosphere } = studio.drawing
  const shining = shape.material === 'light' && thing.kind !== 'person'
  const read = (hex: string): Rgb => {
    const light = linear(shining ? rgbFrom(hex) : leanColour(hex, shape.material, thing.kind, atmosphere))
    if (shape.material === 'foliage' && shape.closed) return deepened(light)
    if (shape.material === 'hair' && atmosphere.time !== 'night') return calmed(light)
    return shape.material === 'skin' ? paled(light) : light
  }
  const top = read(shape.colour)
  return [top, shape.colour2 ? read(shape.colour2) : top]
}

/** Lamp, scattered light and the finish deepen colours: skin starts out paler, so that it comes out as it is. */
function paled([red, green, blue]: Rgb): Rgb {
  const grey = red * 0.3 + green * 0.59 + blue * 0.11
  return mixRgb([red, green, blue], [grey, grey, grey], 0.14)
}

/** Fair hair in the sun's yellow light turns acid: the fairer it is, the less of its yellow it starts out with. */
function calmed([red, green, blue]: Rgb): Rgb {
  const grey = red * 0.3 + green * 0.59 + blue * 0.11
  const fair = Math.max(0, Math.min(1, (grey - 0.22) * 4))
  const yellow = Math.max(0, green - blue) * fair
  return [red - yellow * 0.02, green - yellow * 0.08, blue + yellow * 0.08]
}

/** Leaves let light through from ball to ball, which makes their green pale: they start out deeper, petals do not. */
function deepened(colour: Rgb): Rgb {
  const [red, green, blue] = colour
  return green > red && green > blue * 1.1 ? [red * 0.72, green * 0.86, blue * 0.66] : colour
}

/** What shines keeps its brightness whatever light falls on it; skin is lit less darkly and less coloured. */
function lightOn(studio: Studio, thing: Thing, { shape, bounds }: Part): Pick<Surface, 'lamp' | 'exposure'> {
  const { stage } = studio
  const skin = shape.material === 'skin'
  const shining = shape.material === 'light' && thing.kind !== 'person'
  if (!skin && !shining) return { lamp: stage.lamp, exposure: [1, 1, 1] }
  const fallen = lightAt(stage.light, (bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2)
  const seen: Rgb = skin ? skinLight(stage.light, fallen) : [1, 1, 1]
  return {
    lamp: stage.skinLamp,
    exposure: [seen[0] / fallen[0], seen[1] / fallen[1], seen[2] / fallen[2]],
  }
}
