import type { Point } from '../../drawing.ts'
import { bear, bearHead } from '../../creatures/bear.ts'
import { drawQuadruped } from '../../creatures/draw-quadruped.ts'
import { fox } from '../../creatures/fox.ts'
import { horse } from '../../creatures/horse.ts'
import { drawHorseHead } from '../../creatures/horse-head.ts'
import type { Coat, Species } from '../../creatures/species.ts'
import { darker } from '../../pen/colour.ts'
import { ellipse, smooth, tube } from '../../pen/curves.ts'
import type { Pen } from '../../pen/pen.ts'
import type { DrawMotif } from './motif.ts'

/** An animal of a known build in a coat of its own, standing unless told. */
export function beast(species: Species, coat: Coat, pose: 'stand' | 'sit' = 'stand'): DrawMotif {
  return (pen, accent) => {
    const drawn = drawQuadruped(
      species,
      { ...coat, base: accent(coat.base) },
      { pose, feeling: 'happy', facing: 'right', seed: 'motif', who: 'motif' },
    )
    pen.shapes.push(...drawn.shapes)
  }
}

/** A stripe along a bent line that ends in a point. */
function stripe(pen: Pen, line: readonly Point[], width: number, colour: string): void {
  pen.mark(
    'stripe',
    tube(smooth(line, false, 5), (along) => width * (1 - along * 0.8)),
    colour,
  )
}

/** Stripes from the back down the flank between hip and shoulder, `reach` being the flank's half height. */
function stripeFlank(
  pen: Pen,
  [hip, shoulder]: readonly [Point, Point],
  places: readonly number[],
  { reach, width, colour }: { reach: number; width: number; colour: string },
): void {
  for (const along of places) {
    const x = hip[0] + (shoulder[0] - hip[0]) * along
    const y = hip[1] + (shoulder[1] - hip[1]) * along
    const curve: Point[] = [
      [x - width * 0.5, y - reach * 0.93],
      [x + width * 0.9, y - reach * 0.4],
      [x, y + reach * 0.25],
    ]
    stripe(pen, curve, width, colour)
  }
}

export const tiger: DrawMotif = beast(
  {
    ...bear,
    build: { ...bear.build, scale: 1, leg: 12, half: 16, rump: 10.6, chest: 11.4, headScale: 1.5 },
    drawHead: bearHead({
      mark(pen, coat, shift) {
        for (const x of [-3, 0, 3])
          stripe(
            pen,
            [
              [x + shift * 0.5, -9 + Math.abs(x) * 0.12],
              [x * 0.85 + shift * 0.6, -7],
              [x * 0.75 + shift * 0.7, -5],
            ],
            0.9,
            coat.dark,
          )
        for (const side of [-1, 1])
          for (const y of [1, 4.2])
            stripe(
              pen,
              [
                [side * (10.3 - y * 0.12), y],
                [side * 8.4, y + 0.4],
                [side * 6.8 + shift * 0.3, y + 0.1],
              ],
              0.8,
              coat.dark,
            )
      },
    }),
    drawTail(pen, look, coat) {
      const up = 10 + look.tail * 8
      const line = smooth(
        [
          [6, 1],
          [-6, 0],
          [-14, -up * 0.3],
          [-17, -up],
          [-13, -up * 1.5],
        ],
        false,
      )
      const thick = (): number => 2.4
      pen.fill('tail', tube(line, thick), coat.base)
      for (const from of [14, 20, 26]) pen.mark('ring', tube(line.slice(from, from + 3), thick), coat.dark)
    },
    markBody(pen, coat, hip, shoulder) {
      stripeFlank(pen, [hip, shoulder], [-0.1, 0.12, 0.34, 0.56, 0.78], {
        reach: 10.6,
        width: 1.6,
        colour: coat.dark,
      })
    },
  },
  { base: '#ea9440', second: '#fdf1de', pattern: 'plain', dark: '#3f2c26' },
)

/** Rings of spots between hip and shoulder. */
export const leopard: DrawMotif = beast(
  {
    ...bear,
    build: { ...bear.build, scale: 1, leg: 12.6, half: 16, rump: 9.6, chest: 10.6, headScale: 1.42 },
    drawHead: bearHead({
      mark(pen, coat, shift) {
        for (const [x, y] of [
          [-4, -6.6],
          [0, -7.4],
          [4, -6.6],
          [-8.4, 0.6],
          [8.6, 0.6],
          [-8, 4],
          [8.4, 4],
        ] as const)
          pen.mark('spot', ellipse(x + shift * 0.4, y, 0.8, 0.9), coat.dark)
      },
    }),
    drawTail(pen, look, coat) {
      const up = 10 + look.tail * 8
      const curve: Point[] = [
        [6, 1],
        [-6, 0],
        [-14, -up * 0.3],
        [-17, -up],
        [-13, -up * 1.5],
      ]
      const line = smooth(curve, false)
      const thick = (): number => 2.2
      pen.fill('tail', tube(line, thick), coat.base)
      pen.mark('tip', tube(line.slice(-5), thick), coat.dark)
      for (const from of [16, 22]) pen.mark('ring', tube(line.slice(from, from + 3), thick), coat.dark)
    },
    markBody(pen, coat, hip, shoulder) {
      for (const [along, down] of [
        [-0.2, -3],
        [0.02, -7],
        [0.06, 1],
        [0.24, -3.4],
        [0.4, -7.6],
        [0.44, 0.6],
        [0.62, -3.4],
        [0.8, -7.4],
        [0.84, 0],
      ] as const) {
        const x = hip[0] + (shoulder[0] - hip[0]) * along
        const y = hip[1] + (shoulder[1] - hip[1]) * along + down
        pen.mark('spot', ellipse(x, y, 1.9, 1.6, along * 90, 9), coat.dark)
        pen.mark('heart', ellipse(x + 0.2, y + 0.1, 0.8, 0.7), darker(coat.base, 0.16))
      }
    },
  },
  { base: '#ecbb5c', second: '#fdf3de', pattern: 'plain', dark: '#4a3226' },
)

export const wolf: DrawMotif = beast(
  {
    ...fox,
    build: { ...fox.build, leg: 13, rump: 7.2, chest: 8.4, legBottom: 2.9, neckRadius: 6, socks: false },
    drawTail: (pen, look, coat) =>
      fox.drawTail(pen, { ...look, tail: -0.4 }, { ...coat, second: darker(coat.base, 0.35) }),
  },
  { base: '#8d949f', second: '#f6f2ea', pattern: 'plain', dark: '#2f2a30' },
)
export const panda: DrawMotif = beast(
  {
    ...bear,
    build: { ...bear.build, socks: true },
    drawHead: bearHead({
      ears: '#39343a',
      mark(pen, coat, shift) {
        for (const side of [-1, 1])
          pen.mark('eyePatch', ellipse(side * 4.6 + shift, -1.2, 2.5, 3.2, side * 24), coat.dark, {
            alpha: 0.72,
          })
      },
    }),
    drawNeck() {},
    markBody(pen, coat, _hip, shoulder) {
      pen.mark('band', ellipse(shoulder[0] - 1, shoulder[1] - 0.6, 5.4, 11.6, 6), coat.dark)
    },
  },
  { base: '#f7f2e8', second: '#fffaf2', pattern: 'plain', dark: '#39343a' },
)

const zebraStripe = '#3a353c'

export const zebra: DrawMotif = beast(
  {
    ...horse,
    drawHead(pen, head) {
      drawHorseHead(pen, head, 1.15)
      for (const y of [-4, 0, 4])
        stripe(
          pen,
          [
            [-7.4 + (y > 0 ? 1.2 : 0), y],
            [-4.8, y + 0.6],
            [-2.2, y + 0.2],
          ],
          0.8,
          zebraStripe,
        )
    },
    markBody(pen, _coat, hip, shoulder) {
      stripeFlank(pen, [hip, shoulder], [-0.22, -0.04, 0.14, 0.32, 0.5, 0.68, 0.86, 1.04], {
        reach: 20,
        width: 2.9,
        colour: zebraStripe,
      })
      for (const along of [0.28, 0.5, 0.72]) {
        const at: Point = [shoulder[0] + 24 * along, shoulder[1] - 50 * along]
        stripe(
          pen,
          [
            [at[0] - 12, at[1] - 5],
            [at[0], at[1] + 1],
            [at[0] + 11, at[1] + 1],
          ],
          2.4,
          zebraStripe,
        )
      }
    },
  },
  { base: '#f8f3ea', second: zebraStripe, pattern: 'plain', dark: zebraStripe },
)

export const donkey: DrawMotif = beast(
  {
    ...horse,
    build: { ...horse.build, leg: 36, half: 29, neck: [21, -38], headScale: 2.6 },
    drawHead: (pen, head) => drawHorseHead(pen, head, 1.9),
    drawTail(pen, _look, coat) {
      const line: Point[] = [
        [8, -4],
        [-5, -2],
        [-9, 14],
        [-8, 30],
      ]
      pen.fill(
        'tail',
        tube(smooth(line, false), () => 1.9),
        coat.base,
      )
      pen.fill('tuft', ellipse(-8, 34, 4, 8), coat.second, { material: 'hair' })
    },
  },
  { base: '#9c948e', second: '#55494a', pattern: 'plain', dark: '#453b3c' },
)
