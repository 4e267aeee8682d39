import { type ReactNode, useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { backendSettings } from '../session/browser-backend.ts'
import { continueAsGuest } from '../session/continue-as-guest.ts'
import { forgetEndedCookie, isNotedEnded } from '../session/ended-note.ts'
import { requestSession } from '../session/request-session.server.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import { shopProblem } from '../shop/shop-problem.ts'
import { codeUnderWay } from './code-under-way.ts'
import { EmailCodeForm } from './email-code-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { PasswordLogin } from './password-login.tsx'
import { pathAfterLogin } from './path-after-login.ts'
import { readProviders } from './read-providers.server.ts'
import { SidePicture } from './side-picture.tsx'

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

interface Loaded {
  /** Whom else people may log in with, by name. */
  providers: string[]
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  return { providers: await readProviders(context.get(requestSession)) }
}

export function meta(): Record<string, string>[] {
  return [{ title: m.login_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** By a mail with a code unless somebody wants it otherwise. */
type Way = 'code' | 'password' | 'recover'

const headings: Readonly<Record<Way, () => string>> = {
  code: m.login_heading,
  password: m.login_password_heading,
  recover: m.recover_heading,
}

/**
 * A mail with a code, or another way in, or on without one. A guest's own account gets the address, so that the books made so
 * far come along.
 */
export default function LoginScreen({ loaderData }: { loaderData: Loaded }): ReactNode {
  const locale = useLocale()
  const { user } = useSession()
  const [way, setWay] = useState<Way>('code')
  const [sentTo, setSentTo] = useState<string | null>(null)
  // What the visitor was when the page opened: logging in changes it under the form.
  const [isGuest] = useState(() => user?.is_anonymous === true)
  const hasEnded = useHasEnded()
  // The server's page knows nothing of what this browser keeps.
  const [isSomebody] = useState(() => user !== null && user.is_anonymous !== true)
  useEffect(() => {
    if (!isSomebody && codeUnderWay()?.purpose === 'recover') setWay('recover')
  }, [isSomebody])
  const goOn = (): void => void pathAfterLogin(locale).then((path) => location.assign(path))
  const known = user !== null && user.is_anonymous !== true && sentTo === null && way === 'code'
  const choose = (next: Way): void => {
    setSentTo(null)
    setWay(next)
  }
  return (
    <PaperLayout>
      <div className="grid gap-x-[8vw] gap-y-10 px-edge pt-8 pb-20 lg:grid-cols-[minmax(0,29rem)_1fr] lg:pt-16">
        <div>
          <h1 className="text-title">
            {known ? m.login_in_heading() : sentTo === null ? headings[way]() : m.code_heading()}
          </h1>
          {hasEnded && !known && sentTo === null ? (
            <p role="status" className="mt-5 font-medium text-ink-strong">
              {m.login_ended()}
            </p>
          ) : null}
          <div className="mt-6">
            {known ? (
              <>
                <p className="mb-5">{m.login_already({ email: user.email ?? '' })}</p>
                <Button onClick={goOn}>{m.login_to_books()}</Button>
              </>
            ) : way === 'password' ? (
              <PasswordLogin isGuest={isGuest} onLoggedIn={goOn} onForgot={() => choose('recover')} />
            ) : (
              <EmailCodeForm
                key={way}
                purpose={way === 'recover' ? 'recover' : isGuest ? 'claim' : 'login'}
                returnHere={false}
                goesOn={!isSomebody}
                lead={
                  <p>
                    {way === 'recover' ? m.recover_lead() : isGuest ? m.login_guest_lead() : m.login_lead()}
                  </p>
                }
                onSent={setSentTo}
                onConfirmed={way === 'recover' ? () => location.assign(pathFor('newPassword', locale)) : goOn}
              />
            )}
          </div>
          {known || sentTo !== null ? null : (
            <>
              <OtherWays
                byCode={way !== 'code'}
                providers={loaderData.providers}
                isGuest={isGuest}
                onChoose={choose}
                onLoggedIn={goOn}
              />
              <Skip onSkipped={goOn} />
            </>
          )}
        </div>
        <SidePicture name="reading" />
      </div>
    </PaperLayout>
  )
}

/** Whether somebody is here because their session was ended elsewhere; told once. */
function useHasEnded(): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  // The server's page knows nothing of what this browser keeps.
  useEffect(() => {
    const { authCookie } = backendSettings()
    if (!isNotedEnded(authCookie, document.cookie)) return
    setHasEnded(true)
    // The cookie store is not there everywhere yet
    document.cookie = forgetEndedCookie(authCookie, location.protocol === 'https:')
  }, [])
  return hasEnded
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
    <div className="mt-8 border-t border-line pt-6">
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
