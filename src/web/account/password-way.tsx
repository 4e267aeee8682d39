import type { ReactNode } from 'react'
import { callFunction } from '../builder/call-function.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useWayDialog } from './use-way-dialog.ts'
import { Way } from './way.tsx'

/** A password: chosen, changed, taken away. */
export function PasswordWay({ hasPassword }: { hasPassword: boolean }): ReactNode {
  const locale = useLocale()
  const { open, show, close, done, onDone } = useWayDialog<'new' | 'remove'>()
  return (
    <Way heading={m.password_heading()} {...done}>
      <p>{hasPassword ? m.password_there() : m.password_none()}</p>
      <p className="flex flex-wrap gap-x-6">
        <Button look="text" onClick={() => show('new')}>
          {hasPassword ? m.password_change() : m.password_make()}
        </Button>
        {hasPassword ? (
          <Button look="text" onClick={() => show('remove')}>
            {m.password_remove()}
          </Button>
        ) : null}
      </p>
      {open === 'new' ? (
        <Dialog
          open
          onClose={close}
          heading={hasPassword ? m.new_password_heading() : m.password_make()}
          actions={
            <Button look="text" onClick={close}>
              {m.claim_not_now()}
            </Button>
          }
        >
          <NewPasswordForm onSaved={() => onDone(m.password_saved())} />
        </Dialog>
      ) : null}
      {open === 'remove' ? (
        <RemoveDialog
          heading={m.password_remove_heading()}
          action={m.password_remove_yes()}
          remove={() => removePassword(locale)}
          onClose={close}
          onRemoved={() => onDone(m.password_removed())}
        >
          <p>{m.password_remove_text()}</p>
        </RemoveDialog>
      ) : null}
    </Way>
  )
}

async function removePassword(locale: Locale): Promise<string | null> {
  const called = await callFunction('remove-password', { locale })
  if (called.ok) return null
  return called.code === 'connection_problem' ? m.common_connection_problem() : m.common_server_problem()
}
