/** Counts what somebody does against a limit a second; what was saved up may be done at once. */
export interface Rate {
  /** False when that is too much. */
  take(count?: number): boolean
  /** Whether nothing was taken for a while: nothing is lost by forgetting it. */
  isFull(): boolean
}

/** A bucket of `perSecond` that fills up within a second. `nowMs` only has to go forward. */
export function rate(perSecond: number, nowMs: () => number = () => performance.now()): Rate {
  let left = perSecond
  let filledAt = nowMs()
  const fill = (): void => {
    const now = nowMs()
    left = Math.min(perSecond, left + ((now - filledAt) / 1000) * perSecond)
    filledAt = now
  }
  return {
    take: (count = 1) => {
      fill()
      if (left < count) return false
      left -= count
      return true
    },
    isFull: () => {
      fill()
      return left >= perSecond
    },
  }
}
