import type { Box, Sheet } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import { type PixelBox, pixelBox } from '../../raster/pixel-box.ts'
import { mixRgb, type Rgb, scaleRgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { castShadow, shadeHole, shadowReach } from './cast-shadow.ts'
import type { Stock, Table } from './table.ts'

/** A sheet of coloured card, cut out. */
export interface Card {
  outlines: readonly Outline[]
  /** Page units. */
  bounds: Box
  colour: Rgb
  /** Colour that the card is dyed towards at its foot. */
  colour2: Rgb | undefined
  /** How high it lies over what is below: 1 is about 13 page units of shadow, 0 is printed on, below 0 punched out. */
  height: number
  /** Stands well before what is behind it, like a sheet of a tunnel book. */
  apart?: boolean
  /** Strength of the lit and the dark edge, to 1; below 0 it is scored into what is below. */
  bevel: number
  /** Colour of its lit edge; the white core of the card unless told. */
  core?: Rgb
  stock: Stock
  /** 0..1: how much of the card's grain shows. */
  grain: number
  alpha: number
  /** Blur of the edge in page units, for chalked colour; 0 is cut. */
  softness: number
  /** Where in the grain it was cut from, in texels; an odd first number turns the sheet. */
  offset: readonly [number, number]
}

/** Height in pixels below which nobody sees a shadow. */
const finest = 0.06

/** Cuts a card and lays it down with its shadows. */
export function layCard(table: Table, card: Card): void {
  const pad = card.height > 0 ? shadowReach(card.height, card.apart) : card.softness * 3 + 2
  const box = pixelBox(card.bounds, table, pad, 40, table.step)
  if (!box) return
  const mask = fillMask(card.outlines, box, table.scale, scratch('patch', box.width * box.height))
  if (card.softness > 0) blur(mask, box.width, box.height, card.softness * table.scale)
  if (card.height * table.scale > finest) {
    const { height, apart, alpha } = card
    castShadow(table, box, mask, { height, apart, strength: alpha, edge: scaleRgb(card.colour, 0.7) })
  }
  layFace(table, card, box, mask)
  if (card.height < 0) shadeHole(table, box, mask, -card.height)
}

const whiteCore: Rgb = [255, 252, 240]

function layFace(table: Table, card: Card, box: PixelBox, mask: Float32Array): void {
  const { values, size } = table.stocks[card.stock][card.offset[0] & 1 ? 1 : 0]
  const wrap = size - 1
  const { alpha, grain: roughness } = card
  const reach = Math.max(1, Math.round((card.apart ? 2 : 1.2) * table.scale))
  const along = Math.round(table.fall[1] * reach) * box.width + Math.round(table.fall[0] * reach)
  const ahead = card.bevel < 0 ? -along : along
  const bevel = card.bevel < 0 ? -card.bevel : card.bevel
  const last = box.width * box.height
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, table.width - box.x0)
  const sheen = sheenOver(table, card.bounds)
  const { red, green, blue } = table
  const [coreR, coreG, coreB] = card.core ?? whiteCore
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, table.height - box.y0); y++) {
    const pageY = y + box.y0
    const dye = card.colour2 ? dyeAt(pageY / table.scale, card.bounds, table.units) : 0
    const [r, g, b] = card.colour2 ? mixRgb(card.colour, card.colour2, dye) : card.colour
    const grainRow = ((pageY + card.offset[1]) & wrap) * size
    const shift = box.x0 + card.offset[0]
    const sheenRow = 1 + sheen.start + sheen.down * pageY + sheen.right * box.x0
    let index = y * box.width + left
    let place = pageY * table.width + box.x0 + left
    for (let x = left; x < right; x++, index++, place++) {
      const cover = mask[index]!
      if (cover < 0.004) continue
      let light = sheenRow + values[grainRow + ((x + shift) & wrap)]! * roughness + sheen.right * x
      let bright = 0
      if (bevel > 0) {
        const lit = index - ahead
        const shaded = index + ahead
        const litEdge = cover - (lit < 0 || lit >= last ? cover : mask[lit]!)
        const shadedEdge = cover - (shaded < 0 || shaded >= last ? cover : mask[shaded]!)
        if (litEdge > 0) bright = litEdge * 0.58 * bevel
        if (shadedEdge > 0) light -= shadedEdge * 0.26 * bevel
      }
      const amount = cover * alpha
      const face = light * (1 - bright)
      red[place] = red[place]! + (r * face + coreR * bright - red[place]!) * amount
      green[place] = green[place]! + (g * face + coreG * bright - green[place]!) * amount
      blue[place] = blue[place]! + (b * face + coreB * bright - blue[place]!) * amount
    }
  }
}

/** A sheet is a little brighter towards the lamp: brightness = start + right * x + down * y, in pixels. */
function sheenOver(table: Table, bounds: Box): { start: number; right: number; down: number } {
  const x0 = Math.max(0, bounds.x0)
  const y0 = Math.max(0, bounds.y0)
  const wide = Math.max(20, Math.min(table.units.width, bounds.x1) - x0)
  const high = Math.max(20, Math.min(table.units.height, bounds.y1) - y0)
  const across = -table.fall[0] * 0.06
  const along = -table.fall[1] * 0.14
  return {
    start: 0.015 - across * (x0 / wide + 0.5) - along * (y0 / high + 0.5),
    right: across / wide / table.scale,
    down: along / high / table.scale,
  }
}

function dyeAt(pageY: number, bounds: Box, sheet: Sheet): number {
  const top = Math.max(0, bounds.y0)
  const part = (pageY - top) / Math.max(1, Math.min(sheet.height, bounds.y1) - top)
  return 0.55 * Math.max(0, Math.min(1, part))
}
