import { randomFrom } from '#book/random.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Plates } from './plates.ts'
import { type PressTiles, pressTiles } from './press-tiles.ts'

/** How an ink sits on the paper. */
export interface InkManner {
  /** How far off its place the plate lies, in page units. */
  shift: readonly [number, number]
  /** 0..1: how far tints break into grain. */
  grainyTints: number
}

export interface PressManner {
  inks: readonly InkManner[]
  /** 0..1: how much of the ink the paper's tooth keeps off. */
  grain: number
  /** 0..1: how unevenly the roller inks. */
  mottle: number
  /** 0..1: how bare the pinholes are. */
  pinholes: number
}

/** Inks every plate and pulls it over the paper: RGB bytes of the page. What is calm gets less of all unevenness. */
export function pullPrint(plates: Plates, manner: PressManner, seed: string): Uint8Array {
  const { width, height } = plates
  const tiles = pressTiles(plates.edge)
  const random = randomFrom(`${seed}/press`)
  const rgb = new Uint8Array(width * height * 3)
  const rows = [
    scratch('pull-red', width),
    scratch('pull-green', width),
    scratch('pull-blue', width),
  ] as const
  const offsets = plates.inks.map(() =>
    [random(), random(), random(), random()].map((part) => Math.floor(part * 2048)),
  )
  for (let y = 0; y < height; y++) {
    paperRow(plates, tiles, y, rows)
    for (let ink = 0; ink < plates.inks.length; ink++) {
      pullRow(plates, tiles, manner, ink, offsets[ink] as number[], y, rows)
    }
    let target = y * width * 3
    for (let x = 0; x < width; x++, target += 3) {
      rgb[target] = rows[0][x]! + 0.5
      rgb[target + 1] = rows[1][x]! + 0.5
      rgb[target + 2] = rows[2][x]! + 0.5
    }
  }
  return rgb
}

type Rows = readonly [Float32Array, Float32Array, Float32Array]

function paperRow(
  { width, paper }: Plates,
  { grain }: PressTiles,
  y: number,
  [red, green, blue]: Rows,
): void {
  const row = ((y * 2 + 91) & (grain.size - 1)) * grain.size
  for (let x = 0; x < width; x++) {
    const fibre = 0.986 + 0.02 * grain.values[row + ((x + 37) & (grain.size - 1))]!
    red[x] = paper[0] * fibre
    green[x] = paper[1] * fibre
    blue[x] = paper[2] * fibre
  }
}

function pullRow(
  plates: Plates,
  tiles: PressTiles,
  manner: PressManner,
  ink: number,
  offsets: readonly number[],
  y: number,
  [red, green, blue]: Rows,
): void {
  const { width, height, scale, calm } = plates
  const { shift, grainyTints } = manner.inks[ink] as InkManner
  const [r, g, b] = plates.inks[ink]!
  const layer = plates.layers[ink]!
  const [lessRed, lessGreen, lessBlue] = [1 - r / 255, 1 - g / 255, 1 - b / 255]
  const [grainX, grainY, spongeX, spongeY] = offsets as [number, number, number, number]
  const { values: grains, size: grainSize } = tiles.grain
  const { values: sponge, size: spongeSize } = tiles.sponge
  const grainWrap = grainSize - 1
  const spongeWrap = spongeSize - 1
  const grainRow = ((y + grainY) & grainWrap) * grainSize
  const spongeRow = ((y + spongeY) & spongeWrap) * spongeSize
  const from = clamp(y - Math.round(shift[1] * scale), height) * width
  const across = Math.round(shift[0] * scale)
  const calmRow = y * width
  for (let x = 0; x < width; x++) {
    const inked = layer[from + clamp(x - across, width)]!
    if (inked === 0) continue
    const uneven = calm[calmRow + x] === 0 ? 1 : 0.3
    const grain = grains[grainRow + ((x + grainX) & grainWrap)]!
    let amount = shares[inked]!
    if (inked < 255 && uneven === 1) {
      const middle = 4 * amount * (1 - amount)
      const stepped = (amount - grain) * 2.6 + 0.5
      const broken = stepped < 0 ? 0 : stepped > 1 ? 1 : stepped
      amount += (broken - amount) * grainyTints * middle * middle
    }
    const roller = sponge[spongeRow + ((x + spongeX) & spongeWrap)]!
    const hole = grain > 0.984 ? manner.pinholes * (0.35 + roller) : 0
    amount *= 1 - (manner.grain * grain + manner.mottle * roller + hole) * uneven
    if (amount < 0) amount = 0
    red[x] = red[x]! * (1 - amount * lessRed)
    green[x] = green[x]! * (1 - amount * lessGreen)
    blue[x] = blue[x]! * (1 - amount * lessBlue)
  }
}

/** Ink 0..255 as 0..1: dividing at every pixel takes long. */
const shares = Float64Array.from({ length: 256 }, (_, inked) => inked / 255)

function clamp(place: number, length: number): number {
  return place < 0 ? 0 : place >= length ? length - 1 : place
}
