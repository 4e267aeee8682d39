import type { Box, Point, Shape, Thing } from '../drawing.ts'
import { besideDisc } from './parts/sky.ts'
import { boxOf, scenery } from './shapes.ts'
import type { Stage } from './stage.ts'

/** Share of the sun that a hill or a twig may hide before it hangs elsewhere. */
const mostHidden = 0.12

/** The same on a cover, where there is little room under the title: else there is no sun. */
const mostHiddenUnderTitle = 0.5

/** Page units that a sun keeps from the edges of the page, and from the title over it. */
const airAbove = 56
const underTitle = 18

/** Where else on the page a sun may hang, in page units, the calm sides first. */
const elsewhere = [880, 120, 820, 180, 750, 250, 670, 330] as const

/** Where a sun is looked for, in radii from its middle; a little air round it is part of it. */
const samples: readonly Point[] = [
  [0, 0],
  [1.4, 0],
  [1, 1],
  [0, 1.4],
  [-1, 1],
  [-1.4, 0],
  [-1, -1],
  [0, -1.4],
  [1, -1],
]

/** The sun or moon of a place, without its halo. */
export function discOf(things: readonly Thing[]): Box | undefined {
  const disc = things.find(({ id }) => id === 'sun')?.shapes.find(({ part }) => part === 'disc')
  return disc && boxOf([disc])
}

/**
 * Hangs the sun or moon over the other side of the page, or higher, when the place itself hides it where it
 * is. Clouds change sides with it. A sky with a calm side stays as it is. On a cover it hangs under the title, and
 * not at all where hardly anything of it would be seen there.
 */
export function hangDisc(stage: Stage, { calm = false, title }: { calm?: boolean; title?: Box }): Stage {
  const disc = discOf(stage.behind)
  if (!disc || (calm && !title)) return stage
  const radius = (disc.x1 - disc.x0) / 2
  const here: Point = [(disc.x0 + disc.x1) / 2, (disc.y0 + disc.y1) / 2]
  const highest = title ? title.y1 + underTitle : airAbove
  const [x, y] = intoPage(here, radius, highest)
  const [, high] = intoPage([x, y * 0.5], radius, highest)
  const places: Point[] = [
    [x, y],
    [1000 - x, y],
    [x, high],
    [1000 - x, high],
    ...elsewhere.flatMap((across): Point[] => [
      [across, y],
      [across, high],
    ]),
  ]
  const before = solidBoxes(stage.behind)
  const hidden = places.map((place) => hiddenAt(place, radius, before))
  const best = hidden.findIndex((share) => share <= mostHidden)
  const chosen = best < 0 ? hidden.indexOf(Math.min(...hidden)) : best
  if (title && (hidden[chosen] as number) > mostHiddenUnderTitle) return withoutDisc(stage, here)
  return movedTo(places[chosen] as Point, here, stage)
}

/** A camera that comes near would cut what hangs high. */
function intoPage([x, y]: Point, radius: number, highest: number): Point {
  const least = radius + airAbove
  return [Math.max(least, Math.min(1000 - least, x)), Math.max(radius + highest, y)]
}

function withoutDisc(stage: Stage, [x, y]: Point): Stage {
  return {
    ...stage,
    behind: stage.behind.filter(({ id }) => id !== 'sun'),
    glows: stage.glows.filter(({ centre }) => Math.hypot(centre[0] - x, centre[1] - y) >= 4),
  }
}

/** What the place sets before its sky, each shape alone; behind far hills and peaks a sun may sink. */
function solidBoxes(things: readonly Thing[]): Box[] {
  return things
    .filter(({ depth }) => depth > 0.06)
    .flatMap(({ shapes }) => shapes.filter((shape) => shape.closed && !shape.soft && !shape.marking))
    .map((shape) => boxOf([shape]))
}

function hiddenAt([x, y]: Point, radius: number, scene: readonly Box[]): number {
  const covered = samples.filter(([right, down]) => {
    const [px, py] = [x + right * radius, y + down * radius]
    return scene.some((box) => px > box.x0 && px < box.x1 && py > box.y0 && py < box.y1)
  })
  return covered.length / samples.length
}

function movedTo(to: Point, from: Point, stage: Stage): Stage {
  const by: Point = [to[0] - from[0], to[1] - from[1]]
  if (by[0] === 0 && by[1] === 0) return stage
  const crosses = Math.abs(by[0]) > 1
  const isDisc = ([x, y]: Point): boolean => Math.hypot(x - from[0], y - from[1]) < 4
  const glows = stage.glows.map((glow) => (isDisc(glow.centre) ? { ...glow, centre: to } : glow))
  const hung = (thing: Thing): Thing => {
    if (thing.id === 'sun') return movedBy(thing, by)
    if (!/^cloud\d/.test(thing.id)) return thing
    const across = crosses ? 1000 - thing.box.x0 - thing.box.x1 : 0
    return besideDisc(movedBy(thing, [across, 0]), to)
  }
  return { ...stage, behind: stage.behind.map(hung), glows }
}

function movedBy(thing: Thing, [right, down]: Point): Thing {
  const shapes = thing.shapes.map(
    (shape): Shape => ({ ...shape, points: shape.points.map(([x, y]): Point => [x + right, y + down]) }),
  )
  return scenery(thing.id, thing.depth, shapes)
}
