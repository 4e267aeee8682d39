import type { Point, Shape } from '../../drawing.ts'
import { darker } from '../colour.ts'
import { polygon, rectangle, rounded, smoothed } from '../outline.ts'
import { fill, stroke } from '../shapes.ts'

/** What closes a house front at the top where it is no gable. */
export type RoofForm = 'mansard' | 'eaves' | 'sweeping' | 'flat'

/** Where a front ends, as shares of the house's height, and its roof begins. */
const wallShare: Readonly<Record<RoofForm, number>> = {
  mansard: 0.68,
  eaves: 0.86,
  sweeping: 0.85,
  flat: 0.94,
}

interface RoofOptions {
  x: number
  foot: number
  width: number
  height: number
}

/** Height on the page of a front's upper edge. */
export function wallTop(form: RoofForm, { foot, height }: Pick<RoofOptions, 'foot' | 'height'>): number {
  return foot - height * wallShare[form]
}

/** The roof over a front, or the parapet of a flat one, in page units. */
export function townRoof(form: RoofForm, house: RoofOptions, colour: string, trim: string): Shape[] {
  const { x, foot, width, height } = house
  const half = width / 2
  const [low, top] = [wallTop(form, house), foot - height]
  const across = (reach: number, y: number): [Point, Point] => [
    [x - half * reach, y],
    [x + half * reach, y],
  ]
  const roof = (outline: Point[]): Shape =>
    fill('townRoof', outline, colour, 'stone', { colour2: darker(colour, 0.15) })
  const ledge = (reach: number, y: number, tall: number): Shape =>
    fill('coping', rectangle(x - half * reach, y, x + half * reach, y + tall), trim, 'stone', {
      marking: true,
    })
  switch (form) {
    case 'mansard': {
      const [left, right] = across(1.02, low)
      const [upperLeft, upperRight] = across(0.84, top + (low - top) * 0.16)
      const [ridgeLeft, ridgeRight] = across(0.62, top)
      return [
        roof(polygon(left, upperLeft, ridgeLeft, ridgeRight, upperRight, right)),
        ledge(1.03, low - 2, width * 0.035),
      ]
    }
    case 'eaves': {
      const [left, right] = across(1.06, low + 3)
      const [upperLeft, upperRight] = across(0.9, top)
      return [
        fill(
          'chimney',
          rectangle(x + half * 0.4, top - height * 0.045, x + half * 0.62, low),
          darker(colour, 0.2),
          'wall',
        ),
        roof(polygon(left, upperLeft, upperRight, right)),
      ]
    }
    case 'sweeping': {
      const rise = low - top
      const side: Point[] = [
        [x - half * 1.2, low - rise * 0.18],
        [x - half * 0.86, low - rise * 0.24],
        [x - half * 0.6, top + rise * 0.2],
      ]
      const other = side.map(([px, py]): Point => [2 * x - px, py]).reverse()
      const ridge = across(0.5, top)
      return [
        roof([
          ...smoothed(side, false, 4),
          ...ridge,
          ...smoothed(other, false, 4),
          [x + half * 1.02, low + 3],
          [x - half * 1.02, low + 3],
        ]),
        stroke('ridge', ridge, rounded(Math.max(3, width * 0.045)), darker(colour, 0.25), 'stone', {
          marking: true,
        }),
      ]
    }
    case 'flat':
      return [ledge(1.02, low - width * 0.02, width * 0.06)]
  }
}

/** The beams of a timbered gable front: posts, rails and braces between wall and roof. */
export function timbers(house: RoofOptions, eaves: number, colour: string): Shape[] {
  const { x, foot, width, height } = house
  const half = width / 2
  const thick = rounded(Math.max(2, width * 0.035))
  const beam = (from: Point, to: Point): Shape =>
    stroke('beam', [from, to], thick, colour, 'wood', { marking: true })
  const rails = [eaves, foot - height * 0.44, foot - height * 0.24]
  return [
    ...rails.map((y) => beam([x - half, y], [x + half, y])),
    ...[-0.96, 0.96].map((side) => beam([x + side * half, foot], [x + side * half, eaves])),
    ...[-1, 1].flatMap((side) => [
      beam([x + side * half, eaves], [x, foot - height]),
      beam([x + side * half * 0.92, foot - height * 0.44], [x + side * half * 0.62, eaves]),
    ]),
  ]
}
