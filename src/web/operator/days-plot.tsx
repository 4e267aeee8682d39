import { Fragment, type ReactNode } from 'react'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { formatMoney } from '#book/format-money.ts'
import { cellText } from './cell.tsx'
import { daysOf, type Range } from './days.ts'
import { type Row, textOf } from './parts.ts'
import { scaleOf } from './scale.ts'

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
 * Turnover and spend of every day of a range, as full and open bars side by side from the oldest to the newest, beside a
 * scale and above their dates. The words below say the sums, and the table below them each day.
 */
export function DaysPlot({ rows, range }: { rows: readonly Row[]; range: Range }): ReactNode {
  const locale = useLocale()
  const days = daysFrom(rows, range, locale)
  const span = { from: days.at(0)?.name ?? '', to: days.at(-1)?.name ?? '' }
  const money = (of: (day: Day) => number): string =>
    formatMoney(
      days.reduce((sum, day) => sum + of(day), 0),
      locale,
    )
  return (
    <figure className="mt-6 max-w-[60rem]">
      <Bars days={days} label={m.operator_plot(span)} />
      <figcaption className="mt-3 text-small">
        <p className="flex flex-wrap gap-x-6 text-ink-soft">
          <Key name={m.operator_col_turnover()} />
          <Key name={m.operator_col_spent()} isOpen />
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
        <p className="mt-1 text-ink-soft">{m.operator_plot_without()}</p>
      </figcaption>
    </figure>
  )
}

/** The drawing is stretched to its room, so numbers and dates stand beside it. */
function Bars({ days, label }: { days: readonly Day[]; label: string }): ReactNode {
  const locale = useLocale()
  const values = days.flatMap(({ turnover, spent }) => [turnover, spent])
  const { least, most, ticks } = scaleOf(Math.min(...values), Math.max(...values))
  const perCent = height / (most - least)
  const down = (cents: number): number => (most - cents) * perCent
  const width = days.length * slot
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-small text-ink-soft tabular-nums">
      <div aria-hidden="true" className="relative h-40">
        {ticks.map((tick) => (
          <Fragment key={tick}>
            {/* As wide as the widest of them. */}
            <span className="invisible block h-0 text-right">{roundMoney(tick, locale)}</span>
            <span
              className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: `${(down(tick) / height) * 100}%` }}
            >
              {roundMoney(tick, locale)}
            </span>
          </Fragment>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="h-40 w-full overflow-visible text-link"
        preserveAspectRatio="none"
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2={width}
            y1={down(tick)}
            y2={down(tick)}
            className={tick === 0 ? 'stroke-ink-soft' : 'stroke-line'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {days.map((day, index) => (
          <g key={day.iso}>
            <title>{titleOf(day, locale)}</title>
            <Bar at={index * slot + 1} cents={day.turnover} perCent={perCent} zero={down(0)} />
            <Bar at={index * slot + 6} cents={day.spent} perCent={perCent} zero={down(0)} isOpen />
          </g>
        ))}
      </svg>
      <Dates days={days} />
    </div>
  )
}

/** The first day, the last one, and one between them where there is room. */
function Dates({ days }: { days: readonly Day[] }): ReactNode {
  const names = [days.at(0), days.length < 5 ? undefined : days[(days.length - 1) >> 1], days.at(-1)]
  return (
    <div aria-hidden="true" className="col-start-2 mt-1 flex justify-between gap-x-4">
      {names.map((day, index) =>
        day === undefined || (index === 2 && days.length === 1) ? null : (
          <span key={day.iso} className={index === 1 ? 'max-sm:hidden' : ''}>
            {day.name}
          </span>
        ),
      )}
    </div>
  )
}

function roundMoney(cents: number, locale: Locale): string {
  return formatMoney(cents, locale).replace(/[.,]00$/, '')
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
