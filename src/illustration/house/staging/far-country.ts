import { pick, type Random, randomFrom } from '#book/random.ts'
import type { StagePlan } from '#book/stage-plan.ts'
import { boundsOf, meets } from '../boxes.ts'
import type { Box, Point, Shape, Thing } from '../drawing.ts'
import { darker, mixColours } from '../pen/colour.ts'
import { type Built, farBuildings, type FarPiece } from './far-buildings.ts'
import { clippedTo } from './clip.ts'
import { wordsOf } from './prove-words.ts'
import type { Stage } from './set-stage.ts'
import type { Lens } from './space/lens.ts'
import { projectPolygon } from './space/project.ts'
import { degrees, radians, turnTo, type Vector } from './space/vector.ts'

/** Metres from the camera to the hills at the back, to the trees before them, and to what people have built there. */
const distances = { hills: 360, trees: 270, built: 160 } as const
/** Degrees to both sides of the middle of the picture that may be seen. */
const view = 64
/** Water that reaches so far has no other side. */
const openSea = 100
/** How much of its own colour the air takes from each. */
const air = { hills: 0.34, trees: 0.3, built: 0.3 } as const
/** How much lower it is made, one after the other, where words or a title want the sky. */
const heights = [1, 0.8, 0.64, 0.5, 0.38, 0.28] as const

/** What the country round a story is like; the same in all pictures of a book, and another in another book. */
interface Country {
  hills: (degree: number) => number
  trees: readonly { from: number; to: number; high: number; lump: number }[]
  built: readonly { at: number; what: Built }[]
}

/**
 * What lies at the horizon of a picture, by the book: hills, woods, and here and there a church, a mill or a farm, each in its
 * own direction, so that it is there again in the next picture. Nothing indoors, where a place says so, or over open sea.
 */
export function farCountry(stage: Stage): Thing[] {
  const { plan, place, lens } = stage
  if (place.far === 'nothing' || isOpenSea(place.patches)) return []
  const country = countryOf(stage.world)
  const free = [wordsOf(stage), ...titlesOf(plan, lens)].filter((box) => box !== undefined)
  for (const height of heights) {
    const things = drawCountry(stage, country, height)
    if (!things.some(({ box }) => free.some((other) => meets(box, other)))) return things
  }
  return []
}

function isOpenSea(patches: Stage['place']['patches']): boolean {
  return patches.some(
    (patch) => patch.of === 'water' && 'outline' in patch && patch.outline.some(([, z]) => z >= openSea),
  )
}

function titlesOf({ mustSee }: StagePlan, { sheet }: Lens): Box[] {
  return mustSee.flatMap((fact) => {
    if (!('clear' in fact)) return []
    const [x0, y0, x1, y1] = fact.clear
    return [{ x0: x0 * sheet.width, y0: y0 * sheet.height, x1: x1 * sheet.width, y1: y1 * sheet.height }]
  })
}

/** Kinds of country by how high their hills are, in metres, and how rough. */
const kinds = [
  { high: 38, rough: 1 },
  { high: 22, rough: 0.7 },
  { high: 70, rough: 1.9 },
  { high: 9, rough: 0.6 },
] as const

function countryOf(world: string): Country {
  const random = randomFrom(`${world}/country`)
  const { high, rough } = pick(kinds, random)
  const waves = [7, 17, 31].map((often, index) => ({
    often: often * (0.8 + 0.4 * random()),
    phase: random() * 360,
    part: [0.5, 0.3, 0.2][index] as number,
  }))
  const hills = (degree: number): number => {
    const wave = waves.reduce(
      (sum, { often, phase, part }) => sum + part * Math.sin(radians(degree * often * 0.3 * rough + phase)),
      0,
    )
    return high * (0.62 + 0.38 * wave)
  }
  return { hills, trees: woods(random), built: buildings(random) }
}

/** Woods all round, with open land between them. */
function woods(random: Random): Country['trees'] {
  const found: { from: number; to: number; high: number; lump: number }[] = []
  for (let at = random() * 20; at < 360; ) {
    const wide = 6 + random() * 22
    found.push({ from: at, to: at + wide, high: 8 + random() * 6, lump: 1.6 + random() * 1.1 })
    at += wide + 4 + random() * 20
  }
  return found
}

/** Something that people have built every 30 to 60 degrees, never twice the same in a row. */
function buildings(random: Random): Country['built'] {
  const names = Object.keys(farBuildings) as Built[]
  const found: { at: number; what: Built }[] = []
  for (let at = random() * 30; at < 345; at += 30 + random() * 30)
    found.push({
      at,
      what: pick(
        names.filter((name) => name !== found.at(-1)?.what),
        random,
      ),
    })
  return found
}

/** From where it is seen, and in which light. */
interface View {
  /** Whether something in a direction may be in the picture, in degrees. */
  isInView(degree: number): boolean
  /** Of the middle of the picture, in degrees. */
  middle: number
  /** A point in a direction, so many metres away and up. */
  at(degree: number, away: number, up: number): Vector
  /** What is seen of an outline in space. */
  seen(points: readonly Vector[]): Point[]
  toned(colour: string, kind: keyof typeof air): string
}

function viewOf({ lens, light, relief }: Stage, height: number): View {
  const middle = degrees(Math.atan2(lens.ahead[2], lens.ahead[0]))
  const base = Math.min(relief.heightAt(-distances.hills), relief.heightAt(distances.hills))
  const dim = { night: 0.72, dusk: 0.34, morning: 0.1, day: 0 }[light.time]
  return {
    middle,
    isInView: (degree) => Math.abs(turnTo(degree, middle)) < view,
    at: (degree, away, up) => [
      lens.at[0] + Math.cos(radians(degree)) * away,
      base + up * height,
      lens.at[2] + Math.sin(radians(degree)) * away,
    ],
    seen: (points) => clippedTo(lens.sheet, projectPolygon(lens, points)),
    toned: (colour, kind) =>
      mixColours(mixColours(colour, light.sky[0], dim), light.haze, air[kind] * (1 - dim * 0.6)),
  }
}

function drawCountry(stage: Stage, { hills, trees, built }: Country, height: number): Thing[] {
  const from = viewOf(stage, height)
  const { middle, toned } = from
  const [near, distant] = stage.light.ground
  const leaf = mixColours(darker(near, 0.12), distant, 0.4)
  const ridge: FarPiece = {
    part: 'farHills',
    points: skyline(from, { from: middle - view, to: middle + view, away: distances.hills, step: 1 }, hills),
    colour: toned(mixColours(distant, '#6f93ab', 0.45), 'hills'),
    material: 'foliage',
  }
  return [
    ...farThing('farHills', 0.022, [ridge]),
    ...woodsIn(from, trees, toned(leaf, 'trees')),
    ...(stage.place.far === 'wild' ? [] : builtIn(from, built, leaf)),
  ]
}

/** Each wood once more a turn on and a turn back, since directions have no end. */
function woodsIn(from: View, trees: Country['trees'], colour: string): Thing[] {
  return trees
    .flatMap((wood) =>
      [0, 360, -360].map((turn) => ({ ...wood, from: wood.from + turn, to: wood.to + turn })),
    )
    .filter((wood) => from.isInView(wood.from) || from.isInView(wood.to))
    .flatMap((wood, index) => {
      const span = { from: wood.from, to: wood.to, away: distances.trees, step: 0.18 }
      const points = skyline(from, span, (degree) => crowns(degree, wood))
      return farThing(`farTrees${index}`, 0.026, [{ part: 'farTrees', points, colour, material: 'foliage' }])
    })
}

function builtIn(from: View, built: Country['built'], leaf: string): Thing[] {
  const { isInView, at, seen, toned } = from
  return built
    .filter(({ at: degree }) => isInView(degree))
    .flatMap(({ at: degree, what }) => {
      const pieces = farBuildings[what].map((piece) => ({
        ...piece,
        colour: toned(piece.material === 'foliage' ? leaf : piece.colour, 'built'),
        points: seen(
          piece.points.map(([aside, up]) =>
            at(degree - degrees(aside / distances.built), distances.built, up),
          ),
        ),
      }))
      return farThing(`far${what}${Math.round(degree)}`, 0.03, pieces)
    })
}

/** A thing of what is seen of its pieces, in page units; none where nothing is. */
function farThing(id: string, depth: number, pieces: readonly FarPiece[]): Thing[] {
  const shapes = pieces
    .filter(({ points }) => points.length > 2)
    .map((piece): Shape => ({ ...piece, closed: true }))
  return shapes.length === 0 ? [] : [{ id, kind: 'scenery', shapes, box: boundsOf(shapes), faces: [], depth }]
}

/** What is seen of land or leaves whose upper edge is so high, between two directions in degrees, its foot below the ground. */
function skyline(
  { at, seen }: View,
  { from, to, away, step }: { from: number; to: number; away: number; step: number },
  heightAt: (degree: number) => number,
): Point[] {
  const top: Vector[] = []
  for (let degree = from; degree <= to; degree += step) top.push(at(degree, away, heightAt(degree)))
  return seen([at(from, away, -8), ...top, at(to, away, -8)])
}

/** The height of a wood's edge: crown beside crown, lower at both ends. */
function crowns(degree: number, { from, to, high, lump }: Country['trees'][number]): number {
  const ends = Math.min(1, (degree - from) / 1.6, (to - degree) / 1.6)
  const bump = Math.abs(Math.sin(((degree - from) / lump) * Math.PI))
  const sway = 1 + 0.22 * Math.sin(degree * 1.7)
  return Math.max(0, ends) * high * sway * (0.62 + 0.38 * bump ** 0.6)
}
