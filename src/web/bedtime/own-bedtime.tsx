import { type ReactNode, useMemo, useState } from 'react'
import { addressOf, useStoredPictures } from '../book/use-stored-pictures.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { Bedtime, type BedtimeFiles } from './bedtime.tsx'
import type { BedtimeBook } from './bedtime-book.ts'
import { keptFile } from './kept-books.ts'
import type { RecordingView } from './recordings.ts'
import { useKeptBook } from './use-kept-book.ts'
import { type OwnRecordings, useRecordings } from './use-recordings.ts'

/** A book of one's own in bed: kept on the device, with the voices that go with it. */
export function OwnBedtime(props: { book: BedtimeBook; recordings: readonly RecordingView[] }): ReactNode {
  const { book } = props
  const [news, setNews] = useState<string | null>(null)
  const recordings = useRecordings(book.id, props.recordings, () => setNews(m.bedtime_record_sent()))
  const files = useOwnFiles(book, recordings)
  return (
    <Bedtime
      book={book}
      recordings={recordings}
      files={files}
      closeTo={pathFor('book', useLocale(), { eid: book.id })}
      closedNote={book.isPaid ? m.preview_drawing() : m.preview_closed()}
      recordAbout={m.bedtime_record_about()}
      news={news}
      onNews={setNews}
    />
  )
}

/** Everything to see and hear of the book, which this device keeps once all of it has come. */
function useOwnFiles(book: BedtimeBook, { list, pathOf, sentCount }: OwnRecordings): BedtimeFiles {
  const locale = useLocale()
  const fetchFile = useMemo(() => keptFile(book.id), [book.id])
  const pictures = book.pages.flatMap(({ picture }) => picture ?? [])
  const paths = [...pictures, ...list.map(pathOf)]
  const files = useStoredPictures(paths, fetchFile)
  const isWhole = paths.every((path) => files.get(path) !== undefined)
  const address = pathFor('bedtime', locale, { eid: book.id })
  const kept = { id: book.id, title: book.title, address }
  const { keeping, isThere, remove } = useKeptBook(kept, paths, isWhole, sentCount)
  return {
    addressOf: (path) => addressOf(files.get(path)) ?? null,
    kept: { keeping, isThere, forget: remove },
  }
}
