import { scratch } from '../../raster/scratch.ts'
import { toneOf } from '../relief/linear-colour.ts'
import type { Stage } from '../relief/stage.ts'
import { type PageSize, sizeOf } from '../../raster/page-size.ts'

/** A picture in tones, 0..255. */
export interface Tones {
  red: Float32Array
  green: Float32Array
  blue: Float32Array
}

/** The painting in the making, over the model that it is painted after. */
export interface Canvas extends PageSize {
  /** What the painter sees. */
  seen: Tones
  /** What has been painted. */
  paint: Tones
  /** How thick the paint lies, 0..1. */
  thickness: Float32Array
  /** Number of the thing that a pixel shows, from back to front. */
  owner: Uint16Array
}

/**
 * Keeps what the stage shows as the model, in tones, and hands its planes on to the paint: the stage cannot be
 * read afterwards.
 */
export function stretchCanvas(stage: Stage): Canvas {
  const { red, green, blue, owner } = stage
  const count = stage.width * stage.height
  // Every piece has been set down: the planes of their plate are free for as long as the painting lasts.
  const seen: Tones = {
    red: scratch('plate-red', count),
    green: scratch('plate-green', count),
    blue: scratch('plate-blue', count),
  }
  for (let place = 0; place < count; place++) {
    seen.red[place] = toneOf(red[place]!)
    seen.green[place] = toneOf(green[place]!)
    seen.blue[place] = toneOf(blue[place]!)
  }
  const thickness = scratch('plate-cover', count)
  thickness.fill(0, 0, count)
  // The stage has been read: its planes carry the paint from here on.
  return { ...sizeOf(stage), seen, paint: { red, green, blue }, thickness, owner }
}

/** Primes the canvas with what the painter sees. */
export function primeCanvas({ width, height, seen, paint }: Canvas): void {
  const count = width * height
  paint.red.set(seen.red.subarray(0, count))
  paint.green.set(seen.green.subarray(0, count))
  paint.blue.set(seen.blue.subarray(0, count))
}
