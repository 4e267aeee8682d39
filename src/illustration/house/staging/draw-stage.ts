import { randomFrom } from '#book/random.ts'
import type { StageLight } from '#book/stage-plan.ts'
import { boundsOf, extentOf } from '../boxes.ts'
import type { Atmosphere, Drawing, Point, Shape, Thing } from '../drawing.ts'
import { glowOf } from '../glow.ts'
import { mixColours } from '../pen/colour.ts'
import { rgbFrom } from '../raster/rgb.ts'
import { ellipse } from '../pen/curves.ts'
import { atmosphereOf } from '../settings/atmosphere.ts'
import { rectangle } from '../settings/outline.ts'
import type { Stage as PaintedSet } from '../settings/stage.ts'
import { castShadows } from './cast-shadows.ts'
import { clippedTo } from './clip.ts'
import { farCountry } from './far-country.ts'
import { layGround } from './lay-ground.ts'
import { motionOf } from './motion.ts'
import { wordsOf } from './prove-words.ts'
import type { Stage } from './set-stage.ts'
import { type Lens, project } from './space/lens.ts'
import { add, dot, lengthOf, minus, times, unit } from './space/vector.ts'
import type { StageMemory } from './stage-memory.ts'
import { strew } from './strew.ts'
import { type Company, type Grasp, type Haze, thingsOfModels } from './things-of-models.ts'

/** How much of the colour of far things the air takes at most. */
const mostHaze = 0.42
/** Metres from which on the air is seen. */
const clearUntil = 6
/** Metres to which what is near is dim; a moon or a lit window farther off shines. */
const dimUntil = 12

/** The picture of a stage, for any style; the same seed strews the same flowers. A painted set is its place instead of its own. */
export function drawStage(
  stage: Stage,
  { seed, memory, set }: { seed: string; memory: StageMemory; set?: PaintedSet | undefined },
): Drawing {
  const { lens, light } = stage
  const near = nearness(stage)
  const haze: Haze = (colour, depth) => {
    const taken = mostHaze * (1 - Math.exp(-Math.max(0, depth - clearUntil) / light.hazeAt))
    return mixColours(colour, light.haze, depth < dimUntil ? Math.max(light.dim ?? 0, taken) : taken)
  }
  const isCropped = ([lead]: Company): boolean =>
    lead !== undefined && stage.roles.get(lead.id)?.role === 'frame'
  const cropped = stage.companies.filter(isCropped)
  const lying = stage.companies.filter(([lead]) => lead?.lies === true)
  const standing = stage.companies.filter((company) => !isCropped(company) && !lying.includes(company))
  const marks = thingsOfModels(lying, { lens, haze, near, memory })
  const { behind, before, glows } = set
    ? placeOfSet(stage, set, marks)
    : placeOfStage(stage, { seed, marks, near })
  const things = [
    ...behind,
    ...motionOf(stage, seed),
    ...thingsOfModels(standing, { lens, haze, near, memory, grasps: graspsOf(stage) }),
    ...before,
    ...thingsOfModels(cropped, { lens, haze: (colour) => colour, near: () => 0.95, memory }),
  ]
  return {
    things,
    atmosphere: {
      ...atmosphere(light, [...glows, ...lampsOf(things, stage)]),
      light: lightOnPage(lens, light),
    },
  }
}

/** Hands that are farther than this, in metres, from what they were told to hold do not hold it. */
const atHand = 0.16

/** Hands that are where the plan has them hold something: they close round it. */
function graspsOf({ roles, models }: Stage): Grasp[] {
  return [...roles.values()].flatMap(({ name, touches }) =>
    (['left', 'right'] as const).flatMap((side): Grasp[] => {
      const target = touches?.[side]
      const hand = side === 'left' ? 'handL' : 'handR'
      const by = models.get(name)
      const [of = '', place = ''] = typeof target === 'string' ? target.split('.') : []
      const held = models.get(of)
      const [palm, there] = [by?.anchors[hand], held?.anchors[place]]
      const fingers = by?.fingers?.[hand]
      if (!by || !palm || !there || !fingers || held?.kind !== 'prop' || held.lies) return []
      return lengthOf(minus(palm.origin, there.origin)) > atHand ? [] : [{ by, fingers, of }]
    }),
  )
}

/** What lies behind and before all that stands, back to front. */
interface Surround {
  behind: Thing[]
  before: Thing[]
  glows: Atmosphere['glows']
}

/** Sky, far country and ground in space, with what grows there. */
function placeOfStage(
  stage: Stage,
  { seed, marks, near }: { seed: string; marks: readonly Thing[]; near: (depth: number) => number },
): Surround {
  const { lens, light, place, relief } = stage
  const sky = drawSky(lens, light)
  const ground = layGround(lens, place, light, relief)
  const bare = [
    ...ground.flatMap(({ shapes }) => shapes.filter(isBare)),
    ...marks.flatMap(({ shapes }) => shapes),
  ]
  const strewn = strew(lens, place, {
    light,
    relief,
    near,
    bare: [...bare.map(({ points }) => points), ...underWords(stage)],
    random: randomFrom(`${seed}/strewn`),
  })
  const behind = [...sky.things, ...farCountry(stage), ...ground, ...marks, ...shadowsOf(stage), ...strewn]
  return { behind, before: [], glows: sky.glows }
}

/** A painted place, with the shadows of who plays before it. */
function placeOfSet(stage: Stage, { behind, before, glows }: PaintedSet, marks: readonly Thing[]): Surround {
  const painted = behind.toSorted((a, b) => a.depth - b.depth)
  return { behind: [...painted, ...marks, ...shadowsOf(stage)], before, glows }
}

/** Page units about words in which nothing grows or lies, and below them, from where it would reach up. */
const [aboutWords, belowWords] = [24, 80]

function underWords(stage: Stage): Point[][] {
  const words = wordsOf(stage)
  if (!words) return []
  const { x0, x1, y0, y1 } = words
  return [rectangle(x0 - aboutWords, y0 - aboutWords, x1 + aboutWords, y1 + belowWords)]
}

/** Patches of a place on which nothing grows or lies. */
const barePatches: ReadonlySet<string> = new Set(['path', 'bare', 'earth', 'water', 'foam'])

function isBare({ part }: Shape): boolean {
  return barePatches.has(part)
}

/** 1 at the front edge, towards 0 at the horizon; half a dozen times as far as the aim is a quarter. */
function nearness({ plan }: Stage): (depth: number) => number {
  return (depth) => Math.max(0.03, Math.min(1, 1 / (1 + (0.38 * Math.max(0, depth)) / plan.camera.distance)))
}

function atmosphere({ time, weather }: StageLight, glows: Atmosphere['glows']): Atmosphere {
  return { ...atmosphereOf(time, weather, false, glows), tintAmount: time === 'dusk' ? 0.12 : 0.03 }
}

/** A lamp lights so many times what is seen of it, but at least so far, in page units. */
const lampReach = { times: 3.4, least: 110 }

/**
 * What burns after sunset: lamps, lanterns, torches and fires. The moon has a face, and shines by itself; windows far apart in
 * a wall are small lights that styles find without this.
 */
function lampsOf(things: readonly Thing[], { light: { time }, roles }: Stage): Atmosphere['glows'] {
  if (time !== 'night' && time !== 'dusk') return []
  return things
    .filter(({ id, kind, faces }) => kind === 'prop' && faces.length === 0 && !isStar(roles.get(id)?.is))
    .flatMap(({ shapes }) => {
      const lit = shapes.filter(
        ({ material, soft, colour }) => material === 'light' && !soft && isWarm(colour),
      )
      if (lit.length === 0) return []
      const largest = Math.max(...lit.map((shape) => extentOf(boundsOf([shape]))))
      return extentOf(boundsOf(lit)) > 2 * largest ? [] : [glowOf(lit, lampReach)]
    })
}

/** They shine, and light nobody. */
function isStar(is: string | undefined): boolean {
  return is === 'card:star'
}

/** What is out has the grey of glass. */
function isWarm(colour: string): boolean {
  const [red, , blue] = rgbFrom(colour)
  return red > blue + 24
}

/** Where the light comes from in the picture: from above at least a little, as styles have it. */
function lightOnPage({ right, up }: Lens, { from }: StageLight): Point {
  const way = unit(from)
  const [x, y] = [dot(way, right), -Math.max(0.25, dot(way, up))]
  const length = Math.hypot(x, y)
  return [x / length, y / length]
}

const skyAbove = 60
/** Of sun and moon, in page units, unless the light tells another. */
const discRadius = 70

/** The sky down to the horizon, so that its wash reaches its second colour there, and what shines in it. */
function drawSky(lens: Lens, light: StageLight): { things: Thing[]; glows: Atmosphere['glows'] } {
  const { width, height } = lens.sheet
  const foot = Math.max(height * 0.3, Math.min(height * 1.1, horizonOf(lens) + skyAbove))
  const sky: Shape = {
    part: 'sky',
    points: [
      [-width * 0.2, -skyAbove],
      [width * 1.2, -skyAbove],
      [width * 1.2, foot],
      [-width * 0.2, foot],
    ],
    closed: true,
    colour: light.sky[0],
    colour2: light.sky[1],
    material: 'sky',
  }
  if (!light.disc) return { things: [scenery('sky', [sky], 0)], glows: [] }
  const centre = project(lens, add(lens.at, times(unit(light.from), 500)))
  const [x, y] = centre
  const isMoon = light.time === 'night'
  const radius = light.disc === true ? discRadius : light.disc
  const colour = isMoon ? '#f4efdc' : '#ffe9ae'
  const disc: Shape = {
    part: 'disc',
    points: ellipse(x, y, radius, radius, 0, 60),
    closed: true,
    colour,
    material: 'light',
  }
  return {
    things: [scenery('sky', [sky], 0), scenery(isMoon ? 'moon' : 'sun', [disc], 0)],
    glows: [{ centre, radius: radius + 100, colour: isMoon ? '#cfd8f0' : '#ffd27a' }],
  }
}

/** The lowest place in the picture, in page units, at which a level horizon is seen; a rolled one reaches to the foot. */
function horizonOf(lens: Lens): number {
  const level = unit([lens.ahead[0], 0, lens.ahead[2]])
  if (lengthOf(level) === 0 || Math.abs(lens.right[1]) > 0.05) return lens.sheet.height
  return project(lens, add(lens.at, times(level, 4000)))[1]
}

function shadowsOf({ lens, light, relief, models }: Stage): Thing[] {
  const colour = mixColours(light.shade, light.ground[1], 0.25)
  const shapes = castShadows(lens, models.values(), light.from, relief)
    .map((points) => clippedTo(lens.sheet, points))
    .filter((points) => points.length > 2)
    .map(
      (points): Shape => ({
        part: 'cast',
        points,
        closed: true,
        colour,
        material: 'ink',
        group: 'shadow',
        marking: true,
        alpha: 0.42,
      }),
    )
  return shapes.length > 0 ? [scenery('groundShadow', shapes, 0.6)] : []
}

function scenery(id: string, shapes: Shape[], depth: number): Thing {
  return { id, kind: 'scenery', shapes, box: boundsOf(shapes), faces: [], depth }
}
