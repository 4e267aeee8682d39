import type { Style } from '#book/options.ts'
import { panelsHigh } from '#book/panel.ts'
import { type Random, randomFrom } from '#book/random.ts'
import type { Point } from './drawing.ts'
import { blur } from './raster/blur.ts'
import { fillMask } from './raster/fill-mask.ts'
import type { Rgb } from './raster/rgb.ts'

/** How a style puts a small picture among words. */
interface Edge {
  /** How square it is: 2 is an ellipse, from about 12 on a rectangle. */
  squareness: number
  /** How far its line strays, in page units, and over how many of its points. */
  stray: number
  /** Page units over which it fades into the paper. */
  fade: number
  /** Width of the line around it, in page units. */
  line?: number
  /** How far the line between two pictures leans, in page units. */
  leans?: number
}

/** Washes run out on the paper, paper is cut, comics have panels. */
export const momentEdges: Readonly<Record<Style, Edge>> = {
  waterpaint: { squareness: 3, stray: 16, fade: 9 },
  digitalPainting: { squareness: 3.4, stray: 12, fade: 14 },
  handDrawnSketch: { squareness: 4, stray: 10, fade: 12 },
  paperCut: { squareness: 2.2, stray: 7, fade: 0 },
  classicCartoon: { squareness: 2, stray: 0, fade: 0 },
  minimalistic: { squareness: 2, stray: 0, fade: 0 },
  retroVintage: { squareness: 7, stray: 3, fade: 1.5 },
  digital: { squareness: 4.5, stray: 0, fade: 0 },
  comicBook: { squareness: 40, stray: 0, fade: 0, line: 7, leans: 0 },
  manga: { squareness: 40, stray: 0, fade: 0, line: 5, leans: 56 },
}

/** Of what is kept of a square picture, in page units across 1000. */
const momentHeight = 760
/** Between two panels, and the height of both, in page units across 1000. */
const [gutter, panelsHeight] = [22, panelsHigh * 1000]
const corners = 96

interface Pixels {
  /** Three bytes a pixel, row by row. */
  rgb: Uint8Array
  width: number
  height: number
}

/** How large the square pictures are of which panels show the middle, as a part of the width of both. */
export const panelShare = 0.72

/** A square picture: three bytes a pixel. */
interface Square {
  rgb: Uint8Array
  /** In pixels. */
  edge: number
}

/**
 * Small pictures on the paper of a page of words, in the shape that their style gives them; the middle of each square is shown.
 * @param pictures one, or two side by side
 * @param edge width of them all in pixels
 */
export function layMoment(
  pictures: readonly Square[],
  { style, edge, seed, paper, ink }: { style: Style; edge: number; seed: string; paper: Rgb; ink: Rgb },
): Pixels {
  const drawn = momentEdges[style]
  const isStrip = pictures.length > 1
  const [width, height] = [edge, Math.round((edge * (isStrip ? panelsHeight : momentHeight)) / 1000)]
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < rgb.length; at++) rgb[at] = paper[at % 3] as number
  const random = randomFrom(`${seed}/edge`)
  const scale = edge / 1000
  pictures.forEach((picture, index) => {
    const outline = isStrip ? panelOf(index, drawn) : roundOf(drawn, random)
    const source = {
      ...picture,
      aside: Math.round(picture.edge / 2 - middleOf(outline) * scale),
      down: Math.round((picture.edge - height) / 2),
    }
    const { line = 0 } = drawn
    if (line > 0) cover({ rgb, width, height }, maskOf(outline, { width, height, scale }), () => ink)
    const inner = line > 0 ? inset(outline, line) : outline
    const mask = maskOf(inner, { width, height, scale })
    if (drawn.fade > 0) soften(mask, width, height, drawn.fade * scale)
    cover({ rgb, width, height }, mask, pixelsOf(source))
  })
  return { rgb, width, height }
}

/** Where the middle of a square picture comes to lie: in the middle of its shape. */
function middleOf(outline: readonly Point[]): number {
  return outline.reduce((sum, [x]) => sum + x, 0) / outline.length
}

/**
 * How a panel shows its square picture: from where to where it goes, and a place of the picture in it, all in thousandths of the width
 * of both panels.
 * @param index 0 for the left one
 */
export function panelView(
  index: number,
  style: Style,
): { across: [x0: number, x1: number]; scale: number; at(x: number, y: number): Point } {
  const outline = panelOf(index, momentEdges[style])
  const aside = (panelShare * 1000) / 2 - middleOf(outline)
  const down = (panelShare * 1000 - panelsHeight) / 2
  const xs = outline.map(([x]) => x).toSorted((a, b) => a - b)
  return {
    across: index === 0 ? [xs[0] as number, xs[2] as number] : [xs[1] as number, xs[3] as number],
    scale: panelShare,
    at: (x, y) => [x * panelShare - aside, y * panelShare - down],
  }
}

/** An ellipse, or something between it and a rectangle, drawn by hand. */
function roundOf({ squareness, stray, fade }: Edge, random: Random): Point[] {
  const [wide, high] = [500 - stray - fade, momentHeight / 2 - stray - fade]
  const strays = Array.from({ length: corners }, () => random() * 2 - 1)
  return Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    const reach = (Math.abs(across) ** squareness + Math.abs(down) ** squareness) ** (-1 / squareness)
    // Long waves with short ones on them.
    const wave = strays[Math.floor(index / 8) % corners] as number
    const out = 1 + (stray / wide) * (0.6 * wave + 0.4 * (strays[index] as number))
    return [
      Math.round(500 + across * reach * out * wide),
      Math.round(momentHeight / 2 + down * reach * out * high),
    ]
  })
}

/** The left or the right one of two panels. */
function panelOf(index: number, { leans = 0 }: Edge): Point[] {
  const [top, foot] = [500 + leans / 2, 500 - leans / 2]
  const gap = gutter / 2
  return index === 0
    ? [
        [0, 0],
        [top - gap, 0],
        [foot - gap, panelsHeight],
        [0, panelsHeight],
      ]
    : [
        [top + gap, 0],
        [1000, 0],
        [1000, panelsHeight],
        [foot + gap, panelsHeight],
      ]
}

/** The outline so many page units farther in, for what is about a rectangle. */
function inset(outline: readonly Point[], by: number): Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [middle, waist] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  return outline.map(([x, y]) => [x < middle ? x + by : x - by, y < waist ? y + by : y - by])
}

interface Extent {
  width: number
  height: number
  scale: number
}

function maskOf(points: readonly Point[], { width, height, scale }: Extent): Float32Array {
  return fillMask([{ points }], { x0: 0, y0: 0, width, height }, scale, new Float32Array(width * height))
}

/** Fades inwards, so that nothing goes beyond the line. */
function soften(mask: Float32Array, width: number, height: number, pixels: number): void {
  blur(mask, width, height, pixels)
  for (let at = 0; at < mask.length; at++)
    mask[at] = Math.min(1, Math.max(0, ((mask[at] as number) - 0.35) / 0.6))
}

type PixelAt = (x: number, y: number) => ArrayLike<number>

function pixelsOf({ rgb, edge, aside, down }: Square & { aside: number; down: number }): PixelAt {
  return (x, y) => {
    const row = Math.min(edge - 1, Math.max(0, y + down))
    const at = (row * edge + Math.min(edge - 1, Math.max(0, x + aside))) * 3
    return rgb.subarray(at, at + 3)
  }
}

function cover({ rgb, width, height }: Pixels, mask: Float32Array, pixelAt: PixelAt): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const kept = mask[y * width + x] as number
      if (kept === 0) continue
      const pixel = pixelAt(x, y)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel
        rgb[at] = Math.round((rgb[at] as number) * (1 - kept) + (pixel[channel] as number) * kept)
      }
    }
}
