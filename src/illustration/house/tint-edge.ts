import { nightTint, pageTint } from '#book/page-tint.ts'
import { rememberedColour } from '#book/remembered-colour.ts'
import type { PageSize } from './raster/page-size.ts'
import { type Rgb, rgbFrom } from './raster/rgb.ts'

/** As many places across tell the colour of a picture. */
const places = 16
/** Page units from the trim to where the tint begins to fade, for paper that is bare far into the picture, and to where there is none. */
const [fadesFrom, deepest] = [40, 200]
/** A frame is as wide all along as this many page units, and what is painted in it begins so soon after; its corners are rounded so far in. */
const [even, within, corner] = [18, 7, 80]
/** What is bare behind a frame along so much of a side, or from a corner on, is paper that was left white: the tint fades in it. */
const leftWhite = 0.2
/** Levels of a channel that bare paper differs by, and that the last of what is painted on it does. */
const [alike, fading] = [22, 150]
/** Paper is lighter than this; a picture without an edge of its own is painted up to the trim. */
const palest = 215

/**
 * Gives what a style leaves bare along the edges of a picture the colour of the page of words beside it: white round a picture looks like
 * another book's paper there.
 * @param rgb three bytes a pixel, changed in place
 * @param isNight whether the page beside it is dark
 */
export function tintEdge(rgb: Uint8Array, { width, height, scale }: PageSize, isNight: boolean): void {
  const bare = bareAlong(rgb, width, height)
  if (!bare) return
  const colour = rememberedColour(sampleOf(rgb, width, height))
  const paper = rgbFrom(isNight ? nightTint(colour) : pageTint(colour))
  const most = Math.ceil(deepest * scale)
  const frame = frameAlong(rgb, { width, height, scale, bare })
  for (const [place, deep] of bareFrom(rgb, { width, height, most, bare, frame, corner: corner * scale })) {
    const near = Math.min(1, (deepest - deep / scale) / (deepest - fadesFrom))
    const part = near * Math.max(0, 1 - distance(rgb, place, bare) / fading)
    for (let channel = 0; channel < 3; channel++) {
      const at = place * 3 + channel
      // A byte goes round past its most: grain lighter than its paper would turn into another colour.
      rgb[at] = Math.min(255, rgb[at]! * (1 + part * (paper[channel]! / bare[channel]! - 1)))
    }
  }
}

/** The paper that is all along the trim; none where the picture goes on to it. */
function bareAlong(rgb: Uint8Array, width: number, height: number): Rgb | undefined {
  const ring = Array.from({ length: 64 }, (_, index) => {
    const along = (index % 16) / 15
    const [x, y] = [
      [along, 0],
      [along, 1],
      [0, along],
      [1, along],
    ][Math.floor(index / 16)] as [number, number]
    return Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))
  })
  const channelAt = (channel: number): number => {
    const values = ring.map((place) => rgb[place * 3 + channel]!).toSorted((a, b) => a - b)
    return values[values.length >> 1]!
  }
  const bare: Rgb = [channelAt(0), channelAt(1), channelAt(2)]
  const isPaper = Math.min(...bare) > palest && ring.every((place) => distance(rgb, place, bare) < alike)
  return isPaper ? bare : undefined
}

/**
 * How many pixels a style's own frame is wide, where it has one: as wide almost all along. What is as pale as paper and touches it, a muzzle or a
 * stripe, belongs to the picture.
 */
function frameAlong(
  rgb: Uint8Array,
  { width, height, scale, bare }: { width: number; height: number; scale: number; bare: Rgb },
): number | undefined {
  const most = Math.ceil(deepest * scale)
  const samples = Array.from({ length: 40 }, (_, index) => 0.12 + (index / 39) * 0.76)
  const depthFrom = (at: (deep: number) => number): number => {
    let deep = 0
    while (deep < most && distance(rgb, at(deep), bare) < alike) deep++
    return deep
  }
  const depths = samples
    .flatMap((part) => {
      const [x, y] = [Math.round(part * (width - 1)), Math.round(part * (height - 1))]
      return [
        depthFrom((deep) => deep * width + x),
        depthFrom((deep) => (height - 1 - deep) * width + x),
        depthFrom((deep) => y * width + deep),
        depthFrom((deep) => y * width + width - 1 - deep),
      ]
    })
    .toSorted((a, b) => a - b)
  const [least, usual] = [depths[depths.length >> 3]!, depths[depths.length >> 1]!]
  return usual - least < even * scale && usual < fadesFrom * scale ? usual + within * scale : undefined
}

interface Bare {
  width: number
  height: number
  most: number
  bare: Rgb
  /** How wide the frame is, in pixels, and how far in its corners end. */
  frame: number | undefined
  corner: number
}

/** All places near the trim that are reached from it over bare paper, with the first that are painted, and how many pixels deep they are. */
function* bareFrom(
  rgb: Uint8Array,
  { width, height, most, bare, frame = most, corner: inCorner }: Bare,
): Generator<[place: number, deep: number]> {
  const seen = new Uint8Array(width * height)
  const next: number[] = []
  const deepAt = (x: number, y: number): number => Math.min(x, y, width - 1 - x, height - 1 - y)
  const isLeftWhite =
    frame < most
      ? whiteBehind(rgb, { width, height, bare, corner: inCorner, deep: Math.ceil(frame) + 1 })
      : () => true
  const reach = (x: number, y: number): void => {
    const deep = deepAt(x, y)
    if (deep < 0 || deep > most) return
    const isInCorner = Math.max(Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)) <= inCorner
    if (deep > frame && !isInCorner && !isLeftWhite(x, y)) return
    const place = y * width + x
    if (seen[place] === 1) return
    seen[place] = 1
    next.push(place)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(x, y)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(x, y)
  for (let place = next.pop(); place !== undefined; place = next.pop()) {
    // Before it is tinted: what comes after it is told by the paper that it was.
    const isBare = distance(rgb, place, bare) < alike
    const [x, y] = [place % width, Math.floor(place / width)]
    yield [place, deepAt(x, y)]
    if (!isBare) continue
    reach(x - 1, y)
    reach(x + 1, y)
    reach(x, y - 1)
    reach(x, y + 1)
  }
}

/** Whether a place lies behind a part of its side that is bare, so deep in, for long enough to be paper that was left white. */
function whiteBehind(
  rgb: Uint8Array,
  {
    width,
    height,
    bare,
    corner,
    deep,
  }: Pick<Bare, 'width' | 'height' | 'bare' | 'corner'> & { deep: number },
): (x: number, y: number) => boolean {
  const isBare = (x: number, y: number): boolean => distance(rgb, y * width + x, bare) < alike
  const [top, bottom] = [deep, height - 1 - deep].map((y) => longRuns(width, corner, (x) => isBare(x, y)))
  const [left, right] = [deep, width - 1 - deep].map((x) => longRuns(height, corner, (y) => isBare(x, y)))
  return (x, y) => {
    const [fromTop, fromBottom, fromLeft, fromRight] = [y, height - 1 - y, x, width - 1 - x]
    const least = Math.min(fromTop, fromBottom, fromLeft, fromRight)
    if (least === fromTop) return top?.[x] === 1
    if (least === fromBottom) return bottom?.[x] === 1
    return (least === fromLeft ? left : right)?.[y] === 1
  }
}

/** Marks the runs of a line that hold for long enough, or from a corner on. */
function longRuns(length: number, corner: number, holds: (at: number) => boolean): Uint8Array {
  const marked = new Uint8Array(length)
  for (let from = 0; from < length; ) {
    let to = from
    while (to < length && holds(to)) to++
    const isFromCorner = from <= corner || to >= length - corner
    if (isFromCorner || to - from > length * leftWhite) marked.fill(1, from, to)
    from = Math.max(to, from + 1)
  }
  return marked
}

function distance(rgb: Uint8Array, place: number, bare: Rgb): number {
  const at = place * 3
  return Math.max(
    Math.abs(rgb[at]! - bare[0]),
    Math.abs(rgb[at + 1]! - bare[1]),
    Math.abs(rgb[at + 2]! - bare[2]),
  )
}

function sampleOf(rgb: Uint8Array, width: number, height: number): Uint8Array {
  const sample = new Uint8Array(places * places * 3)
  for (let index = 0; index < places * places; index++) {
    const x0 = Math.floor(((index % places) * width) / places)
    const y0 = Math.floor((Math.floor(index / places) * height) / places)
    const [wide, high] = [Math.floor(width / places), Math.floor(height / places)]
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let y = y0; y < y0 + high; y++)
        for (let x = x0; x < x0 + wide; x++) sum += rgb[(y * width + x) * 3 + channel]!
      sample[index * 3 + channel] = sum / (wide * high)
    }
  }
  return sample
}
