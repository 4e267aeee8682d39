import { type ReactNode, useState } from 'react'
import type { PresentFile } from '#functions/keep-present.ts'
import { fileName } from '../book/file-name.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { DownloadIcon } from '../ui/icons.tsx'
import { askOpenly } from './ask-openly.ts'
import './keep-book.css'

type Keeping =
  | { status: 'idle' | 'making' }
  | { status: 'made'; file: string }
  | { status: 'failed'; code: string }

interface KeepBookProps {
  token: string
  /** Of the book, by which its file is called. */
  title: string
  className?: string
}

/** Where whoever was given a book takes its file, to keep it when the link is gone. Nothing would make it without scripts. */
export function KeepBook({ token, title, className }: KeepBookProps): ReactNode {
  const [keeping, setKeeping] = useState<Keeping>({ status: 'idle' })
  const keep = async (): Promise<void> => {
    setKeeping({ status: 'making' })
    setKeeping(await fetchKept(token, fileName(title)))
  }
  const isMaking = keeping.status === 'making'
  return (
    <div className={classNames('keep-book', className)}>
      <Button look="secondary" busy={isMaking} onClick={() => void keep()}>
        <DownloadIcon />
        {isMaking ? m.keep_making() : m.keep_book()}
      </Button>
      <p role={keeping.status === 'failed' ? 'alert' : 'status'}>{newsOf(keeping)}</p>
    </div>
  )
}

/** Leaves the fetching to the browser, which shows how far it is and can take up a large file again. */
async function fetchKept(token: string, name: string): Promise<Keeping> {
  const asked = await askOpenly('keep-present', { token })
  if (!asked.ok) return { status: 'failed', code: asked.code }
  const { file } = (await asked.answer.json()) as PresentFile
  const link = document.createElement('a')
  link.href = `/api/reading/${token}/${file}`
  link.download = name
  link.click()
  return { status: 'made', file: name }
}

const problems: Readonly<Record<string, () => string>> = {
  link_over: m.keep_over,
  book_not_ready: m.keep_not_ready,
  connection_problem: m.common_connection_problem,
  too_many_requests: m.keep_too_often,
}

function newsOf(keeping: Keeping): string {
  if (keeping.status === 'made') return m.keep_made({ file: keeping.file })
  if (keeping.status === 'failed') return (problems[keeping.code] ?? m.keep_failed)()
  return keeping.status === 'making' ? m.keep_wait() : m.keep_about()
}
