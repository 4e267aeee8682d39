import type { Face, Point, Shape, Sprite } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { arc, between, ellipse, limb, smooth, tube, tubeEnd } from '../pen/curves.ts'
import { boxOf } from '../pen/finish-sprite.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { creaturePose } from './creature-pose.ts'
import { lookOf, steepness } from './look.ts'
import { pawColourOf } from './paw-colour.ts'
import { skeletonFor, type Skeleton } from './skeleton.ts'
import type { Build, Coat, CreatureOptions, Species } from './species.ts'

/** Degrees that a head is thrown back to look straight up: one drawn from its side, and one that faces us. */
const thrownBack = { aside: 22, facing: 9 } as const

/** An animal on four legs seen from its side, its head turned towards us; looks right. */
export function drawQuadruped(species: Species, coat: Coat, options: CreatureOptions): Sprite {
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep')
  const { build } = species
  const back = species.snout === undefined ? thrownBack.facing : thrownBack.aside
  const looksUp = options.facing === 'front' ? 0 : steepness(look)
  const bones = skeletonFor(pose, build, pose === 'sleep' ? 0 : Math.min(1, look.head + looksUp * 0.5))
  const shapes: Shape[] = []
  const pen = newPen('body', 'fur', shapes)

  drawRoundLegs(newPen('farLegs', 'fur', shapes), bones, build, 'far', {
    ...coat,
    base: darker(coat.base, 0.13),
  })
  const tail = newPen('body', 'fur')
  species.drawTail(tail, look, coat)
  const root: Point = [
    bones.hip[0] - build.rump * 0.8,
    bones.hip[1] - build.rump * (bones.haunch ? -0.25 : 0.35),
  ]
  const hangs = build.tailHangs === true
  const hung = tailAboveGround(tail.shapes, root, hangs ? (bones.haunch ? 62 : 0) : bones.tailDegrees)
  // In a colour of its own it is a piece of its own, or it would give its colour to the body's shading.
  const apart = hung[0] !== undefined && hung[0].colour !== coat.base
  shapes.push(...(apart ? hung.map((shape) => ({ ...shape, group: 'tail' })) : hung))
  species.drawBehind?.(pen, coat, bones.hip, bones.shoulder, look)
  if (build.woolly) drawRoundLegs(newPen('nearLegs', 'fur', shapes), bones, build, 'near', coat)
  drawTorso(pen, bones, build, coat)
  if (!build.woolly) drawRoundLegs(pen, bones, build, 'near', coat)
  if (!build.woolly) drawCreases(pen, bones, build, coat)
  species.markBody?.(pen, coat, bones.hip, bones.shoulder, look)
  species.drawNeck?.(pen, coat, bones.shoulder, bones.head)

  const head = newPen('head', 'fur')
  const swift = pose === 'run' || pose === 'jump'
  const ground = -bones.head[1] / build.headScale
  species.drawHead(head, {
    look,
    turn: options.facing === 'front' ? 0 : 0.8,
    coat,
    toy: false,
    swift,
    ground,
  })
  const placedHead = placeShapes(head.shapes, {
    at: bones.head,
    scale: build.headScale,
    degrees: bones.headDegrees + look.tilt - looksUp * back,
  })
  shapes.push(...placedHead)
  const trunk = placedHead.find(({ part }) => part === 'trunk')
  const snout = options.facing === 'front' ? 0 : (species.snout ?? 0) * build.headScale
  const face: Face = {
    who: options.who,
    centre: [bones.head[0] + snout / 2, bones.head[1]],
    radius: build.headScale * 10 + snout / 2,
  }
  const anchors = {
    ...anchorsOf(bones, build, snout),
    // What has a trunk takes hold with its tip.
    ...(trunk && { mouth: tubeEnd(trunk.points) }),
    tail: tipOf(hung, root),
  }
  return placeSprite({ shapes, anchors, faces: [face] }, { scale: build.scale ?? 1 })
}

/** A tail turned by `degrees`, or a little further up when it would lie in the ground. */
export function tailAboveGround(tail: readonly Shape[], root: Point, degrees: number, scale = 1): Shape[] {
  const { x0, x1, y0, y1 } = boxOf(tail)
  const shallow = Math.max(x1 - x0, y1 - y0) * scale * 0.08
  for (let turn = degrees; ; turn += 4) {
    const placed = placeShapes(tail, { at: root, degrees: turn, scale })
    if (boxOf(placed).y1 <= shallow || turn >= degrees + 44) return placed
  }
}

/** The point of the tail that is farthest from its root. */
function tipOf(tail: readonly Shape[], root: Point): Point {
  const distance = ([x, y]: Point): number => Math.hypot(x - root[0], y - root[1])
  return tail
    .flatMap((shape) => shape.points)
    .reduce((tip, point) => (distance(point) > distance(tip) ? point : tip), root)
}

function anchorsOf(bones: Skeleton, build: Build, snout: number): Record<string, Point> {
  const back = between(bones.hip, bones.shoulder, 0.36)
  const rider: Point = [back[0], back[1] - build.chest * 0.85]
  return {
    back: rider,
    seat: rider,
    top: [bones.head[0], bones.head[1] - build.headScale * 10],
    mouth: [bones.head[0] + build.headScale * 4 + snout, bones.head[1] + build.headScale * 5],
    handA: bones.fore.near.paw,
    handB: bones.fore.far.paw,
  }
}

function drawTorso(pen: Pen, bones: Skeleton, build: Build, coat: Coat): void {
  const { hip, shoulder, head } = bones
  const sag: Point = [(hip[0] + shoulder[0]) / 2, (hip[1] + shoulder[1]) / 2 + build.chest * 0.06]
  const trunk = smooth([hip, sag, shoulder], false, 10)
  const colour = build.woolly ? coat.second : coat.base
  const { rump, chest } = build
  pen.fill(
    'torso',
    tube(trunk, (along) => rump + (chest - rump) * along - Math.sin(along * Math.PI) * chest * 0.06),
    colour,
  )
  pen.fill(
    'neck',
    limb(shoulder, head, Math.min(chest * 0.85, build.neckRadius * 1.35), build.neckRadius),
    colour,
  )
  if (bones.haunch) {
    const x = hip[0] + rump * 0.22
    const y = -rump * 0.82
    pen.fill('haunch', ellipse(x, y, rump * 1.02, rump * 0.82), colour)
    // Between haunch and forelegs nothing shows through.
    pen.fill('lap', limb([x, -rump * 0.5], [bones.fore.near.paw[0], -rump * 0.5], rump * 0.44), colour)
    if (bones.sits)
      pen.fill('breast', ellipse(shoulder[0] + chest * 0.2, shoulder[1] + chest * 0.3, chest * 0.92), colour)
  }
}

function drawRoundLegs(pen: Pen, bones: Skeleton, build: Build, side: 'near' | 'far', coat: Coat): void {
  const pawColour = pawColourOf(build, coat)
  for (const [name, leg] of [
    ['hindLeg', bones.hind[side]],
    ['foreLeg', bones.fore[side]],
  ] as const) {
    const folded = bones.haunch && name === 'hindLeg'
    if (!folded) pen.fill(name, limb(leg.top, leg.paw, build.legTop, build.legBottom, leg.knee), coat.base)
    if (build.socks && !folded)
      pen.fill(
        'sock',
        limb(between(leg.knee ?? leg.top, leg.paw, 0.3), leg.paw, build.legBottom * 1.12),
        coat.dark,
      )
    const [x, y] = leg.paw
    if (build.hooves && !folded) {
      const hoof: Point[] = [
        [x - build.pawLong * 0.75, y - build.pawHigh],
        [x + build.pawLong * 0.75, y - build.pawHigh],
        [x + build.pawLong, y + build.pawHigh],
        [x - build.pawLong, y + build.pawHigh],
      ]
      pen.fill('hoof', smooth(hoof, true, 4), pawColour)
    } else {
      pen.fill(
        'paw',
        ellipse(x + build.pawLong * 0.3, y, build.pawLong * (folded ? 1.3 : 1), build.pawHigh),
        pawColour,
      )
      if (build.nails) drawRoundNails(pen, [x + build.pawLong * 0.3, y], build, build.nails)
      else if (side === 'near') drawToes(pen, [x + build.pawLong * 0.55, y], build, coat)
    }
  }
}

/** Nails along the front of a round foot. */
function drawRoundNails(pen: Pen, [x, y]: Point, { pawLong, pawHigh }: Build, colour: string): void {
  for (const across of [0.02, 0.42, 0.76]) {
    const foot = y + pawHigh * Math.sqrt(1 - across * across)
    pen.mark('nail', arc(x + pawLong * across, foot, pawLong * 0.15, pawHigh * 0.5, 180, 360, 8), colour)
  }
}

function drawToes(pen: Pen, [x, y]: Point, build: Build, coat: Coat): void {
  for (const at of [-0.05, 0.4]) {
    const toe: Point[] = [
      [x + build.pawLong * at, y - build.pawHigh * 0.1],
      [x + build.pawLong * at, y + build.pawHigh * 0.6],
    ]
    pen.stroke('toe', toe, build.pawHigh * 0.17, darker(coat.base, 0.4))
  }
}

/** Lines where a leg lies against the body. */
function drawCreases(pen: Pen, bones: Skeleton, build: Build, coat: Coat): void {
  const { rump, chest, legTop, legBottom } = build
  const [hx, hy] = bones.hip
  const [sx, sy] = bones.shoulder
  const crease = (line: Point[]): void =>
    pen.stroke('fold', smooth(line, false), legBottom * 0.2, darker(coat.base, 0.34), { alpha: 0.75 })
  if (bones.haunch) {
    const x = hx + rump * 0.22
    crease([
      [x - rump * 0.5, -rump * 1.46],
      [x + rump * 0.3, -rump * 1.58],
      [x + rump * 0.9, -rump * 1.1],
      [x + rump * 0.98, -rump * 0.56],
    ])
    if (!bones.sits) return
    const [px] = bones.fore.near.paw
    crease([
      [px - legBottom * 1.04, -build.pawHigh * 2],
      [px - legBottom * 1.14, sy * 0.42],
      [px - legBottom * 0.9, sy * 0.56],
    ])
    return
  }
  crease([
    [hx + legTop * 0.75, hy - rump * 0.15],
    [hx + legTop * 1.2, hy + rump * 0.35],
    [hx + legTop * 0.9, hy + rump * 0.85],
  ])
  crease([
    [sx - legTop * 0.85, sy + chest * 0.2],
    [sx - legTop * 1.0, sy + chest * 0.5],
    [sx - legTop * 0.8, sy + chest * 0.85],
  ])
}
