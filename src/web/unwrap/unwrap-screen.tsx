import { type ReactNode, useEffect } from 'react'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type CoverTitle, coverTitleOf } from '#book/cover-title.ts'
import { typographic } from '#book/typographic.ts'
import type { LinkedBook } from '#functions/read-by-link.ts'
import { coverGround } from '../book/cover-ground.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { wordmarkLook } from '../layout/header.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import type { MetaGiven } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import { askOpenly } from '../reading/ask-openly.ts'
import { KeepBook } from '../reading/keep-book.tsx'
import { LinkOver } from '../reading/link-over.tsx'
import { linkedPictures } from '../reading/linked-pictures.ts'
import { type PrivateMatches, privateMeta, readLink } from '../reading/private-link.ts'
import { requestSession } from '../session/request-session.server.ts'
import { buttonClass } from '../ui/button.tsx'
import { GiftParcel } from './gift-parcel.tsx'
import { ThankGiver } from './thank-giver.tsx'
import './unwrap.css'

/** What is needed of a book to unwrap it; its story is told where it is read. */
interface Parcel {
  token: string
  child: string
  title: string
  language: LinkedBook['language']
  lettering: CoverTitle
  cover: { picture: string | null; caption: string | null; thumbhash: string | null }
  /** Address of the paper that it is wrapped in; null: there is none of its own. */
  paper: string | null
  present: NonNullable<LinkedBook['present']>
  /** It can be kept as a file. */
  keeps: boolean
}

interface UnwrapMeta extends MetaGiven<Parcel | null> {
  matches: PrivateMatches
}

export { privateHeaders as headers } from '../reading/private-link.ts'

/** Null for every address that opens nothing, whatever the reason; a link that gives nothing leads to the book as it is. */
export async function loader({
  params,
  url,
  context,
}: LoaderFunctionArgs): Promise<ReturnType<typeof data<Parcel | null>>> {
  const { token = '' } = params
  const book = await readLink(context.get(requestSession).backend, token)
  if (book === null) return data(null, { status: 404 })
  if (book.present === null) throw redirect(pathFor('reading', localeOfPath(url.pathname), { token }))
  const { cover, endpaper } = linkedPictures(token, book)
  return data({
    token,
    child: book.child,
    title: book.title,
    language: book.language,
    lettering: coverTitleOf(book),
    cover: { picture: cover, caption: book.cover_caption, thumbhash: book.cover_thumbhash },
    paper: endpaper,
    present: book.present,
    keeps: book.keeps,
  })
}

/** What is in it is not told before it is unwrapped. */
export function meta({ loaderData, location, matches }: UnwrapMeta): Record<string, string>[] {
  const title = loaderData ? m.unwrap_page_title({ name: loaderData.child }) : m.reading_over_title()
  return privateMeta(title, { path: location.pathname, matches })
}

/** A book that was given: in its paper, and after one press without. */
export default function UnwrapScreen({ loaderData }: { loaderData: Parcel | null }): ReactNode {
  return loaderData === null ? <LinkOver /> : <Unwrap key={loaderData.token} parcel={loaderData} />
}

/** What lies inside has this name in the address of the page: a plain link takes the paper off, before any script. */
const openId = 'open'

function Unwrap({ parcel }: { parcel: Parcel }): ReactNode {
  const locale = useLocale()
  const { token, child, language, cover, present } = parcel
  const giver = typographic(present.giver)
  useUnwrapped(token)
  return (
    <div className="unwrap">
      <BookFaces languages={[language]} />
      <header className="unwrap-head">
        <a href={pathFor('home', locale)} className={wordmarkLook}>
          {m.common_brand()}
        </a>
      </header>
      <main id="content" tabIndex={-1} className="unwrap-main">
        <div className="unwrap-stage">
          <div className="unwrap-book">
            <CoverFace
              title={parcel.title}
              language={language}
              picture={cover.picture}
              caption={cover.caption}
              lettering={parcel.lettering}
              ground={coverGround(cover.thumbhash)}
            />
          </div>
          <GiftParcel paper={parcel.paper} child={child} giver={giver} />
        </div>
        <div className="unwrap-words">
          <div className="unwrap-closed">
            <h1 className="text-hero">{m.unwrap_heading({ name: child })}</h1>
            <p className="mt-3 text-lead">{m.unwrap_from({ giver })}</p>
            <a href={`#${openId}`} className={`unwrap-press ${buttonClass('primary')}`}>
              {m.unwrap_open()}
            </a>
          </div>
          <div id={openId} tabIndex={-1} className="unwrap-open">
            <h1 className="text-title">{m.unwrap_opened({ name: child })}</h1>
            <div className="unwrap-card">
              {present.message === '' ? null : (
                <p className="unwrap-card-words">{typographic(present.message)}</p>
              )}
              <p>{m.unwrap_from({ giver })}</p>
            </div>
            <p className="unwrap-press flex flex-wrap items-center gap-x-6 gap-y-2">
              <a href={pathFor('reading', locale, { token })} className={buttonClass('primary')}>
                {m.unwrap_read()}
              </a>
              <a href="#content" className={`unwrap-again ${buttonClass('text')}`}>
                {m.unwrap_again()}
              </a>
            </p>
            <ThankGiver token={token} present={present} />
            {parcel.keeps ? <KeepBook token={token} title={parcel.title} className="unwrap-keep" /> : null}
          </div>
        </div>
      </main>
      <footer className="unwrap-foot">
        <p>{m.unwrap_private()}</p>
      </footer>
    </div>
  )
}

/**
 * Whoever takes the paper off by a link to the same page is led to what lies inside by every screen reader; and their giver sees
 * that it is unwrapped.
 */
function useUnwrapped(token: string): void {
  useEffect(() => {
    const goInside = (): void => {
      const id = location.hash.slice(1)
      if (id !== openId) return
      document.getElementById(id)?.focus({ preventScroll: true })
      void askOpenly('count-view', { token })
    }
    addEventListener('hashchange', goInside)
    return () => removeEventListener('hashchange', goInside)
  }, [token])
}
