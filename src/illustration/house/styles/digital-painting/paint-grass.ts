import { randomFrom } from '#book/random.ts'
import type { Drawing } from '../../drawing.ts'
import { brushCount } from './brush-tiles.ts'
import type { Canvas } from './canvas.ts'
import { layStroke } from './lay-stroke.ts'
import { materialNumber, type Survey } from './survey.ts'

/** Page units between blades before some are left out. */
const spacing = 7

/** Flicks blades of grass up over green ground, from back to front, longer the nearer they stand. */
export function paintGrass(canvas: Canvas, survey: Survey, drawing: Drawing, seed: string): void {
  const random = randomFrom(`${seed}/grass`)
  const { pixels, scale, seen, owner } = canvas
  const ground = materialNumber('ground')
  const step = Math.max(1.5, spacing * scale)
  for (let top = 0; top < pixels; top += step) {
    for (let left = 0; left < pixels; left += step) {
      const x = Math.min(pixels - 1, left + random() * step)
      const y = Math.min(pixels - 1, top + random() * step)
      const [lean, size, tone, warmth, brush, kept] = [
        random(),
        random(),
        random(),
        random(),
        random(),
        random(),
      ]
      const place = (y | 0) * pixels + (x | 0)
      const whose = owner[place]!
      if (kept < 0.4 || whose === 0) continue
      if (survey.material[((y | 0) >> 1) * survey.cells + ((x | 0) >> 1)] !== ground) continue
      const [red, green, blue] = [seen.red[place]!, seen.green[place]!, seen.blue[place]!]
      if (green < red * 1.03 || green < blue * 1.12) continue
      const depth = drawing.things[whose - 1]?.depth ?? 1
      if (depth < 0.1) continue
      const length = (8 + 15 * depth) * scale * (0.6 + 0.7 * size)
      const aside = (lean - 0.5) * 0.9
      const rise = Math.sqrt(1 / (1 + aside * aside))
      const light = 0.78 + 0.46 * tone
      layStroke(canvas, {
        x,
        y: y - length * 0.3,
        right: aside * rise,
        down: -rise,
        length,
        width: (2.2 + 2.2 * depth) * scale * (0.7 + 0.6 * size),
        bend: length * 0.2 * (warmth - 0.5),
        colour: [
          Math.min(255, red * light * (1 + 0.16 * (warmth - 0.4))),
          Math.min(255, green * light),
          Math.min(255, blue * light * (1 - 0.2 * (warmth - 0.4))),
        ],
        alpha: 0.4 + 0.25 * depth,
        brush: Math.floor(brush * brushCount),
        owner: whose,
        tolerance: 48,
        loose: true,
      })
    }
  }
}
