import type { ReactNode } from 'react'
import { dayWithYear } from '#shop/clock-time.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { browserBackend } from '../session/browser-backend.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { authProblem } from './auth-problem.ts'
import { EnrollFactor } from './enroll-factor.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useWayDialog } from './use-way-dialog.ts'
import { Way } from './way.tsx'
import type { WaysIn } from './ways-in.ts'

/** A code from an app as the second step of logging in; of several apps any will do. */
export function FactorWay(props: {
  factors: WaysIn['factors']
  isOperator: boolean
  email: string
}): ReactNode {
  const { factors, isOperator, email } = props
  const locale = useLocale()
  /** What is done: one more is set, or one taken away. */
  const { open, show, close, done, onDone } = useWayDialog<'set' | { remove: string }>()
  const isLast = factors.length === 1
  return (
    <Way heading={m.factor_heading()} {...done}>
      <p>
        {m.factor_text()} {isOperator ? m.factor_for_counter() : ''}
      </p>
      {isLast ? <p>{m.factor_only_one()}</p> : null}
      {factors.length === 0 ? null : (
        <ul className="mt-2">
          {factors.map(({ id, createdAt }, index) => {
            const date = dayWithYear(locale, new Date(createdAt))
            const name = isLast ? m.factor_on({ date }) : m.factor_nth({ number: index + 1, date })
            const remove = isLast ? m.factor_remove() : m.factor_remove_nth()
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-6">
                <span>{name}</span>
                <Button
                  look="text"
                  aria-label={isLast ? undefined : `${remove}: ${name}`}
                  onClick={() => show({ remove: id })}
                >
                  {remove}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <Button look="text" onClick={() => show('set')}>
        {factors.length === 0 ? m.factor_begin() : m.factor_another()}
      </Button>
      {open === 'set' ? (
        <Dialog
          open
          onClose={close}
          heading={m.factor_heading()}
          firstFocus="heading"
          actions={
            <Button look="text" onClick={close}>
              {m.claim_not_now()}
            </Button>
          }
        >
          <EnrollFactor
            email={email}
            known={factors.length}
            onDone={() => onDone(factors.length === 0 ? m.factor_turned_on() : m.factor_added())}
          />
        </Dialog>
      ) : null}
      {typeof open === 'object' && open !== null ? (
        <RemoveDialog
          heading={isLast ? m.factor_remove_heading() : m.factor_remove_nth_heading()}
          action={isLast ? m.factor_remove() : m.factor_remove_nth()}
          remove={() => removeFactor(open.remove)}
          onClose={close}
          onRemoved={() => onDone(isLast ? m.factor_turned_off() : m.factor_nth_removed())}
        >
          <p>{isLast ? m.factor_remove_text() : m.factor_remove_nth_text()}</p>
          {isOperator && isLast ? <p>{m.factor_remove_counter()}</p> : null}
        </RemoveDialog>
      ) : null}
    </Way>
  )
}

async function removeFactor(id: string): Promise<string | null> {
  const { auth } = await browserBackend()
  const { error: refusal } = await auth.mfa.unenroll({ factorId: id })
  // Turned off elsewhere meanwhile, which is what was wanted.
  if (refusal && refusal.code !== 'mfa_factor_not_found') return authProblem(refusal)
  // The token still says that a second step was taken.
  const { error } = await auth.refreshSession()
  return error && authProblem(error)
}
