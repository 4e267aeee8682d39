import { type ReactNode, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CodeField } from './code-field.tsx'
import { emailAddress, sixFigures } from './email-address.ts'
import { confirmCode } from './email-code.ts'

interface Problems {
  email?: string | undefined
  code?: string | undefined
}

/** Address and code together, for who opened the link of a mail elsewhere than where it was asked for. */
export function CodeFromMail({ onConfirmed }: { onConfirmed: () => void }): ReactNode {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const confirm = async (): Promise<void> => {
    const [address, figures] = [emailAddress(email), sixFigures(code)]
    if (address === null || figures === null) {
      return setProblems({
        email:
          address !== null ? undefined : email.trim() === '' ? m.email_required() : m.problem_email_invalid(),
        code: figures === null ? m.code_required() : undefined,
      })
    }
    setBusy(true)
    const result = await confirmCode('login', address, figures)
    setBusy(false)
    if (result.ok) onConfirmed()
    else setProblems({ code: result.problem })
  }
  return (
    <form
      noValidate
      className="mt-7 grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void confirm()
      }}
    >
      <TextField
        label={m.login_email()}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        problem={problems.email}
        onText={(text) => {
          setProblems({ ...problems, email: undefined })
          setEmail(text)
        }}
      />
      <CodeField
        label={m.code_label()}
        value={code}
        problem={problems.code}
        onText={(text) => {
          setProblems({ ...problems, code: undefined })
          setCode(text)
        }}
      />
      <Button type="submit" busy={busy}>
        {busy ? m.code_confirming() : m.code_confirm()}
      </Button>
    </form>
  )
}
