import type { Build, Coat } from './species.ts'

/** Hooves and socks are dark, and points pale. */
export function pawColourOf(build: Build, coat: Coat): string {
  if (coat.paws !== undefined) return coat.paws
  if (build.hooves || build.socks) return coat.dark
  return coat.pattern === 'points' ? coat.second : coat.base
}
