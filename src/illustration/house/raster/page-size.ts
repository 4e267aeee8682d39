import type { Box, RenderOptions, Sheet } from '../drawing.ts'

/** How large a picture is: in pixels, in page units, and how they are to each other. */
export interface PageSize {
  /** Pixels across and down. */
  width: number
  height: number
  /** Pixels a page unit. */
  scale: number
  /** Pixels of 1000 page units, the edge of one page: how fine textures, screens and pens can be. */
  edge: number
  /** The same in page units. */
  units: Sheet
}

/** One square page. */
export const onePage: Sheet = { width: 1000, height: 1000 }

/** Both pages of an opening, as one. */
export const bothPages: Sheet = { width: 2000, height: 1000 }

/** The size of the picture that is asked for. */
export function pageSizeOf({ pixels, sheet = onePage }: Pick<RenderOptions, 'pixels' | 'sheet'>): PageSize {
  const scale = pixels / 1000
  return {
    width: Math.round(sheet.width * scale),
    height: Math.round(sheet.height * scale),
    scale,
    edge: pixels,
    units: { width: sheet.width, height: sheet.height },
  }
}

/** The size alone, of something that has one. */
export function sizeOf({ width, height, scale, edge, units }: PageSize): PageSize {
  return { width, height, scale, edge, units }
}

/**
 * How far a place lies from the middle of a sheet that is `extent` long, in units of which a page has `page`: half a page
 * to either edge as on one page, and 0 in what a longer sheet has between; for what gets darker towards the corners. The
 * middle may lie `lower` than half way.
 */
export function fromMiddle(place: number, extent: number, { lower = 0, page = 1 } = {}): number {
  const away = place - (extent / 2 + lower)
  const level = Math.max(0, (extent - page) / 2)
  return away < 0 ? Math.min(0, away + level) : Math.max(0, away - level)
}

/** All of a sheet. */
export function boxOf({ width, height }: Sheet): Box {
  return { x0: 0, y0: 0, x1: width, y1: height }
}

/** How many of what is strewn over a page at random, `count` on one page, there are on a sheet. */
export function countOn({ width, height }: Sheet, count: number): number {
  return Math.round((count * width * height) / 1e6)
}
