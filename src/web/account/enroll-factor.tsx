import { type ReactNode, useEffect, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button, buttonClass } from '../ui/button.tsx'
import { FactorCodeForm } from './factor-code-form.tsx'
import { FreshLogin, needsFreshLogin } from './fresh-login.tsx'
import { beginFactor, type Begun, forgetNewFactor, type NewFactor } from './new-factor.ts'
import { WithMailLink } from './with-mail-link.tsx'

export interface EnrollFactorProps {
  /** Who helps whoever loses the app. */
  email: string
  /** How many factors count already. */
  known: number
  onDone: () => void
}

/** Sets an authenticator app as the second factor: its picture, its key, and a first code that shows that it works. */
export function EnrollFactor({ email, known, onDone }: EnrollFactorProps): ReactNode {
  /** Null: it is begun now. */
  const [begun, setBegun] = useState<Begun | null>(null)
  const [wasReplaced, setWasReplaced] = useState(false)
  /** What is begun waits for a login of this moment. */
  const [isStale, setIsStale] = useState(false)
  useEffect(() => {
    if (begun !== null) return undefined
    let isOpen = true
    const open = async (): Promise<void> => {
      const next = await beginFactor(known).catch(
        (): Begun => ({ status: 'failed', problem: m.common_connection_problem() }),
      )
      if (isOpen) setBegun(next)
    }
    void open()
    return () => {
      isOpen = false
    }
  }, [begun, known])
  const isThere = begun?.status === 'there'
  useEffect(() => {
    if (isThere) onDone()
    // Once, whatever becomes of the screen meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere])
  if (begun === null || begun.status === 'there') return <p role="status">{m.finish_wait()}</p>
  if (isStale) return <FreshLogin onDone={() => setIsStale(false)} />
  if (begun.status === 'failed') {
    if (needsFreshLogin(begun.problem)) return <FreshLogin onDone={() => setBegun(null)} />
    return (
      <div role="alert">
        <p className="font-medium text-wrong">{begun.problem}</p>
        <Button look="text" onClick={() => setBegun(null)}>
          {m.common_try_again()}
        </Button>
      </div>
    )
  }
  const { factor } = begun
  return (
    <>
      {wasReplaced ? (
        <p role="alert" ref={focusWhole} tabIndex={-1} className="font-medium text-wrong outline-none">
          {m.factor_replaced()}
        </p>
      ) : null}
      <IntoApp factor={factor} />
      <p className="text-small text-ink-soft">
        <WithMailLink say={m.factor_when_lost} email={email} />
      </p>
      <FactorCodeForm
        // What was typed was a code of the other key.
        key={factor.id}
        factorIds={[factor.id]}
        onDone={() => {
          forgetNewFactor()
          onDone()
        }}
        onStale={() => setIsStale(true)}
        onGone={() => {
          forgetNewFactor()
          setWasReplaced(true)
          setBegun(null)
        }}
      />
    </>
  )
}

/** As a `ref`: comes into sight with the focus, as what had it is gone. */
function focusWhole(element: HTMLElement | null): void {
  element?.focus()
}

/** Three ways to bring the key into an app; what is likeliest on this device comes first. */
function IntoApp({ factor }: { factor: NewFactor }): ReactNode {
  // Nothing of this is on the server's page.
  const isPhone = matchMedia('(pointer: coarse)').matches
  const picture = (
    // Apps read dark on light only, whatever the theme; the picture brings its own margin. Larger letters do not make it larger.
    <img
      src={factor.picture}
      alt={m.factor_picture()}
      width={240}
      height={240}
      className="my-1 h-auto w-[240px] bg-white"
    />
  )
  if (isPhone) {
    return (
      <>
        <p>{m.factor_open_first()}</p>
        <a href={factor.address} className={buttonClass('secondary')}>
          {m.factor_open_button()}
        </a>
        <Key secret={factor.secret} />
        <p>{m.factor_scan_elsewhere()}</p>
        {picture}
      </>
    )
  }
  return (
    <>
      <p>{m.factor_scan()}</p>
      {picture}
      <Key secret={factor.secret} />
      <p>
        <a href={factor.address} className="underline underline-offset-4">
          {m.factor_open()}
        </a>
      </p>
    </>
  )
}

function Key({ secret }: { secret: string }): ReactNode {
  const [news, setNews] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret)
      setNews(m.factor_key_copied())
    } catch {
      // Not allowed, or there is no clipboard outside a secure context.
      setNews(m.factor_key_not_copied())
    }
  }
  return (
    <div>
      <p>{m.factor_key()}</p>
      <code className="flex flex-wrap gap-x-2.5 font-semibold tracking-wider text-ink-strong">
        {secret.match(/.{1,4}/g)?.map((four, index) => (
          // The same four may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{four} </span>
        ))}
      </code>
      <p className="flex flex-wrap items-center gap-x-4">
        <Button look="text" onClick={() => void copy()}>
          {m.factor_key_copy()}
        </Button>
        <span role="status" className="text-small text-ink-soft">
          {news}
        </span>
      </p>
    </div>
  )
}
