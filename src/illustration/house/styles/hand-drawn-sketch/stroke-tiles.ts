import { type Random, randomFrom } from '#book/random.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'

/**
 * A square of pencil strokes that can be laid side by side without a seam, one texel a pixel of the finished
 * picture; `size` is a power of two.
 */
export interface StrokeTile {
  size: number
  /**
   * In the high byte how hard the pencil pressed, in the low byte the rank of the stroke, the same all along it:
   * thin hatching leaves out the strokes of high rank. Together, because both are read in one place of memory;
   * where that is, `texelAt` knows.
   */
  strokes: Uint16Array
}

/**
 * Place of a texel in a tile's `strokes`: block after block of eight by eight, so that whoever goes aslant over a
 * large tile finds the next texel near the last one in memory.
 */
export function texelAt(size: number, column: number, row: number): number {
  return (row & ~7) * size + ((column & ~7) << 3) + ((row & 7) << 3) + (column & 7)
}

const tiles = new Map<string, StrokeTile>()

/** Draws a tile of at least `units` page units, unless it is there already. */
function keptStrokes(
  name: string,
  scale: number,
  units: number,
  draw: (tile: StrokeTile, random: Random) => void,
): StrokeTile {
  const key = `${name}/${scale}`
  let tile = tiles.get(key)
  if (!tile) {
    let size = 128
    while (size < units * scale && size < 2048) size *= 2
    tile = { size, strokes: new Uint16Array(size * size) }
    draw(tile, randomFrom(`strokes/${name}`))
    tiles.set(key, tile)
  }
  return tile
}

/** Strokes down a slope, a few at a time. */
export function landStrokes(scale: number): StrokeTile {
  return keptStrokes('land', scale, 640, (tile, random) =>
    drawBundles(tile, scale, random, { gap: 4.4, width: 3, length: [46, 120], strokes: 6, lean: 0.2 }),
  )
}

/** Long strokes from the elbow, for skies and walls. */
export function longStrokes(scale: number): StrokeTile {
  return keptStrokes('long', scale, 640, (tile, random) =>
    drawBundles(tile, scale, random, { gap: 4.7, width: 3, length: [110, 210], strokes: 9, lean: 0.15 }),
  )
}

/** Strokes of the wrist, for whatever has a size. */
export function middleStrokes(scale: number): StrokeTile {
  return keptStrokes('middle', scale, 400, (tile, random) =>
    drawBundles(tile, scale, random, { gap: 3.5, width: 2.5, length: [44, 90], strokes: 7, lean: 0.13 }),
  )
}

/** Strokes of the fingers, for shade, small things and fur. */
export function shortStrokes(scale: number): StrokeTile {
  return keptStrokes('short', scale, 400, (tile, random) =>
    drawRows(tile, scale, random, { gap: 2.8, width: 2, length: [12, 30] }),
  )
}

/** Scribbled loops, for leaves. */
export function leafStrokes(scale: number): StrokeTile {
  return keptStrokes('leaf', scale, 400, (tile, random) =>
    drawArcs(tile, scale, random, {
      perSquare: 15,
      length: 110,
      width: 2.5,
      bend: 4.4,
      turns: -0.12,
      stray: 0.3,
      drift: 36,
    }),
  )
}

/** Loops and curls of hair. */
export function curlStrokes(scale: number): StrokeTile {
  return keptStrokes('curl', scale, 200, (tile, random) =>
    drawArcs(tile, scale, random, {
      perSquare: 62,
      length: 48,
      width: 2.4,
      bend: 2.6,
      turns: 0,
      stray: 1,
      drift: 9,
    }),
  )
}

/** Upright blades of grass. */
export function bladeStrokes(scale: number): StrokeTile {
  return keptStrokes('blade', scale, 400, (tile, random) =>
    drawArcs(tile, scale, random, {
      perSquare: 30,
      length: 24,
      width: 2.4,
      bend: 0.16,
      turns: -0.25,
      stray: 0.06,
    }),
  )
}

interface Bundles {
  /** Page units between strokes, of their width and of their length. */
  gap: number
  width: number
  length: readonly [number, number]
  /** Strokes in a bundle. */
  strokes: number
  /** How far a whole bundle leans off the row, up or down along its length. */
  lean: number
}

/** A hand lays some strokes side by side, all swung and pressed alike, moves on and lays the next few. */
function drawBundles(tile: StrokeTile, scale: number, random: Random, bundles: Bundles): void {
  const { size } = tile
  const gap = bundles.gap * scale
  const bands = Math.max(2, Math.round(size / (bundles.strokes * gap)))
  const [shortest, longest] = bundles.length
  for (let band = 0; band < bands; band++) {
    let x = random() * size
    const end = x + size
    while (x < end) {
      const length = (shortest + (longest - shortest) * random()) * scale
      drawBundle(tile, random, {
        x,
        y: ((band + 0.7 * random()) / bands) * size,
        length,
        skew: (random() - 0.5) * bundles.lean,
        bow: (random() - 0.5) * 0.045 * length,
        width: bundles.width * scale,
        press: 0.48 + 0.4 * random(),
        rank: random(),
        gap,
        count: Math.round((size / bands / gap) * (0.8 + 0.5 * random())),
        front: (random() - 0.5) * 0.6 * length,
      })
      x += length * (0.78 + 0.2 * random())
    }
  }
}

interface Bundle extends Stroke {
  gap: number
  count: number
  /** How much further on its last stroke begins than its first. */
  front: number
}

function drawBundle(tile: StrokeTile, random: Random, bundle: Bundle): void {
  const { length, count, gap } = bundle
  for (let index = 0; index < count; index++) {
    drawStroke(tile, {
      x: bundle.x + bundle.front * (index / count - 0.5) + (random() - 0.5) * 0.24 * length,
      y: bundle.y + (index + 0.7 * random()) * gap,
      length: length * (0.75 + 0.4 * random()),
      skew: bundle.skew + (random() - 0.5) * 0.035,
      bow: bundle.bow,
      width: bundle.width * (0.65 + 0.6 * random()),
      press: Math.min(1, bundle.press * (0.8 + 0.5 * random())),
      // Where few strokes are drawn, bundles stay away as a whole: the paper breathes in patches.
      rank: Math.floor(255 * (0.55 * bundle.rank + 0.45 * random())),
    })
  }
}

interface Rows {
  /** Page units between rows, of a stroke's width and of its length. */
  gap: number
  width: number
  length: readonly [number, number]
}

function drawRows(tile: StrokeTile, scale: number, random: Random, rows: Rows): void {
  const { size } = tile
  const count = Math.max(8, Math.round(size / (rows.gap * scale)))
  for (let row = 0; row < count; row++) {
    const y = ((row + 0.5 * random()) / count) * size
    let x = random() * size
    const end = x + size
    while (x < end) {
      const length = (rows.length[0] + (rows.length[1] - rows.length[0]) * random()) * scale
      drawStroke(tile, {
        x,
        y: y + (random() - 0.5) * 1.6 * scale,
        length: Math.min(length, end - x + 8 * scale),
        skew: (random() - 0.5) * 0.1,
        bow: (random() - 0.5) * 1.6 * scale,
        width: rows.width * scale * (0.75 + 0.5 * random()),
        press: 0.46 + 0.54 * random(),
        rank: Math.floor(random() * 256),
      })
      x += length - 2 * scale * random()
    }
  }
}

interface Stroke {
  x: number
  y: number
  length: number
  skew: number
  bow: number
  width: number
  press: number
  rank: number
}

/** A stroke to the right: quickly pressed down, slowly lifted. */
function drawStroke(tile: StrokeTile, stroke: Stroke): void {
  const { size } = tile
  const columns = Math.max(2, Math.round(stroke.length))
  const start = Math.floor(stroke.x)
  for (let column = 0; column <= columns; column++) {
    const along = column / columns
    const swell = along < 0.12 ? 0.4 + along * 5 : 1 - 0.55 * (along - 0.12)
    const half = Math.max(0.45, (stroke.width * swell) / 2)
    const middle = stroke.y + stroke.skew * column + stroke.bow * 4 * along * (1 - along)
    const press = stroke.press * (along > 0.85 ? (1 - along) / 0.15 : 1)
    markColumn(tile, (start + column) & (size - 1), middle, half, press, stroke.rank)
  }
}

function markColumn(
  { size, strokes }: StrokeTile,
  x: number,
  middle: number,
  half: number,
  strength: number,
  strokeRank: number,
): void {
  for (let y = Math.floor(middle - half - 0.5); y <= Math.ceil(middle + half + 0.5); y++) {
    const cover = half + 0.5 - Math.abs(y - middle)
    if (cover <= 0) continue
    const value = Math.round(255 * strength * Math.min(1, cover))
    const place = texelAt(size, x, y & (size - 1))
    if (value > strokes[place]! >> 8) strokes[place] = (value << 8) | strokeRank
  }
}

interface Arcs {
  /** Strokes for each square of fifty page units. */
  perSquare: number
  length: number
  width: number
  /** How far the direction turns along the stroke, in parts of a whole turn. */
  bend: number
  turns: number
  stray: number
  /** How far loops move on over the whole stroke. */
  drift?: number
}

function drawArcs(tile: StrokeTile, scale: number, random: Random, arcs: Arcs): void {
  const side = tile.size / scale / 50
  const count = Math.round(arcs.perSquare * side * side)
  for (let index = 0; index < count; index++) {
    let x = random() * tile.size
    let y = random() * tile.size
    const turns = arcs.turns + (random() - 0.5) * arcs.stray
    const bend = arcs.bend * (random() < 0.5 ? -0.5 : 0.5) * (0.6 + 0.8 * random())
    const length = arcs.length * scale * (0.6 + 0.7 * random())
    const width = arcs.width * scale * (0.7 + 0.5 * random())
    const press = 0.6 + 0.4 * random()
    const rank = Math.floor(random() * 256)
    const dabs = Math.max(3, Math.round(length / Math.max(0.8, width * 0.5)))
    const drift = ((arcs.drift ?? 0) * scale) / dabs
    const [driftX, driftY] = [cosineOfTurns(turns) * drift, sineOfTurns(turns) * drift]
    for (let dab = 0; dab <= dabs; dab++) {
      const along = dab / dabs
      const heading = turns + bend * (along - 0.5)
      x += cosineOfTurns(heading) * (length / dabs) + driftX
      y += sineOfTurns(heading) * (length / dabs) + driftY
      markDab(tile, x, y, Math.max(0.5, (width / 2) * (1.05 - 0.65 * along)), press, rank)
    }
  }
}

function markDab(
  tile: StrokeTile,
  x: number,
  y: number,
  radius: number,
  strength: number,
  rank: number,
): void {
  const { size, strokes } = tile
  const reach = radius + 0.5
  const [most, full] = [reach * reach, (radius - 0.5) * (radius - 0.5)]
  const [left, right] = [Math.floor(x - reach), Math.ceil(x + reach)]
  const foot = Math.ceil(y + reach)
  for (let row = Math.floor(y - reach); row <= foot; row++) {
    const square = (row - y) * (row - y)
    if (square >= most) continue
    for (let column = left; column <= right; column++) {
      const away = square + (column - x) * (column - x)
      if (away >= most) continue
      const cover = away <= full ? 1 : reach - Math.sqrt(away)
      const value = Math.floor(255 * strength * cover + 0.5)
      const place = texelAt(size, column & (size - 1), row & (size - 1))
      if (value > strokes[place]! >> 8) strokes[place] = (value << 8) | rank
    }
  }
}
