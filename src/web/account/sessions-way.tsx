import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { dayAndTime } from '#shop/clock-time.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { browserBackend } from '../session/browser-backend.ts'
import { Button } from '../ui/button.tsx'
import { authProblem } from './auth-problem.ts'
import { deviceWords } from './device-words.ts'
import { useAsking } from './use-asking.ts'
import { Way } from './way.tsx'
import type { OwnSession } from './ways-in.ts'

/** Where somebody is logged in; each but this one can be ended, and all of them at once. */
export function SessionsWay({ sessions }: { sessions: OwnSession[] }): ReactNode {
  const { revalidate } = useRevalidator()
  const { busy, problem, ask } = useAsking()
  const [news, setNews] = useState<string | undefined>(undefined)
  const end = async (work: () => Promise<string | null>): Promise<void> => {
    setNews(undefined)
    if (await ask(work)) setNews(m.sessions_ended())
    await revalidate()
  }
  const endOne = (session: string): Promise<void> =>
    end(async () => {
      const { error } = await (await browserBackend()).rpc('end_my_session', { session })
      return error === null ? null : m.common_server_problem()
    })
  const endOthers = (): Promise<void> =>
    end(async () => {
      const { error } = await (await browserBackend()).auth.signOut({ scope: 'others' })
      return error && authProblem(error)
    })
  const ordered = [...sessions].sort((one, other) => Number(other.is_this) - Number(one.is_this))
  return (
    <Way heading={m.sessions_heading()} news={news} problem={problem}>
      <ul>
        {ordered.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button look="text" busy={busy} onClick={() => void endOthers()}>
          {m.sessions_end_others()}
        </Button>
      ) : null}
    </Way>
  )
}

function SessionRow(props: { session: OwnSession; busy: boolean; onEnd: () => void }): ReactNode {
  const { session, busy, onEnd } = props
  const locale = useLocale()
  const device = deviceWords(session.user_agent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
      <span>
        <span className="block text-ink-strong">{device}</span>
        <span className="block text-small text-ink-soft">
          {session.is_this
            ? m.session_here()
            : m.session_seen({ date: dayAndTime(locale, new Date(session.seen_at)) })}
        </span>
      </span>
      {session.is_this ? null : (
        <Button look="text" busy={busy} aria-label={`${m.session_end()}: ${device}`} onClick={onEnd}>
          {m.session_end()}
        </Button>
      )}
    </li>
  )
}
