import { useEffect, useState } from 'react'

const tickMs = 5_000

/** Whole seconds since the page first saw this step, told every five; a sign of life that moves nothing. */
export function useElapsed(step: string): number {
  const [seen, setSeen] = useState({ step, seconds: 0 })
  useEffect(() => {
    const begun = Date.now()
    setSeen({ step, seconds: 0 })
    const timer = setInterval(
      () => setSeen({ step, seconds: Math.round((Date.now() - begun) / tickMs) * (tickMs / 1000) }),
      tickMs,
    )
    return () => clearInterval(timer)
  }, [step])
  return seen.step === step ? seen.seconds : 0
}
