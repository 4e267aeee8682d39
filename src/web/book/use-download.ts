import { useState } from 'react'
import { callFunction } from '../builder/call-function.ts'
import { m } from '../messages/generated/messages.js'
import { browserBackend } from '../session/browser-backend.ts'
import { fileName } from './file-name.ts'
import { saveAs } from './save-as.ts'

export type FileKind = 'free' | 'print'

export type DownloadState =
  | { status: 'idle' }
  | { status: 'working'; kind: FileKind }
  | { status: 'done'; file: string }
  | { status: 'failed'; code: string }

/** What sets the free file apart from the one that was paid for, beside which it may come to lie. */
const notes: Readonly<Record<FileKind, () => string>> = { free: m.preview_file_note, print: () => '' }

/** Has the file of a book made and saves it on the visitor's own disk. */
export function useDownload(book: { id: string; title: string }): {
  download: DownloadState
  start: (kind: FileKind) => void
} {
  const [download, setDownload] = useState<DownloadState>({ status: 'idle' })
  return {
    download,
    start: (kind) => {
      setDownload({ status: 'working', kind })
      void downloadFile(book, kind).then(setDownload)
    },
  }
}

async function downloadFile(book: { id: string; title: string }, kind: FileKind): Promise<DownloadState> {
  const made = await callFunction<{ path: string }>('book-file', { bookId: book.id, kind })
  if (!made.ok) return { status: 'failed', code: made.code }
  try {
    const backend = await browserBackend()
    const { data } = await backend.storage.from('books').download(made.answer.path)
    if (data === null) return { status: 'failed', code: 'server_problem' }
    const file = fileName(book.title, notes[kind]())
    saveAs(data, file)
    return { status: 'done', file }
  } catch {
    return { status: 'failed', code: 'connection_problem' }
  }
}
