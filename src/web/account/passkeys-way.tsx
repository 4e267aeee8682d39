import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { dayWithYear } from '#shop/clock-time.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { addPasskey, knowsPasskeys, removePasskey, renamePasskey } from './ask-passkeys.ts'
import { FreshLogin, needsFreshLogin } from './fresh-login.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useAsking } from './use-asking.ts'
import { Way } from './way.tsx'
import type { Passkey } from './ways-in.ts'

/** Passkeys: made on this device, named, removed. */
export function PasskeysWay({ passkeys }: { passkeys: Passkey[] }): ReactNode {
  const { revalidate } = useRevalidator()
  const { busy, problem, ask } = useAsking()
  const [news, setNews] = useState<string | undefined>(undefined)
  const [removed, setRemoved] = useState(0)
  const onRemoved = (): void => {
    setNews(undefined)
    setRemoved((count) => count + 1)
    void revalidate()
  }
  // The server's page does not know the browser.
  const [isKnown, setIsKnown] = useState(true)
  useEffect(() => setIsKnown(knowsPasskeys()), [])
  const isStale = needsFreshLogin(problem)
  const add = async (): Promise<void> => {
    setNews(undefined)
    if (!(await ask(addPasskey))) return
    setNews(m.passkey_added())
    await revalidate()
  }
  return (
    <Way heading={m.passkeys_heading()} news={news} problem={isStale ? undefined : problem} changes={removed}>
      <p>{m.passkeys_text()}</p>
      {passkeys.length === 0 ? null : (
        <ul className="mt-2">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      {isStale ? (
        <FreshLogin onDone={() => void add()} />
      ) : isKnown ? (
        <Button look="text" busy={busy} onClick={() => void add()}>
          {busy ? m.passkeys_adding() : m.passkeys_add()}
        </Button>
      ) : (
        <p className="mt-1 text-small text-ink-soft">{m.passkeys_unsupported()}</p>
      )}
    </Way>
  )
}

function PasskeyRow(props: { passkey: Passkey; onRemoved: () => void }): ReactNode {
  const { passkey, onRemoved } = props
  const locale = useLocale()
  const [open, setOpen] = useState<'name' | 'remove' | null>(null)
  const made = dayWithYear(locale, new Date(passkey.created_at))
  const used = passkey.last_used_at && dayWithYear(locale, new Date(passkey.last_used_at))
  const name = passkey.friendly_name ?? m.passkey_unnamed({ date: made })
  const close = (): void => setOpen(null)
  return (
    <li className="py-2">
      <span className="block font-semibold break-words text-ink-strong">{name}</span>
      <span className="block text-small text-ink-soft">
        {used ? m.passkey_used({ made, used }) : m.passkey_unused({ made })}
      </span>
      <span className="flex flex-wrap gap-x-6">
        <Button look="text" aria-label={`${m.passkey_rename()}: ${name}`} onClick={() => setOpen('name')}>
          {m.passkey_rename()}
        </Button>
        <Button look="text" aria-label={`${m.passkey_remove()}: ${name}`} onClick={() => setOpen('remove')}>
          {m.passkey_remove()}
        </Button>
      </span>
      {open === 'name' ? <NamePasskey passkey={passkey} onClose={close} /> : null}
      {open === 'remove' ? (
        <RemovePasskey id={passkey.id} name={name} onClose={close} onRemoved={onRemoved} />
      ) : null}
    </li>
  )
}

function NamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }): ReactNode {
  const { revalidate } = useRevalidator()
  const { busy, problem, ask } = useAsking()
  const [name, setName] = useState(passkey.friendly_name ?? '')
  const save = async (): Promise<void> => {
    const wanted = name.trim()
    if (wanted === '') return onClose()
    if (!(await ask(() => renamePasskey(passkey.id, wanted)))) return
    await revalidate()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      heading={m.passkey_name()}
      actions={
        <>
          <Button busy={busy} onClick={() => void save()}>
            {m.passkey_save()}
          </Button>
          <Button look="text" onClick={onClose}>
            {m.claim_not_now()}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <TextField
          label={m.passkey_name()}
          name="passkey-name"
          maxLength={60}
          value={name}
          problem={problem}
          onText={setName}
        />
      </form>
    </Dialog>
  )
}

function RemovePasskey(props: {
  id: string
  name: string
  onClose: () => void
  onRemoved: () => void
}): ReactNode {
  const { id, name, onClose, onRemoved } = props
  return (
    <RemoveDialog
      heading={m.passkey_remove_of({ name })}
      action={m.passkey_remove()}
      remove={() => removePasskey(id)}
      onClose={onClose}
      onRemoved={() => {
        onClose()
        onRemoved()
      }}
    >
      <p>{m.passkey_remove_text({ name })}</p>
    </RemoveDialog>
  )
}
