import { countries } from '#shop/address.ts'
import { m } from '../messages/generated/messages.js'
import type { CheckName } from '#typesetting/print/examination.ts'
import { languageName, sizeName, themeName } from '../builder/option-names.ts'
import { styleName } from '../builder/style-name.ts'
import { countryName } from '../shop/address-form.ts'
import type { PartName } from './parts.ts'

export const partWords: Readonly<Record<PartName, () => string>> = {
  stuck: m.operator_stuck,
  health: m.operator_health,
  orders: m.operator_orders,
  prints: m.operator_prints,
  refunds: m.operator_refunds,
  invoices: m.operator_invoices,
  mails: m.operator_mails,
  codes: m.operator_codes,
  rewards: m.operator_rewards,
  'gift-cards': m.operator_gift_cards,
  books: m.operator_books,
  days: m.operator_days,
  acts: m.operator_acts,
}

const columnWords: Readonly<Record<string, () => string>> = {
  part: m.operator_col_part,
  waiting: m.operator_col_waiting,
  what: m.operator_col_what,
  order_id: m.operator_col_order,
  order_number: m.operator_col_order,
  number: m.operator_col_number,
  problem: m.operator_col_problem,
  since: m.operator_col_since,
  created_at: m.operator_col_created,
  updated_at: m.operator_col_updated,
  email: m.operator_col_email,
  title: m.operator_col_title,
  kind: m.operator_col_kind,
  status: m.operator_col_status,
  fulfilment: m.operator_col_fulfilment,
  country: m.operator_col_country,
  discount_cents: m.operator_code_discount,
  total_cents: m.operator_col_total,
  refunded_cents: m.operator_col_refunded,
  payment_mode: m.operator_col_mode,
  attempt: m.operator_col_attempt,
  printer: m.operator_col_printer,
  state: m.operator_col_status,
  printer_job_id: m.operator_col_printer_job,
  amount_cents: m.operator_col_amount,
  reason: m.operator_col_reason,
  done_at: m.operator_col_done,
  issued_on: m.operator_col_date,
  corrects: m.operator_col_corrects,
  vat_percents: m.operator_col_vat_percent,
  vat_cents: m.operator_col_vat,
  recipient: m.operator_col_recipient,
  subject: m.operator_col_subject,
  about: m.operator_col_about,
  tries: m.operator_col_tries,
  sent_at: m.operator_col_sent,
  code: m.operator_col_code,
  percent_off: m.operator_col_percent,
  cents_off: m.operator_col_amount,
  cents: m.operator_col_worth,
  left_cents: m.operator_col_left,
  gift_cents: m.operator_col_gift,
  mail_at: m.operator_col_mail_at,
  mailed_at: m.operator_col_sent,
  least_cents: m.operator_col_least,
  uses: m.operator_col_uses,
  most_uses: m.operator_col_most,
  once_a_person: m.operator_code_once,
  valid_from: m.operator_code_from,
  valid_until: m.operator_code_until,
  shown_on: m.operator_col_shown,
  style: m.operator_col_style,
  theme: m.operator_col_theme,
  size: m.operator_col_size,
  language: m.operator_col_language,
  day: m.operator_col_date,
  orders: m.operator_orders,
  in_cents: m.operator_col_in,
  out_cents: m.operator_col_out,
  turnover_cents: m.operator_col_turnover,
  spent_cents: m.operator_col_spent,
  spent_otherwise: m.operator_col_spent_otherwise,
  cost: m.operator_col_cost,
  made_by: m.operator_col_made_by,
  at: m.operator_col_date,
  act: m.operator_col_act,
  details: m.operator_col_details,
}

/** A country by its name. */
export function countryWord(code: string): string {
  const country = countries.find((each) => each === code)
  return country === undefined ? code : countryName[country]()
}

/** What stands above a column. */
export function columnWord(name: string): string {
  return (columnWords[name] ?? (() => name))()
}

const valueWords: Readonly<Record<string, () => string>> = {
  ...styleName,
  ...themeName,
  ...sizeName,
  ...languageName,
  refund: m.operator_val_refund,
  print: m.operator_val_print,
  mail: m.operator_val_mail,
  book: m.operator_val_book,
  download: m.operator_val_download,
  gift: m.operator_val_gift,
  usable: m.operator_val_usable,
  used_up: m.operator_val_used_up,
  over: m.operator_val_over,
  ended: m.operator_val_ended,
  pending: m.operator_val_pending,
  paid: m.operator_val_paid,
  canceled: m.operator_val_canceled,
  refund_due: m.operator_val_refund_due,
  refunded: m.operator_val_refunded,
  charged_back: m.operator_val_charged_back,
  kept: m.operator_val_kept,
  none: () => '',
  waiting: m.operator_val_waiting,
  sent_to_printer: m.operator_val_sent_to_printer,
  in_production: m.operator_val_in_production,
  shipped: m.operator_val_shipped,
  delivered: m.operator_val_delivered,
  rejected: m.operator_val_rejected,
  making: m.operator_val_making,
  blocked: m.operator_val_blocked,
  sent: m.operator_val_sent,
  held: m.operator_val_held,
  due: m.operator_val_due,
  done: m.operator_val_done,
  refused: m.operator_val_refused,
  dropped: m.operator_val_dropped,
  superfluous: m.operator_val_superfluous,
  erased: m.operator_val_erased,
  regret: m.operator_val_regret,
  operator: m.operator_val_operator,
  elsewhere: m.operator_val_elsewhere,
  invoice: m.operator_val_invoice,
  credit: m.operator_val_credit,
  debit: m.operator_val_debit,
  dead: m.operator_val_dead,
  ready: m.operator_val_ready,
  unlocking: m.operator_val_unlocking,
  unlock_failed: m.operator_val_unlock_failed,
  finished: m.operator_val_finished,
  till: m.operator_val_till,
  test: m.operator_val_test,
  live: m.operator_val_live,
  banner: m.operator_val_banner,
  promotion: m.operator_val_promotion,
  cancel: m.operator_act_cancel,
  grant: m.operator_val_grant,
  revoke: m.operator_val_revoke,
  'print-again': m.operator_act_print_again,
  'replace-copy': m.operator_act_replace_copy,
  damaged: m.operator_val_damaged,
  lost: m.operator_val_lost,
  misprinted: m.operator_val_misprinted,
  'refund-again': m.operator_act_again,
  'refund-settled': m.operator_act_refund_settled,
  'mail-again': m.operator_act_mail_again,
  'draw-again': m.operator_act_draw_again,
  'make-codes': m.operator_act_make_codes,
  'end-code': m.operator_act_end_code,
  'resume-code': m.operator_act_resume_code,
  good: m.operator_val_good,
  twin: m.operator_val_twin,
  look: m.operator_val_look,
  bad: m.operator_val_bad,
  workers: m.operator_val_workers,
  mails_waiting: m.operator_val_mails_waiting,
  books_making: m.operator_val_books_making,
  books_drawing: m.operator_val_books_drawing,
  payments_open: m.operator_val_payments,
  refunds_open: m.operator_val_refunds_open,
  prints_due: m.operator_val_prints,
  parcels: m.operator_val_parcels,
  'print-shop': m.operator_val_print_shop,
  // Mails that are called otherwise than what they tell.
  login: m.operator_val_login,
  claim: m.operator_val_claim,
  new_copy: m.operator_val_new_copy,
  refund_superfluous: m.operator_val_refund_superfluous,
  refund_overtaken: m.operator_val_refund_overtaken,
  reminder: m.operator_val_reminder,
  reward: m.operator_val_reward,
  gift_paid: m.operator_val_gift_paid,
  print_problem: m.operator_val_print_problem,
}

/** A word of the database in the operator's language. */
export function valueWord(value: string): string {
  return (valueWords[value] ?? (() => value))()
}

/** Mails that are called after a state, which is not theirs. */
const mailWords: Readonly<Record<string, () => string>> = {
  paid: m.operator_mail_paid,
  finished: m.operator_mail_finished,
  waiting: m.operator_mail_waiting,
  canceled: m.operator_mail_canceled,
  rejected: m.operator_mail_rejected,
  sent_to_printer: m.operator_mail_sent_to_printer,
  shipped: m.operator_mail_shipped,
  delivered: m.operator_mail_delivered,
  erased: m.operator_mail_erased,
}

/** What a mail is about, in the operator's language. */
export function mailWord(kind: string): string {
  return (mailWords[kind] ?? (() => valueWord(kind)))()
}

const checkWords: Readonly<Record<CheckName, () => string>> = {
  readable: m.operator_check_readable,
  pages: m.operator_check_pages,
  boxes: m.operator_check_boxes,
  binding: m.operator_check_binding,
  standard: m.operator_check_standard,
  fonts: m.operator_check_fonts,
  colours: m.operator_check_colours,
  ink: m.operator_check_ink,
  sharpness: m.operator_check_sharpness,
  bleed: m.operator_check_bleed,
  'safe-area': m.operator_check_safe_area,
  spine: m.operator_check_spine,
}

/** What preflight looks at, in the operator's language. */
export function checkWord(check: CheckName): string {
  return checkWords[check]()
}
