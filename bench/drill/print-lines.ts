import type { Facts, OrderRow } from './facts.ts'
import { type Line, line, none } from './line.ts'

/** What the printer has, against the orders that want a printed book. */
export function printsAtPrinter({ life, orders, plans, prints }: Facts): Line[] {
  const known = new Map(prints.map((print) => [print.id, print.order_id]))
  const jobs = [...life.shop.lulu.jobs.values()].map(({ body, status }) => ({
    orderId: known.get(body.external_id ?? ''),
    state: status.name,
    id: body.external_id,
  }))
  const statesOf = (id: string): string[] =>
    jobs.filter(({ orderId }) => orderId === id).map(({ state }) => state)
  const wanted = [...orders.values()].filter(({ kind, status }) => kind === 'print' && status === 'paid')
  const isWanted = new Set<string | undefined>(wanted.map(({ id }) => id))
  const endingOf = ({ id }: OrderRow): string => plans.get(id)?.order.ending ?? ''
  const expected = (ending: string): string =>
    ending === 'rejected-again' ? 'REJECTED,DELIVERED' : ending === 'rejected-back' ? 'REJECTED' : 'DELIVERED'
  const ofKind = (what: string, isOf: (ending: string) => boolean): Line =>
    line(
      what,
      wanted.filter((order) => isOf(endingOf(order))),
      (order) => {
        const there = statesOf(order.id).join()
        const stands = endingOf(order) === 'rejected-back' ? 'rejected' : 'delivered'
        const isRight = there === expected(endingOf(order)) && order.fulfilment === stands
        return isRight ? null : `order ${order.id} is ${order.fulfilment}, its copies ${there}`
      },
    )
  const never = [...plans.values()].filter(
    ({ order }) => order.ending === 'regretted' || order.ending.startsWith('erased'),
  )
  return [
    ofKind('prints, one at the printer a paid order, delivered', (ending) => !ending.startsWith('rejected')),
    ofKind('prints rejected once, delivered then', (ending) => ending === 'rejected-again'),
    ofKind('prints rejected once, paid back', (ending) => ending === 'rejected-back'),
    line('prints regretted or erased, none at the printer', never, ({ order }) =>
      statesOf(order.id).length > 0 ? `order ${order.id} went to the printer` : null,
    ),
    none(
      'prints of anything else',
      jobs.filter(({ orderId }) => !isWanted.has(orderId)).map(({ id }) => `${id}`),
    ),
  ]
}
