import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { fieldBox, fieldLabel } from '../ui/field.tsx'
import type { Range } from './days.ts'

/** Which days to look at, kept in the address. */
export function DaysRange({ from, to }: Range): ReactNode {
  const day = (name: keyof Range, label: string, value: string): ReactNode => (
    <label className={fieldLabel}>
      {label}
      <input
        type="date"
        name={name}
        defaultValue={value}
        required
        className={`${fieldBox} min-h-11 font-normal`}
      />
    </label>
  )
  return (
    <Form key={`${from}/${to}`} method="get" className="mt-4 flex flex-wrap items-end gap-4">
      {day('from', m.operator_from(), from)}
      {day('to', m.operator_to(), to)}
      <Button type="submit" look="small" className="mb-2">
        {m.operator_show()}
      </Button>
    </Form>
  )
}
