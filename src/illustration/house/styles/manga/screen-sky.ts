import type { Thing } from '../../drawing.ts'
import type { Cover } from '../cel/cover-page.ts'
import { layColour } from '../cel/lay-colour.ts'
import { layTone } from '../cel/lay-tone.ts'
import type { Patch } from '../split-into-pieces.ts'
import { makeLightMap, lightCells } from '../light-map.ts'
import { type Desk, paper } from './desk.ts'
import { layWash, retone } from './lay-wash.ts'

/** Screen of the zenith and of the horizon by hour, 0..1. */
const hours: Readonly<Record<string, readonly [number, number]>> = {
  morning: [0.16, -0.06],
  day: [0.24, -0.06],
  dusk: [0.5, 0],
  night: [1, 0.66],
}

/** A sky in one screen from its zenith down, with the sun's or moon's light left out of it. */
export function screenSky(desk: Desk, thing: Thing, patch: Patch, cover: Cover): void {
  const { plates, drawing } = desk
  const { time, weather } = drawing.atmosphere
  const [zenith, horizon] = hours[time] ?? [0.2, 0]
  const heavy = weather === 'rain' || weather === 'snow' || weather === 'cloudy' ? 0.12 : 0
  const { y0, y1 } = patch.bounds
  const top = Math.max(0, y0)
  const tall = Math.max(1, Math.min(1000, y1, thing.depth < 0.03 ? 700 : 1000) - top)
  layTone(plates, cover, 0, { light: desk.light, depth: 0, dark: 0, lit: 0 })
  layWash(desk, cover, false)
  layColour(plates, cover, { colour: paper, alpha: 1 })
  const glow = makeLightMap(drawing, 1).glow
  const cell = (place: number): number =>
    Math.max(0, Math.min(lightCells - 1, Math.floor((place / 1000) * lightCells)))
  retone(desk, cover, (before, part, x, y) => {
    const down = Math.max(0, Math.min(1, (y - top) / tall))
    const lit = glow[cell(y) * lightCells + cell(x)]!
    const dark = (zenith + (horizon - zenith) * down + heavy) * (1 - lit * (time === 'night' ? 0.75 : 0.9))
    return before + (dark * 255 - before) * part
  })
}
