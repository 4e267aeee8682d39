import type { ReactNode, Ref } from 'react'
import { TextField } from '../ui/text-field.tsx'

/** Six figures, from a mail or an app, written large. */
export function CodeField(props: {
  label: string
  value: string
  problem: string | undefined
  onText: (text: string) => void
  ref?: Ref<HTMLInputElement>
}): ReactNode {
  return (
    <TextField
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      className="[&_input]:text-2xl [&_input]:tracking-[0.25em] [&_input]:tabular-nums"
    />
  )
}
