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

const day: HourRecipes = {
  sky: bare,
  skyMark: bare,
  disc: retroRecipe({ mustard: 1 }),
  cloud: retroRecipe({ teal: 0.32 }),
  falling: retroRecipe({ teal: 1, black: 0.3 }),
  leaves: [retroRecipe({ teal: 1 }), retroRecipe({ mustard: 1 })],
  land: [
    retroRecipe({ teal: 0.3 }),
    retroRecipe({ teal: 0.6 }),
    retroRecipe({ mustard: 1 }),
    retroRecipe({ teal: 0.95, mustard: 1 }),
  ],
}

const hours: Readonly<Record<Atmosphere['time'], HourRecipes>> = {
  day,
  morning: {
    ...day,
    sky: retroRecipe({ mustard: 0.3, vermilion: 0.1 }),
    skyMark: bare,
    disc: retroRecipe({ mustard: 1, vermilion: 0.25 }),
    cloud: bare,
  },
  dusk: {
    sky: retroRecipe({ mustard: 0.62, vermilion: 0.28 }),
    skyMark: retroRecipe({ mustard: 0.4, vermilion: 0.14 }),
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
  },
  night: {
    sky: retroRecipe({ teal: 1, plum: 1, black: 0.15 }),
    skyMark: retroRecipe({ teal: 0.9, plum: 0.8 }),
    disc: retroRecipe({ mustard: 0.2 }),
    cloud: retroRecipe({ teal: 0.7, plum: 0.65 }),
    falling: retroRecipe({ teal: 0.25 }),
    leaves: [retroRecipe({ teal: 1, black: 0.2 }), retroRecipe({ mustard: 0.55, black: 0.3 })],
    land: [
      retroRecipe({ teal: 1, plum: 0.5 }),
      retroRecipe({ teal: 1, black: 0.35 }),
      retroRecipe({ teal: 1, mustard: 0.45, black: 0.4 }),
      retroRecipe({ teal: 1, mustard: 0.6, black: 0.6 }),
    ],
  },
}

const dull: Partial<Record<Atmosphere['weather'], Partial<HourRecipes>>> = {
  rain: { sky: retroRecipe({ teal: 0.5, black: 0.12 }), cloud: retroRecipe({ teal: 0.75, black: 0.3 }) },
  snow: { sky: retroRecipe({ teal: 0.6 }), skyMark: retroRecipe({ teal: 0.45 }), cloud: bare, falling: bare },
  mist: { sky: retroRecipe({ teal: 0.25, mustard: 0.12 }), cloud: bare },
  cloudy: { sky: retroRecipe({ teal: 0.3 }), cloud: bare },
}

/** What is printed in an hour and a weather; only by day does the weather change the sky. */
export function hourRecipes({ time, weather }: Atmosphere): HourRecipes {
  const hour = hours[time]
  if (time === 'night') return weather === 'snow' ? { ...hour, falling: bare } : hour
  const change = dull[weather] ?? {}
  if (time === 'dusk') return { ...hour, falling: change.falling ?? hour.falling }
  return { ...hour, skyMark: hour.sky === bare ? bare : hour.skyMark, ...change }
}
