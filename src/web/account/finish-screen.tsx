import { type ReactNode, useEffect, useState } from 'react'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { browserBackend } from '../session/browser-backend.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { authProblem } from './auth-problem.ts'
import { takeBooksAlong } from './books-along.ts'
import { CodeFromMail } from './code-from-mail.tsx'
import { type FinishCase, finishCase, type LinkType } from './finish-case.ts'
import { SidePicture } from './side-picture.tsx'
import { pathAfterLogin } from './path-after-login.ts'

export function meta(): Record<string, string>[] {
  return [
    { title: m.finish_page_title() },
    { name: 'robots', content: 'noindex' },
    // The address holds a secret: it goes to nobody else.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

type Shown =
  | FinishCase
  | { kind: 'waiting' }
  | { kind: 'other-browser' }
  | { kind: 'expired' }
  | { kind: 'done' }

/** What pressing the button comes to. */
type End = 'done' | 'expired'

/** Where the links of our mails lead. Whatever comes, it ends in words or in the page that was wanted. */
export default function FinishScreen(): ReactNode {
  const locale = useLocale()
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' })
  useEffect(() => {
    const given = finishCase(location.search, location.hash)
    if (given.kind === 'error' || given.kind === 'token') return setShown(given)
    void settle(given.kind).then((outcome) => setShown({ kind: outcome }))
  }, [])
  const { isRecovering } = useSession()
  useEffect(() => {
    if (shown.kind !== 'done') return
    const goOn = async (): Promise<void> => {
      await takeBooksAlong()
      location.replace(isRecovering ? pathFor('newPassword', locale) : await pathAfterLogin(locale))
    }
    void goOn()
  }, [shown.kind, isRecovering, locale])
  return (
    <PaperLayout>
      <div className="grid gap-x-[8vw] gap-y-12 px-edge pt-8 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:pt-16">
        <div className="max-w-[38rem]" aria-live="polite">
          <Words shown={shown} onEnd={(kind) => setShown({ kind })} />
        </div>
        <SidePicture name="waving" />
      </div>
    </PaperLayout>
  )
}

const exchangeMs = 10_000

/** Waits for the client to exchange a code, but never for ever; it takes the code out of the address when it did. */
async function settle(kind: 'code' | 'nothing'): Promise<'done' | 'other-browser' | 'nothing'> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), exchangeMs))
  const session = await Promise.race([readSession(), late])
  // Why somebody came is told in a turn of its own after the exchange.
  await new Promise((resolve) => setTimeout(resolve, 0))
  if (kind === 'code') {
    const exchanged = !new URLSearchParams(location.search).has('code')
    return session !== null && exchanged ? 'done' : 'other-browser'
  }
  return session !== null && session.user.is_anonymous !== true ? 'done' : 'nothing'
}

async function readSession(): Promise<{ user: { is_anonymous?: boolean } } | null> {
  try {
    const { auth } = await browserBackend()
    return (await auth.getSession()).data.session
  } catch {
    return null
  }
}

function Words({ shown, onEnd }: { shown: Shown; onEnd: (kind: End) => void }): ReactNode {
  switch (shown.kind) {
    case 'waiting':
      return <Telling heading={m.finish_wait()} text={m.finish_wait_text()} />
    case 'done':
      return <Telling heading={m.finish_done()} />
    case 'token':
      return <PressToConfirm given={shown} onEnd={onEnd} />
    case 'expired':
      return <Telling heading={m.finish_error_heading()} text={m.finish_error_text()} again />
    case 'error':
      return (
        <Telling heading={m.finish_error_heading()} text={m.finish_error_text()} again>
          <p className="mt-3 text-small break-words text-ink-soft">
            {m.finish_error_said({ description: shown.description })}
          </p>
        </Telling>
      )
    case 'code':
    case 'other-browser':
      return (
        <Telling heading={m.finish_other_browser_heading()} text={m.finish_other_browser_text()} askAgain>
          <CodeFromMail onConfirmed={() => onEnd('done')} />
        </Telling>
      )
    case 'nothing':
      return <Telling heading={m.finish_nothing_heading()} text={m.finish_nothing_text()} again />
  }
}

function Telling(props: {
  heading: string
  text?: string
  /** Offers another mail: as the one thing to do, or below what stands here. */
  again?: boolean
  askAgain?: boolean
  children?: ReactNode
}): ReactNode {
  const locale = useLocale()
  return (
    <>
      <h1 className="text-title">{props.heading}</h1>
      {props.text === undefined ? null : <p className="mt-5 text-lead">{props.text}</p>}
      {props.children}
      {props.again || props.askAgain ? (
        <p className={props.again ? 'mt-7' : 'mt-3'}>
          <LinkButton look={props.again ? 'primary' : 'text'} to={pathFor('login', locale)}>
            {m.finish_new_code()}
          </LinkButton>
        </p>
      ) : null}
    </>
  )
}

function PressToConfirm(props: {
  given: Extract<FinishCase, { kind: 'token' }>
  onEnd: (kind: End) => void
}): ReactNode {
  const { given, onEnd } = props
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const confirm = async (): Promise<void> => {
    setBusy(true)
    const result = await verify(given)
    setBusy(false)
    if ('problem' in result) setProblem(result.problem)
    else onEnd(result.kind)
  }
  return (
    <>
      <h1 className="text-title">{m.finish_press_heading()}</h1>
      <p className="mt-5 text-lead">{m.finish_press_text()}</p>
      <p className="mt-7">
        <Button busy={busy} onClick={() => void confirm()}>
          {busy
            ? m.code_confirming()
            : given.type === 'email_change'
              ? m.finish_press_claim()
              : m.finish_press_login()}
        </Button>
      </p>
      <p role="alert" className="mt-4 font-medium text-wrong empty:hidden">
        {problem}
      </p>
    </>
  )
}

/** How it ended, or the words for what stood in the way and may pass. */
async function verify({
  tokenHash,
  type,
}: {
  tokenHash: string
  type: LinkType
}): Promise<{ kind: End } | { problem: string }> {
  try {
    const { auth } = await browserBackend()
    const { error } = await auth.verifyOtp({ token_hash: tokenHash, type })
    if (error === null) return { kind: 'done' }
    return error.code === 'otp_expired' ? { kind: 'expired' } : { problem: authProblem(error) }
  } catch {
    return { problem: authProblem({}) }
  }
}
