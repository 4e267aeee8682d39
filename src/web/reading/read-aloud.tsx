import { type ReactNode, useEffect, useState } from 'react'
import { MicrophoneIcon, MoonIcon } from '../bedtime/bedtime-icons.ts'
import { enterOnPhone } from '../bedtime/full-screen.ts'
import { fromBook } from '../bedtime/use-closing.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { LinkButton } from '../ui/button.tsx'
import { offered } from './offered-recordings.ts'

const toRecord = { ...fromBook, toRecord: true } as const

/** Whether a place in the history was come to for recording. */
export function isToRecord(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'toRecord' in state
}

interface ReadAloudProps {
  token: string
  child: string
  /** Who can be heard already. */
  readers: readonly string[]
}

/** Right below a book by a link: it is read in the dark there, in the voice of whoever has lent it. */
export function ReadNow({ token, readers }: Pick<ReadAloudProps, 'token' | 'readers'>): ReactNode {
  const locale = useLocale()
  return (
    <div className="reading-now">
      <LinkButton
        to={pathFor('readingAloud', locale, { token })}
        state={fromBook}
        onClick={enterOnPhone}
        aria-describedby="reading-now"
      >
        <MoonIcon />
        {m.bedtime_open()}
      </LinkButton>
      <p id="reading-now">
        {readers.length === 0
          ? m.reading_aloud_about()
          : m.reading_voice_heard({ names: new Intl.ListFormat(locale).format(readers) })}
      </p>
    </div>
  )
}

/** Where whoever reads a book by a link lends their voice. */
export function ReadAloud({ token, child }: Pick<ReadAloudProps, 'token' | 'child'>): ReactNode {
  const locale = useLocale()
  const sentCount = useSentCount(token)
  const to = pathFor('readingAloud', locale, { token })
  return (
    <section className="reading-aloud">
      <h2>{m.reading_voice_heading({ name: child })}</h2>
      <p>{m.reading_voice_about()}</p>
      {sentCount === 0 ? null : (
        <p className="font-medium text-ink-strong">
          {sentCount === 1 ? m.reading_voice_own_one() : m.reading_voice_own({ count: sentCount })}
        </p>
      )}
      <LinkButton look="secondary" to={to} state={toRecord} onClick={enterOnPhone}>
        <MicrophoneIcon />
        {m.bedtime_record()}
      </LinkButton>
    </section>
  )
}

/** How many pages were recorded on this device, and handed over. */
function useSentCount(token: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isHere = true
    void offered.list(token).then((here) => {
      if (isHere) setCount(here.filter(({ recording }) => recording.isSent).length)
    })
    return () => void (isHere = false)
  }, [token])
  return count
}
