import { randomFrom } from '#book/random.ts'
import type { Atmosphere } from '../../drawing.ts'
import type { Recipe } from '../press/plates.ts'
import { blank, quietRecipe } from './inks.ts'

export interface HourTones {
  sky: Recipe
  disc: Recipe
  cloud: Recipe
  falling: Recipe
  water: Recipe
  /** Green land, from far to near. */
  land: readonly Recipe[]
}

const day: HourTones = {
  sky: blank,
  disc: quietRecipe({ sand: 0.9 }),
  cloud: quietRecipe({ sage: 0.22 }),
  falling: quietRecipe({ ink: 0.55 }),
  water: quietRecipe({ sage: 0.3, ink: 0.2 }),
  land: [
    quietRecipe({ sage: 0.24 }),
    quietRecipe({ sage: 0.36 }),
    quietRecipe({ sage: 0.56 }),
    quietRecipe({ sage: 1, sand: 0.04 }),
  ],
}

/** Fair days, so that no two pages that follow one another need be alike. */
const days: readonly HourTones[] = [
  day,
  { ...day, disc: quietRecipe({ sand: 0.7, accent: 0.32 }) },
  { ...day, sky: quietRecipe({ sage: 0.2 }), disc: quietRecipe({ sand: 1 }), cloud: blank },
  { ...day, sky: quietRecipe({ sand: 0.3 }), disc: quietRecipe({ sand: 0.6, accent: 0.62 }) },
]

const dawn: HourTones = {
  ...day,
  sky: quietRecipe({ sand: 0.3, accent: 0.03 }),
  disc: quietRecipe({ sand: 1, accent: 0.08 }),
  cloud: blank,
}

/** What each hour may be printed in; one is chosen for a picture. */
const hours: Readonly<Record<Atmosphere['time'], readonly HourTones[]>> = {
  day: days,
  morning: [dawn, { ...dawn, sky: quietRecipe({ sand: 0.2, accent: 0.16 }), disc: blank }],
  dusk: [
    {
      sky: quietRecipe({ sand: 0.55, accent: 0.24 }),
      disc: quietRecipe({ accent: 0.85, sand: 0.4 }),
      cloud: quietRecipe({ sand: 0.5, accent: 0.34 }),
      falling: quietRecipe({ ink: 0.6 }),
      water: quietRecipe({ sage: 1, ink: 0.2 }),
      land: [
        quietRecipe({ sage: 0.8, clay: 0.18 }),
        quietRecipe({ sage: 1, ink: 0.22 }),
        quietRecipe({ sage: 1, ink: 0.4 }),
        quietRecipe({ sage: 1, ink: 0.55 }),
      ],
    },
  ],
  night: [
    {
      sky: quietRecipe({ ink: 0.92 }),
      disc: quietRecipe({ sand: 0.18 }),
      cloud: quietRecipe({ ink: 0.8 }),
      falling: quietRecipe({ ink: 0.4 }),
      water: quietRecipe({ ink: 0.78, sage: 0.3 }),
      land: [
        quietRecipe({ ink: 0.99, sage: 0.24 }),
        quietRecipe({ ink: 0.99, sage: 0.42 }),
        quietRecipe({ ink: 1, sage: 0.66 }),
        quietRecipe({ ink: 1, sage: 0.9 }),
      ],
    },
  ],
}

const dull: Partial<Record<Atmosphere['weather'], Partial<HourTones>>> = {
  rain: { sky: quietRecipe({ sage: 0.4, ink: 0.06 }), cloud: quietRecipe({ sage: 0.7, ink: 0.1 }) },
  snow: { sky: quietRecipe({ sage: 0.5 }), cloud: quietRecipe({ sage: 0.25 }), falling: blank },
  mist: { sky: quietRecipe({ sage: 0.2 }), cloud: blank },
  cloudy: { sky: quietRecipe({ sage: 0.14 }), cloud: quietRecipe({ sage: 0.4 }) },
}

/** Tones of an hour and a weather, chosen by the picture's seed; only by day does the weather change the sky. */
export function hourTones({ time, weather }: Atmosphere, seed: string): HourTones {
  const choices = hours[time]
  const hour = choices[Math.floor(randomFrom(`${seed}/hour`)() * choices.length)] as HourTones
  const change = dull[weather] ?? {}
  if (time === 'day' || time === 'morning') return { ...hour, ...change }
  return weather === 'snow' ? { ...hour, falling: blank } : hour
}
