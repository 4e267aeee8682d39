import type { Random } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, polar, scallop, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'

/** Middle and radii. */
type Crown = readonly [number, number, number, number]

function drawTree(pen: Pen, random: Random, leaf: string): { crowns: readonly Crown[] } {
  const trunk = pen.piece('trunk', 'wood')
  trunk.fill(
    'trunk',
    smooth(
      [
        [-34, 0],
        [-20, -30],
        [-17, -120],
        [-22, -160],
        [-62, -210],
        [-54, -220],
        [-8, -180],
        [-6, -230],
        [10, -230],
        [12, -182],
        [52, -222],
        [60, -212],
        [20, -156],
        [18, -110],
        [22, -30],
        [36, 0],
        [0, -5],
      ],
      true,
      6,
    ),
    '#8a5a3a',
    { colour2: '#6b4636' },
  )
  for (const [x, y] of [
    [-4, -60],
    [6, -104],
    [-6, -140],
  ] as const)
    trunk.stroke(
      'bark',
      smooth(
        [
          [x, y],
          [x + 2, y - 12],
          [x - 1, y - 24],
        ],
        false,
      ),
      2,
      '#6b4430',
    )
  const crowns = [
    [0, -268, 128, 104],
    [-42, -300, 84, 76],
    [48, -318, 76, 66],
  ] as const
  const shades = [darker(leaf, 0.16), leaf, lighter(leaf, 0.18)]
  crowns.forEach(([x, y, wide, high], index) => {
    const crown = pen.piece(`crown${index}`, 'foliage')
    crown.fill('crown', scallop(x, y, wide, high, 14 - index * 2, 0.14, random), shades[index] as string)
    for (let count = 0; count < 5; count++) {
      const [cx, cy] = [x + (random() * 2 - 1) * wide * 0.62, y + (random() * 2 - 1) * high * 0.6]
      crown.stroke('leaf', arc(cx, cy, 9, 7, 200, 350, 8), 2.4, darker(shades[index] as string, 0.16), {
        alpha: 0.7,
      })
    }
  })
  return { crowns }
}

export const tree: DrawProp = (pen, { random, accent }) => {
  drawTree(pen, random, accent('#6ba04c'))
  return { anchors: { top: [20, -395], branch: [-56, -214], seat: [-56, -218] } }
}

/** Up to ten places among the leaves, well apart: fruit that touches looks like a mistake. */
function placesApart(crowns: readonly Crown[], random: Random): Point[] {
  const places: Point[] = []
  for (let tries = 0; tries < 240 && places.length < 10; tries++) {
    const [x, y, wide, high] = crowns[tries % crowns.length] as Crown
    const [ax, ay] = polar([0, 0], random() * 360, 0.2 + random() * 0.62)
    const [px, py] = [x + ax * wide, y + ay * high]
    if (places.every(([ox, oy]) => (px - ox) ** 2 + (py - oy) ** 2 > 46 ** 2)) places.push([px, py])
  }
  return places
}

export const appleTree: DrawProp = (pen, { random, accent }) => {
  const { crowns } = drawTree(pen, random, '#7cab54')
  const apples = pen.piece('apples', 'foliage')
  for (const [x, y] of placesApart(crowns, random)) {
    apples.fill('apple', ellipse(x, y, 10.4, 10), accent('#d8483c'))
    apples.stroke(
      'stalk',
      [
        [x, y - 9],
        [x + 2, y - 14],
      ],
      1.8,
      '#6b4430',
    )
    apples.mark('shine', ellipse(x - 3, y - 3, 2.2, 2.8), '#ffd9c8', { alpha: 0.8 })
  }
  return { anchors: { top: [20, -395], branch: [-56, -214], seat: [-56, -218] } }
}

export const bush: DrawProp = (pen, { random, accent }) => {
  const leaf = accent('#5f9448')
  for (const [index, [x, y, wide, high]] of (
    [
      [-26, -34, 40, 36],
      [28, -32, 42, 34],
      [2, -46, 38, 38],
    ] as const
  ).entries()) {
    const part = pen.piece('bush', 'foliage')
    part.fill(
      'leaves',
      [...scallop(x, y, wide, high, 11, 0.14, random)].map(([px, py]): Point => [px, Math.min(0, py)]),
      index === 2 ? lighter(leaf, 0.14) : leaf,
    )
  }
  const berries = pen.piece('bush', 'foliage')
  for (let count = 0; count < 9; count++)
    berries.mark('berry', ellipse((random() * 2 - 1) * 52, -14 - random() * 52, 3.2), '#d8483c')
  return { anchors: { top: [0, -84] } }
}

const petals = ['#f28aa5', '#f6d24a', '#fff6ea', '#b58be0', '#ef7b52'] as const

export const flowers: DrawProp = (pen, { random, accent }) => {
  const piece = pen.piece('flowers', 'foliage')
  const heads = [
    [-20, -24],
    [-9, -36],
    [3, -28],
    [13, -40],
    [23, -22],
  ] as const
  heads.forEach(([x, y], index) => {
    const root: Point = [x * 0.5, 0]
    piece.fill(
      'stalk',
      tube(smooth([root, [x * 0.8, y * 0.5], [x, y]], false), () => 0.9),
      '#5f9448',
    )
    piece.fill(
      'leaf',
      smooth([
        [x * 0.6, y * 0.3],
        [x * 0.6 + 5, y * 0.3 - 6],
        [x * 0.6 + 9, y * 0.3 - 4],
        [x * 0.6 + 5, y * 0.3],
      ]),
      '#6ba04c',
    )
    const colour = index === 2 ? accent('#ef7b52') : (petals[Math.floor(random() * petals.length)] as string)
    for (let petal = 0; petal < 6; petal++)
      piece.fill('petal', ellipse(...polar([x, y], petal * 60 + index * 14, 4), 3.2), colour)
    piece.mark('heart', ellipse(x, y, 2.6), colour === '#f6d24a' ? '#a8623f' : '#f0b02f')
  })
  return { anchors: { grip: [0, -8], top: [13, -46] } }
}
