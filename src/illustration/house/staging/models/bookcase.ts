import { randomFrom } from '#book/random.ts'
import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel, wood } from './prop-model.ts'

const [high, deep, shelves] = [2.3, 0.3, 5]
const spines = [
  '#c9553f',
  '#3f7f8c',
  '#e3b04a',
  '#5d7f4c',
  '#8a5a86',
  '#efe0c0',
  '#3f5a8c',
  '#d98a5a',
] as const

/** A bookcase as wide as `state.wide`, its books to its front: `top` is free. */
export const bookcase: Modeller = (request) => {
  const { frame, seed, id } = request
  const colour = colourTold(request, '#a4713f')
  const half = numberTold(request, 'wide', 1.8) / 2
  const step = high / shelves
  const random = randomFrom(`${seed} ${id}`)
  const rows = Array.from({ length: shelves }, (_, row) =>
    booksAlong(frame, [-half + 0.07, half - 0.07], row * step + 0.05, step, random),
  )
  const boards = Array.from({ length: shelves + 1 }, (_, row): Painted[] =>
    block(frame, [-half, row * step, 0], [half, row * step + 0.04, deep], wood('shelf', colour, 'shelf')),
  )
  const ends = [-half, half - 0.04].map((x) =>
    block(frame, [x, 0, 0], [x + 0.04, high + 0.04, deep], wood('end', darker(colour, 0.08), 'ends')),
  )
  const back: Painted = plane(
    frame,
    [
      [-half, 0, 0.02],
      [half, 0, 0.02],
      [half, high, 0.02],
      [-half, high, 0.02],
    ],
    wood('back', darker(colour, 0.45), 'back'),
    [0, 0, 1],
  )
  const pieces: Piece[] = [
    { name: 'back', solids: [back] },
    { name: 'books', solids: rows.flat(), nearer: 0.1 },
    { name: 'shelves', solids: boards.flat(), nearer: 0.2 },
    { name: 'ends', solids: ends.flat(), nearer: 0.3 },
  ]
  return propModel(request, high, pieces, { top: [0, high + 0.04, deep / 2], middle: [0, high / 2, deep] })
}

/** Backs of books side by side, now and then a gap. */
function booksAlong(
  frame: Frame,
  [from, to]: readonly [number, number],
  y: number,
  step: number,
  random: () => number,
): Painted[] {
  const books: Painted[] = []
  for (let x = from; x < to - 0.1; ) {
    const [wide, tall] = [0.06 + random() * 0.09, step * (0.55 + random() * 0.25)]
    const colour = spines[Math.floor(random() * spines.length)] ?? spines[0]
    if (random() > 0.12)
      books.push(
        back(frame, [x, y], [wide - 0.008, tall], {
          part: 'spine',
          material: 'paper',
          colour,
          group: 'books',
        }),
      )
    x += wide
  }
  return books
}

function back(
  frame: Frame,
  [x, y]: readonly [number, number],
  [wide, tall]: readonly [number, number],
  look: Paint,
): Painted {
  const z = deep - 0.05
  const corners: Vector[] = [
    [x, y, z],
    [x + wide, y, z],
    [x + wide, y + tall, z],
    [x, y + tall, z],
  ]
  return plane(frame, corners, look, [0, 0, 1])
}
