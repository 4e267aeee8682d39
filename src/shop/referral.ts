import type { Cents } from '#book/size.ts'

/** What a code takes off that thanks for pointing a new buyer here, and for how long it counts. */
export const reward: Readonly<{ centsOff: Cents; days: number }> = { centsOff: 500, days: 365 }

/** How a code begins that thanks somebody, by the language of who gets it. */
export const rewardPrefix = { nl: 'DANK', en: 'THANKS' } as const
