import { type Random, randomFrom } from '#book/random.ts'
import type { Drawing } from '../../drawing.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { nearFace } from '../near-face.ts'
import { brushCount } from './brush-tiles.ts'
import type { Canvas } from './canvas.ts'
import { layStroke } from './lay-stroke.ts'

/** In front of everything, so that it goes over all things. */
const frontmost = 65535

interface Fall {
  count: number
  /** Shortest and longest, page units. */
  length: readonly [number, number]
  width: readonly [number, number]
  /** Sideways for each unit down. */
  lean: number
  colour: Rgb
  alpha: number
}

const rain: Fall = {
  count: 170,
  length: [24, 62],
  width: [1.8, 3.6],
  lean: -0.24,
  colour: [226, 238, 246],
  alpha: 0.6,
}

const snow: Fall = {
  count: 190,
  length: [5, 17],
  width: [4.5, 14],
  lean: 0.6,
  colour: [252, 252, 255],
  alpha: 0.92,
}

/** Rain in long light pulls of the brush and snow in dabs; none on a face. */
export function paintWeather(canvas: Canvas, drawing: Drawing, seed: string): void {
  const { weather, time } = drawing.atmosphere
  const fall = weather === 'rain' ? rain : weather === 'snow' ? snow : undefined
  if (!fall) return
  const random = randomFrom(`${seed}/weather`)
  const dark = time === 'night' ? 0.72 : 1
  const colour: Rgb = [fall.colour[0] * dark, fall.colour[1] * dark, fall.colour[2] * (dark + 0.05)]
  for (let index = 0; index < fall.count; index++) layMark(canvas, drawing, { ...fall, colour }, random)
}

function layMark(canvas: Canvas, drawing: Drawing, fall: Fall, random: Random): void {
  const { scale } = canvas
  const size = random() * random()
  const [x, y] = [random() * 1040 - 20, random() * 1040 - 20]
  const length = fall.length[0] + (fall.length[1] - fall.length[0]) * size
  const width = fall.width[0] + (fall.width[1] - fall.width[0]) * size
  const steep = 1 / Math.sqrt(1 + fall.lean * fall.lean)
  const [bend, brush] = [random() - 0.5, Math.floor(random() * brushCount)]
  if (nearFace(drawing, x, y, length / 2 + width + 4)) return
  layStroke(canvas, {
    x: x * scale,
    y: y * scale,
    right: fall.lean * steep,
    down: steep,
    length: length * scale,
    width: width * scale,
    bend: bend * width * 0.2 * scale,
    colour: fall.colour,
    alpha: fall.alpha,
    brush,
    owner: frontmost,
    loose: true,
  })
}
