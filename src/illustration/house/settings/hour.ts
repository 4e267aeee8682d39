import type { ScenePlan, TimeOfDay, Weather } from '#book/scene-plan.ts'
import { autumnal, mixed, multiplied } from './colour.ts'

/** The palette of an hour and a weather: how local colours look then. */
export interface Hour {
  time: TimeOfDay
  weather: Weather
  skyTop: string
  skyLow: string
  /** Colour of a window seen from outside. */
  window: string
  /** Lamps burn and windows shine. */
  lampsLit: boolean
  /** Nobody sleeps: no window of a town stays dark. */
  everyWindowLit?: boolean
  sunColour: string
  cloud: string
  /** A local colour in this light; `away` 0 near .. 1 at the horizon, where the air veils it. */
  paint(colour: string, away?: number): string
  /** As `paint`, for what snow lies on. */
  paintGround(colour: string, away?: number): string
}

interface Light {
  skyTop: string
  skyLow: string
  light: string
  air: string
  sun: string
  cloud: string
}

const lights: Readonly<Record<TimeOfDay, Light>> = {
  morning: {
    skyTop: '#9fd0e2',
    skyLow: '#fde3c3',
    light: '#fff3e0',
    air: '#ecdcc8',
    sun: '#fbd27a',
    cloud: '#fff6ea',
  },
  day: {
    skyTop: '#5cb0ea',
    skyLow: '#dff1ee',
    light: '#ffffff',
    air: '#bccdf0',
    sun: '#f9c646',
    cloud: '#fffdf6',
  },
  dusk: {
    skyTop: '#7a7bb8',
    skyLow: '#fbb98c',
    light: '#edd4d0',
    air: '#dfa59d',
    sun: '#f58f4f',
    cloud: '#f3b9a8',
  },
  night: {
    skyTop: '#1a2d6b',
    skyLow: '#5577b6',
    light: '#9aabdf',
    air: '#4a67a8',
    sun: '#fdf0c0',
    cloud: '#5d74ad',
  },
}

const grey: Readonly<Record<Weather, { top: string; low: string; amount: number; haze: number }>> = {
  clear: { top: '#ffffff', low: '#ffffff', amount: 0, haze: 0 },
  wind: { top: '#a8c8d8', low: '#e8e6d8', amount: 0.3, haze: 0 },
  cloudy: { top: '#b4c4cf', low: '#e5e4dc', amount: 0.62, haze: 0.12 },
  rain: { top: '#8b9dad', low: '#c5cdd0', amount: 0.8, haze: 0.22 },
  snow: { top: '#c2d0de', low: '#eef0f2', amount: 0.8, haze: 0.2 },
  mist: { top: '#d3dbdd', low: '#ece9e0', amount: 0.8, haze: 0.5 },
}

/** Whether no sun, moon or star is seen. */
export function isVeiled({ weather }: Pick<Hour, 'weather'>): boolean {
  return weather === 'rain' || weather === 'snow' || weather === 'mist'
}

/** Palette for a time of day, a weather and, where it is not summer, a season. */
export function hourOf(time: TimeOfDay, weather: Weather, season?: ScenePlan['season']): Hour {
  const light = lights[time]
  const dull = grey[weather]
  const skyTop = mixed(light.skyTop, multiplied(dull.top, light.light), dull.amount)
  const skyLow = mixed(light.skyLow, multiplied(dull.low, light.light), dull.amount)
  const air = mixed(light.air, skyLow, dull.amount)
  const lit = dull.amount > 0.5 ? mixed(light.light, '#dfe3e6', 0.35) : light.light
  function paint(colour: string, away = 0): string {
    const shaded = multiplied(season === 'autumn' ? autumnal(colour) : colour, lit)
    return mixed(shaded, air, Math.min(0.92, away * 0.72 + dull.haze * (0.25 + away)))
  }
  return {
    time,
    weather,
    skyTop,
    skyLow,
    window: time === 'night' ? '#ffd36e' : time === 'dusk' ? '#fbc56b' : '#a9cfdb',
    lampsLit: time === 'night' || time === 'dusk',
    sunColour: light.sun,
    cloud: mixed(light.cloud, skyLow, dull.amount * 0.4),
    paint,
    paintGround: (colour, away = 0) =>
      paint(weather === 'snow' ? mixed(colour, '#f4f6fa', 0.86) : colour, away),
  }
}
