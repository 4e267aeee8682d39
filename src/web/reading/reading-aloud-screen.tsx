import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { data, type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router'
import type { LinkedVoice } from '#functions/read-by-link.ts'
import { fromBook } from '../bedtime/use-closing.ts'
import { Bedtime } from '../bedtime/bedtime.tsx'
import { type BedtimeBook, linkedBedtimeBook } from '../bedtime/bedtime-book.ts'
import { setWordsOf } from '../book/set-words.server.ts'
import { addressOf, useStoredPictures } from '../book/use-stored-pictures.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import type { MetaGiven } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { requestSession } from '../session/request-session.server.ts'
import { LinkOver } from './link-over.tsx'
import { linkedPictures } from './linked-pictures.ts'
import { type PrivateMatches, privateMeta, readLink } from './private-link.ts'
import { isToRecord } from './read-aloud.tsx'
import { useOfferedRecordings } from './use-offered-recordings.ts'
import { useStanding } from './use-standing.ts'
import { keepWho, readWho } from './who-reads.ts'

interface Aloud {
  token: string
  book: BedtimeBook
  voices: readonly LinkedVoice[]
  takesVoices: boolean
}

interface AloudMeta extends MetaGiven<Aloud | null> {
  matches: PrivateMatches
}

export { privateHeaders as headers } from './private-link.ts'

/** Null for every address that opens nothing, whatever the reason. */
export async function loader({
  params,
  context,
}: LoaderFunctionArgs): Promise<ReturnType<typeof data<Aloud | null>>> {
  const { token = '' } = params
  const book = await readLink(context.get(requestSession).backend, token)
  if (book === null) return data(null, { status: 404 })
  const { voices, takesVoices } = book
  const theEnd = setWordsOf(book.language).end
  const shown = linkedBedtimeBook(token, book, { pictures: linkedPictures(token, book), theEnd })
  return data({ token, book: shown, voices, takesVoices })
}

export function meta({ loaderData, location, matches }: AloudMeta): Record<string, string>[] {
  const title = loaderData ? m.reading_page_title({ name: loaderData.book.child }) : m.reading_over_title()
  return privateMeta(title, { path: location.pathname, matches })
}

/** A book by a private link in the dark: to read aloud, to hear, and to record for the child. */
export default function ReadingAloudScreen({ loaderData }: { loaderData: Aloud | null }): ReactNode {
  if (loaderData === null) return <LinkOver />
  return (
    <>
      <BookFaces languages={[loaderData.book.language]} />
      <ReadAloud key={loaderData.token} aloud={loaderData} />
    </>
  )
}

function ReadAloud({ aloud: { token, book, voices, takesVoices } }: { aloud: Aloud }): ReactNode {
  const [news, setNews] = useState<string | null>(null)
  const isFirstToRecord = useToRecordOnce()
  const { recordings, fetchFile } = useOfferedRecordings({
    token,
    voices,
    onSent: () => setNews(m.reading_voice_sent()),
  })
  const pictures = book.pages.flatMap(({ picture }) => picture ?? [])
  const files = useStoredPictures([...pictures, ...recordings.list.map(recordings.pathOf)], fetchFile)
  const look = useStanding(pictures[0] ?? null)
  const known = useKnown(token)
  return (
    <Bedtime
      book={book}
      recordings={recordings}
      files={{ addressOf: (path) => addressOf(files.get(path)) ?? null, kept: null }}
      closeTo={pathFor('reading', useLocale(), { token })}
      closedNote={book.isPaid ? m.reading_drawn_now() : m.reading_closed()}
      recordAbout={takesVoices ? m.reading_voice_consent() : null}
      recordDone={m.reading_voice_done()}
      known={known}
      isToRecord={takesVoices && isFirstToRecord}
      news={news}
      onNews={setNews}
      onTurned={look}
    />
  )
}

/** Whether this place was come to for recording; loaded anew it is read first. */
function useToRecordOnce(): boolean {
  const [isFirst] = useState(isToRecord(useLocation().state))
  const navigate = useNavigate()
  const forget = useEffectEvent(() => {
    if (isFirst) void navigate('.', { replace: true, state: fromBook })
  })
  useEffect(() => forget(), [])
  return isFirst
}

/** What whoever reads here is called, as they said by this link before. */
function useKnown(token: string): { name: string; onName: (name: string) => void } {
  // Asked for in a dialog, which no server writes.
  const [name] = useState(() => (typeof localStorage === 'undefined' ? '' : readWho(token).name))
  return { name, onName: (said) => keepWho(token, { name: said }) }
}
