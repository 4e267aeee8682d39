import { randomFrom } from '#book/random.ts'
import type { Drawing } from '../../drawing.ts'
import { brushCount } from './brush-tiles.ts'
import { gradientNoise } from '../../raster/noise.ts'
import type { Canvas } from './canvas.ts'
import { layStroke } from './lay-stroke.ts'
import { materialNumber, type Survey } from './survey.ts'

/** Page units between blades before some are left out. */
const spacing = 7
/** Pixels: blades of a proof stand no closer. */
const leastStep = 3

/** Flicks blades of grass up over green ground, from back to front, longer the nearer they stand. */
export function paintGrass(canvas: Canvas, survey: Survey, drawing: Drawing, seed: string): void {
  const random = randomFrom(`${seed}/grass`)
  const clumps = gradientNoise(`${seed}/clumps`)
  const { width, height, scale, seen, owner } = canvas
  const ground = materialNumber('ground')
  const step = Math.max(leastStep, spacing * scale)
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
      const x = Math.min(width - 1, left + random() * step)
      const y = Math.min(height - 1, top + random() * step)
      const lean = random()
      const size = random()
      const tone = random()
      const warmth = random()
      const brush = random()
      const kept = random()
      const place = (y | 0) * width + (x | 0)
      const whose = owner[place]!
      const pageX = x / scale
      const pageY = y / scale
      const tuft = clumps(pageX * 0.022, pageY * 0.05)
      if (whose === 0 || kept < 0.86 - tuft * 1.5) continue
      if (survey.material[((y | 0) >> 1) * survey.columns + ((x | 0) >> 1)] !== ground) continue
      const red = seen.red[place]!
      const green = seen.green[place]!
      const blue = seen.blue[place]!
      if (green < red * 1.03 || green < blue * 1.12) continue
      const depth = drawing.things[whose - 1]?.depth ?? 1
      if (depth < 0.1) continue
      const length = (7 + 12 * depth) * scale * (0.55 + 0.8 * size)
      const aside = (lean - 0.5) * 0.9
      const rise = Math.sqrt(1 / (1 + aside * aside))
      const light = 1 + (tone - 0.52) * 0.4
      layStroke(canvas, {
        x,
        y: y - length * 0.3,
        right: aside * rise,
        down: -rise,
        length,
        width: (2.2 + 2.2 * depth) * scale * (0.7 + 0.6 * size),
        bend: length * 0.2 * (warmth - 0.5),
        red: Math.min(255, red * light * (1 + 0.16 * (warmth - 0.4))),
        green: Math.min(255, green * light),
        blue: Math.min(255, blue * light * (1 - 0.2 * (warmth - 0.4))),
        alpha: 0.4 + 0.2 * depth,
        brush: Math.floor(brush * brushCount),
        owner: whose,
        tolerance: 48,
        loose: true,
      })
    }
  }
}
