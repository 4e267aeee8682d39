import { type ReactNode, useState } from 'react'
import { sizeTable } from '#book/size.ts'
import { ClaimDialog } from '../account/claim-dialog.tsx'
import { useIsGuest } from '../account/use-is-guest.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { formatMoney } from '#book/format-money.ts'
import { DownloadIcon } from '../ui/icons.tsx'
import type { BookView } from './book-view.ts'
import type { OrdersOfBook } from './read-orders-of-book.ts'
import { isBought } from './screen-of.ts'
import type { LiveBook } from './use-live-book.ts'
import { type DownloadState, type FileKind, useDownload } from './use-download.ts'

interface DeskBarProps {
  live: LiveBook
  orders: OrdersOfBook
  /** What else there is to say. */
  children?: ReactNode
}

/** What can be done with the book as it stands: buy it, take the free proof, take the finished file. */
export function DeskBar({ live: { book }, orders, children }: DeskBarProps): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  const [claiming, setClaiming] = useState(false)
  const { download, start } = useDownload(book)
  const kind: FileKind = isBought(book.state) ? 'print' : 'free'
  const want = (): void => {
    if (guest) setClaiming(true)
    else start(kind)
  }
  const working = download.status === 'working'
  return (
    <div className="desk-bar">
      {children}
      <p
        role={download.status === 'failed' ? 'alert' : 'status'}
        className={classNames('desk-bar-news', download.status === 'done' && 'desk-bar-file')}
      >
        {downloadNews(download)}
      </p>
      {isBought(book.state) ? (
        <>
          <span className="desk-bar-prices text-small text-ink-soft">
            {book.state === 'finished' ? m.paid_download_kind() : null}
          </span>
          {orders.paidOrderId === null ? null : (
            <LinkButton look="text" to={pathFor('order', locale, { eid: orders.paidOrderId })}>
              {m.preview_to_order()}
            </LinkButton>
          )}
          {orders.printPaid ? null : (
            <LinkButton look="text" to={pathFor('buy', locale, { eid: book.id })}>
              {m.paid_print_too()}
            </LinkButton>
          )}
          {book.state === 'finished' ? (
            <Button busy={working} onClick={want}>
              <DownloadIcon />
              {working ? m.preview_downloading() : m.paid_download()}
            </Button>
          ) : null}
        </>
      ) : (
        <>
          <Prices book={book} />
          <Button
            look="text"
            busy={working}
            onClick={want}
            aria-label={working ? undefined : m.preview_free()}
          >
            {working ? (
              m.preview_downloading()
            ) : (
              <>
                <span className="max-sm:hidden">{m.preview_free()}</span>
                <span className="sm:hidden">{m.preview_free_short()}</span>
              </>
            )}
          </Button>
          <LinkButton to={pathFor('buy', locale, { eid: book.id })}>{m.preview_buy()}</LinkButton>
        </>
      )}
      {claiming ? (
        <ClaimDialog
          purpose="download"
          onClose={() => setClaiming(false)}
          onClaimed={() => {
            setClaiming(false)
            start(kind)
          }}
        />
      ) : null}
    </div>
  )
}

function Prices({ book }: { book: BookView }): ReactNode {
  const locale = useLocale()
  const { downloadCents, printedCents } = sizeTable[book.size]
  return (
    <p className="desk-bar-prices">
      <span>
        {m.preview_download_price()} <b>{formatMoney(downloadCents, locale)}</b>
      </span>
      <span>
        <span className="max-sm:hidden">{m.preview_printed_price()}</span>
        <span className="sm:hidden">{m.preview_printed_price_short()}</span>{' '}
        <b>{formatMoney(printedCents, locale)}</b>
      </span>
    </p>
  )
}

function downloadNews(download: DownloadState): string {
  if (download.status === 'done') return m.preview_downloaded({ file: download.file })
  if (download.status !== 'failed') return ''
  const general = download.code === 'server_problem' || download.code === 'server_error'
  return general ? m.preview_download_failed() : shopProblem(download.code)
}
