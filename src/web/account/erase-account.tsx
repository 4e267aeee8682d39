import { type ReactNode, useState } from 'react'
import type { Receipt } from '#functions/erase-account.ts'
import { dayAndTime } from '#shop/clock-time.ts'
import { saveAs } from '../book/save-as.ts'
import { callFunction } from '../builder/call-function.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DownloadIcon } from '../ui/icons.tsx'
import { focusOnArrival } from '../ui/focus-on-arrival.ts'
import { forgetVisitor } from './forget-visitor.ts'

/** Erases everything of the visitor, after asking once more. */
export function EraseAccount({ onErased }: { onErased: (receipt: Receipt) => void }): ReactNode {
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const erase = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const called = await callFunction<Receipt>('erase-account', { locale })
    setBusy(false)
    if (!called.ok) return setProblem(called.code)
    await forgetVisitor()
    onErased(called.answer)
  }
  return (
    <>
      <p>{m.account_erase_text()}</p>
      <Button look="secondary" className="mt-4" onClick={() => setAsking(true)}>
        {m.account_erase_button()}
      </Button>
      {asking ? (
        <Dialog
          open
          onClose={() => setAsking(false)}
          heading={m.account_erase_heading()}
          actions={
            <>
              <Button className="max-sm:w-full" onClick={() => setAsking(false)}>
                {m.account_erase_no()}
              </Button>
              <Button look="secondary" className="max-sm:w-full" busy={busy} onClick={() => void erase()}>
                {busy ? m.account_erasing() : m.account_erase_yes()}
              </Button>
            </>
          }
        >
          <p>{m.account_erase_what()}</p>
          <p>{m.account_erase_kept()}</p>
          <p>{m.account_erase_print()}</p>
          <p>{m.account_erase_gifts()}</p>
          <p role="alert" className="font-medium text-wrong empty:hidden">
            {problem === null ? '' : shopProblem(problem)}
          </p>
        </Dialog>
      ) : null}
    </>
  )
}

/** Proof of what was erased; the only thing that is left, so it can be saved. */
export function ErasedReceipt({ receipt }: { receipt: Receipt }): ReactNode {
  const locale = useLocale()
  const date = dayAndTime(locale, new Date(receipt.at))
  const lines = [
    m.receipt_number({ number: receipt.number }),
    date,
    m.receipt_books({ count: receipt.books }),
    m.receipt_files({ count: receipt.files }),
    m.receipt_pictures({ count: receipt.pictures }),
    m.receipt_orders({ count: receipt.orders }),
    m.receipt_account(),
    receipt.keptSales === 0 ? m.receipt_kept_none() : m.receipt_kept({ count: receipt.keptSales }),
    ...receipt.money,
    ...(receipt.parcels === 0 ? [] : [m.receipt_parcels({ count: receipt.parcels })]),
  ]
  const save = (): void => {
    const text = [m.receipt_heading(), '', ...lines, ''].join('\n')
    saveAs(new Blob([text], { type: 'text/plain;charset=utf-8' }), `fabelaar-${receipt.number}.txt`)
  }
  return (
    <div className="max-w-[38rem]">
      <h1 ref={focusOnArrival} tabIndex={-1} className="text-title outline-none">
        {m.receipt_heading()}
      </h1>
      <p className="mt-4 text-lead">{m.receipt_lead()}</p>
      <ul className="mt-8 -rotate-[0.4deg] bg-page px-7 py-6 text-page-ink tabular-nums shadow-card">
        {lines.map((line) => (
          <li key={line} className="border-b border-dotted border-[#c9bfa8] py-2 last:border-0">
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        <Button look="secondary" onClick={save}>
          <DownloadIcon />
          {m.receipt_save()}
        </Button>
        <LinkButton look="text" to={pathFor('home', locale)} reloadDocument>
          {m.common_back_home()}
        </LinkButton>
      </p>
    </div>
  )
}
