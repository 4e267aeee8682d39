import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { FactorWay } from './factor-way.tsx'
import { PasskeysWay } from './passkeys-way.tsx'
import { PasswordWay } from './password-way.tsx'
import { ProvidersWay } from './providers-way.tsx'
import { SessionsWay } from './sessions-way.tsx'
import type { WaysIn } from './ways-in.ts'

/** Every way in that somebody has or may have, and where they are logged in. */
export function HowYouLogIn({
  ways,
  isOperator,
  email,
}: {
  ways: WaysIn
  isOperator: boolean
  /** Who helps whoever loses the second step. */
  email: string
}): ReactNode {
  return (
    <>
      <p className="mb-6">
        {ways.factors.length === 0 ? m.account_login_mail() : m.account_login_mail_factor()}
      </p>
      <PasswordWay hasPassword={ways.hasPassword} />
      {ways.passkeys === null ? null : <PasskeysWay passkeys={ways.passkeys} />}
      {ways.providers.length === 0 ? null : <ProvidersWay ways={ways} />}
      <FactorWay factors={ways.factors} isOperator={isOperator} email={email} />
      <SessionsWay sessions={ways.sessions} />
    </>
  )
}
