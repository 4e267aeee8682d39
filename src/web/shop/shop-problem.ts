import { limits } from '#book/limits.ts'
import { m } from '../messages/generated/messages.js'

const words: Readonly<Record<string, () => string>> = {
  email_needed_to_download: m.shop_problem_email_needed,
  book_not_ready: m.shop_problem_not_ready,
  book_already_paid: m.shop_problem_book_paid,
  order_already_paid: m.shop_problem_order_paid,
  order_already_canceled: m.shop_problem_order_canceled,
  order_already_refund_due: m.shop_problem_order_refunded,
  order_already_refunded: m.shop_problem_order_refunded,
  order_already_charged_back: m.shop_problem_order_charged_back,
  order_has_other_contents: m.shop_problem_order_changed,
  order_still_open: m.shop_problem_order_open,
  order_not_cancelable: m.shop_problem_not_cancelable,
  order_choice_made: m.shop_problem_choice_made,
  not_found: m.shop_problem_not_found,
  books_with_account: m.shop_problem_books_with_account,
  session_missing: m.shop_problem_session,
  factor_missing: m.factor_missing,
  input_invalid: m.shop_problem_input,
  no_cover_redraws_left: m.shop_problem_redraws,
  no_sheet_redraws_left: m.shop_problem_sheet_redraws,
  no_picture_redraws_left: () => m.paid_picture_none_left({ count: limits.pictureRedraws }),
  pictures_fixed: m.paid_picture_fixed,
  book_at_printer: m.shop_problem_at_printer,
  discount_unknown: m.discount_unknown,
  discount_over: m.discount_over,
  discount_used_up: m.discount_used_up,
  discount_reserved: m.discount_reserved,
  discount_used_by_you: m.discount_used_by_you,
  discount_least: m.discount_least,
  gift_card_over: m.gift_card_over,
  gift_card_ended: m.gift_card_ended,
  gift_card_empty: m.gift_card_empty,
  gift_card_changed: m.gift_card_changed,
  gift_card_mailed: m.gift_card_mailed,
  present_mailed: m.present_mailed,
  front_is_full: m.present_front_full,
  withdrawal_consent_missing: m.buy_withdrawal_missing,
  too_many_requests: m.site_too_many_requests,
  connection_problem: m.common_connection_problem,
}

/** The words for a refusal of the functions behind book and order; an unknown one gets the general apology. */
export function shopProblem(code: string): string {
  return (words[code] ?? m.common_server_problem)()
}
