import type { Point, Shape } from '../../drawing.ts'
import { darker } from '../colour.ts'
import { ellipse, polygon, smoothed } from '../outline.ts'
import { block, fill, soft, stroke } from '../shapes.ts'
import type { SettingRequest } from '../stage.ts'

/** A two-masted ship, bow towards the middle. */
export function ship(x: number, line: number, side: number, { hour }: SettingRequest): Shape[] {
  const hull = hour.paint('#7a4a3a', 0.06)
  const cream = hour.paint('#f6e9cf', 0.06)
  const mast = hour.paint('#8a6040', 0.06)
  const at = (dx: number, up: number): Point => [x + side * dx, line - up]
  const sail = (dx: number, foot: number, head: number, wide: number): Shape =>
    soft(
      'sail',
      [
        at(dx - wide * 0.46, head),
        at(dx + wide * 0.42, head),
        at(dx + wide * 0.66, (foot + head) / 2),
        at(dx + wide * 0.5, foot),
        at(dx - wide * 0.56, foot),
        at(dx - wide * 0.34, (foot + head) / 2),
      ],
      cream,
      'cloth',
      { colour2: darker(cream, 0.1) },
    )
  return [
    stroke('mast', [at(-70, 60), at(-70, 400)], 12, mast, 'wood'),
    stroke('mast', [at(70, 60), at(70, 440)], 13, mast, 'wood'),
    stroke('bowsprit', [at(180, 100), at(262, 152)], 9, mast, 'wood'),
    stroke('stay', [at(70, 436), at(258, 150)], 2.4, darker(mast, 0.2), 'ink'),
    stroke('stay', [at(-70, 396), at(-196, 110)], 2.4, darker(mast, 0.2), 'ink'),
    soft('jib', [at(96, 380), at(150, 250), at(240, 156), at(120, 170), at(92, 250)], cream, 'cloth', {
      colour2: darker(cream, 0.1),
    }),
    sail(70, 170, 270, 150),
    sail(70, 284, 372, 116),
    sail(-70, 160, 256, 140),
    sail(-70, 268, 344, 106),
    ...[
      [70, 440],
      [-70, 400],
    ].map(([dx, up]) =>
      soft(
        'pennant',
        [
          at(dx as number, up as number),
          at((dx as number) - 30, (up as number) - 4),
          at((dx as number) - 62, (up as number) - 14),
          at((dx as number) - 30, (up as number) - 20),
          at(dx as number, (up as number) - 24),
        ],
        hour.paint('#d9584a'),
        'cloth',
      ),
    ),
    soft(
      'hull',
      [
        at(-210, 128),
        at(-190, 96),
        at(-60, 74),
        at(80, 78),
        at(190, 112),
        at(176, 40),
        at(130, -26),
        at(-150, -26),
        at(-196, 40),
      ],
      hull,
      'wood',
      { colour2: darker(hull, 0.24) },
    ),
    stroke(
      'rail',
      smoothed([at(-206, 112), at(-60, 66), at(80, 70), at(184, 102)], false),
      9,
      hour.paint('#d9a45a', 0.06),
      'wood',
      { marking: true },
    ),
    stroke(
      'plank',
      smoothed([at(-196, 60), at(-60, 34), at(80, 36), at(174, 58)], false),
      4,
      darker(hull, 0.3),
      'wood',
      { marking: true },
    ),
    ...[-120, -50, 20, 90].map((dx) =>
      fill(
        'porthole',
        ellipse(...at(dx, 16), 13),
        hour.lampsLit ? hour.window : hour.paint('#cfe4e6'),
        'light',
        { marking: true },
      ),
    ),
  ]
}

/** A red and white tower, its foot about `x`, `foot`; shines when the hour has its lamps lit. */
export function lighthouse(x: number, foot: number, { hour }: SettingRequest): Shape[] {
  const white = hour.paint('#f6efe2', 0.18)
  const red = hour.paint('#c9503f', 0.18)
  const half = (t: number): number => 40 - 16 * t
  const band = (from: number, to: number): Point[] =>
    polygon(
      [x - half(from), foot - 210 * from],
      [x + half(from), foot - 210 * from],
      [x + half(to), foot - 210 * to],
      [x - half(to), foot - 210 * to],
    )
  return [
    fill('tower', band(0, 1), white, 'stone', { group: 'lighthouse' }),
    fill('band', band(0.2, 0.4), red, 'stone', { marking: true }),
    fill('band', band(0.6, 0.8), red, 'stone', { marking: true }),
    block('gallery', [x - 36, foot - 220, x + 36, foot - 208], darker(red, 0.25), 'metal'),
    block(
      'lamp',
      [x - 20, foot - 258, x + 20, foot - 218],
      hour.lampsLit ? '#ffe39a' : hour.paint('#cfe4e6', 0.18),
      'light',
    ),
    fill('cap', polygon([x - 28, foot - 256], [x, foot - 292], [x + 28, foot - 256]), red, 'metal'),
    block('door', [x - 11, foot - 38, x + 11, foot], darker(red, 0.3), 'wood', { marking: true }),
    ...(hour.lampsLit
      ? [-1, 1].map((side) =>
          fill(
            'beam',
            polygon(
              [x + side * 18, foot - 246],
              [x + side * 420, foot - 310],
              [x + side * 420, foot - 200],
              [x + side * 18, foot - 232],
            ),
            '#ffeebb',
            'light',
            { soft: true, alpha: 0.3 },
          ),
        )
      : []),
  ]
}
