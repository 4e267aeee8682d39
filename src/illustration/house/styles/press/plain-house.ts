import type { PartName } from '../../part-name.ts'
import type { Point, Shape, Thing } from '../../drawing.ts'
import { ellipse, straight } from '../../pen/curves.ts'
import { middleOf } from './scale-points.ts'

const paint = {
  wall: '#fdf6e8',
  roof: '#dc4a30',
  snow: '#f4f6f8',
  chimney: '#33282a',
  door: '#2f8d8d',
  pane: '#33282a',
  bar: '#fdf6e8',
  lit: '#ffdf8e',
  shrub: '#4f8a3f',
} as const

/** Height of a house by its width, and where its parts are, as shares of the width. */
const tall = 1.14
const eaves = 0.64

/** Whether a thing is a house in the country; those of a town stand in rows and are told by their gables. */
export function isCottage({ id, kind, shapes }: Thing): boolean {
  const named = kind === 'scenery' ? id === 'cottage' : kind === 'prop' && /^house\d*$/.test(id)
  return named && shapes.some(({ part }) => part === 'wall')
}

/** A house in the country as few shapes: a wall, a gable roof, a chimney, a door, two windows and shrubs beside it. */
export function plainHouse(thing: Thing): Thing {
  if (!isCottage(thing)) return thing
  const walls = thing.shapes.filter(({ part }) => part === 'wall' || part === 'front')
  const { x, y, high } = middleOf(walls.flatMap(({ points }) => points))
  const foot = y + high / 2
  const wide = (foot - thing.box.y0) / tall
  const box = { x0: x - wide * 0.86, y0: thing.box.y0, x1: x + wide * 0.92, y1: foot }
  return { ...thing, shapes: houseShapes(thing, [x, foot], wide), box }
}

function houseShapes({ shapes }: Thing, [x, foot]: Point, wide: number): Shape[] {
  const at = (across: number, up: number): Point => [x + across * wide, foot - up * wide]
  const lit = shapes.some(({ part, material }) => material === 'light' && part !== 'disc')
  const roof = shapes.find(({ part }) => part === 'roof')
  const snowed = roof !== undefined && /^#[e-f].[e-f].[e-f]./.test(roof.colour)
  const fill = (
    part: PartName,
    colour: string,
    material: Shape['material'],
    corners: readonly Point[],
  ): Shape => ({
    part,
    points: straight(
      corners.map(([across, up]) => at(across, up)),
      true,
      4,
    ),
    closed: true,
    colour,
    material,
  })
  const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
    [x0, y0],
    [x0, y1],
    [x1, y1],
    [x1, y0],
  ]
  return [
    shrub(at(0.66, 0), wide * 0.2, wide * 0.5),
    fill('chimney', paint.chimney, 'stone', box(0.17, 0.8, 0.31, 1.14)),
    fill('wall', paint.wall, 'wall', box(-0.42, 0, 0.42, eaves + 0.02)),
    fill('roof', snowed ? paint.snow : paint.roof, 'wood', [
      [-0.54, eaves - 0.04],
      [-0.02, 1.06],
      [0.54, eaves - 0.04],
    ]),
    { ...fill('door', paint.door, 'wood', box(-0.09, 0, 0.13, 0.34)), marking: true },
    ...[-0.27, 0.29].flatMap((across) => [
      {
        ...fill(
          'glass',
          lit ? paint.lit : paint.pane,
          lit ? 'light' : 'ink',
          box(across - 0.085, 0.3, across + 0.085, 0.5),
        ),
        marking: true,
      },
      bar(at(across, 0.3), at(across, 0.5), wide * 0.018),
      bar(at(across - 0.085, 0.4), at(across + 0.085, 0.4), wide * 0.018),
    ]),
    shrub(at(-0.68, 0), wide * 0.24, wide * 0.62),
    shrub(at(0.52, -0.02), wide * 0.26, wide * 0.78),
  ]
}

function bar(from: Point, to: Point, width: number): Shape {
  return {
    part: 'bar',
    points: [from, to],
    closed: false,
    colour: paint.bar,
    width,
    material: 'wall',
    marking: true,
  }
}

/** Upright, as the styles draw trees far away. */
function shrub([x, foot]: Point, wide: number, high: number): Shape {
  const points = ellipse(x, foot - high / 2, wide / 2, high / 2)
  return { part: 'crown', points, closed: true, colour: paint.shrub, material: 'foliage' }
}
