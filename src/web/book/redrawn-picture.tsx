import { type ReactNode, useState } from 'react'
import { limits } from '#book/limits.ts'
import { callFunction } from '../builder/call-function.ts'
import { useSiteWords } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pageNumber, type ReaderPage } from '../reader/book-pages.ts'
import { PageFace } from '../reader/page-face.tsx'
import type { ReaderBook } from '../reader/reader.tsx'
import { shopProblem } from '../shop/shop-problem.ts'
import { RedrawIcon } from '../ui/icons.tsx'
import { type PageView, withPageChange } from './book-view.ts'
import { useDrewNothing } from './use-drew-nothing.ts'
import type { LiveBook } from './use-live-book.ts'

export interface RedrawnPictureProps {
  shown: Extract<ReaderPage, { kind: 'picture' }>
  printed: ReaderBook
  live: LiveBook
}

/** A picture that has been paid for, which can be drawn anew; until another one is there this one stays. */
export function RedrawnPicture({ shown, printed, live }: RedrawnPictureProps): ReactNode {
  const number = pageNumber(shown, printed.spreads.length) ?? 0
  return (
    <>
      <PageFace page={shown} book={printed} />
      <RedrawTools spread={shown.spread} number={number} live={live} />
    </>
  )
}

/** What draws a picture anew, once it is there. */
export function RedrawTools(props: { spread: number; number: number; live: LiveBook }): ReactNode {
  const { spread, number, live } = props
  const page = live.pages.find((each) => each.spread === spread)
  if (page === undefined || page.picture_version === 0) return null
  return <Redraw page={page} number={number} live={live} />
}

function Redraw({ page, number, live }: { page: PageView; number: number; live: LiveBook }): ReactNode {
  const { picture_drawing: drawing, picture_redraws_left: left, picture_version: version } = page
  const siteWords = useSiteWords()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const failed = useDrewNothing(drawing, version)
  const redraw = async (): Promise<void> => {
    setProblem(null)
    setAsking(true)
    const wish = { bookId: live.book.id, spread: page.spread, version: version + 1 }
    const called = await callFunction('redraw-picture', wish)
    setAsking(false)
    if (!called.ok) return setProblem(shopProblem(called.code))
    const change = { spread: page.spread, picture_drawing: true, picture_redraws_left: Math.max(0, left - 1) }
    live.change({ pages: withPageChange(live.pages, change) })
  }
  const busy = drawing || asking
  return (
    <div {...siteWords} className="picture-tools">
      <p role="alert" className="picture-problem">
        {busy ? null : (problem ?? (failed ? m.paid_picture_failed() : null))}
      </p>
      <p role="status" className="picture-drawing">
        {busy ? m.paid_picture_drawing() : null}
      </p>
      {busy ? null : left === 0 ? (
        <p className="picture-drawing">{m.paid_picture_none_left({ count: limits.pictureRedraws })}</p>
      ) : (
        <button
          type="button"
          className="page-pencil"
          aria-label={`${m.paid_picture_again_of({ page: number })}. ${leftWords(left)}`}
          onClick={() => void redraw()}
        >
          <RedrawIcon />
          <span aria-hidden="true">{m.paid_picture_again()}</span>
          <span aria-hidden="true" className="picture-left">
            {leftWords(left)}
          </span>
        </button>
      )}
    </div>
  )
}

function leftWords(left: number): string {
  return left === 1 ? m.paid_picture_left_once() : m.paid_picture_left({ count: left })
}
