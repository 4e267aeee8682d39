/** As mails and invoices write it too. */
export { formatMoney } from '#book/format-money.ts'
