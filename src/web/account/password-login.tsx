import { type ReactNode, useEffect, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { browserBackend } from '../session/browser-backend.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { authProblem } from './auth-problem.ts'
import { leaveAsGuest, takeBooksAlong } from './books-along.ts'
import { emailAddress } from './email-address.ts'
import { PasswordField } from './password-field.tsx'
import { keepTypedEmail, typedEmail } from './typed-email.ts'
import { useAsking } from './use-asking.ts'

/** Address and password together. */
export function PasswordLogin(props: {
  isGuest: boolean
  onLoggedIn: () => void
  onForgot: () => void
}): ReactNode {
  const { isGuest, onLoggedIn, onForgot } = props
  const { busy, problem, setProblem, ask } = useAsking()
  const [email, setEmail] = useState('')
  const [emailProblem, setEmailProblem] = useState<string | undefined>(undefined)
  const [password, setPassword] = useState('')
  // The server's page knows nothing of what this browser keeps.
  useEffect(() => setEmail((old) => (old === '' ? typedEmail() : old)), [])
  const logIn = async (): Promise<void> => {
    const address = emailAddress(email)
    setEmailProblem(
      address === null ? (email.trim() === '' ? m.email_required() : m.problem_email_invalid()) : undefined,
    )
    setProblem(password === '' ? m.password_required() : undefined)
    if (address === null || password === '') return
    keepTypedEmail(address)
    const isIn = await ask(async () => {
      const left = await leaveAsGuest(isGuest)
      if (left !== null) return left
      const { auth } = await browserBackend()
      const { error } = await auth.signInWithPassword({ email: address, password })
      return error && authProblem(error)
    })
    if (!isIn) return
    await takeBooksAlong()
    onLoggedIn()
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void logIn()
      }}
    >
      <TextField
        label={m.login_email()}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        problem={emailProblem}
        onText={(text) => {
          setEmailProblem(undefined)
          setEmail(text)
        }}
      />
      <PasswordField
        label={m.password_heading()}
        kind="current"
        value={password}
        problem={problem}
        onText={(text) => {
          setProblem(undefined)
          setPassword(text)
        }}
      />
      <Button type="submit" busy={busy}>
        {busy ? m.code_confirming() : m.login_go()}
      </Button>
      <Button
        look="text"
        className="justify-self-start"
        onClick={() => {
          keepTypedEmail(email)
          onForgot()
        }}
      >
        {m.login_forgot()}
      </Button>
    </form>
  )
}
