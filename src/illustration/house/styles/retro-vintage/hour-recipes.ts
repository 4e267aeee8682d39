import { randomFrom } from '#book/random.ts'
import type { Atmosphere } from '../../drawing.ts'
import type { Recipe } from '../press/plates.ts'
import { bare, retroRecipe } from './inks.ts'

export interface HourRecipes {
  sky: Recipe
  /** Where the sponge went over the sky once more. */
  skyMark: Recipe
  /** The great sun or moon. */
  disc: Recipe
  cloud: Recipe
  /** Rain, snow. */
  falling: Recipe
  /** Green land, from far to near. */
  land: readonly Recipe[]
  /** Two leaves of a crown, the second printed over the first. */
  leaves: readonly [Recipe, Recipe]
}

const green = retroRecipe({ teal: 0.95, mustard: 1 })

const day: HourRecipes = {
  sky: bare,
  skyMark: bare,
  disc: retroRecipe({ mustard: 1 }),
  cloud: retroRecipe({ teal: 0.32 }),
  falling: retroRecipe({ teal: 1, black: 0.3 }),
  leaves: [retroRecipe({ teal: 1 }), retroRecipe({ mustard: 1 })],
  land: [retroRecipe({ teal: 0.3 }), retroRecipe({ teal: 0.6 }), retroRecipe({ mustard: 1 }), green],
}

/** Fields of another crop: pale corn, a dull green and the colour of sand. */
const otherFields: readonly Recipe[] = [
  retroRecipe({ mustard: 0.45 }),
  retroRecipe({ teal: 0.35, mustard: 0.5 }),
  retroRecipe({ mustard: 0.62, vermilion: 0.34 }),
  green,
]

/** Fair days, so that no two pages that follow one another need be alike. */
const days: readonly HourRecipes[] = [
  day,
  { ...day, sky: retroRecipe({ teal: 0.2 }), skyMark: bare, land: otherFields },
  {
    ...day,
    sky: retroRecipe({ mustard: 0.3 }),
    skyMark: retroRecipe({ mustard: 0.18 }),
    disc: retroRecipe({ mustard: 0.7, vermilion: 0.85 }),
  },
  {
    ...day,
    sky: retroRecipe({ mustard: 0.18, vermilion: 0.15 }),
    skyMark: retroRecipe({ mustard: 0.12, vermilion: 0.08 }),
    land: [retroRecipe({ teal: 0.35 }), retroRecipe({ teal: 0.7 }), retroRecipe({ mustard: 1 }), green],
  },
  { ...day, disc: retroRecipe({ mustard: 0.8, vermilion: 0.6 }), land: otherFields },
]

const dawn: HourRecipes = {
  ...day,
  sky: retroRecipe({ mustard: 0.3, vermilion: 0.1 }),
  skyMark: retroRecipe({ mustard: 0.16, vermilion: 0.05 }),
  disc: retroRecipe({ mustard: 1, vermilion: 0.25 }),
  cloud: bare,
}

const sundown: HourRecipes = {
  sky: retroRecipe({ mustard: 0.62, vermilion: 0.28 }),
  skyMark: retroRecipe({ mustard: 0.5, vermilion: 0.2 }),
  disc: retroRecipe({ mustard: 0.5, vermilion: 1 }),
  cloud: retroRecipe({ mustard: 0.4, vermilion: 0.75 }),
  falling: retroRecipe({ teal: 1, plum: 0.5 }),
  leaves: [retroRecipe({ teal: 0.9, plum: 0.15 }), retroRecipe({ mustard: 1, vermilion: 0.35 })],
  land: [
    retroRecipe({ vermilion: 0.5, plum: 0.6 }),
    retroRecipe({ teal: 0.8, plum: 0.35 }),
    retroRecipe({ teal: 0.8, mustard: 0.8, black: 0.1 }),
    retroRecipe({ teal: 1, mustard: 0.9, black: 0.35 }),
  ],
}

const dark: HourRecipes = {
  sky: retroRecipe({ teal: 1, plum: 1, black: 0.15 }),
  skyMark: retroRecipe({ teal: 0.9, plum: 0.8 }),
  disc: retroRecipe({ mustard: 0.2 }),
  cloud: retroRecipe({ teal: 0.7, plum: 0.65 }),
  falling: retroRecipe({ teal: 0.25 }),
  leaves: [
    retroRecipe({ teal: 1, black: 0.2 }),
    retroRecipe({ mustard: 1, vermilion: 0.5, plum: 0.55, black: 0.3 }),
  ],
  land: [
    retroRecipe({ teal: 1, plum: 0.5 }),
    retroRecipe({ teal: 1, black: 0.35 }),
    retroRecipe({ teal: 1, mustard: 0.45, black: 0.4 }),
    retroRecipe({ teal: 1, mustard: 0.6, black: 0.6 }),
  ],
}

/** What each hour may be printed in; one is chosen for a picture. */
const hours: Readonly<Record<Atmosphere['time'], readonly HourRecipes[]>> = {
  day: days,
  morning: [
    dawn,
    {
      ...dawn,
      sky: retroRecipe({ plum: 0.2, vermilion: 0.1 }),
      skyMark: retroRecipe({ plum: 0.1, vermilion: 0.06 }),
      disc: retroRecipe({ mustard: 1 }),
      land: otherFields,
    },
    { ...dawn, sky: retroRecipe({ vermilion: 0.24, mustard: 0.16 }), disc: bare },
  ],
  dusk: [
    sundown,
    {
      ...sundown,
      sky: retroRecipe({ plum: 0.42, vermilion: 0.32 }),
      skyMark: retroRecipe({ plum: 0.34, vermilion: 0.26 }),
      disc: retroRecipe({ mustard: 1, vermilion: 0.4 }),
      cloud: retroRecipe({ plum: 0.5, vermilion: 0.6 }),
    },
  ],
  night: [
    dark,
    {
      ...dark,
      sky: retroRecipe({ teal: 1, plum: 0.45, black: 0.45 }),
      skyMark: retroRecipe({ teal: 1, plum: 0.4, black: 0.3 }),
      disc: retroRecipe({ mustard: 0.75 }),
    },
  ],
}

const dull: Partial<Record<Atmosphere['weather'], Partial<HourRecipes>>> = {
  rain: { sky: retroRecipe({ teal: 0.5, black: 0.12 }), cloud: retroRecipe({ teal: 0.75, black: 0.3 }) },
  snow: { sky: retroRecipe({ teal: 0.6 }), skyMark: retroRecipe({ teal: 0.45 }), cloud: bare, falling: bare },
  mist: { sky: retroRecipe({ teal: 0.25, mustard: 0.12 }), cloud: bare },
  cloudy: { sky: retroRecipe({ teal: 0.3 }), cloud: bare },
}

/**
 * What is printed in an hour and a weather, chosen among several by the picture's seed; only by day does the weather
 * change the sky.
 */
export function hourRecipes({ time, weather }: Atmosphere, seed: string): HourRecipes {
  const choices = hours[time]
  const hour = choices[Math.floor(randomFrom(`${seed}/hour`)() * choices.length)] as HourRecipes
  if (time === 'night') return weather === 'snow' ? { ...hour, falling: bare } : hour
  const change = dull[weather] ?? {}
  if (time === 'dusk') return { ...hour, falling: change.falling ?? hour.falling }
  return { ...hour, ...change }
}
