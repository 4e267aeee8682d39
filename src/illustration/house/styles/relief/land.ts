import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { sampleTile } from '../../raster/noise.ts'
import type { PixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { swellTile } from './clay.ts'
import type { Plate } from './plate.ts'
import type { Stage } from './stage.ts'

/** A stretch of land or water: everything below a skyline. */
export interface Land {
  mask: Float32Array
  top: Rgb
  foot: Rgb
  /** Page units over which its edge rounds off. */
  roundness: number
  /** How much it swells and how much its two colours mix. */
  swell: number
  mixing: number
  grain: number
  /** How far it goes from sunlit on its crown to shaded at its foot, and in patches of sun. */
  dapple: number
  patches: number
  /** Page units below its skyline at which it lies in its own shade. */
  fall: number
  /** Calm water: swells lie flat and shine. */
  wet: boolean
  /** Where in the textures it lies. */
  offset: number
  exposure: Rgb
}

const cell = 8

/** Lights a stretch of land and lays it on the plate: softly rolling. */
export function lightLand(stage: Stage, plate: Plate, land: Land): void {
  const { box } = plate
  const swell = swellGrids(stage, box, land)
  const tones = sunlitTones(land)
  const columns = coarseColumns(box.width, cell)
  const rows = {
    height: scratch('land-height', swell.width + 1),
    slopeX: scratch('land-slope-x', swell.width + 1),
    slopeY: scratch('land-slope-y', swell.width + 1),
    patch: scratch('land-patch', swell.width + 1),
  }
  for (let y = 0; y < box.height; y++) {
    coarseRow(swell.values, swell.width, swell.height, cell, y, rows.height)
    coarseRow(swell.slopeX, swell.width, swell.height, cell, y, rows.slopeX)
    coarseRow(swell.slopeY, swell.width, swell.height, cell, y, rows.slopeY)
    coarseRow(swell.patch, swell.width, swell.height, cell, y, rows.patch)
    lightLandRow(stage, plate, { ...land, ...tones }, y, rows, columns)
  }
}

/** What sun and shade make of the land's own colours: grass goes from yellow-green to deep green, sand hardly. */
interface Tones {
  grassy: boolean
  sunlit: Rgb
  shaded: Rgb
}

function sunlitTones({ top }: Land): Tones {
  // Grass that is yellow already would turn to acid.
  const yellowing = Math.max(1, Math.min(1.42, (0.74 * top[1]) / Math.max(0.01, top[0])))
  const grassy = top[1] > top[0] * 1.08 && top[1] > top[2] * 1.2
  return grassy
    ? { grassy, sunlit: [yellowing, 1.16, 0.6], shaded: [0.36, 0.56, 0.4] }
    : { grassy, sunlit: [1.14, 1.08, 0.96], shaded: [0.72, 0.74, 0.84] }
}

interface Swell {
  width: number
  height: number
  values: Float32Array
  slopeX: Float32Array
  slopeY: Float32Array
  /** Where sun falls (above 0) and where a cloud's or a tree's shade lies. */
  patch: Float32Array
}

function swellGrids(stage: Stage, box: PixelBox, land: Land): Swell {
  const width = Math.ceil(box.width / cell) + 1
  const height = Math.ceil(box.height / cell) + 1
  const values = scratch('swell', width * height)
  const slopeX = scratch('swell-x', width * height)
  const slopeY = scratch('swell-y', width * height)
  const patch = scratch('swell-patch', width * height)
  const tile = swellTile()
  const unit = cell / stage.scale / 2
  const across = land.wet ? 0.5 : 1
  const along = land.wet ? 5 : 2.2
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const u = (x * unit + box.x0 / stage.scale / 2) * across + land.offset
      const v = (y * unit + box.y0 / stage.scale / 2) * along
      const value = sampleTile(tile, u, v)
      values[index] = value
      patch[index] = sampleTile(tile, u * 0.5 + 191, v * 0.62 + 57) * 1.7 + value * 0.3
      slopeX[index] = (sampleTile(tile, u + 2, v) - value) * land.swell * across
      slopeY[index] = (sampleTile(tile, u, v + 2) - value) * land.swell * 0.8
    }
  }
  return { width, height, values, slopeX, slopeY, patch }
}

function lightLandRow(
  stage: Stage,
  plate: Plate,
  land: Land & Tones,
  y: number,
  rows: Pick<Swell, 'slopeX' | 'slopeY' | 'patch'> & { height: Float32Array },
  columns: { left: Int32Array; part: Float32Array },
): void {
  const { box } = plate
  const { lamp, clay } = stage
  const [lightX, lightY, lightZ] = lamp.direction
  const wrap = clay.size - 1
  const clayRow = ((y + box.y0) & wrap) * clay.size
  const bladesRow = (((y + box.y0) * 0.34) & wrap) * clay.size
  const lit = land.wet ? 0.92 : 0.86
  // It is seen at any angle: no edge of it is a crest in the light.
  const edge = 1 / (1 + land.fall / land.roundness) ** 2
  const far = Math.min(1, land.fall / 260)
  for (let x = 0, index = y * box.width; x < box.width; x++, index++) {
    const cover = land.mask[index]!
    if (cover < 0.004) continue
    const column = columns.left[x]!
    const part = columns.part[x]!
    const height = rows.height[column]! + (rows.height[column + 1]! - rows.height[column]!) * part
    const swellX = rows.slopeX[column]! + (rows.slopeX[column + 1]! - rows.slopeX[column]!) * part
    const swellY = rows.slopeY[column]! + (rows.slopeY[column + 1]! - rows.slopeY[column]!) * part
    const texel = clayRow + ((x + box.x0) & wrap)
    const normalX = -swellX - clay.slopeX[texel]! * land.grain
    const normalY = -(0.62 + 0.5 * edge) - swellY - clay.slopeY[texel]! * land.grain
    const normalZ = 0.62 - 0.42 * edge
    const length = 1 / Math.sqrt(normalX * normalX + normalY * normalY + normalZ * normalZ)
    const facing = (normalX * lightX + normalY * lightY + normalZ * lightZ) * length
    const key = facing > 0 ? facing * lit : 0
    const mix = 0.42 * edge + 0.3 * (1 - far) + height * land.mixing
    const share = mix < 0 ? 0 : mix > 1 ? 1 : mix
    let shine = edge * 0.1
    if (land.wet) {
      const glint = height + swellX * 2 - 0.16
      shine = glint > 0 ? Math.min(0.3, glint * glint * 5) : 0
    }
    const patch = rows.patch[column]! + (rows.patch[column + 1]! - rows.patch[column]!) * part
    const sun = -0.1875 * land.dapple + patch * land.patches
    const amount = sun > 1 ? 1 : sun < -1 ? -1 : sun
    const tone = amount < 0 ? land.shaded : land.sunlit
    const blades = land.grassy ? 1 + clay.height[bladesRow + ((x + box.x0) & wrap)]! * 0.2 * land.grain : 1
    const keep = 1 - cover
    for (let channel = 0; channel < 3; channel++) {
      const at = channel as 0 | 1 | 2
      const plane = at === 0 ? plate.red : at === 1 ? plate.green : plate.blue
      const colour = land.top[at] + (land.foot[at] - land.top[at]) * share
      const sunned = colour * blades * (1 + (tone[at] - 1) * (amount < 0 ? -amount : amount))
      const light = sunned * (lamp.key[at] * key + lamp.sky[at] * 0.8) + shine * (0.5 + colour) * lamp.key[at]
      plane[index] = plane[index]! * keep + light * land.exposure[at] * cover
    }
    plate.cover[index] = plate.cover[index]! * keep + cover
  }
}
