import type { Face, Point, Shape, Thing } from '../drawing.ts'
import { quietBox, safeMargin } from './camera-frame.ts'
import type { Composition } from './compose-scene.ts'
import { discOf } from './hang-disc.ts'
import { coveredShare, isCutClose, type Placed } from './placed.ts'

/** No more than an ear or a tuft of hair. */
const mostHiddenFace = 0.17
/** Its face is as wide as three children; it looks over them, and through the bars of a window. */
const mostHiddenMoon = 0.3
const mostHiddenBody = 0.66
/** Least radius of the hero's face; others may be a third smaller, animals and toys half. */
const smallestFace = { close: 40, medium: 22, wide: 18, above: 15, silhouette: 18, overShoulder: 19 } as const
const othersShare = { person: 0.67, creature: 0.5 } as const
const footRoom = 6

/**
 * Names what is wrong with a composition, with numbers; empty when all is well. Page units. The safe margin is the
 * 10 mm next to the trim and, as a picture fills one page, next to the gutter.
 */
export function checkComposition(composition: Composition): string[] {
  return [
    ...edgeBreaches(composition),
    ...hiddenFaceBreaches(composition),
    ...hiddenBodyBreaches(composition),
    ...castBreaches(composition),
    ...groundBreaches(composition),
    ...propBreaches(composition),
    ...titleBreaches(composition),
    ...discBreaches(composition),
    ...handBreaches(composition),
  ]
}

function edgeBreaches({ placed, roles, frame }: Composition): string[] {
  const breaches: string[] = []
  for (const one of placed) {
    for (const face of one.faces) {
      const [x, y] = face.centre
      const edge = Math.min(x - face.radius, 1000 - x - face.radius, y - face.radius, 1000 - y - face.radius)
      if (edge < safeMargin)
        breaches.push(`face of ${face.who} is ${Math.round(edge)} from the edge, ${safeMargin} is the least`)
      const kind = roles.find((role) => role.id === face.who)?.actor.kind ?? 'person'
      const share = face.who === 'hero' ? 1 : othersShare[kind]
      const least = share * smallestFace[frame.giant ? 'wide' : frame.camera]
      if (face.radius < least && one.piece.plane !== 'giant')
        breaches.push(
          `face of ${face.who} has a radius of ${face.radius.toFixed(1)}, ${least.toFixed(1)} is the least`,
        )
    }
  }
  return breaches
}

/** By what is really drawn before each face: others, what they hold or sit in, leaves at the front. */
function hiddenFaceBreaches({ drawing: { things } }: Composition): string[] {
  return things.flatMap((thing, index) =>
    thing.faces.flatMap((face) => {
      const share = hiddenBy(face, things.slice(index + 1))
      const most = face.who === 'moon' ? mostHiddenMoon : mostHiddenFace
      return share > most
        ? [`face of ${face.who} is hidden for ${Math.round(share * 100)} %, ${most * 100} % is the most`]
        : []
    }),
  )
}

const samples = 7

/** Share of the middle of a face, from brows to mouth, that opaque shapes of later things cover. */
function hiddenBy({ centre: [x, y], radius }: Face, later: readonly Thing[]): number {
  const reach = radius * 0.62
  const covers = later
    .filter(({ box }) => box.x0 < x + reach && box.x1 > x - reach && box.y0 < y + reach && box.y1 > y - reach)
    .flatMap((thing) => thing.shapes)
    .filter((shape) => shape.closed && !shape.soft && (shape.alpha ?? 1) > 0.5)
  let hidden = 0
  for (let row = 0; row < samples; row++) {
    for (let column = 0; column < samples; column++) {
      const point: Point = [
        x + (column / (samples - 1) - 0.5) * 2 * reach,
        y + (row / (samples - 1) - 0.5) * 2 * reach,
      ]
      if (covers.some((shape) => isInside(shape, point))) hidden++
    }
  }
  return hidden / (samples * samples)
}

function isInside({ points, holes = [] }: Shape, point: Point): boolean {
  return isWithin(points, point) && !holes.some((hole) => isWithin(hole, point))
}

function isWithin(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  outline.forEach(([x1, y1], index) => {
    const [x0, y0] = outline[(index || outline.length) - 1] as Point
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) inside = !inside
  })
  return inside
}

/** Nobody is so far behind somebody else that only a head sticks out. */
function hiddenBodyBreaches({ placed }: Composition): string[] {
  const cast = placed.filter((one) => one.piece.plane === 'cast')
  return cast.flatMap((one) => {
    const hidden = cast
      .filter((other) => other !== one && other.y >= one.y)
      .reduce((most, other) => Math.max(most, coveredShare(one, other)), 0)
    return hidden > mostHiddenBody
      ? [
          `${one.piece.id} is overlapped for ${Math.round(hidden * 100)} %, ${mostHiddenBody * 100} % is the most`,
        ]
      : []
  })
}

function castBreaches({ placed, roles }: Composition): string[] {
  const present = new Set(placed.flatMap((one) => one.piece.members))
  return roles.filter((role) => !present.has(role.id)).map((role) => `${role.id} is missing`)
}

function groundBreaches({ placed, frame }: Composition): string[] {
  const breaches: string[] = []
  for (const one of placed) {
    if (one.piece.plane !== 'cast') continue
    const edge = Math.min(one.box.x0, 1000 - one.box.x1)
    if (edge < safeMargin && !isCutClose(one.piece, one.box, frame.camera))
      breaches.push(
        `${one.piece.id} is ${Math.round(edge)} from the trim or the gutter, ${safeMargin} is the least`,
      )
    if (one.box.y0 < safeMargin)
      breaches.push(
        `${one.piece.id} is ${Math.round(one.box.y0)} from the top of the page, ${safeMargin} is the least`,
      )
    if (one.y < frame.horizon)
      breaches.push(`${one.piece.id} stands ${Math.round(frame.horizon - one.y)} above the ground`)
    const sunk = one.box.y1 - one.y
    if (sunk > footRoom * 2 + one.scale * 14)
      breaches.push(`${one.piece.id} sinks ${Math.round(sunk)} into the ground`)
  }
  return breaches
}

function propBreaches({ placed, frame }: Composition): string[] {
  return placed
    .filter((one) => one.piece.plane === 'beside' || one.piece.plane === 'back')
    .filter((one) => one.y < frame.horizon - 1)
    .map((one) => `${one.piece.id} floats ${Math.round(frame.horizon - one.y)} above the ground`)
}

/** On a cover nobody stands where the title comes. */
function titleBreaches({ placed, frame }: Composition): string[] {
  if (!frame.cover) return []
  const { y1 } = quietBox('top')
  const inTitle = (one: Placed): boolean =>
    (one.piece.plane === 'cast' || one.piece.plane === 'giant') && one.box.y0 < y1
  return placed
    .filter(inTitle)
    .map((one) => `${one.piece.id} is ${Math.round(y1 - one.box.y0)} into the room for the title`)
}

/** No head is before the sun or the moon, nor does it touch it. */
function discBreaches({ placed, drawing }: Composition): string[] {
  const disc = discOf(drawing.things)
  if (!disc) return []
  const [x, y] = [(disc.x0 + disc.x1) / 2, (disc.y0 + disc.y1) / 2]
  return placed
    .flatMap(({ faces }) => faces)
    .filter(({ centre, radius }) => {
      const apart = Math.hypot(centre[0] - x, centre[1] - y)
      return apart < (disc.x1 - disc.x0) / 2 + radius * 1.1
    })
    .map(({ who }) => `head of ${who} is before the sun or moon`)
}

/** Nobody's hand is before or behind the head of another person whom they do not hold. */
function handBreaches({ placed, roles }: Composition): string[] {
  const people = new Set(roles.filter(({ actor }) => actor.kind === 'person').map(({ id }) => id))
  return placed.flatMap((one) =>
    placed
      .filter((other) => other !== one)
      .flatMap(({ faces }) => faces.filter(({ who }) => people.has(who)))
      .flatMap(({ who, centre, radius }) =>
        one.hands
          .filter(({ at }) => Math.hypot(at[0] - centre[0], at[1] - centre[1]) < radius * 1.05)
          .map((hand) => `hand of ${hand.who} is on the head of ${who}`),
      ),
  )
}
