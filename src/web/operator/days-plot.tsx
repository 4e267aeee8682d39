import type { ReactNode } from 'react'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { formatMoney } from '../ui/format-money.ts'
import { cellText } from './cell.tsx'
import { daysOf, type Range } from './days.ts'
import { type Row, textOf } from './parts.ts'

const height = 160
const slot = 12
const barWidth = 4

interface Day {
  iso: string
  /** As people write it. */
  name: string
  inCents: number
  outCents: number
  /** May be below zero: more went back than came in. */
  turnover: number
  spent: number
}

/**
 * Turnover and spend of every day of a range, as full and open bars side by side from the oldest to the newest. The words
 * below say the sums, and the table below them each day.
 */
export function DaysPlot({ rows, range }: { rows: readonly Row[]; range: Range }): ReactNode {
  const locale = useLocale()
  const days = daysFrom(rows, range, locale)
  const values = days.flatMap(({ turnover, spent }) => [turnover, spent])
  const [most, least] = [Math.max(1, ...values), Math.min(0, ...values)]
  const perCent = (height - 2) / (most - least)
  const zero = most * perCent + 1
  const span = { from: days.at(0)?.name ?? '', to: days.at(-1)?.name ?? '' }
  const money = (of: (day: Day) => number): string =>
    formatMoney(
      days.reduce((sum, day) => sum + of(day), 0),
      locale,
    )
  return (
    <figure className="mt-6 max-w-[60rem]">
      <svg
        role="img"
        aria-label={m.operator_plot(span)}
        viewBox={`0 0 ${Math.max(days.length, 20) * slot} ${height}`}
        className="h-40 w-full text-link"
        preserveAspectRatio="none"
      >
        <line
          x1="0"
          x2="100%"
          y1={zero}
          y2={zero}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        {days.map((day, index) => (
          <g key={day.iso}>
            <title>{titleOf(day, locale)}</title>
            <Bar at={index * slot + 1} cents={day.turnover} perCent={perCent} zero={zero} />
            <Bar at={index * slot + 6} cents={day.spent} perCent={perCent} zero={zero} isOpen />
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-small">
        <p className="flex flex-wrap gap-x-6 text-ink-soft">
          <Key name={m.operator_col_turnover()} />
          <Key name={m.operator_col_spent()} isOpen />
          <span>{m.operator_plot_most({ amount: formatMoney(most, locale) })}</span>
        </p>
        <p className="mt-1">
          {m.operator_plot_sum({
            ...span,
            in: money(({ inCents }) => inCents),
            out: money(({ outCents }) => outCents),
            turnover: money(({ turnover }) => turnover),
            spent: money(({ spent }) => spent),
          })}
          {rows.some((row) => textOf(row, 'spent_otherwise') !== '') ? ` ${m.operator_plot_otherwise()}` : ''}
        </p>
      </figcaption>
    </figure>
  )
}

/** All days of the range: those on which nothing was bought have no row. */
function daysFrom(rows: readonly Row[], range: Range, locale: Locale): Day[] {
  const byDay = new Map(rows.map((row) => [textOf(row, 'day'), row]))
  return daysOf(range).map((iso) => {
    const row = byDay.get(iso) ?? { day: iso }
    const cents = (name: string): number => Number(row[name] ?? 0)
    return {
      iso,
      name: cellText({ name: 'day', kind: 'day' }, row, locale),
      inCents: cents('in_cents'),
      outCents: cents('out_cents'),
      turnover: cents('turnover_cents'),
      spent: cents('spent_cents'),
    }
  })
}

function titleOf({ name, turnover, spent }: Day, locale: Locale): string {
  const told = [
    [m.operator_col_turnover(), turnover],
    [m.operator_col_spent(), spent],
  ] as const
  return [name, ...told.map(([what, cents]) => `${what}: ${formatMoney(cents, locale)}`)].join('\n')
}

function Bar(props: {
  at: number
  cents: number
  perCent: number
  zero: number
  isOpen?: boolean
}): ReactNode {
  const { at, cents, perCent, zero, isOpen = false } = props
  const tall = Math.abs(cents) * perCent
  if (tall === 0) return null
  return (
    <rect
      x={at}
      y={cents > 0 ? zero - tall : zero}
      width={barWidth}
      height={tall}
      fill={isOpen ? 'none' : 'currentColor'}
      stroke="currentColor"
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** What full and open bars are. */
function Key({ name, isOpen = false }: { name: string; isOpen?: boolean }): ReactNode {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 border border-link ${isOpen ? '' : 'bg-link'}`} />
      {name}
    </span>
  )
}
