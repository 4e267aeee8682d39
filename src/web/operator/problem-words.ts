import { m } from '../messages/generated/messages.js'

/** What our own part of the shop says of what went wrong, by its code; what a printer, a bank or a mail server says stays as it is. */
const problems: Readonly<Record<string, (told: { detail: string }) => string>> = {
  worker_died: m.operator_problem_worker_died,
  printer_gone: m.operator_problem_printer_gone,
  preflight: m.operator_problem_preflight,
  bank_took: m.operator_problem_bank_took,
  not_paid: m.operator_problem_not_paid,
  unlock_failed: m.operator_problem_unlock_failed,
  model_refused: m.operator_fault_refused,
  model_budget: m.operator_fault_budget,
  model_book_budget: m.operator_fault_book_budget,
  model_unusable: m.operator_fault_unusable,
  model_unreachable: m.operator_fault_unreachable,
  model_settings: m.operator_fault_settings,
  model_key: m.operator_fault_key,
  model_credit: m.operator_fault_credit,
  model_model: m.operator_fault_model,
  model_shape: m.operator_fault_shape,
  model_other: m.operator_fault_other,
}

/** A problem as a row keeps it, in the operator's language: a code with a detail behind a colon, or the words of somebody else. */
export function problemWords(problem: string): string {
  const [, code = '', detail = ''] = /^([a-z_]+)(?:: (.*))?$/s.exec(problem) ?? []
  return Object.hasOwn(problems, code) ? (problems[code]?.({ detail }) ?? problem) : problem
}
