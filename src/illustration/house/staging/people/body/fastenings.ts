import { mixColours } from '../../../pen/colour.ts'
import { limb } from '../../solids/build.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import type { Blob, Painted, Piece } from '../../solids/solid.ts'
import { add, times, type Vector } from '../../space/vector.ts'
import { range } from '../numbers.ts'
import { lineOver, onChest, patchOn, starAt } from './on-chest.ts'
import { cloth, creaseOn, type Figure, onCloth, shadeOf } from './paints.ts'
import { onTrunk, sliceAt } from './trunk-surface.ts'

/** Younger than this, in years, clothes have stars and pale pockets. */
const childUntil = 13

// Measures are those of the flat figures' `draw-trimmings.ts`: places up the trunk, and heads aside of its middle.

/** What is sewn on the front: buttons, pockets, cords, a star, a ribbon round the waist. */
export function fastenings(figure: Figure): Painted[] {
  return [...sewnOn(figure), ...shirtFront(figure), ...bracesOf(figure)]
}

/** The shirt that is seen where a top is open at the neck: down to a point, with two tips of a collar. */
function shirtFront(figure: Figure): Painted[] {
  const { shirtColour, top, topColour } = figure.outfit
  if (shirtColour === undefined) return []
  const low = shirtLow[top === 'cardigan' ? 'cardigan' : 'jumper']
  const own = shirtColour === topColour
  const front = patchOn(
    figure,
    [
      [0.95, 0.24],
      [low + 0.06, 0.05],
      [low, 0],
      [low + 0.06, -0.05],
      [0.95, -0.24],
    ],
    onCloth('shirt', shirtColour),
  )
  const tips = [-1, 1].map((side) =>
    patchOn(
      figure,
      (
        [
          [0.97, 0.01],
          [0.99, 0.27],
          [0.86, 0.26],
          [0.8, 0.13],
        ] as const
      ).map(([up, aside]) => [up, side * aside]),
      onCloth('lapel', own ? shadeOf(shirtColour, 0.2) : shadeOf(shirtColour, 0.16)),
    ),
  )
  return own ? [...tips, ...[0.74, 0.5, 0.26].map((up) => button(figure, [up, 0]))] : [front, ...tips]
}

/** How far down a shirt is seen. */
const shirtLow = { cardigan: 0.46, jumper: 0.66 } as const

/** From the waist over both shoulders, before and behind. */
function bracesOf(figure: Figure): Painted[] {
  const { bracesColour } = figure.outfit
  if (bracesColour === undefined) return []
  const { frame, body } = figure
  const paint = onCloth('brace', bracesColour)
  return [-30, 30, 150, 210].map((around): Painted => {
    const places = range(0.03, 0.95, 7).map((up) => onTrunk(figure, up, around, 1.03))
    return {
      kind: 'line',
      points: places.map(({ at }) => pointIn(frame, at)),
      width: body.half * 0.2 * Math.hypot(...frame.up),
      paint,
      outward: alongIn(frame, onTrunk(figure, 0.5, around).outward),
    }
  })
}

function sewnOn(figure: Figure): Painted[] {
  const { top, pattern, shirtColour } = figure.outfit
  const child = figure.body.age < childUntil
  if (top === 'hoodie') return [pouch(figure, child), ...cords(figure)]
  if (top === 'dress') return pattern === 'plain' ? [0.78, 0.6].map((up) => button(figure, [up, 0])) : []
  if (top === 'raincoat' || top === 'coat') return closing(figure, -0.1)
  if (top === 'cardigan' || top === 'pyjamas')
    return closing(figure, 0.02, shirtColour === undefined ? undefined : shirtLow.cardigan)
  if (pattern !== 'plain' || figure.outfit.bracesColour !== undefined) return []
  if (top === 'jumper' && child) return [emblem(figure)]
  return top === 'tshirt' ? [chestPocket(figure)] : []
}

/** Where two halves meet, with the buttons beside it. */
function closing(figure: Figure, hem: number, high = 0.92): Painted[] {
  const places = range(hem, high, 8).map((up) => [up, 0] as const)
  const paint = creaseOn('placket', figure.outfit.topColour)
  return [
    lineOver(figure, places, { width: 0.014, paint }),
    ...[0.76, 0.5, 0.24].map((up) => button(figure, [(up * high) / 0.92, 0.075])),
  ]
}

function button(figure: Figure, place: readonly [number, number]): Painted {
  const { frame, outfit, body } = figure
  const { at, outward } = onChest(figure, place)
  const size = body.half * 0.075
  const axis = (way: Vector): Vector => alongIn(frame, times(way, size))
  const { right, up } = sliceAt(figure, place[0])
  return {
    kind: 'ball',
    centre: pointIn(frame, at),
    axes: [axis(right), axis(up), alongIn(frame, times(outward, size * 0.3))],
    paint: onCloth('button', outfit.accent),
    outward: alongIn(frame, outward),
  }
}

/** The pocket for both hands; on somebody grown a pale one would look like a belly. */
function pouch(figure: Figure, child: boolean): Painted {
  const { topColour, accent } = figure.outfit
  const half = [
    [0.37, 0.11],
    [0.34, 0.135],
    [0.24, 0.19],
    [0.15, 0.195],
    [0.11, 0.17],
  ] as const
  const corners = [...half, ...half.toReversed().map(([up, aside]) => [up, -aside] as const)]
  const colour = child ? mixColours(topColour, accent, 0.78) : shadeOf(topColour, 0.12)
  return patchOn(figure, corners, onCloth('pocket', colour))
}

function cords(figure: Figure): Painted[] {
  const paint = { ...onCloth('cord', figure.outfit.accent), material: 'ink' } as const
  return [-1, 1].map((side) => {
    const places = [
      [0.9, side * 0.08],
      [0.78, side * 0.1],
      [0.66, side * 0.085],
    ] as const
    return lineOver(figure, places, { width: 0.03, paint })
  })
}

/** A big star knitted into the front. */
function emblem(figure: Figure): Painted {
  const radius = figure.body.half * 0.26
  return starAt(figure, onChest(figure, [0.5, 0]), radius, onCloth('emblem', figure.outfit.accent))
}

function chestPocket(figure: Figure): Painted {
  const { topColour, accent } = figure.outfit
  const corners = [
    [0.68, 0.06],
    [0.68, 0.2],
    [0.54, 0.2],
    [0.5, 0.13],
    [0.54, 0.06],
  ] as const
  return patchOn(figure, corners, onCloth('pocket', mixColours(topColour, accent, 0.3)))
}

/** A woolly scarf round the neck, one end down the front; empty for who has none. */
export function scarfOf(figure: Figure): Piece[] {
  const { frame, body, bones, outfit } = figure
  if (outfit.woollyColour === undefined) return []
  const { at, right, up, front } = bones.chest
  const paint = cloth('scarf', outfit.woollyColour, 'scarf')
  const place = (aside: number, above: number, before: number): Vector =>
    add(
      add(at, times(right, aside * body.chest)),
      add(times(up, above * body.limb), times(front, before * body.chest)),
    )
  const ring = range(0, 360, 13).map((around) => {
    const angle = (around * Math.PI) / 180
    return place(Math.sin(angle) * 0.5, 0.5, Math.cos(angle) * 0.52)
  })
  const end = [place(0.24, 0.2, 0.62), place(0.3, -0.9, 0.86), place(0.3, -2, 0.86)]
  return [
    { name: 'scarf', solids: [limb(frame, ring, body.limb * 0.62, paint)], nearer: body.hip * 0.7 },
    {
      name: 'scarfEnd',
      solids: [
        limb(
          frame,
          end,
          [0.5, 0.5, 0.56].map((part) => part * body.limb),
          paint,
        ),
      ],
      nearer: body.hip * 0.6,
    },
  ]
}

/** The hood of a jumper, which lies behind the neck; empty for who has none. */
export function hoodOf({ frame, body, bones, outfit }: Figure): Piece[] {
  if (outfit.top !== 'hoodie') return []
  const { at, right, up, front } = bones.chest
  const balls = range(-115, 115, 15).map((around): Blob['balls'][number] => {
    const angle = (around * Math.PI) / 180
    const aside = times(right, Math.sin(angle) * body.chest * 0.66)
    const behind = times(front, -Math.cos(angle) * body.chest * 0.62)
    const low = times(up, -body.limb * (0.1 + 0.5 * Math.cos(angle)))
    const axis = (way: Vector, long: number): Vector => alongIn(frame, times(way, body.limb * long))
    return {
      centre: pointIn(frame, add(add(at, aside), add(behind, low))),
      axes: [axis(right, 0.75), axis(up, 0.9), axis(front, 0.6)],
    }
  })
  const solid: Painted = {
    kind: 'blob',
    balls,
    paint: cloth('hood', shadeOf(outfit.topColour, 0.18), 'hood'),
  }
  return [{ name: 'hood', solids: [solid], nearer: body.hip * 0.6 }]
}
