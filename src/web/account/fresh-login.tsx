import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { browserBackend } from '../session/browser-backend.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import { focusOnArrival } from '../ui/focus-on-arrival.ts'
import { CodeField } from './code-field.tsx'
import { sixFigures } from './email-address.ts'
import { sendCode } from './email-code.ts'
import { FactorCodeForm } from './factor-code-form.tsx'
import { logInAfresh } from './log-in-afresh.ts'
import { useAsking } from './use-asking.ts'

/** Whether what the backend refused only waits for a login of this moment. */
export function needsFreshLogin(problem: string | undefined): boolean {
  return problem === m.fresh_lead()
}

/**
 * Before a way into the account changes in a session of a while ago: a code shows that its owner is there, of the app where one
 * guards the account, else by mail.
 */
export function FreshLogin({ onDone }: { onDone: () => void }): ReactNode {
  const [factorIds, setFactorIds] = useState<readonly string[] | null>(null)
  useEffect(() => {
    void browserBackend()
      .then(({ auth }) => auth.mfa.listFactors())
      .then(({ data }) => setFactorIds((data?.totp ?? []).map(({ id }) => id)))
      .catch(() => setFactorIds([]))
  }, [])
  if (factorIds === null) return null
  if (factorIds.length === 0) return <FreshByMail onDone={onDone} />
  return (
    <>
      <p role="status">{m.fresh_factor()}</p>
      <FactorCodeForm factorIds={factorIds} onDone={onDone} onGone={() => setFactorIds([])} />
    </>
  )
}

function FreshByMail({ onDone }: { onDone: () => void }): ReactNode {
  const { user } = useSession()
  const locale = useLocale()
  const { busy, problem, setProblem, ask } = useAsking()
  const [isSent, setIsSent] = useState(false)
  const [code, setCode] = useState('')
  const email = user?.email ?? ''
  const send = async (): Promise<void> => {
    const backTo = location.pathname + location.search
    const isUnderWay = await ask(async () => {
      const result = await sendCode('login', email, locale, backTo)
      return result.ok ? null : result.problem
    })
    if (isUnderWay) setIsSent(true)
  }
  const confirm = async (): Promise<void> => {
    const figures = sixFigures(code)
    if (figures === null) return setProblem(m.code_required())
    if (await ask(() => logInAfresh(email, figures))) onDone()
  }
  return (
    <form
      noValidate
      className="mt-2 grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void (isSent ? confirm() : send())
      }}
    >
      <p role="status">{isSent ? m.code_lead({ email }) : m.fresh_lead()}</p>
      {isSent ? (
        <CodeField
          label={m.code_label()}
          ref={focusOnArrival}
          value={code}
          problem={problem}
          onText={(text) => {
            setProblem(undefined)
            setCode(text)
          }}
        />
      ) : (
        <p role="alert" className="font-medium text-wrong empty:hidden">
          {problem}
        </p>
      )}
      <Button type="submit" busy={busy}>
        {isSent ? (busy ? m.code_confirming() : m.code_confirm()) : busy ? m.login_sending() : m.login_send()}
      </Button>
    </form>
  )
}
