import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { dayWithYear } from '#shop/clock-time.ts'
import { isGivenBook } from '#shop/given-book.ts'
import { orderNumber } from '#shop/order-number.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { totalCents } from '../shop/order-view.ts'
import { stateWords } from '../shop/status-words.ts'
import { kindWords } from '../shop/sum-lines.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { formatMoney } from '#book/format-money.ts'
import type { ListedOrder, OrderList } from './read-orders.server.ts'

/** The visitor's orders, each leading to its own page. */
export function Orders({ list: { orders, page, pageCount, failed } }: { list: OrderList }): ReactNode {
  const { revalidate, state } = useRevalidator()
  if (failed) {
    return (
      <div role="alert">
        <p>{m.account_orders_failed()}</p>
        <Button look="text" busy={state === 'loading'} onClick={() => void revalidate()}>
          {m.common_try_again()}
        </Button>
      </div>
    )
  }
  if (orders.length === 0) return <p>{m.account_no_orders()}</p>
  return (
    <>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {pageCount > 1 ? (
        <nav aria-label={m.account_orders()} className="mt-4 flex items-center gap-8">
          {page > 1 ? (
            <LinkButton look="text" to={{ search: page === 2 ? '' : `?page=${page - 1}` }}>
              {m.account_orders_newer()}
            </LinkButton>
          ) : null}
          <span className="text-small text-ink-soft">{m.common_page_of({ page, total: pageCount })}</span>
          {page < pageCount ? (
            <LinkButton look="text" to={{ search: `?page=${page + 1}` }}>
              {m.account_orders_older()}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

function OrderRow({ order }: { order: ListedOrder }): ReactNode {
  const locale = useLocale()
  const { title, kind } = contentOf(order)
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={pathFor('order', locale, { eid: order.id })}
        className="grid grid-cols-[1fr_auto] gap-x-6 py-3.5 text-ink no-underline hover:bg-paper-deep"
      >
        <span className="font-semibold text-ink-strong underline underline-offset-4">{title}</span>
        <span className="text-right text-ink-strong tabular-nums">
          {formatMoney(totalCents(order), locale)}
        </span>
        <span className="text-small text-ink-soft">
          {kind}
          {dayWithYear(locale, new Date(order.created_at))},{' '}
          {m.account_order_number({ number: orderNumber(order) })}
        </span>
        <span className="text-right text-small">{stateWords(order)}</span>
      </Link>
    </li>
  )
}

function contentOf({ book, gift, kind }: ListedOrder): { title: string; kind: string } {
  if (book !== null) return { title: book.title, kind: `${kindWords[kind]()}, ` }
  return isGivenBook(gift)
    ? { title: gift.title, kind: `${m.order_present()}, ` }
    : { title: m.order_gift_card(), kind: '' }
}
