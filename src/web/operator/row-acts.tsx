import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { ActButton } from './act-button.tsx'
import { type PartName, type Row, textOf } from './parts.ts'

/** What can be done about a row of a table; nothing for most. */
export function RowActs({ part, row }: { part: PartName; row: Row }): ReactNode {
  const text = (name: string): string => textOf(row, name)
  const what = part === 'stuck' ? text('what') : part
  if (what === 'refund' || (part === 'refunds' && row['state'] === 'refused')) {
    return (
      <>
        <ActButton
          label={m.operator_act_again()}
          question={m.operator_ask_refund_again()}
          what={{ act: 'refund-again', subject: text('id') }}
        />
        <ActButton
          label={m.operator_act_refund_settled()}
          question={m.operator_ask_refund_settled()}
          what={{ act: 'refund-settled', subject: text('id') }}
        />
      </>
    )
  }
  if (what === 'print' || (part === 'prints' && row['state'] === 'blocked')) {
    return (
      <ActButton
        label={m.operator_act_print_again()}
        question={m.operator_ask_print_again()}
        what={{ act: 'print-again', subject: text('order_id') }}
      />
    )
  }
  if (what === 'mail' || (part === 'mails' && row['can_go_again'] === true)) {
    return (
      <ActButton
        label={m.operator_act_mail_again()}
        question={m.operator_ask_mail_again()}
        what={{ act: 'mail-again', subject: text('id') }}
      />
    )
  }
  if (what === 'book' || (part === 'books' && row['state'] === 'unlock_failed')) {
    return (
      <ActButton
        label={m.operator_act_draw_again()}
        question={m.operator_ask_draw_again()}
        what={{ act: 'draw-again', subject: text('id') }}
      />
    )
  }
  if (part === 'codes' && row['is_over'] === false) {
    return (
      <ActButton
        label={m.operator_act_end_code()}
        question={m.operator_ask_end_code({ code: text('code') })}
        what={{ act: 'end-code', subject: text('code') }}
      />
    )
  }
  if (part === 'codes' && row['is_over'] === true) {
    return (
      <ActButton
        label={m.operator_act_resume_code()}
        question={m.operator_ask_resume_code({ code: text('code') })}
        what={{ act: 'resume-code', subject: text('code') }}
      />
    )
  }
  return null
}
