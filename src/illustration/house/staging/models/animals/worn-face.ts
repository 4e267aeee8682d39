import type { Point, Shape } from '../../../drawing.ts'
import { markThrough, type OnBall } from '../../solids/mark.ts'
import { outlinesOf } from '../../solids/outlines.ts'
import type { Body, Drawn, Paint, Painted, Solid } from '../../solids/solid.ts'
import { pointIn } from '../../space/frame.ts'
import type { Lens } from '../../space/lens.ts'
import { add, dot, minus, times, unit, type Vector } from '../../space/vector.ts'
import { type FlatHead, middleOf } from './flat-head.ts'
import { metresOf, type Skull, stuck, surfaceOf, tangentsOf, wrapped } from './skull.ts'

/** Of an eye: all lie in one plane, as on a button. */
const ofEyes: ReadonlySet<string> = new Set([
  'eyeRing',
  'eye',
  'glint',
  'lid',
  'brow',
  'tear',
  'button',
  'buttonRim',
  'thread',
])
/** What has the name of a part of an eye and lies between both, as an owl's brow, is none. */
function isOfEye({ part, points }: Shape): boolean {
  return ofEyes.has(part) && Math.abs(middleOf(points)[0]) > 0.2
}

const ofMouths: ReadonlySet<string> = new Set(['mouth', 'tongue', 'teeth'])
/** Small things are laid on the skin as stickers; large ones are wrapped round it. */
const small: ReadonlySet<string> = new Set(['blush', 'nostril'])

/** The marks of a flat head on a skull; each list is to be laid as deep as it is. */
export interface WornFace {
  skin: Painted[]
  muzzle: Painted[]
  eyes: Drawn[]
  mouth: Drawn
}

/** @param underTrunk whether a trunk and tusks hang before the mouth, which is wider for that: its corners show beside them */
export function wornFace(
  skull: Skull,
  { marks, muzzles }: Pick<FlatHead, 'marks' | 'muzzles'>,
  underTrunk = false,
): WornFace {
  const own = marks.filter((shape) => !isOfEye(shape) && !ofMouths.has(shape.part))
  const mouth = marks.filter(({ part }) => ofMouths.has(part))
  // A snout in the colour of the head is one with it.
  const isOnMuzzle = ({ points }: Shape): boolean =>
    muzzles.length > 0 && surfaceOf(skull, middleOf(points)).onMuzzle
  const lain = (shape: Shape): Painted =>
    marked(
      skull,
      shape,
      small.has(shape.part)
        ? stuck(skull, shape.points, middleOf(shape.points))
        : wrapped(skull, shape.points),
    )
  const eye = (side: number): Drawn[] =>
    eyeOf(
      skull,
      marks.filter((shape) => isOfEye(shape) && Math.sign(middleOf(shape.points)[0]) === side),
    )
  return {
    skin: own.filter((shape) => !isOnMuzzle(shape)).map(lain),
    muzzle: own.filter(isOnMuzzle).map(lain),
    eyes: [...eye(-1), ...eye(1)],
    mouth: mouthOf(skull, mouth, underTrunk),
  }
}

function marked(skull: Skull, shape: Shape, places: readonly OnBall[]): Painted {
  const { closed, width = 1 } = shape
  return markThrough(places, paintOf(shape), closed ? undefined : width * metresOf(skull))
}

function paintOf({ part, material, colour, colour2, soft, alpha }: Shape): Paint {
  return {
    part,
    material,
    colour,
    group: 'head',
    marking: true,
    ...(colour2 && { colour2 }),
    ...(soft && { soft }),
    ...(alpha !== undefined && { alpha }),
  }
}

type Haze = (colour: string) => string

/** A body through a lens in the colours of a flat shape. */
function seen(lens: Lens, body: Body, shape: Shape, haze: Haze): Shape[] {
  const paint = paintOf(shape)
  return outlinesOf(lens, body).map((outline) => ({ ...paint, ...outline, colour: haze(paint.colour) }))
}

/** How much farther round a mouth reaches when it is seen from the side. */
const stretch = 0.85

/** How much wider a mouth is whose middle hangs behind a trunk, and how many head units nearer than its skin either kind is drawn. */
const [besideTrunk, overSkin, overAll] = [1.16, 1, 3.4] as const

/** A mouth reaches farther round the muzzle the more it is seen from the side, or its smile would be lost there. */
function mouthOf(skull: Skull, shapes: readonly Shape[], underTrunk: boolean): Drawn {
  const surfaces = shapes.map(({ points }) => surfaceOf(skull, [0, middleOf(points)[1]]))
  const [first = surfaceOf(skull, [0, 6]), ...others] = surfaces
  const surface = others.reduce((a, b) => (b.point[2] > a.point[2] ? b : a), first)
  const centre = pointIn(skull.frame, surface.point)
  const sticksOut = surface.onMuzzle && surface.point[2] > skull.globe.size[2] * 1.12
  return {
    kind: 'drawn',
    centre,
    nearer: (underTrunk ? overSkin : overAll) * metresOf(skull),
    draw(lens, haze) {
      const view = unit(minus(lens.at, centre))
      const wide =
        (underTrunk ? besideTrunk : 1) +
        (sticksOut ? stretch * Math.abs(dot(view, unit(skull.frame.right))) : 0)
      const shapesSeen = shapes.flatMap((shape) => {
        const points = shape.points.map(([x, y]): Point => [x * wide, y])
        const mark = marked(skull, shape, wrapped(skull, points))
        return seen(lens, mark, shape, haze)
      })
      return { shapes: shapesSeen, faces: [] }
    },
  }
}

/** An eye is seen from no flatter than this, as a cosine, on the side that is turned to the lens. */
const roundest = 0.68
/** Farther than this, as a cosine, an eye is turned away: that of the far side earlier, or it would be a line on the edge. */
const turnedAway = { near: 0.04, far: 0.2 } as const

function eyeOf(skull: Skull, shapes: readonly Shape[]): Drawn[] {
  const eye = shapes.find(({ part }) => part === 'eye' || part === 'button')
  if (!eye) return []
  const about = middleOf(eye.points)
  const { point, normal } = surfaceOf(skull, about)
  const centre = pointIn(skull.frame, point)
  return [
    {
      kind: 'drawn',
      centre,
      nearer: metresOf(skull),
      draw(lens, haze) {
        const outward = bulging(inAxes(skull, unit(minus(lens.at, centre))), normal)
        if (!outward) return { shapes: [], faces: [] }
        const [right, top] = tangentsOf(outward)
        const inSpace = ([x, y]: Point): Vector => {
          const [across, high] = [(about[0] - x) * skull.unit, (about[1] - y) * skull.unit]
          return pointIn(skull.frame, add(point, add(times(right, across), times(top, high))))
        }
        const shapesSeen = shapes.flatMap((shape) => {
          // Above an eye that is lifted to the lens a brow would stand in the air beside the forehead.
          if (shape.part === 'brow')
            return seen(lens, marked(skull, shape, wrapped(skull, shape.points)), shape, haze)
          const points = shape.points.map(inSpace)
          const width = (shape.width ?? 1) * metresOf(skull)
          return seen(
            lens,
            shape.closed ? { kind: 'plane', points } : { kind: 'line', points, width },
            shape,
            haze,
          )
        })
        return { shapes: shapesSeen, faces: [] }
      },
    },
  ]
}

/** A direction of space in the head's own axes. */
function inAxes({ frame }: Skull, way: Vector): Vector {
  return unit([dot(way, frame.right), dot(way, frame.up), dot(way, frame.front)])
}

/** Where an eye looks that bulges: it stays round when it is seen from its own side. Nothing when it is turned away. */
function bulging(view: Vector, normal: Vector): Vector | undefined {
  const facing = dot(view, normal)
  const isFar = view[0] * normal[0] < 0
  if (facing < (isFar ? turnedAway.far : turnedAway.near)) return undefined
  if (facing >= roundest || isFar) return normal
  const aside = unit(minus(normal, times(view, facing)))
  return add(times(view, roundest), times(aside, Math.sqrt(1 - roundest ** 2)))
}

/** The marks of a flat drawing on a ball, which has no muzzle of its own: those on its skin, and what lies over them. */
export function faceOnBall(
  { frame, unit: scale, globe }: Pick<Skull, 'frame' | 'unit' | 'globe'>,
  marks: readonly Shape[],
): Solid[] {
  const face = wornFace({ frame, unit: scale, globe, core: [], muzzles: [] }, { marks, muzzles: [] })
  return [...face.skin, face.mouth, ...face.eyes]
}
