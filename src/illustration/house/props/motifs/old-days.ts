import type { Point } from '../../drawing.ts'
import { arc, ellipse, roundBox, scallop, straight } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

export const castle: DrawMotif = (pen, accent) => {
  const stone = accent('#c9bba8')
  const tower = (x: number, wide: number, high: number): void => {
    const merlons = Array.from({ length: 3 }, (_, index): Point[] => {
      const from = x - wide / 2 + (index * wide) / 2.5
      return [
        [from, -high - 3],
        [from + wide / 5, -high - 3],
        [from + wide / 5, -high],
        [from + (wide * 2) / 5, -high],
      ]
    })
      .flat()
      .slice(0, -1)
    pen.fill(
      'tower',
      straight([[x - wide / 2, 0], ...merlons, [x + wide / 2, -high], [x + wide / 2, 0]], true, 2),
      stone,
      { material: 'stone' },
    )
    pen.mark(
      'window',
      [...arc(x, -high + 8, 1.7, 1.9, 180, 360, 8), [x + 1.7, -high + 12], [x - 1.7, -high + 12]],
      '#5a4f58',
    )
  }
  tower(-15, 11, 28)
  tower(15, 11, 28)
  tower(0, 20, 22)
  pen.mark('gate', [...arc(0, -8, 5, 5.4, 180, 360, 12), [5, 0], [-5, 0]], '#7a4e34')
  for (const x of [-15, 15]) {
    pen.line(
      'pole',
      [
        [x, -31],
        [x, -42],
      ],
      0.8,
      '#6b5544',
      { group: `flag${x}` },
    )
    pen.fill(
      'flag',
      straight(
        [
          [x, -42],
          [x + 8, -39.4],
          [x, -36.6],
        ],
        true,
        2,
      ),
      '#d2573f',
      { group: `flag${x}`, material: 'cloth' },
    )
  }
}

export const treasure: DrawMotif = (pen, accent) => {
  const wood = accent('#9a6540')
  pen.fill('lid', [...arc(0, -24, 19, 13, 180, 360, 20), [19, -22], [-19, -22]], wood, {
    group: 'lid',
    material: 'wood',
  })
  pen.fill(
    'gold',
    scallop(0, -20, 16, 5, 10, 0.2, () => 0.5),
    '#f3c84f',
    { group: 'gold', material: 'metal' },
  )
  pen.fill('chest', roundBox(-19, -18, 38, 18, 1.6), wood, { group: 'chest', material: 'wood' })
  for (const x of [-15, 12]) pen.mark('strap', roundBox(x, -18, 3, 18, 0), '#e3b64f', { group: 'chest' })
  pen.mark('lock', roundBox(-3, -15, 6, 6.4, 1.4), '#e3b64f', { group: 'chest' })
  pen.mark('keyhole', ellipse(0, -12.4, 1), '#4a3a30', { group: 'chest' })
}
