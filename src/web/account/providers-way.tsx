import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { UserIdentity } from '@supabase/supabase-js' with { 'resolution-mode': 'require' }
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { browserBackend } from '../session/browser-backend.ts'
import { Button } from '../ui/button.tsx'
import { authProblem } from './auth-problem.ts'
import { FreshLogin, needsFreshLogin } from './fresh-login.tsx'
import { rememberPath } from './remember-path.ts'
import { useAsking } from './use-asking.ts'
import { Way } from './way.tsx'
import { providerName, type WaysIn } from './ways-in.ts'

/** Accounts elsewhere that open this one: those that the installation works with, and those that are linked. */
export function ProvidersWay({ ways }: { ways: WaysIn }): ReactNode {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { busy, problem, ask } = useAsking()
  const linked = ways.identities.filter(({ provider }) => provider !== 'email' && provider !== 'phone')
  const open = ways.providers.filter((name) => !linked.some(({ provider }) => provider === name))
  /** The one to link once the login is of this moment. */
  const [wanted, setWanted] = useState<string | null>(null)
  const isStale = wanted !== null && needsFreshLogin(problem)
  const link = (provider: string): Promise<boolean> => {
    setWanted(provider)
    return ask(async () => {
      rememberPath(location.pathname)
      const redirectTo = new URL(pathFor('authFinish', locale), location.origin).href
      const { auth } = await browserBackend()
      const { error } = await auth.linkIdentity({ provider: provider as 'google', options: { redirectTo } })
      return error && authProblem(error)
    })
  }
  const unlink = async (id: string): Promise<void> => {
    await ask(async () => {
      const { auth } = await browserBackend()
      const { error } = await auth.unlinkIdentity({ identity_id: id } as UserIdentity)
      return error && authProblem(error)
    })
    await revalidate()
  }
  return (
    <Way heading={m.providers_heading()} problem={isStale ? undefined : problem}>
      {linked.length === 0 ? null : (
        <ul>
          {linked.map(({ id, provider, email }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-6">
              <span className="break-words">
                {email === null
                  ? m.provider_linked_plain({ provider: providerName(provider) })
                  : m.provider_linked({ provider: providerName(provider), email })}
              </span>
              {ways.identities.length > 1 ? (
                <Button look="text" busy={busy} onClick={() => void unlink(id)}>
                  {m.provider_unlink({ provider: providerName(provider) })}
                </Button>
              ) : (
                <span className="text-small text-ink-soft">{m.provider_only()}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isStale ? <FreshLogin onDone={() => void link(wanted)} /> : null}
      <p className="flex flex-wrap gap-x-6">
        {open.map((provider) => (
          <Button key={provider} look="text" busy={busy} onClick={() => void link(provider)}>
            {m.provider_link({ provider: providerName(provider) })}
          </Button>
        ))}
      </p>
    </Way>
  )
}
