import { type Random, randomFrom } from '#book/random.ts'
import type { Atmosphere, Point, Shape, Thing } from '../../drawing.ts'
import { lighter, mixed } from '../colour.ts'
import { type Hour, isVeiled } from '../hour.ts'
import { ellipse, rectangle, smoothed, span } from '../outline.ts'
import { fill, scenery } from '../shapes.ts'
import type { SettingRequest } from '../stage.ts'

export interface Sky {
  things: Thing[]
  glows: Atmosphere['glows'][number][]
}

/** Sky with what hangs in it: sun or moon, stars, clouds. Its middle stays open. */
export function sky(request: SettingRequest, options: { disc?: boolean; clouds?: number } = {}): Sky {
  const { hour, horizon } = request
  // A stream of its own, so that a sky with or without a moon leaves the rest of the place as it is.
  const random = randomFrom(`sky:${request.random()}`)
  const things = [
    scenery('sky', 0, [
      fill('sky', rectangle(span.x0, -500, span.x1, horizon + 160), hour.skyTop, 'sky', {
        colour2: hour.skyLow,
      }),
    ]),
  ]
  const glows: Sky['glows'] = []
  const onLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
  const veiled = isVeiled(hour)
  if (hour.time === 'night' && !veiled) things.push(scenery('stars', 0, stars(random, horizon)))
  if (options.disc !== false && !veiled && !request.pictured.has('moonInSky')) {
    const centre = discPlace(hour, random, horizon, onLeft)
    const radius = hour.time === 'night' ? 56 : 68
    things.push(scenery('sun', 0, hour.time === 'night' ? moon(centre, radius) : sun(centre, radius, hour)))
    glows.push({ centre, radius: radius * (hour.time === 'day' ? 2.1 : 3.2), colour: hour.sunColour })
  }
  if (!request.pictured.has('cloud')) {
    const drift = clouds(hour, random, horizon, options.clouds ?? cloudCount(hour), onLeft)
    things.push(...drift.map((cloud) => (glows[0] ? besideDisc(cloud, glows[0].centre) : cloud)))
  }
  return { things, glows }
}

function discPlace(hour: Hour, random: Random, horizon: number, onLeft: boolean): Point {
  const x = onLeft ? 170 + 90 * random() : 740 + 90 * random()
  const low = hour.time === 'dusk' || hour.time === 'morning'
  return [x, horizon * (low ? 0.62 : 0.32) + 30 * random()]
}

function cloudCount(hour: Hour): number {
  if (hour.weather === 'clear') return hour.time === 'night' ? 1 : 2
  return hour.weather === 'mist' ? 1 : 4
}

function sun([x, y]: Point, radius: number, hour: Hour): Shape[] {
  return [
    fill(
      'halo',
      ellipse(x, y, radius * 1.7, radius * 1.7, 40),
      mixed(hour.sunColour, hour.skyLow, 0.55),
      'light',
      {
        soft: true,
        alpha: 0.5,
      },
    ),
    fill('disc', ellipse(x, y, radius, radius, 44), hour.sunColour, 'light', {
      colour2: mixed(hour.sunColour, '#ef8a4a', 0.3),
    }),
  ]
}

function moon([x, y]: Point, radius: number): Shape[] {
  const crater = (dx: number, dy: number, size: number): Shape =>
    fill('crater', ellipse(x + dx * radius, y + dy * radius, size * radius), '#ecdca6', 'light', {
      marking: true,
      alpha: 0.7,
    })
  return [
    fill('halo', ellipse(x, y, radius * 1.8, radius * 1.8, 40), '#a9b8e0', 'light', {
      soft: true,
      alpha: 0.35,
    }),
    fill('disc', ellipse(x, y, radius, radius, 44), '#fdf3cf', 'light', { colour2: '#f4e3ab' }),
    crater(-0.3, -0.2, 0.2),
    crater(0.28, 0.3, 0.26),
    crater(0.32, -0.4, 0.12),
  ]
}

function stars(random: Random, horizon: number): Shape[] {
  const found: Shape[] = []
  for (let index = 0; index < 34; index++) {
    const x = -240 + random() * 1480
    const y = -180 + random() * (horizon + 100)
    const size = 2.2 + random() * random() * 5.5
    const points: Point[] = size > 5 ? sparkle(x, y, size * 1.7) : ellipse(x, y, size, size, 10)
    found.push(fill('star', points, '#fdf2cd', 'light', { marking: true, alpha: 0.65 + 0.35 * random() }))
  }
  return found
}

function sparkle(x: number, y: number, size: number): Point[] {
  return Array.from({ length: 8 }, (_, index): Point => {
    const reach = index % 2 === 0 ? size : size * 0.3
    const angle = (index / 8) * 2 * Math.PI
    return [
      Math.round(64 * (x + Math.cos(angle) * reach)) / 64,
      Math.round(64 * (y + Math.sin(angle) * reach)) / 64,
    ]
  })
}

function clouds(hour: Hour, random: Random, horizon: number, count: number, discLeft: boolean): Thing[] {
  const blowing = hour.weather === 'wind' ? 1.5 : 1
  const lofty = random() < 0.5
  return Array.from({ length: count }, (_, index) => {
    const side = (index % 2 === 0) === discLeft ? 0.78 : 0.16
    const x = 1000 * (side + (random() - 0.5) * 0.36) + (index > 1 ? (random() - 0.5) * 300 : 0)
    // A great one and a small one by turns, never at one height; some are seen from behind.
    const great = index % 2 === 0
    const y = horizon * ((great === lofty ? 0.13 : 0.34) + 0.15 * random())
    const width = (great ? 118 + 56 * random() : 58 + 30 * random()) * blowing
    const tall = width * ((great ? 0.4 : 0.5) / blowing)
    const outline = great ? cloudOutline : smallCloudOutline
    return scenery(`cloud${index}`, 0.02, [
      fill('cloud', outline(x, y, random() < 0.5 ? width : -width, tall), hour.cloud, 'cloud', {
        colour2: mixed(lighter(hour.cloud, 0.1), hour.skyTop, 0.22),
      }),
    ])
  })
}

/** In fair weather no cloud cuts the sun or moon: it floats on towards the open middle. */
export function besideDisc(cloud: Thing, [x, y]: Point): Thing {
  const { x0, x1, y0, y1 } = cloud.box
  const reach = 84
  if (y + reach < y0 || y - reach > y1) return cloud
  if (x + reach < x0 || x - reach > x1) return cloud
  const away = x < 500 ? x + reach - x0 : x - reach - x1
  const shapes = cloud.shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(([left, down]): Point => [left + away, down]),
  }))
  return scenery(cloud.id, cloud.depth, shapes)
}

/** A little cloud of three rounds. */
function smallCloudOutline(x: number, y: number, width: number, height: number): Point[] {
  const at = (u: number, v: number): Point => [x + u * width, y + v * height]
  return smoothed([
    at(-1, 0.3),
    at(-0.92, -0.12),
    at(-0.5, -0.3),
    at(-0.16, -0.86),
    at(0.3, -0.84),
    at(0.52, -0.3),
    at(0.86, -0.2),
    at(1, 0.2),
    at(0.72, 0.44),
    at(-0.5, 0.46),
  ])
}

/** A cloud with a flat foot. */
function cloudOutline(x: number, y: number, width: number, height: number): Point[] {
  const at = (u: number, v: number): Point => [x + u * width, y + v * height]
  return smoothed([
    at(-1, 0.35),
    at(-0.98, -0.05),
    at(-0.66, -0.28),
    at(-0.42, -0.78),
    at(0, -1),
    at(0.3, -0.62),
    at(0.62, -0.52),
    at(0.82, -0.14),
    at(1.02, 0.06),
    at(0.98, 0.36),
    at(0.4, 0.46),
    at(-0.4, 0.46),
  ])
}
