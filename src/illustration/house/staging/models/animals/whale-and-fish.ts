import { darker, lighter } from '../../../pen/colour.ts'
import { blob, type Globe, stroke } from '../../solids/build.ts'
import { sweep } from '../../solids/sweep.ts'
import type { Painted } from '../../solids/solid.ts'
import type { Frame } from '../../space/frame.ts'
import { coatOn, markOn } from './beast.ts'
import { fin, swimmer } from './swimmers.ts'

export const whale = swimmer('whale', {
  long: 9,
  high: 0.2,
  wide: 0.2,
  face: 0.18,
  eye: { aside: 62, above: -2, size: 0.022 },
  belly: '#eef2f2',
  fins: (body, { base }) => [
    ...[1, -1].map((side) => ({
      name: `fin${side}`,
      solids: [
        fin(
          body,
          [
            [side * 0.16, -0.1, 0.12],
            [side * 0.3, -0.17, 0.02],
          ],
          [0.06, 0.03],
          'across',
          darker(base, 0.1),
          `fin${side}`,
        ),
      ],
    })),
    {
      name: 'flukes',
      solids: [1, -1].map((side) =>
        fin(
          body,
          [
            [0, 0.04, -0.42],
            [side * 0.1, 0.07, -0.5],
            [side * 0.22, 0.1, -0.54],
          ],
          [0.06, 0.06, 0.02],
          'across',
          base,
          'flukes',
        ),
      ),
    },
    { name: 'spout', solids: spoutOf(body) },
  ],
})

function spoutOf(body: Frame): Painted[] {
  const water = coatOn('jet', '#cfeaf0', 'spout', 'water')
  return [-1, 0, 1].map((side) =>
    blob(
      body,
      sweep(
        [
          [0, 0.2, 0.2],
          [side * 0.02, 0.3, 0.2],
          [side * 0.09, 0.34 + (side ? 0 : 0.04), 0.2],
          [side * 0.13, 0.3 + (side ? 0 : 0.08), 0.2],
        ],
        [0.014, 0.018, 0.024, 0.018],
      ),
      water,
    ),
  )
}

export const fish = swimmer('fish', {
  long: 0.3,
  high: 0.26,
  wide: 0.17,
  face: 0.12,
  eye: { aside: 52, above: 16, size: 0.05 },
  belly: undefined,
  fins: (body, { base, second }) => [
    {
      name: 'tail',
      solids: [1, -1].map((side) =>
        fin(
          body,
          [
            [0, 0.02, -0.4],
            [0, side * 0.16, -0.56],
          ],
          [0.07, 0.09],
          'upright',
          second,
          'tail',
        ),
      ),
    },
    {
      name: 'back',
      solids: [
        fin(
          body,
          [
            [0, 0.22, 0.1],
            [0, 0.27, -0.12],
          ],
          [0.07, 0.06],
          'upright',
          second,
          'back',
        ),
      ],
      nearer: -0.02,
    },
    ...[1, -1].map((side) => ({
      name: `fin${side}`,
      solids: [
        fin(
          body,
          [
            [side * 0.15, -0.06, 0.06],
            [side * 0.24, -0.1, -0.06],
          ],
          [0.04, 0.055],
          'upright',
          darker(second, 0.06),
          `fin${side}`,
        ),
      ],
    })),
    { name: 'scales', solids: scalesOn(body, lighter(base, 0.3)) },
  ],
})

function scalesOn(body: Frame, colour: string): Painted[] {
  const globe: Globe = { frame: body, size: [0.17, 0.25, 0.36] }
  return [1, -1].flatMap((side) =>
    [
      [72, 10],
      [88, -12],
      [100, 14],
      [84, 32],
      [112, -6],
    ].map(([aside = 0, above = 0]) =>
      stroke(
        globe,
        [-1, -0.3, 0.3, 1].map((part): readonly [number, number] => [
          side * (aside - 5 * (1 - part * part)),
          above + part * 9,
        ]),
        0.02,
        markOn('scale', colour),
      ),
    ),
  )
}
