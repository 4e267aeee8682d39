import { useEffect, useState } from 'react'
import type { TwistAnswer } from '#functions/read-twist.ts'
import type { BookLanguage } from '#book/options.ts'
import { limits } from '#book/limits.ts'
import { browserBackend } from '../session/browser-backend.ts'

/** Long enough that nobody is talked to in the middle of a sentence. */
const quietMs = 900

/**
 * How the storyteller reads a twist, a moment after the typing stops; null while nothing has been read. What cannot
 * be read now, without a network, is read again after the next change, and nothing waits for it.
 */
export function useTwistReading(twist: string, language: BookLanguage): TwistAnswer | null {
  const [answer, setAnswer] = useState<{ of: string; answer: TwistAnswer } | null>(null)
  const written = twist.trim()
  const key = `${language}/${written}`
  useEffect(() => {
    if (written === '' || written.length > limits.twistCharacters) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void askForReading(written, language, stop.signal).then((read) => {
        if (read !== null && !stop.signal.aborted) setAnswer({ of: key, answer: read })
      })
    }, quietMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [written, language, key])
  return written !== '' && answer?.of === key ? answer.answer : null
}

async function askForReading(
  twist: string,
  language: BookLanguage,
  signal: AbortSignal,
): Promise<TwistAnswer | null> {
  try {
    const backend = await browserBackend()
    const { data } = await backend.functions.invoke<TwistAnswer>('read-twist', {
      body: { twist, language },
      signal,
    })
    return data !== null && Array.isArray(data.notices) && Array.isArray(data.told) ? data : null
  } catch {
    return null
  }
}
