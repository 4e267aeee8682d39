import { type Composition } from './compose-scene.ts'
import { hiddenShare, type Placed } from './placed.ts'
import { safeMargin } from './camera-frame.ts'

const mostHidden = 0.15
/** Least radius of the hero's face; others may be a third smaller. */
const smallestFace = { close: 40, medium: 17, wide: 10 } as const
const othersShare = 0.67
const footRoom = 6

/** Names what is wrong with a composition, with numbers; empty when all is well. Page units. */
export function checkComposition(composition: Composition): string[] {
  return [
    ...faceBreaches(composition),
    ...castBreaches(composition),
    ...groundBreaches(composition),
    ...propBreaches(composition),
  ]
}

function faceBreaches({ placed, frame }: Composition): string[] {
  const breaches: string[] = []
  for (const one of placed) {
    for (const face of one.faces) {
      const [x, y] = face.centre
      const edge = Math.min(x - face.radius, 1000 - x - face.radius, y - face.radius, 1000 - y - face.radius)
      if (edge < safeMargin)
        breaches.push(`face of ${face.who} is ${Math.round(edge)} from the edge, ${safeMargin} is the least`)
      const hidden = placed
        .filter((other) => other !== one && isBefore(other, one))
        .reduce((most, other) => Math.max(most, hiddenShare(face, other)), 0)
      if (hidden > mostHidden)
        breaches.push(
          `face of ${face.who} is hidden for ${Math.round(hidden * 100)} %, ${mostHidden * 100} % is the most`,
        )
      const share = face.who === 'hero' ? 1 : othersShare
      const least = share * smallestFace[frame.giant ? 'wide' : frame.camera]
      if (face.radius < least && one.piece.plane !== 'giant')
        breaches.push(
          `face of ${face.who} has a radius of ${face.radius.toFixed(1)}, ${least.toFixed(1)} is the least`,
        )
    }
  }
  return breaches
}

function isBefore(front: Placed, back: Placed): boolean {
  if (front.piece.plane === 'flat' || front.piece.plane === 'giant' || front.piece.plane === 'sky')
    return false
  return front.y >= back.y || (back.piece.plane === 'giant' && front.piece.plane === 'cast')
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
    if (edge < safeMargin)
      breaches.push(`${one.piece.id} is ${Math.round(edge)} from the side, ${safeMargin} is the least`)
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
