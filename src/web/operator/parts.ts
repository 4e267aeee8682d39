/** How a value of a column is shown. */
export type CellKind =
  | 'text'
  | 'word'
  /** What went wrong. */
  | 'problem'
  /** What a mail tells. */
  | 'mail'
  | 'details'
  | 'money'
  /** Sums that say in which money they are. */
  | 'cost'
  | 'time'
  | 'day'
  /** A moment of which the day counts: at which something begins, or ends. */
  | 'first-day'
  | 'last-day'
  | 'number'
  | 'country'
  /** Said only where it is so. */
  | 'yes'
  | 'order'

export interface Column {
  name: string
  kind: CellKind
}

export interface Part {
  /** The view that is read (supabase/migrations, operators). */
  view: string
  columns: readonly Column[]
  /** Text columns in which a search looks. */
  search: readonly string[]
  /** Of whose words one may be chosen. */
  filter?: { column: string; words: readonly string[] }
  /** A column of days, of which a range is looked at. */
  days?: string
  /** To begin with, the largest first. */
  sort: string
}

const text = (name: string): Column => ({ name, kind: 'text' })
const word = (name: string): Column => ({ name, kind: 'word' })
const money = (name: string): Column => ({ name, kind: 'money' })
const cost = (name: string): Column => ({ name, kind: 'cost' })
const time = (name: string): Column => ({ name, kind: 'time' })
const number = (name: string): Column => ({ name, kind: 'number' })
const day = (name: string): Column => ({ name, kind: 'day' })
/** Our own codes in words; the words of others as they are. */
const problem: Column = { name: 'problem', kind: 'problem' }
const country: Column = { name: 'country', kind: 'country' }
const firstDay = (name: string): Column => ({ name, kind: 'first-day' })
const lastDay = (name: string): Column => ({ name, kind: 'last-day' })
/** Leads to the order of the row. */
const order: Column = { name: 'number', kind: 'order' }

/** What lies on the counter, table by table: one view, its columns, and where one may look. */
export const parts = {
  stuck: {
    view: 'operator_stuck',
    columns: [word('what'), { name: 'order_id', kind: 'order' }, problem, time('since')],
    search: ['problem', 'order_id'],
    filter: { column: 'what', words: ['refund', 'print', 'mail', 'book'] },
    sort: 'since',
  },
  health: {
    view: 'operator_health',
    columns: [word('part'), word('state'), number('waiting'), time('since')],
    search: [],
    sort: 'part',
  },
  models: {
    view: 'operator_models',
    columns: [
      word('model'),
      word('state'),
      number('answered'),
      { name: 'failures', kind: 'details' },
      time('last_answer_at'),
      time('last_failure_at'),
      { name: 'last_fault', kind: 'problem' },
      text('places'),
      cost('cost'),
      cost('budget'),
    ],
    search: ['model'],
    sort: 'model',
  },
  orders: {
    view: 'operator_orders',
    columns: [
      order,
      time('created_at'),
      text('email'),
      text('title'),
      word('kind'),
      word('status'),
      word('fulfilment'),
      country,
      money('total_cents'),
      money('gift_cents'),
      money('refunded_cents'),
      word('payment_mode'),
    ],
    search: ['number', 'email', 'title', 'name', 'payment_id', 'discount_code'],
    filter: {
      column: 'status',
      words: ['pending', 'paid', 'canceled', 'refund_due', 'refunded', 'charged_back', 'kept'],
    },
    sort: 'created_at',
  },
  prints: {
    view: 'operator_prints',
    columns: [
      order,
      number('attempt'),
      word('printer'),
      word('state'),
      text('printer_job_id'),
      cost('cost'),
      problem,
      time('updated_at'),
    ],
    search: ['number', 'printer_job_id', 'problem'],
    filter: {
      column: 'state',
      words: ['making', 'blocked', 'sent', 'in_production', 'shipped', 'delivered', 'rejected', 'canceled'],
    },
    sort: 'updated_at',
  },
  refunds: {
    view: 'operator_refunds',
    columns: [
      order,
      money('amount_cents'),
      word('reason'),
      word('state'),
      problem,
      time('created_at'),
      time('done_at'),
    ],
    search: ['number', 'payment_id', 'problem'],
    filter: { column: 'state', words: ['held', 'due', 'sent', 'done', 'refused', 'dropped'] },
    sort: 'created_at',
  },
  invoices: {
    view: 'operator_invoices',
    columns: [
      text('number'),
      { name: 'order_number', kind: 'order' },
      day('issued_on'),
      word('kind'),
      text('corrects'),
      country,
      text('vat_percents'),
      money('vat_cents'),
      money('total_cents'),
    ],
    search: ['number', 'order_number', 'corrects', 'payment_id'],
    filter: { column: 'kind', words: ['invoice', 'credit', 'debit'] },
    sort: 'number',
  },
  mails: {
    view: 'operator_mails',
    columns: [
      { name: 'kind', kind: 'mail' },
      text('recipient'),
      text('subject'),
      word('state'),
      number('tries'),
      problem,
      time('created_at'),
      time('sent_at'),
    ],
    search: ['kind', 'recipient', 'subject', 'problem'],
    filter: { column: 'state', words: ['waiting', 'sent', 'dead'] },
    sort: 'created_at',
  },
  codes: {
    view: 'operator_codes',
    columns: [
      text('code'),
      number('percent_off'),
      money('cents_off'),
      money('least_cents'),
      number('uses'),
      number('most_uses'),
      { name: 'once_a_person', kind: 'yes' },
      firstDay('valid_from'),
      lastDay('valid_until'),
      word('shown_on'),
    ],
    search: ['code'],
    sort: 'created_at',
  },
  rewards: {
    view: 'operator_rewards',
    columns: [
      order,
      text('email'),
      text('code'),
      money('cents_off'),
      number('uses'),
      lastDay('valid_until'),
      time('created_at'),
    ],
    search: ['number', 'email', 'code'],
    sort: 'created_at',
  },
  'gift-cards': {
    view: 'operator_gift_cards',
    columns: [
      order,
      time('created_at'),
      text('email'),
      text('recipient'),
      text('code'),
      word('state'),
      money('cents'),
      money('left_cents'),
      time('mail_at'),
      time('mailed_at'),
      lastDay('valid_until'),
    ],
    search: ['number', 'email', 'recipient', 'code'],
    filter: { column: 'state', words: ['waiting', 'usable', 'used_up', 'over', 'ended'] },
    sort: 'created_at',
  },
  books: {
    view: 'operator_books',
    columns: [
      text('title'),
      word('state'),
      word('style'),
      word('theme'),
      word('size'),
      word('language'),
      text('made_by'),
      cost('cost'),
      time('created_at'),
      time('updated_at'),
    ],
    search: ['title'],
    filter: { column: 'state', words: ['ready', 'unlocking', 'unlock_failed', 'finished'] },
    sort: 'updated_at',
  },
  wishes: {
    view: 'operator_wishes',
    columns: [text('wish'), number('times'), word('language'), time('last_at')],
    search: ['wish'],
    sort: 'times',
  },
  days: {
    view: 'operator_days',
    columns: [
      day('day'),
      number('orders'),
      money('in_cents'),
      money('out_cents'),
      money('turnover_cents'),
      money('spent_cents'),
      cost('spent_otherwise'),
    ],
    search: [],
    days: 'day',
    sort: 'day',
  },
  acts: {
    view: 'operator_log',
    columns: [
      time('at'),
      text('email'),
      word('act'),
      { name: 'order_id', kind: 'order' },
      text('about'),
      { name: 'details', kind: 'details' },
    ],
    search: ['email', 'act', 'order_id', 'about'],
    sort: 'at',
  },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts
export const partNames = Object.keys(parts) as PartName[]

export function isPart(name: string | undefined): name is PartName {
  return name !== undefined && Object.hasOwn(parts, name)
}

export type Row = Readonly<Record<string, unknown>>

/** A value as plain text; empty for what is none. */
export function textOf(row: Row, name: string): string {
  const value = row[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
