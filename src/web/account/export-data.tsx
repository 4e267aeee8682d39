import { type ReactNode, useState } from 'react'
import { saveAs } from '../book/save-as.ts'
import { callFunction } from '../builder/call-function.ts'
import { m } from '../messages/generated/messages.js'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import { DownloadIcon } from '../ui/icons.tsx'

type Saving = { status: 'idle' | 'working' | 'done' } | { status: 'failed'; code: string }

/** Everything that is kept about the visitor, as a file. */
export function ExportData(): ReactNode {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' })
  const save = async (): Promise<void> => {
    setSaving({ status: 'working' })
    const called = await callFunction<Blob>('export-data', {})
    if (!called.ok) return setSaving({ status: 'failed', code: called.code })
    saveAs(called.answer, 'fabelaar.zip')
    setSaving({ status: 'done' })
  }
  const working = saving.status === 'working'
  return (
    <>
      <p>{m.account_data_text()}</p>
      <Button look="secondary" className="mt-4" busy={working} onClick={() => void save()}>
        <DownloadIcon />
        {working ? m.account_data_working() : m.account_data_download()}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {saving.status === 'done' ? m.account_data_done() : ''}
      </p>
      <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
        {saving.status === 'failed' ? shopProblem(saving.code) : ''}
      </p>
    </>
  )
}
