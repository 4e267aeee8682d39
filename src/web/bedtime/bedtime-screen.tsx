import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { isIdInAddress } from '../book/id-in-address.ts'
import { readBook } from '../book/read-book.ts'
import { screenOf } from '../book/screen-of.ts'
import { setWordsOf } from '../book/set-words.server.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { m } from '../messages/generated/messages.js'
import type { MetaGiven } from '../page-meta.ts'
import { requestSession } from '../session/request-session.server.ts'
import { type BedtimeBook, bedtimeBook } from './bedtime-book.ts'
import { OwnBedtime } from './own-bedtime.tsx'
import { type RecordingView, readRecordings } from './recordings.ts'

interface BedtimeData {
  book: BedtimeBook
  recordings: RecordingView[]
}

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

/** Unknown ids, somebody else's, and books that are not written yet get one and the same answer. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<BedtimeData> {
  const { eid } = params
  if (!isIdInAddress(eid)) throw pageNotFound()
  const { backend } = context.get(requestSession)
  const [reading, recordings] = await Promise.all([readBook(backend, eid), readRecordings(backend, eid)])
  if (reading.status === 'failed') throw new Error(`book ${eid} could not be read`)
  if (reading.status === 'missing' || screenOf(reading.book.state) === 'making') throw pageNotFound()
  return { book: bedtimeBook(reading, setWordsOf(reading.book.language).end), recordings }
}

export function meta({ loaderData }: MetaGiven<BedtimeData>): Record<string, string>[] {
  return [
    { title: m.bedtime_page_title({ title: loaderData?.book.title ?? m.common_brand() }) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** A book of one's own, read in bed. */
export default function BedtimeScreen({ loaderData }: { loaderData: BedtimeData }): ReactNode {
  const { book, recordings } = loaderData
  return (
    <>
      <BookFaces languages={[book.language]} />
      <OwnBedtime key={book.id} book={book} recordings={recordings} />
    </>
  )
}
