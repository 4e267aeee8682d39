import type { Point } from '../../drawing.ts'
import { bear, bearHead } from '../../creatures/bear.ts'
import { drawQuadruped } from '../../creatures/draw-quadruped.ts'
import { fox } from '../../creatures/fox.ts'
import type { Coat, Species } from '../../creatures/species.ts'
import { darker } from '../../pen/colour.ts'
import { smooth, tube } from '../../pen/curves.ts'
import type { Pen } from '../../pen/pen.ts'
import type { DrawMotif } from './motif.ts'

/** An animal of a known build in a coat of its own, standing. */
function beast(species: Species, coat: Coat): DrawMotif {
  return (pen, accent) => {
    const drawn = drawQuadruped(
      species,
      { ...coat, base: accent(coat.base) },
      { pose: 'stand', feeling: 'happy', facing: 'right', seed: 'motif', who: 'motif' },
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

export const wolf: DrawMotif = beast(
  {
    ...fox,
    build: { ...fox.build, leg: 13, rump: 7.2, chest: 8.4, legBottom: 2.9, neckRadius: 6, socks: false },
    drawTail: (pen, look, coat) =>
      fox.drawTail(pen, { ...look, tail: -0.4 }, { ...coat, second: darker(coat.base, 0.35) }),
  },
  { base: '#8d949f', second: '#f6f2ea', pattern: 'plain', dark: '#2f2a30' },
)
