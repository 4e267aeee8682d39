import { parseDuration } from '../parse-duration.ts'

/** Until when; null lifts a ban, undefined leaves it as it is. */
export function banOf(duration: string | null | undefined, now: Date): Date | null | undefined | 'invalid' {
  if (!duration) return undefined
  if (duration === 'none') return null
  const milliseconds = parseDuration(duration)
  return milliseconds === null ? 'invalid' : new Date(now.getTime() + milliseconds)
}
