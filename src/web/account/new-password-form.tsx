import { type ReactNode, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { browserBackend } from '../session/browser-backend.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import { focusOnArrival } from '../ui/focus-on-arrival.ts'
import { authProblem } from './auth-problem.ts'
import { CodeField } from './code-field.tsx'
import { sixFigures } from './email-address.ts'
import { guessablePassword } from './guessable-password.ts'
import { PasswordField } from './password-field.tsx'
import { useAsking } from './use-asking.ts'

/** More bytes are never looked at (`password.ts` of the accounts' backend). */
const mostBytes = 72
/** Shorter ones the backend refuses. */
const leastSigns = 8

/** Chooses a password; in a session that is not fresh it asks for a code from a mail, too. */
export function NewPasswordForm({ onSaved }: { onSaved: () => void }): ReactNode {
  const { user } = useSession()
  const { busy, problem, setProblem, ask } = useAsking()
  const [password, setPassword] = useState('')
  /** Null until the backend asks for one. */
  const [code, setCode] = useState<string | null>(null)
  const [codeProblem, setCodeProblem] = useState<string | undefined>(undefined)
  const send = async (nonce: string | null): Promise<void> => {
    let isSaved = false
    await ask(async () => {
      const { auth } = await browserBackend()
      const { error } = await auth.updateUser({ password, ...(nonce !== null && { nonce }) })
      isSaved = error === null
      if (error?.code !== 'reauthentication_needed') return error && authProblem(error)
      const asked = await auth.reauthenticate()
      if (asked.error === null) setCode('')
      return asked.error && authProblem(asked.error)
    })
    if (isSaved) onSaved()
  }
  const save = (): void => {
    const figures = code === null ? null : sixFigures(code)
    const codeFault = code !== null && figures === null ? m.code_required() : undefined
    setCodeProblem(codeFault)
    if (password === '') return setProblem(m.password_required())
    if (new TextEncoder().encode(password).length > mostBytes) return setProblem(m.password_long())
    const why = password.length < leastSigns ? null : guessablePassword(password, user?.email ?? '')
    if (why !== null) return setProblem(why === 'address' ? m.password_own_address() : m.password_leaked())
    if (codeFault === undefined) void send(figures)
  }
  const isOfCode = problem === m.code_wrong()
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) save()
      }}
    >
      {/* Password managers keep a password with its address. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
      <PasswordField
        label={m.password_new()}
        kind="new"
        value={password}
        problem={isOfCode ? undefined : problem}
        onText={(text) => {
          setProblem(undefined)
          setPassword(text)
        }}
      />
      {code === null ? null : (
        <>
          <p role="status">{m.password_code_lead({ email: user?.email ?? '' })}</p>
          <CodeField
            label={m.code_label()}
            ref={focusOnArrival}
            value={code}
            problem={codeProblem ?? (isOfCode ? problem : undefined)}
            onText={(text) => {
              setCodeProblem(undefined)
              setProblem(undefined)
              setCode(text)
            }}
          />
        </>
      )}
      <Button type="submit" busy={busy}>
        {busy ? m.password_saving() : m.password_save()}
      </Button>
    </form>
  )
}
