import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { orderNumber } from '#shop/order-number.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { formatMoney } from '#book/format-money.ts'
import { costWords } from './cost-words.ts'
import { type Details, detailWords } from './detail-words.ts'
import { type Column, type Row, textOf } from './parts.ts'
import { problemWords } from './problem-words.ts'
import { dayOfMoment, dayWords, lastDayWords, timeWords } from './time-words.ts'
import { countryWord, mailWord, valueWord } from './words.ts'

/** One value of a row, in the operator's way of writing. */
export function cellText({ name, kind }: Column, row: Row, locale: Locale): string {
  const value = row[name]
  if (value === null || value === undefined || value === '') return ''
  if (kind === 'money' && typeof value === 'number') return formatMoney(value, locale)
  if (kind === 'cost' && typeof value === 'string') return costWords(value, locale)
  if (kind === 'time' && typeof value === 'string') return timeWords(value, locale)
  if (kind === 'first-day' && typeof value === 'string') return dayOfMoment(value, locale)
  if (kind === 'last-day' && typeof value === 'string') return lastDayWords(value, locale)
  if (kind === 'yes') return value === true ? m.operator_yes() : ''
  if (kind === 'day' && typeof value === 'string') return dayWords(value, locale)
  if (kind === 'mail' && typeof value === 'string') return mailWord(value)
  if (kind === 'country' && typeof value === 'string') return countryWord(value)
  if (kind === 'problem' && typeof value === 'string') return problemWords(value)
  if (kind === 'word' && typeof value === 'string') return valueWord(value)
  if (kind === 'details') return detailWords(value as Details, locale)
  if (kind === 'order' && typeof value === 'string') return orderNumber({ id: value })
  return textOf(row, name) || JSON.stringify(value)
}

export function Cell({ column, row, locale }: { column: Column; row: Row; locale: Locale }): ReactNode {
  const text = cellText(column, row, locale)
  const orderId = row['order_id'] ?? row['id']
  if (column.kind === 'order' && text !== '' && typeof orderId === 'string') {
    return (
      <Link to={pathFor('operatorOrder', locale, { eid: orderId })} className="underline underline-offset-4">
        {text}
      </Link>
    )
  }
  return column.kind === 'text' || column.kind === 'problem' ? breakable(text) : text
}

/** A text whose long words may break where people look for it: behind the signs within addresses and numbers. */
function breakable(text: string): ReactNode {
  if (!/\S{20}/.test(text)) return text
  return text.split(/(?<=[@._/-])/).map((part, index) => (
    // Nothing is ever put between the parts of a text.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}
