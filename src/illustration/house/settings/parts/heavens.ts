import type { Random } from '#book/random.ts'
import type { Point, Shape } from '../../drawing.ts'
import { ellipse, polygon } from '../outline.ts'
import { fill, soft } from '../shapes.ts'

/** Three soft clouds of light that rise to the right from above `y`. */
export function milkyWay(colour: string, y: number): Shape[] {
  return [
    [120, y - 120, 360, 60],
    [420, y - 260, 380, 70],
    [780, y - 420, 400, 80],
  ].map(([x, line, wide, high]) =>
    fill('haze', ellipse(x as number, line as number, wide as number, high as number, 40), colour, 'light', {
      soft: true,
      alpha: 0.22,
    }),
  )
}

/** Sixty stars from above the page down to somewhat above `y`, every sixth one pointed. */
export function stars(y: number, random: Random): Shape[] {
  return Array.from({ length: 60 }, (_, index) => {
    const x = -240 + random() * 1480
    const line = -220 + random() * (y + 180)
    const size = 1.8 + 4.6 * random() * random()
    const outline =
      index % 6 === 0
        ? Array.from({ length: 8 }, (_, corner): Point => {
            const reach = corner % 2 ? 2.6 : 11
            const angle = (corner / 8) * 2 * Math.PI
            return [x + Math.cos(angle) * reach, line + Math.sin(angle) * reach]
          })
        : ellipse(x, line, size, size, 10)
    return fill('star', polygon(...outline), random() < 0.3 ? '#ffd9b8' : '#fdf6dc', 'light', {
      marking: true,
      alpha: 0.6 + 0.4 * random(),
    })
  })
}

/** An orange planet about its middle, its ring before it and behind it. */
export function ringedPlanet(x: number, y: number): Shape[] {
  const ring = (from: number, to: number): Point[] => {
    const sweep = (radius: number, high: number, back: boolean): Point[] =>
      Array.from({ length: 17 }, (_, index): Point => {
        const angle = ((from + ((to - from) * (back ? 16 - index : index)) / 16) * Math.PI) / 180
        const [px, py] = [Math.cos(angle) * radius, Math.sin(angle) * high]
        return [x + px * 0.94 - py * 0.34, y + py * 0.94 + px * 0.34]
      })
    return [...sweep(186, 46, false), ...sweep(130, 28, true)]
  }
  return [
    fill('ringBack', polygon(...ring(180, 360)), '#d9b48a', 'paper'),
    fill('planet', ellipse(x, y, 104, 104, 44), '#ecae6c', 'paper', { colour2: '#c9744f' }),
    soft(
      'band',
      [
        [x - 98, y - 34],
        [x, y - 14],
        [x + 88, y - 54],
        [x + 96, y - 36],
        [x, y + 8],
        [x - 103, y - 14],
      ],
      '#f6d09a',
      'paper',
      {
        marking: true,
        alpha: 0.7,
      },
    ),
    soft(
      'band',
      [
        [x - 92, y + 46],
        [x, y + 62],
        [x + 96, y + 36],
        [x + 90, y + 52],
        [x, y + 80],
        [x - 84, y + 60],
      ],
      '#b8644a',
      'paper',
      {
        marking: true,
        alpha: 0.5,
      },
    ),
    fill('ringFront', polygon(...ring(0, 180)), '#f3d9ae', 'paper'),
  ]
}

/** The blue planet as seen from another, about its middle. */
export function earth(x: number, y: number): Shape[] {
  return [
    fill('halo', ellipse(x, y, 76, 76), '#bfe6f0', 'light', { soft: true, alpha: 0.4 }),
    fill('earth', ellipse(x, y, 52, 52, 36), '#5fa4cc', 'paper', { colour2: '#3a78a8' }),
    soft(
      'land',
      [
        [x - 36, y - 22],
        [x - 8, y - 36],
        [x + 4, y - 14],
        [x - 12, y + 8],
        [x - 34, y + 2],
      ],
      '#8fbf72',
      'paper',
      {
        marking: true,
      },
    ),
    soft(
      'land',
      [
        [x + 14, y - 8],
        [x + 36, y - 4],
        [x + 34, y + 22],
        [x + 14, y + 32],
        [x + 6, y + 12],
      ],
      '#8fbf72',
      'paper',
      {
        marking: true,
      },
    ),
    soft(
      'cloud',
      [
        [x - 30, y + 24],
        [x, y + 18],
        [x + 22, y + 26],
        [x, y + 32],
      ],
      '#fdfbf4',
      'paper',
      {
        marking: true,
        alpha: 0.8,
      },
    ),
  ]
}
