import { coverTitleOf } from '#book/cover-title.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { bookPaths } from '#book/book-paths.ts'
import { clockTime, dayAround } from '#shop/clock-time.ts'
import { coverGround } from '../book/cover-ground.ts'
import { isIdInAddress } from '../book/id-in-address.ts'
import { type OrdersOfBook, readOrdersOfBook } from '../book/read-orders-of-book.ts'
import { isBought } from '../book/screen-of.ts'
import { titleInWords } from '../book/title-in-words.ts'
import { addressOf, useStoredPictures } from '../book/use-stored-pictures.ts'
import { draftSummary } from '../builder/draft-summary.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import type { MetaGiven } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import { requestSession } from '../session/request-session.server.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { CopyToEdit } from './copy-to-edit.tsx'
import { draftOfBrief } from './draft-of-brief.ts'
import { EditDialog } from './edit-dialog.tsx'
import { type Design, readDesign } from './read-design.server.ts'

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

interface Loaded {
  design: Design
  waitingPrint: OrdersOfBook['waitingPrint']
}

export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<Loaded> {
  const { eid } = params
  if (!isIdInAddress(eid)) throw pageNotFound()
  const { backend } = context.get(requestSession)
  const [design, { waitingPrint }] = await Promise.all([
    readDesign(backend, eid),
    readOrdersOfBook(backend, eid),
  ])
  if (design === null) throw pageNotFound()
  if (design.state === 'making') {
    throw redirect(pathFor('book', localeOfPath(url.pathname), { eid }))
  }
  return { design, waitingPrint }
}

export function meta({ loaderData, location }: MetaGiven<Loaded>): Record<string, string>[] {
  const title = loaderData ? titleOf(loaderData.design, location.pathname) : m.common_brand()
  return [{ title: m.design_page_title({ title }) }, { name: 'robots', content: 'noindex' }]
}

function titleOf({ title, brief }: Design, path: string): string {
  return titleInWords({ title, language: brief.language, child: brief.hero.name }, path)
}

/** What the book was made from: keep it so, or change it and have the whole book made anew. */
export default function DesignScreen({ loaderData }: { loaderData: Loaded }): ReactNode {
  const { design, waitingPrint } = loaderData
  const locale = useLocale()
  const [editing, setEditing] = useState(false)
  const draft = useMemo(() => draftOfBrief(design.brief, () => crypto.randomUUID()), [design.brief])
  const bought = isBought(design.state)
  return (
    <PaperLayout>
      <div className="grid gap-x-[7vw] gap-y-10 px-edge pt-6 pb-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:pt-12">
        <div>
          <h1 className="text-title">{bought ? m.design_heading_bought() : m.design_heading()}</h1>
          <p className="mt-4 max-w-[34em] text-lead">{m.design_lead()}</p>
          <dl className="mt-9 max-w-3xl border-t border-line">
            {draftSummary({ ...draft, title: design.title }).map(({ step, label, value, lang }) => (
              <div key={step} className="grid gap-x-6 border-b border-line py-3.5 sm:grid-cols-[11rem_1fr]">
                <dt className="text-ink-soft max-sm:text-small">{label}</dt>
                <dd
                  lang={lang}
                  className="min-w-0 font-semibold break-words whitespace-pre-line text-ink-strong"
                >
                  {value || '–'}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
            <LinkButton to={pathFor('book', locale, { eid: design.id })} className="max-sm:w-full">
              {m.design_keep()}
            </LinkButton>
            {bought ? (
              <CopyToEdit bookId={design.id} />
            ) : (
              <Button look="secondary" onClick={() => setEditing(true)} className="max-sm:w-full">
                {m.design_edit()}
              </Button>
            )}
          </div>
          <p className="mt-5 max-w-[38em] text-small text-ink-soft">
            {bought ? <WhyItStays waitingPrint={waitingPrint} /> : m.design_text_only()}
          </p>
        </div>
        <Cover design={design} />
      </div>
      {editing ? <EditDialog draft={draft} bookId={design.id} onClose={() => setEditing(false)} /> : null}
    </PaperLayout>
  )
}

/** Of a book that was bought; words can be corrected for as long as its print waits. */
function WhyItStays({ waitingPrint }: Pick<Loaded, 'waitingPrint'>): ReactNode {
  const locale = useLocale()
  if (waitingPrint === null) return m.design_paid()
  const until = new Date(waitingPrint.until)
  return m.design_waiting({ day: dayAround(locale, until), time: clockTime(locale, until) })
}

function Cover({ design }: { design: Design }): ReactNode {
  const path = design.cover_version > 0 ? bookPaths.cover(design.id, design.cover_version) : null
  const pictures = useStoredPictures(path === null ? [] : [path])
  return (
    <div className="max-lg:-order-1 max-lg:max-w-52">
      <div className="rotate-2 overflow-hidden rounded-[2px_4px_4px_2px] shadow-book lg:sticky lg:top-10">
        <BookFaces languages={[design.brief.language]} />
        <CoverFace
          title={design.title}
          language={design.brief.language}
          picture={addressOf(pictures.get(path)) ?? null}
          lettering={coverTitleOf({ ...design, style: design.brief.style })}
          ground={coverGround(design.cover_thumbhash)}
        />
      </div>
    </div>
  )
}
