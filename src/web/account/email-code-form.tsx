import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { focusOnArrival } from '../ui/focus-on-arrival.ts'
import { TextField } from '../ui/text-field.tsx'
import { forgetKept, keepForAWhile } from '../shop/kept-for-a-while.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { CodeField } from './code-field.tsx'
import { leaveBooks, takeBooksAlong } from './books-along.ts'
import { type CodeUnderWay, codeUnderWay } from './code-under-way.ts'
import { emailAddress, sixFigures } from './email-address.ts'
import { type CodePurpose, confirmCode, sendCode } from './email-code.ts'
import { FreshLogin, needsFreshLogin } from './fresh-login.tsx'
import { ReminderTick, saveReminder } from './reminder-tick.tsx'
import { keepTypedEmail, typedEmail } from './typed-email.ts'

export interface EmailCodeFormProps {
  purpose: CodePurpose
  /** Come back to this page by the link in the mail, too; otherwise a page wanted earlier stays remembered. */
  returnHere: boolean
  /** Stands between the heading and the first field. */
  lead: ReactNode
  onConfirmed: () => void
  /** Another address than the one that is known is wanted: the field begins empty. */
  anotherAddress?: boolean
  /** Goes on where it was when the page is loaded anew, in whatever language. */
  goesOn?: boolean
  /** Tells whether the mail is under way. */
  onSent?: (email: string | null) => void
}

/** First the address, then the code from the mail. */
export function EmailCodeForm(props: EmailCodeFormProps): ReactNode {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<CodeUnderWay | null>(null)
  const { anotherAddress = false, goesOn = false, purpose } = props
  // The server's page knows nothing of what this browser keeps.
  useEffect(() => {
    if (!anotherAddress) setEmail((old) => (old === '' ? typedEmail() : old))
  }, [anotherAddress])
  const goTo = (now: CodeUnderWay | null): void => {
    setSent(now)
    props.onSent?.(now?.email ?? null)
    if (!goesOn) return
    if (now === null) forgetKept('code')
    else keepForAWhile('code', now)
  }
  const goOn = useEffectEvent(() => {
    const kept = goesOn ? codeUnderWay() : null
    if (kept === null || (kept.purpose === 'recover') !== (purpose === 'recover')) return
    setSent(kept)
    setEmail(kept.email)
    props.onSent?.(kept.email)
  })
  useEffect(() => goOn(), [])
  return sent === null ? (
    <EmailStep {...props} email={email} onEmail={setEmail} onSent={goTo} />
  ) : (
    <CodeStep
      {...props}
      {...sent}
      onOther={() => goTo(null)}
      onConfirmed={() => {
        if (goesOn) forgetKept('code')
        props.onConfirmed()
      }}
    />
  )
}

function EmailStep(
  props: Omit<EmailCodeFormProps, 'onSent'> & {
    email: string
    onEmail: (email: string) => void
    onSent: (sent: CodeUnderWay) => void
  },
): ReactNode {
  const { purpose, returnHere, lead, email, onEmail, onSent, anotherAddress = false } = props
  const mayAskToRemind = purpose === 'claim' && !anotherAddress
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [remind, setRemind] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isTaken, setIsTaken] = useState(false)
  const send = async (): Promise<void> => {
    const address = emailAddress(email)
    if (address === null) {
      return setProblem(email.trim() === '' ? m.email_required() : m.problem_email_invalid())
    }
    setBusy(true)
    setProblem(undefined)
    // The page may have noted in its address what was chosen, past the router.
    const backTo = returnHere ? location.pathname + location.search : null
    // An address with an account is no guest's: with a code the visitor becomes that account, and the books come along.
    const asLogin = isTaken || purpose === 'login'
    const notLeft = isTaken ? await leaveBooks() : null
    const result =
      notLeft === null
        ? await sendCode(asLogin ? 'login' : purpose, address, locale, backTo)
        : { ok: false as const, problem: shopProblem(notLeft), isTaken: false, isWrong: false }
    // Kept now, since the link in the mail may be followed anywhere; no mail goes to an address before it is confirmed.
    if (result.ok && remind) await saveReminder(true, locale)
    setBusy(false)
    if (result.ok) {
      keepTypedEmail(address)
      return onSent({ email: address, purpose: asLogin ? 'login' : purpose })
    }
    const canLogIn = result.isTaken && !anotherAddress
    setIsTaken(canLogIn)
    setProblem(canLogIn ? m.email_taken_offer() : result.problem)
  }
  if (needsFreshLogin(problem)) return <FreshLogin onDone={() => void send()} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <div className="mb-6">{lead}</div>
      <TextField
        label={m.login_email()}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        problem={problem}
        onText={(text) => {
          setProblem(undefined)
          setIsTaken(false)
          onEmail(text)
        }}
      />
      {mayAskToRemind ? (
        <div className="mt-4">
          <ReminderTick ticked={remind} onTick={setRemind} />
        </div>
      ) : null}
      <Button type="submit" busy={busy} className="mt-5 w-full">
        {busy ? m.login_sending() : isTaken ? m.email_taken_login() : m.login_send()}
      </Button>
    </form>
  )
}

/** After as many the backend takes a code no longer (`one-time-token.ts`). */
const mostWrongTries = 5

function CodeStep(props: EmailCodeFormProps & CodeUnderWay & { onOther: () => void }): ReactNode {
  const { purpose, email, onOther, onConfirmed } = props
  const locale = useLocale()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [news, setNews] = useState('')
  const [wrongTries, setWrongTries] = useState(0)
  const confirm = async (): Promise<void> => {
    const figures = sixFigures(code)
    if (figures === null) return setProblem(m.code_required())
    setBusy(true)
    const result = await confirmCode(purpose, email, figures)
    if (result.ok) await takeBooksAlong()
    setBusy(false)
    if (result.ok) onConfirmed()
    else {
      const tries = result.isWrong ? wrongTries + 1 : wrongTries
      setWrongTries(tries)
      setProblem(result.isWrong && tries >= mostWrongTries ? m.code_over() : result.problem)
    }
  }
  const sendAgain = async (): Promise<void> => {
    setNews('')
    const result = await sendCode(purpose, email, locale, null)
    setNews(result.ok ? m.code_resent() : result.problem)
    if (!result.ok) return
    setWrongTries(0)
    setProblem(undefined)
    setCode('')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void confirm()
      }}
    >
      <p className="mb-6" role="status">
        {m.code_lead({ email })}
      </p>
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
      <Button type="submit" busy={busy} className="mt-5 w-full">
        {busy ? m.code_confirming() : m.code_confirm()}
      </Button>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Button look="text" onClick={() => void sendAgain()}>
          {m.code_resend()}
        </Button>
        <Button look="text" onClick={onOther}>
          {m.code_other_email()}
        </Button>
      </div>
      <p role="status" className="text-small text-ink-soft">
        {news}
      </p>
    </form>
  )
}
