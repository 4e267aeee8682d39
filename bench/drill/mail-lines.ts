import { createHash } from 'node:crypto'
import { type Facts, isOvertaken, isUnpaid, type Plan, wentBack } from './facts.ts'
import { atMost, type Line, line, none } from './line.ts'

/** The mails that there are to be, in the outbox and at the mail server. */
export function mailsOfOrders(facts: Facts, kills: number): Line[] {
  const { mails, plans, life, rewards } = facts
  const expected = [
    ...[...plans.values()].flatMap((plan) => expectedMails(facts, plan)),
    ...rewards.map(({ code }) => `reward/${code}`),
  ]
  const states = new Map(mails.map(({ name, state }) => [name, state]))
  const taken = takenByServer(facts)
  const kinds = [...new Set(expected.map(kindOf))]
  const wanted = new Set(expected)
  const known = new Set(mails.map(({ name }) => messageIdOf(name)))
  const gone = erasedAddresses(facts)
  const forgotten = new Set(
    life.shop.smtp.taken.filter(({ to }) => gone.has(to)).map(({ message }) => idOf(message)),
  )
  const copies = [...taken.values()].reduce((sum, count) => sum + count - 1, 0)
  return [
    ...kinds.map((kind) =>
      line(
        `mails ${kind}: written once, delivered`,
        expected.filter((name) => kindOf(name) === kind),
        (name) => {
          const state = states.get(name) ?? 'not written'
          const count = taken.get(messageIdOf(name)) ?? 0
          return state === 'sent' && count > 0
            ? null
            : `mail ${name} is ${state}, and was delivered ${count} times`
        },
      ),
    ),
    line('receipts of who was erased, and no other mail kept', gone, (address) => {
      const kept = mails.filter(({ recipient }) => recipient === address)
      const [receipt, ...more] = kept
      const isRight = receipt?.state === 'sent' && kindOf(receipt.name) === 'erased' && more.length === 0
      return isRight ? null : `${address} was mailed ${JSON.stringify(kept)}`
    }),
    none(
      'mails that nobody expects',
      mails
        .filter(({ name, recipient }) => !gone.has(recipient) && !wanted.has(name) && !mayBe(facts, name))
        .map(({ name }) => `${name} (${ordersBehind(facts, name)})`),
    ),
    // Of who was erased the outbox has forgotten what had been mailed before.
    none(
      'mails delivered that are not in the outbox',
      [...taken.keys()].filter((id) => !known.has(id) && !forgotten.has(id)),
    ),
    // Of one that a kill came after: it was delivered, and nobody had noted that.
    atMost('second copies of a mail, with the message id of the first', kills, copies),
  ]
}

/** Which mails there are to be about an order. The one that says that a book is finished is its book's. */
function expectedMails(facts: Facts, plan: Plan): string[] {
  const { id, kind, ending } = plan.order
  const order = facts.orders.get(id)
  // What was mailed to who is erased is forgotten.
  if (isUnpaid(plan) || ending.startsWith('erased')) return []
  if (wentBack(facts, id)) return [`refund_superfluous/${id}`]
  const mails = [kind === 'gift' ? `gift_paid/${id}` : `paid/${id}`]
  if (ending === 'regretted') mails.push(`canceled/${id}`)
  if (ending === 'refunded' || ending === 'partly-refunded' || ending === 'rejected-back') {
    const note = facts.invoices.find((invoice) => invoice.kind === 'credit' && invoice.order_id === id)
    mails.push(`refund/${id}/${note?.number}`)
  }
  if (ending === 'overtaken') mails.push(...mailsOfOvertaken(facts, id))
  if (order?.status !== 'paid') return mails
  if (kind === 'gift') return [...mails, `gift/${id}`]
  mails.push(kind === 'print' ? `waiting/${id}` : `finished/${plan.book?.id}`)
  return kind === 'print' ? [...mails, ...mailsOfPrint(facts, id)] : mails
}

/** The buyer is told that money comes, and then that the bank had it first. */
function mailsOfOvertaken(facts: Facts, orderId: string): string[] {
  const ofOrder = facts.refunds.filter(({ order_id }) => order_id === orderId)
  if (ofOrder.length === 0) return []
  const note = facts.invoices.find(({ kind, order_id }) => kind === 'credit' && order_id === orderId)
  return [
    `refund/${orderId}/${note?.number}`,
    ...ofOrder
      .filter((refund) => isOvertaken(facts, refund))
      .map(({ id }) => `refund_overtaken/${orderId}/${id}/1`),
  ]
}

/** Each copy that the printer took, rejected or sent is told of, by its attempt. */
function mailsOfPrint({ prints, life }: Facts, orderId: string): string[] {
  const jobs = [...life.shop.lulu.jobs.values()]
  return prints
    .filter(({ order_id }) => order_id === orderId)
    .flatMap(({ id, attempt }) => {
      const there = jobs.find(({ body }) => body.external_id === id)
      const suffix = attempt === 1 ? '' : `/${attempt}`
      const kinds = there === undefined ? [] : ['sent_to_printer']
      if (there?.status.name === 'REJECTED') kinds.push('rejected')
      if (there?.status.name === 'DELIVERED') kinds.push('shipped', 'delivered')
      return kinds.map((kind) => `${kind}/${orderId}${suffix}`)
    })
}

/** How often each mail was delivered, by its message id. */
function takenByServer({ life }: Facts): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { message } of life.shop.smtp.taken) {
    taken.set(idOf(message), (taken.get(idOf(message)) ?? 0) + 1)
  }
  return taken
}

function idOf(message: string): string {
  return /^message-id:\s*<([0-9a-f]{40})@/im.exec(message)?.[1] ?? ''
}

/** A name that the mail server can be asked for: see the SMTP carrier. */
function messageIdOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 40)
}

function erasedAddresses({ plans }: Facts): Set<string> {
  const erased = [...plans.values()].filter(({ order }) => order.ending.startsWith('erased'))
  return new Set(erased.flatMap(({ book }) => book?.buyer.email ?? []))
}

function kindOf(name: string): string {
  return name.split('/')[0] ?? name
}

/** The orders that a mail may be about, as they were planned and as they stand. */
function ordersBehind({ plans, orders }: Facts, name: string): string {
  const id = name.split('/')[1]
  return [...plans.values()]
    .filter(({ order, book }) => order.id === id || book?.id === id)
    .map(({ order: { id, kind, ending } }) => {
      const { status, fulfilment } = orders.get(id) ?? { status: 'none', fulfilment: '' }
      return `${kind} ${ending}: ${status} ${fulfilment}`
    })
    .join(', ')
}

/** A book that was drawn before its order was paid back says so; a print that stopped is told to the operator. */
function mayBe({ plans, orders }: Facts, name: string): boolean {
  const [kind, id = ''] = name.split('/')
  if (kind === 'print_problem') return true
  const of = kind === 'finished' ? [...plans.values()].filter(({ book }) => book?.id === id) : [plans.get(id)]
  return (
    (kind === 'finished' || kind === 'waiting') &&
    of.some((plan) => plan && !isUnpaid(plan) && orders.get(plan.order.id)?.status !== 'paid')
  )
}
