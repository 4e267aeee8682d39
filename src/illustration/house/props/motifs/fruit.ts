import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, between, ellipse, limb, polar, smooth, straight, tube } from '../../pen/curves.ts'
import type { Pen } from '../../pen/pen.ts'
import type { DrawMotif } from './motif.ts'

const stalkBrown = '#7a5a34'
const leafGreen = '#6ba04c'

/** A hand of three bananas. */
export const banana: DrawMotif = (pen, accent) => {
  const peel = accent('#f5cf4a')
  for (const [index, bend] of [14, 7, 0].entries()) {
    const group = `banana${index}`
    const spine: Point[] = [
      [-15, -33],
      [-15 + bend * 0.2, -22 + bend * 0.5],
      [-8 + bend * 0.6, -11 + bend * 0.1],
      [4 + bend * 0.7, -5 - bend * 0.4],
      [17 + bend * 0.2, -8 - bend],
    ]
    const line = smooth(spine, false)
    const fruit = tube(line, (along) => 1.6 + Math.sin(Math.min(1, along * 1.1) * Math.PI * 0.92) * 3.6)
    pen.fill('banana', fruit, index < 2 ? darker(peel, 0.1 - index * 0.04) : peel, { group })
    pen.stroke('ridge', line.slice(6, -5), 0.8, darker(peel, 0.24), { group })
    const end = line[line.length - 1] as Point
    pen.mark('tip', ellipse(end[0], end[1], 1.5), '#6b5434', { group })
  }
  pen.fill('stalk', limb([-15, -33], [-17, -39], 2.4, 2), '#b99a3c', { group: 'stalk' })
}

function drawLeaf(pen: Pen, root: Point, tip: Point, wide: number): void {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  const length = Math.hypot(dx, dy)
  const side = (along: number, out: number): Point => [
    root[0] + dx * along - (dy / length) * out,
    root[1] + dy * along + (dx / length) * out,
  ]
  pen.fill('leaf', smooth([root, side(0.4, wide), tip, side(0.4, -wide)], true, 6), leafGreen, {
    group: 'leaf',
  })
  pen.stroke('vein', [side(0.1, 0), side(0.85, 0)], 0.7, darker(leafGreen, 0.25), { group: 'leaf' })
}

export const cherries: DrawMotif = (pen, accent) => {
  const red = accent('#cf2f3c')
  const knot: Point = [3, -38]
  for (const [index, x, y, radius] of [
    [0, -9, -9.6, 9.6],
    [1, 11, -8.6, 8.6],
  ] as const) {
    const stalk = smooth([knot, [x * 0.75, -26], [x, y - radius * 0.8]], false)
    pen.line('stalk', stalk, 1.4, leafGreen, { group: 'stalks' })
    const group = `cherry${index}`
    pen.fill('cherry', ellipse(x, y, radius), red, { group })
    pen.stroke('dimple', arc(x, y - radius, 3, 2, 20, 160, 8), 0.9, darker(red, 0.35), { group })
    pen.mark(
      'shine',
      ellipse(x - radius * 0.4, y - radius * 0.3, radius * 0.18, radius * 0.3, 24),
      lighter(red, 0.65),
      {
        group,
      },
    )
  }
  drawLeaf(pen, knot, [18, -36], 4.6)
}

/** A slice with its rind below. */
export const watermelon: DrawMotif = (pen, accent) => {
  const flesh = accent('#e8505a')
  const bowl = (radius: number): Point[] => arc(0, -24, radius, radius, 0, 180, 30)
  pen.fill('rind', bowl(22), '#4f9a4c', { group: 'slice' })
  pen.mark('pith', bowl(19.4), '#eef3cf', { group: 'slice', material: 'paper' })
  pen.mark('flesh', bowl(17.4), flesh, { group: 'slice' })
  for (const [x, y] of [
    [-10, -19],
    [0, -20],
    [10, -19],
    [-5, -13],
    [5, -13],
  ] as const)
    pen.mark('seed', ellipse(x, y, 1, 1.7, x * 2), '#2f2426', { group: 'slice' })
}

export const grapes: DrawMotif = (pen, accent) => {
  const skin = accent('#7d5aa6')
  pen.fill('stalk', limb([0, -34], [2, -42], 1.2, 1), stalkBrown, { group: 'stalk' })
  for (const [row, count] of [4, 4, 3, 2, 1].entries())
    for (let index = 0; index < count; index++) {
      const x = (index - (count - 1) / 2) * 8 + (row === 1 ? 3 : 0)
      const y = -31 + row * 6.6
      const group = `grape${row}${index}`
      pen.fill('grape', ellipse(x, y, 4.7), (row + index) % 2 ? darker(skin, 0.1) : skin, { group })
      pen.mark('shine', ellipse(x - 1.6, y - 1.6, 1, 1.3), lighter(skin, 0.55), { group })
    }
  drawLeaf(pen, [1, -36], [15, -41], 4.4)
}

/** An orange and half of another. */
export const orange: DrawMotif = (pen, accent) => {
  const peel = accent('#f08c2e')
  pen.fill('orange', ellipse(-5, -16, 15), peel, { group: 'orange' })
  pen.mark('stalk', ellipse(-5, -29.4, 1.6, 1.1), '#6ba04c', { group: 'orange' })
  pen.mark('shine', ellipse(-11, -22, 2, 3.2, 24), lighter(peel, 0.6), { group: 'orange' })
  drawLeaf(pen, [-4, -30], [9, -35], 4)
  pen.fill('half', ellipse(13, -10.4, 10.6), peel, { group: 'half' })
  pen.mark('pith', ellipse(13, -10.4, 9.2), '#fff3dc', { group: 'half', material: 'paper' })
  for (let part = 0; part < 8; part++) {
    const middle = part * 45 + 22
    const wedge: Point[] = [
      polar([13, -10.4], middle, 1.4),
      polar([13, -10.4], middle - 17, 7.8),
      polar([13, -10.4], middle + 17, 7.8),
    ]
    pen.mark('wedge', smooth(wedge, true, 3), lighter(peel, 0.2), { group: 'half' })
  }
}

export const pineapple: DrawMotif = (pen, accent) => {
  const skin = accent('#e6ab3c')
  for (const [index, [degrees, long]] of (
    [
      [-146, 15],
      [-34, 15],
      [-122, 19],
      [-58, 19],
      [-90, 22],
    ] as const
  ).entries()) {
    const root: Point = [0, -24]
    const tip = polar(root, degrees, long)
    const middle = between(root, tip, 0.45)
    const blade = [
      polar(root, degrees - 90, 2.6),
      polar(middle, degrees - 90, 3),
      tip,
      polar(middle, degrees + 90, 3),
      polar(root, degrees + 90, 2.6),
    ]
    pen.fill('blade', smooth(blade, true, 5), index % 2 ? '#5f9a4c' : '#76ad5a', { group: `blade${index}` })
  }
  pen.fill('fruit', ellipse(0, -13.4, 11.6, 13.4), skin, { group: 'fruit' })
  const line = darker(skin, 0.32)
  const inside = (from: Point, to: Point): Point[] =>
    straight([from, to], false, 24).filter(([x, y]) => (x / 11) ** 2 + ((y + 13.4) / 12.8) ** 2 < 1)
  for (const shift of [-16, -10, -4, 2, 8, 14])
    for (const side of [-1, 1]) {
      const run = inside([side * (shift - 14), -30], [side * (shift + 16), 3])
      if (run.length > 2) pen.stroke('groove', run, 0.8, line, { group: 'fruit' })
    }
}
