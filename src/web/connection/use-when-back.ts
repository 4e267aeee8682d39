import { useEffect, useEffectEvent } from 'react'
import { whenServerAnswers } from './server-answers.ts'

/** Calls back whenever a lost connection has come back and the server can be reached. */
export function useWhenBack(back: () => void): void {
  const tell = useEffectEvent(back)
  useEffect(() => {
    const stop = new AbortController()
    const onOnline = (): void => {
      whenServerAnswers(stop.signal).then(
        () => tell(),
        () => undefined,
      )
    }
    window.addEventListener('online', onOnline)
    return () => {
      stop.abort()
      window.removeEventListener('online', onOnline)
    }
  }, [])
}
