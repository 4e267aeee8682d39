import { describe, expect, it } from 'vitest'
import { randomFrom } from '#book/random.ts'
import {
  type SettingName,
  settings,
  type TimeOfDay,
  times,
  type Weather,
  weathers,
} from '#book/scene-plan.ts'
import type { Thing } from '../drawing.ts'
import { lightness } from './colour.ts'
import { hourOf } from './hour.ts'
import { sky } from './parts/sky.ts'
import { settingNamed } from './setting-named.ts'
import type { Stage } from './stage.ts'

function stageOf(name: SettingName, time: TimeOfDay = 'day', weather: Weather = 'clear'): Stage {
  const setting = settingNamed[name]
  return setting.draw({
    camera: 'medium',
    hour: hourOf(time, weather),
    random: randomFrom(name),
    horizon: setting.ground.horizon.best,
    pictured: new Set(),
  })
}

const shapesOf = (things: readonly Thing[]) => things.flatMap((thing) => thing.shapes)

describe.each(settings)('%s', (name) => {
  it('draws finite outlines in colours that exist, at every hour and in every weather', () => {
    for (const time of times) {
      for (const weather of weathers) {
        const stage = stageOf(name, time, weather)
        const shapes = shapesOf([...stage.behind, ...stage.before])
        expect(shapes.length).toBeGreaterThan(15)
        expect(shapes.length).toBeLessThan(800)
        for (const shape of shapes) {
          expect(shape.colour).toMatch(/^#[0-9a-f]{6}$/)
          expect(shape.points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
        }
      }
    }
  })

  it('shows no letters, which would be those of one language', () => {
    const { behind, before } = stageOf(name)
    expect(shapesOf([...behind, ...before]).map(({ part }) => part)).not.toContain('letter')
  })

  it.each(['rain', 'snow', 'mist'] as const)(
    'shows neither sun, moon nor stars through a window in %s',
    (weather) => {
      for (const time of ['day', 'night'] as const) {
        const { behind, before, windowGlass } = stageOf(name, time, weather)
        if (windowGlass === undefined) continue
        const parts = shapesOf([...behind, ...before]).map(({ part }) => part)
        expect(parts.filter((part) => part === 'disc' || part === 'star')).toEqual([])
      }
    },
  )

  it('is the same for the same random stream', () => {
    expect(stageOf(name, 'dusk')).toEqual(stageOf(name, 'dusk'))
  })

  it('covers the whole page', () => {
    const grounds = shapesOf(stageOf(name).behind).filter((shape) => shape.closed && shape.points.length >= 4)
    for (const [x, y] of [
      [2, 2],
      [998, 2],
      [2, 998],
      [998, 998],
      [500, 500],
    ] as const) {
      const covered = grounds.some((shape) => {
        const xs = shape.points.map((point) => point[0])
        const ys = shape.points.map((point) => point[1])
        return Math.min(...xs) <= x && Math.max(...xs) >= x && Math.min(...ys) <= y && Math.max(...ys) >= y
      })
      expect(covered, `${x},${y}`).toBe(true)
    }
  })

  it('is darker by night than by day', () => {
    const mean = (time: TimeOfDay): number => {
      const large = stageOf(name, time)
        .behind.filter(({ id }) => id !== 'stars')
        .slice(0, 3)
        .flatMap((thing) => thing.shapes.slice(0, 1))
      return large.reduce((sum, shape) => sum + lightness(shape.colour), 0) / large.length
    }
    expect(mean('night')).toBeLessThan(mean('day') - 0.12)
  })

  it('frames the middle without standing in it', () => {
    for (const thing of stageOf(name).before) {
      for (const shape of thing.shapes) {
        const inMiddle = shape.points.some(([x, y]) => x > 300 && x < 700 && y < 900)
        expect(inMiddle, `${thing.id} ${shape.part}`).toBe(false)
      }
    }
  })
})

describe('a fair sky', () => {
  it.each(times)('has no cloud before the sun or moon by %s', (time) => {
    for (let seed = 0; seed < 40; seed++) {
      const { things, glows } = sky({
        camera: 'medium',
        hour: hourOf(time, 'clear'),
        random: randomFrom(`sky ${seed}`),
        horizon: 400,
        pictured: new Set(),
      })
      const [x = 0, y = 0] = glows[0]?.centre ?? []
      const clouds = things.filter(({ id }) => id.startsWith('cloud')).map(({ box }) => box)
      expect(
        clouds.filter((box) => x + 58 > box.x0 && x - 58 < box.x1 && y + 58 > box.y0 && y - 58 < box.y1),
      ).toEqual([])
    }
  })
})

describe('an hour', () => {
  it('lights windows at dusk and by night only', () => {
    expect(times.filter((time) => hourOf(time, 'clear').lampsLit)).toEqual(['dusk', 'night'])
  })

  it('lays snow on the ground but not on walls', () => {
    const snow = hourOf('day', 'snow')
    expect(lightness(snow.paintGround('#4b8642'))).toBeGreaterThan(0.8)
    expect(lightness(snow.paint('#4b8642'))).toBeLessThan(0.6)
  })

  it('veils what is far away', () => {
    const { paint } = hourOf('day', 'clear')
    expect(lightness(paint('#2f5c33', 0.9))).toBeGreaterThan(lightness(paint('#2f5c33', 0)) + 0.2)
  })
})
