import { type ReactNode, useRef, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { browserBackend } from '../session/browser-backend.ts'
import { Button } from '../ui/button.tsx'
import { authProblem, type AuthRefusal } from './auth-problem.ts'
import { CodeField } from './code-field.tsx'
import { sixFigures } from './email-address.ts'
import { useAsking } from './use-asking.ts'

export interface FactorCodeFormProps {
  /** Any of them will do: nobody is asked which of their apps the code is of. */
  factorIds: readonly string[]
  onDone: () => void
  /** The backend no longer knows any of them. */
  onGone: () => void
  /** The factor is a first one, and the session too old for it. */
  onStale?: () => void
}

/** Shows the second factor: the code that the app makes right now. A wrong one stands there to be typed over. */
export function FactorCodeForm({ factorIds, onDone, onGone, onStale }: FactorCodeFormProps): ReactNode {
  const { busy, problem, setProblem, ask } = useAsking()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const confirm = async (): Promise<void> => {
    const figures = sixFigures(code)
    if (figures === null) return setProblem(m.factor_code_required())
    let refusal: string | undefined
    const isDone = await ask(async () => {
      const error = await showCode(factorIds, figures)
      refusal = error?.code
      return error && authProblem(error)
    })
    if (isDone) return onDone()
    if (refusal === 'mfa_factor_not_found') return onGone()
    if (refusal === 'reauthentication_needed') return onStale?.()
    field.current?.select()
  }
  return (
    <form
      noValidate
      className="mt-2 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void confirm()
      }}
    >
      <CodeField
        ref={field}
        label={m.factor_code()}
        value={code}
        problem={problem}
        onText={(text) => {
          setProblem(undefined)
          setCode(text)
        }}
      />
      <Button type="submit" busy={busy}>
        {busy ? m.code_confirming() : m.code_confirm()}
      </Button>
    </form>
  )
}

/** Shows a code to one factor after the other; null where one took it, else the refusal of one that is there, or of all. */
async function showCode(factorIds: readonly string[], code: string): Promise<AuthRefusal | null> {
  const { auth } = await browserBackend()
  let refusal: AuthRefusal | null = null
  for (const factorId of factorIds) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code })
    if (error === null) return null
    if (refusal === null || error.code !== 'mfa_factor_not_found') refusal = error
  }
  return refusal
}
