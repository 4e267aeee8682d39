import { type ReactNode, useState } from 'react'
import { type Invoice, invoiceFileName } from '#shop/invoice.ts'
import { saveAs } from '../book/save-as.ts'
import { callFunction } from '../builder/call-function.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import type { OrderView } from './order-view.ts'
import { shopProblem } from './shop-problem.ts'

const documentWords = {
  invoice: m.order_invoice,
  credit: m.order_credit,
  debit: m.order_debit,
} satisfies Record<Invoice['kind'], unknown>

/** The invoice of an order and what corrects it, to be saved as PDF. */
export function Invoices({ invoices }: Pick<OrderView, 'invoices'>): ReactNode {
  const [working, setWorking] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  if (invoices.length === 0) return null
  const save = async (number: string): Promise<void> => {
    setProblem('')
    setWorking(number)
    const called = await callFunction<Blob>('invoice-file', { number })
    setWorking(null)
    if (called.ok) saveAs(called.answer, invoiceFileName(number))
    else setProblem(shopProblem(called.code))
  }
  return (
    <div>
      <dt className="text-ink-soft">{m.order_invoices()}</dt>
      {invoices.map(({ number, kind }) => (
        <dd key={number}>
          <Button look="text" busy={working === number} onClick={() => void save(number)}>
            {documentWords[kind]({ number })}
          </Button>
        </dd>
      ))}
      <dd role="alert" className="font-medium text-wrong empty:hidden">
        {problem}
      </dd>
    </div>
  )
}
