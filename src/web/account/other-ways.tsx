import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { browserBackend } from '../session/browser-backend.ts'
import { Button } from '../ui/button.tsx'
import { knowsPasskeys, logInWithPasskey } from './ask-passkeys.ts'
import { authProblem } from './auth-problem.ts'
import { leaveAsGuest, takeBooksAlong } from './books-along.ts'
import { useAsking } from './use-asking.ts'
import { providerName } from './ways-in.ts'

/** Ways of logging in besides the one that is open: a code or a password, a passkey, an account elsewhere. */
export function OtherWays(props: {
  /** Whether a code is among them. */
  byCode: boolean
  providers: string[]
  isGuest: boolean
  onChoose: (way: 'code' | 'password') => void
  onLoggedIn: () => void
}): ReactNode {
  const { byCode, providers, isGuest, onChoose, onLoggedIn } = props
  const locale = useLocale()
  const { busy, problem, ask } = useAsking()
  // The server's page does not know the browser.
  const [hasPasskeys, setHasPasskeys] = useState(false)
  useEffect(() => setHasPasskeys(knowsPasskeys()), [])
  const usePasskey = async (): Promise<void> => {
    const isIn = await ask(async () => (await leaveAsGuest(isGuest)) ?? (await logInWithPasskey()))
    if (!isIn) return
    await takeBooksAlong()
    onLoggedIn()
  }
  const useProvider = (provider: string): Promise<boolean> =>
    ask(async () => {
      const left = await leaveAsGuest(isGuest)
      if (left !== null) return left
      const redirectTo = new URL(pathFor('authFinish', locale), location.origin).href
      const { auth } = await browserBackend()
      const { error } = await auth.signInWithOAuth({
        provider: provider as 'google',
        options: { redirectTo },
      })
      return error && authProblem(error)
    })
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2 className="text-[1.25rem] !leading-tight">{m.login_other_ways()}</h2>
      <p className="mt-1 flex flex-wrap gap-x-6">
        {byCode ? (
          <Button look="text" onClick={() => onChoose('code')}>
            {m.login_by_code()}
          </Button>
        ) : (
          <Button look="text" onClick={() => onChoose('password')}>
            {m.login_by_password()}
          </Button>
        )}
        {hasPasskeys ? (
          <Button look="text" busy={busy} onClick={() => void usePasskey()}>
            {m.login_by_passkey()}
          </Button>
        ) : null}
        {providers.map((provider) => (
          <Button key={provider} look="text" busy={busy} onClick={() => void useProvider(provider)}>
            {m.login_by_provider({ provider: providerName(provider) })}
          </Button>
        ))}
      </p>
      <p role="alert" className="mt-1 font-medium text-wrong empty:hidden">
        {problem}
      </p>
    </section>
  )
}
