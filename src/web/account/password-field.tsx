import { type ReactNode, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { TextField } from '../ui/text-field.tsx'

export interface PasswordFieldProps {
  label: string
  /** A new one is chosen, or the one that there is is asked for: password managers want to know. */
  kind: 'new' | 'current'
  value: string
  problem: string | undefined
  onText: (text: string) => void
}

/** A password, hidden unless whoever types wants to see it. */
export function PasswordField({ label, kind, value, problem, onText }: PasswordFieldProps): ReactNode {
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <TextField
        label={label}
        type={isShown ? 'text' : 'password'}
        name={`${kind}-password`}
        autoComplete={`${kind}-password`}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        hint={kind === 'new' ? m.password_hint() : undefined}
        value={value}
        problem={problem}
        onText={onText}
      />
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
          className="size-6 flex-none accent-primary"
        />
        {m.password_show()}
      </label>
    </div>
  )
}
