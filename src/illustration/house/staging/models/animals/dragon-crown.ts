import { darker } from '../../../pen/colour.ts'
import { limb, plane } from '../../solids/build.ts'
import type { Painted } from '../../solids/solid.ts'
import { between, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn } from './beast.ts'
import type { Trait } from './build-of.ts'

/** What makes a head a dragon's: horns laid back, a row of spikes over the skull, fins at the cheeks, ridges over eyes and nostrils. */
export const dragonCrowns = {
  sweptHorns: ({ build: { head }, turned }) =>
    [-1, 1].map((side) => {
      const [wide, high, long] = head
      return limb(
        turned.frame,
        [
          [side * wide * 0.5, high * 0.72, -long * 0.3],
          [side * wide * 0.74, high * 1.2, -long * 0.75],
          [side * wide * 0.8, high * 1.62, -long * 1.4],
          [side * wide * 0.72, high * 2.06, -long * 1.7],
        ],
        [high * 0.21, high * 0.17, high * 0.1, high * 0.02],
        coatOn('horn', '#f0dfba', `horn${side}`, 'stone'),
      )
    }),
  crest: ({ build: { head }, turned, coat }) =>
    [64, 92, 120, 148].map((degrees, index) => {
      const angle = (degrees * Math.PI) / 180
      const [, high, long] = head
      const at = (far: number, back: number): Vector => [
        0,
        Math.sin(angle) * high * far,
        Math.cos(angle) * long * far - long * back,
      ]
      const root = high * (0.19 - Math.abs(index - 1) * 0.02)
      return limb(
        turned.frame,
        [at(0.9, 0), at(1.42, 0.22)],
        [root, high * 0.02],
        coatOn('spike', coat.second, `spike${index}`),
      )
    }),
  cheekFins: (beast) => [-1, 1].flatMap((side) => cheekFin(beast, side)),
  ridges: ({ build: { head, unit }, coat, turned }) => {
    const [wide, high, long] = head
    const paint = coatOn('ridge', darker(coat.base, 0.16), 'head')
    return [-1, 1].map((side) =>
      limb(
        turned.frame,
        [
          [side * wide * 0.2, high * 0.56, long * 0.74],
          [side * wide * 0.52, high * 0.68, long * 0.52],
          [side * wide * 0.82, high * 0.56, long * 0.22],
        ],
        [unit * 0.9, unit * 1.3, unit * 0.5],
        paint,
      ),
    )
  },
} satisfies Partial<Record<Trait, (beast: Beast) => Painted[]>>

/** Skin between three rays, spread by who is glad and folded back by who is afraid. */
function cheekFin({ build: { head }, coat, turned, mood }: Beast, side: number): Painted[] {
  const [wide, high, long] = head
  const spread = 1 + mood.ears * 0.18
  const at = (x: number, y: number, z: number): Vector => [side * x * wide, y * high, z * long]
  const [top, low] = [at(0.84, 0.2, 0.1), at(0.8, -0.5, 0.1)]
  const root = between(top, low, 0.5)
  const tips = [
    at(1.5 * spread, 0.5 * spread, -0.6),
    at(1.72 * spread, -0.12, -0.7),
    at(1.36 * spread, -0.66, -0.5),
  ] as const
  const hollow = (a: Vector, b: Vector): Vector => between(between(a, b, 0.5), root, 0.3)
  const [one, two, three] = tips
  return [
    plane(
      turned.frame,
      [top, one, hollow(one, two), two, hollow(two, three), three, low],
      coatOn('fin', coat.second, `fin${side}`),
    ),
    ...tips.map((tip) =>
      limb(
        turned.frame,
        [root, tip],
        [high * 0.075, high * 0.025],
        coatOn('finRay', darker(coat.second, 0.14), `fin${side}`),
      ),
    ),
  ]
}
