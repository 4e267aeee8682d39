import { type ReactNode, useState } from 'react'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { continueAsGuest } from '../session/continue-as-guest.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import { shopProblem } from '../shop/shop-problem.ts'
import { EmailCodeForm } from './email-code-form.tsx'
import { SidePicture } from './side-picture.tsx'
import { takeRememberedPath } from './take-remembered-path.ts'

export function meta(): Record<string, string>[] {
  return [{ title: m.login_page_title() }, { name: 'robots', content: 'noindex' }]
}

/**
 * A mail with a code, or on without one. A guest's own account gets the address, so that the books made so far
 * come along.
 */
export default function LoginScreen(): ReactNode {
  const locale = useLocale()
  const { user } = useSession()
  const [sentTo, setSentTo] = useState<string | null>(null)
  // What the visitor was when the page opened: confirming the code changes it under the form.
  const [purpose] = useState(() => (user?.is_anonymous === true ? ('claim' as const) : ('login' as const)))
  const goOn = (): void => location.assign(takeRememberedPath(locale))
  const known = user !== null && user.is_anonymous !== true && sentTo === null
  return (
    <PaperLayout>
      <div className="grid gap-x-[8vw] gap-y-10 px-edge pt-8 pb-20 lg:grid-cols-[minmax(0,29rem)_1fr] lg:pt-16">
        <div>
          <h1 className="text-title">
            {known ? m.login_in_heading() : sentTo === null ? m.login_heading() : m.code_heading()}
          </h1>
          <div className="mt-6">
            {known ? (
              <>
                <p className="mb-5">{m.login_already({ email: user.email ?? '' })}</p>
                <Button onClick={goOn}>{m.login_to_books()}</Button>
              </>
            ) : (
              <EmailCodeForm
                purpose={purpose}
                returnHere={false}
                lead={<p>{purpose === 'claim' ? m.login_guest_lead() : m.login_lead()}</p>}
                onSent={setSentTo}
                onConfirmed={goOn}
              />
            )}
          </div>
          {known || sentTo !== null ? null : <Skip onSkipped={goOn} />}
        </div>
        <SidePicture name="reading" />
      </div>
    </PaperLayout>
  )
}

function Skip({ onSkipped }: { onSkipped: () => void }): ReactNode {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const skip = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const refusal = await continueAsGuest().catch(() => 'connection_problem')
    setBusy(false)
    setProblem(refusal)
    if (refusal === null) onSkipped()
  }
  return (
    <div className="mt-10 border-t border-line pt-6">
      <Button look="secondary" busy={busy} onClick={() => void skip()} className="max-sm:w-full">
        {m.login_skip()}
      </Button>
      <p className="mt-3 text-small text-ink-soft">{m.login_skip_text()}</p>
      <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
        {problem === null ? '' : shopProblem(problem)}
      </p>
    </div>
  )
}
