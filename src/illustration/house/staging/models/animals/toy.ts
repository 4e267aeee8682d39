import type { PartName } from '../../../part-name.ts'
import type { CreatureName } from '#book/scene-plan.ts'
import type { Coat } from '../../../creatures/species.ts'
import { drawToyTrunk } from '../../../creatures/draw-seated.ts'
import { lighter } from '../../../pen/colour.ts'
import { newPen } from '../../../pen/pen.ts'
import type { Modeller, ModelRequest } from '../../model-request.ts'
import { ball, blob, limb } from '../../solids/build.ts'
import { markThrough } from '../../solids/mark.ts'
import { spot } from '../../solids/spot.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { type Frame, movedTo, pointIn, sized } from '../../space/frame.ts'
import { add, lengthOf, times, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn, coloursOf } from './beast.ts'
import type { Build } from './build-of.ts'
import { coatTold } from './coat-told.ts'
import { halfSizeOf, middleOf } from './flat-head.ts'
import { turnedTo } from './gaze.ts'
import { backOf } from './grown.ts'
import { headPieces, snoutTip } from './head.ts'
import { moodOf } from './mood.ts'
import { ringsOf, type Skull, wrapped } from './skull.ts'
import type { Stance } from './stance-parts.ts'

/** So high to the crown, in metres, whatever its kind. */
const tall = 0.32
/** In radii of its head, as all that follows. */
const crown = 3.32
const headAt: Vector = [0, 2.35, 0.1]
const raising = new Set(['fly', 'jump', 'leap', 'cheer', 'wave', 'reach', 'dance', 'push'])
const lying = new Set(['lie', 'sleep', 'slump'])

/** A stuffed animal, sitting like a teddy with its soles to the front, or lying on its back where it was dropped. */
export function toyOf(name: CreatureName, build: Build): Modeller {
  return (request) => {
    const { id, act, frame, seed } = request
    const radius = tall / crown
    const sitting = sized(frame, radius)
    const own = lying.has(act.pose) ? onItsBack(sitting) : sitting
    const coat = coatTold(name, request)
    const raised = raising.has(act.pose)
    const beast = headed(request, build, coat, own)
    const { turned, body } = beast
    const pieces: Piece[] = [
      { name: 'tail', solids: tailOf(own, build, coat) },
      { name: 'trunk', solids: trunkOf(own, build, coat, seed) },
      ...backOf({ ...beast, build: { ...build, traits: build.traits.filter((trait) => worn.has(trait)) } }),
      ...[-1, 1].flatMap((side) => [
        { name: `leg${side}`, solids: legOf(own, build, coat, side) },
        { name: `arm${side}`, solids: armOf(own, coat, side, raised), nearer: 0.1 * radius },
      ]),
      ...headPieces(beast, id),
    ]
    return {
      id,
      kind: 'creature',
      frame,
      pieces,
      anchors: {
        head: turned.frame,
        mouth: movedTo(turned.frame, snoutTip(beast)),
        handL: movedTo(own, handAt(-1, raised)),
        handR: movedTo(own, handAt(1, raised)),
        back: movedTo(own, [0, 1.6, -0.3]),
      },
      head: {
        centre: turned.frame.origin,
        radius: build.head[1] * lengthOf(body.up),
        front: turned.frame.front,
        gaze: turned.gaze,
      },
      height: tall * lengthOf(frame.up),
    }
  }
}

/** What of a living one's growths a toy has sewn on. */
const worn: ReadonlySet<string> = new Set(['ruff', 'mane', 'wings'])

function onItsBack({ origin, right, up, front }: Frame): Frame {
  const raised = add(origin, add(times(up, 0.8), times(front, 1.4)))
  return { origin: raised, right, up: times(front, -1), front: up }
}

/** Its head is that of the living one; the frame of that is as large as gives it this radius. */
function headed({ act }: ModelRequest, build: Build, coat: Coat, own: Frame): Beast {
  const body = sized(own, 0.1 / build.unit)
  const units = 10 * build.unit
  const turned = turnedTo(own, pointIn(own, headAt), act.looks, { aside: 60, above: 30 })
  return {
    build,
    coat,
    colours: coloursOf(build, coat),
    body,
    mood: moodOf(act.feels, 'sit'),
    toy: true,
    stance: seated(units),
    turned: { ...turned, frame: sized(turned.frame, lengthOf(body.up) / lengthOf(turned.frame.up)) },
    ...(act.wind && { wind: act.wind }),
  }
}

/** @param units of a living one's body, a radius of its head */
function seated(units: number): Stance {
  const spine = [0.5, 0.75, 1, 1.25, 1.45].map((y): Vector => [0, y * units, -0.2 * units])
  const feet = ([-1, 1, -1, 1] as const).map((side): Vector => [side * 0.7 * units, 0, 0.8 * units])
  return {
    spine,
    feet: feet as unknown as Stance['feet'],
    head: times(headAt, units),
    haunches: true,
    down: false,
  }
}

/** The flat toy's trunk, stuffed: belly, seam and patch lie on it. */
function trunkOf(own: Frame, { species }: Build, coat: Coat, seed: string): Painted[] {
  const pen = newPen('body', 'cloth')
  drawToyTrunk(pen, species, coat, 10, seed)
  const [outline, ...marks] = pen.shapes
  if (!outline) throw new Error('a toy without a trunk')
  const scale = 0.1
  const [, middle] = middleOf(outline.points)
  const [wide, high] = halfSizeOf(outline.points)
  const skull: Skull = {
    frame: own,
    unit: scale,
    core: ringsOf(outline.points, 0.8).map((point) => times(point, scale)),
    globe: { centre: [0, -middle * scale, 0], size: [wide * scale, high * scale, wide * 0.8 * scale] },
    muzzles: [],
  }
  const heart = [skull.globe.centre, times(skull.globe.size, 0.6)] as const
  const paint = coatOn(outline.part, outline.colour, 'body', 'cloth')
  return [
    blob(own, [heart], paint, skull.core),
    ...marks.map((mark) =>
      markThrough(
        wrapped(skull, mark.points),
        coatOn(mark.part, mark.colour, 'body', mark.material),
        mark.closed ? undefined : (mark.width ?? 1) * scale * lengthOf(own.up),
      ),
    ),
  ]
}

function legOf(own: Frame, { species }: Build, coat: Coat, side: number): Painted[] {
  const cloth = (part: PartName, colour: string): Painted['paint'] =>
    coatOn(part, colour, `leg${side}`, 'cloth')
  const foot: Vector = [side * 0.74, 0.36, 0.86]
  const sole = { frame: movedTo(own, foot), size: [0.34, 0.37, 0.24] as Vector }
  const { hooves = false } = species.build
  return [
    limb(own, [[side * 0.46, 0.36, 0.1], foot], [0.38, 0.34], cloth('leg', coat.base)),
    ball(own, foot, sole.size, cloth('sole', hooves ? coat.dark : coat.base)),
    ...(hooves ? [] : [spot(sole, [0, -4], [0.18, 0.2], cloth('pad', lighter(coat.second, 0.1)))]),
  ]
}

function handAt(side: number, raised: boolean): Vector {
  return raised ? [side * 1.14, 2, 0.25] : [side * 0.92, 0.86, 0.42]
}

function armOf(own: Frame, coat: Coat, side: number, raised: boolean): Painted[] {
  const elbow: Vector = raised ? [side * 0.98, 1.5, 0.14] : [side * 0.88, 1.15, 0.2]
  const points = [[side * 0.5, 1.42, 0.05] as Vector, elbow, handAt(side, raised)]
  return [limb(own, points, [0.22, 0.24, 0.26], coatOn('arm', coat.base, `arm${side}`, 'cloth'))]
}

function tailOf(own: Frame, { tail, species }: Build, coat: Coat): Painted[] {
  const { woolly = false, tailHangs = false } = species.build
  const paint = coatOn('tail', woolly || tailHangs ? coat.second : coat.base, 'tail', 'cloth')
  if (tail.form === 'bob') return [ball(own, [0, 0.4, -0.86], 0.26, paint)]
  const thick = Math.min(0.3, Math.max(0.1, tail.tip * 2))
  const points: Vector[] = [
    [0, 0.3, -0.6],
    [0.3, 0.24, -1.1],
    [0.8, 0.42, -1.15],
    [1.05, 0.86, -0.9],
  ]
  return [limb(own, points, [0.14, thick, thick, thick * 0.8], paint)]
}
