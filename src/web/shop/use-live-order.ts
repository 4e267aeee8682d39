import { useCallback, useEffect, useRef, useState } from 'react'
import { callFunction } from '../builder/call-function.ts'
import { browserBackend } from '../session/browser-backend.ts'
import { openChannel } from '../session/open-channel.ts'
import { forgetOrderId } from './order-id.ts'
import { type OrderView, readOrder } from './order-view.ts'

const pollMs = 5_000

export interface LiveOrder {
  order: OrderView
  /** The last question got no answer. */
  failed: boolean
  /** Has the server ask the payment provider, then reads the order anew. */
  ask: () => Promise<void>
  /** Reads the order anew. */
  read: () => Promise<void>
}

/** Whether anything is still to be expected: a payment, what follows it, or a print. */
export function isMoving(order: OrderView): boolean {
  const { kind, status, fulfilment, book } = order
  if (kind === 'gift') {
    const isMailed = order.card !== null && !isAboutToBeMailed(order.card)
    return status === 'pending' || (status === 'paid' && !isMailed)
  }
  const isPrinting = kind === 'print' && fulfilment !== 'delivered' && fulfilment !== 'rejected'
  const isUnsettled = book.state !== 'finished' || isPrinting || isAboutToBeMailed(order.present)
  return status === 'pending' || (status === 'paid' && isUnsettled)
}

/** What is mailed at once takes a moment; what is of a later day is not waited for. */
function isAboutToBeMailed(mailing: { mail_at: string | null; mailed_at: string | null } | null): boolean {
  if (mailing === null || mailing.mail_at === null) return false
  return mailing.mailed_at === null && new Date(mailing.mail_at).getTime() <= Date.now()
}

/** An order as it stands now: told of by the database, and asked for every five seconds while it moves. */
export function useLiveOrder(first: OrderView): LiveOrder {
  const [order, setOrder] = useState(first)
  const [failed, setFailed] = useState(false)
  const current = useRef(order)
  useEffect(() => {
    current.current = order
  })
  const read = useCallback(async (): Promise<void> => {
    try {
      const reading = await readOrder(await browserBackend(), first.id)
      setFailed(reading.status !== 'found')
      if (reading.status === 'found') setOrder(reading.order)
    } catch {
      setFailed(true)
    }
  }, [first.id])
  const ask = useCallback(async (): Promise<void> => {
    await callFunction('refresh-order', { orderId: first.id })
    await read()
  }, [first.id, read])
  useEffect(() => {
    if (current.current.status === 'pending') void ask()
    const timer = setInterval(() => {
      if (isMoving(current.current) && document.visibilityState === 'visible') void read()
    }, pollMs)
    return () => clearInterval(timer)
  }, [ask, read])
  useEffect(() => {
    // An order that came to nothing is not tried again: the next press makes a new one.
    if (order.status === 'canceled') forgetOrderId(sessionStorage)
  }, [order.status])
  const bookId = first.book?.id ?? null
  useEffect(() => listen(first.id, bookId, () => void read()), [first.id, bookId, read])
  return { order, failed, ask, read }
}

/** Calls back when the order or its book changes; the answer stops it. */
function listen(orderId: string, bookId: string | null, onChange: () => void): () => void {
  const change = { event: 'UPDATE', schema: 'public' } as const
  return openChannel(`order:${orderId}`, (channel) => {
    const heard = channel.on(
      'postgres_changes',
      { ...change, table: 'orders', filter: `id=eq.${orderId}` },
      onChange,
    )
    if (bookId === null) return heard
    return heard.on('postgres_changes', { ...change, table: 'books', filter: `id=eq.${bookId}` }, onChange)
  })
}
