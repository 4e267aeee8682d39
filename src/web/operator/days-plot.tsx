import type { ReactNode } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { formatMoney } from '../ui/format-money.ts'
import { cellText } from './cell.tsx'
import { type Row, textOf } from './parts.ts'

const height = 120
const barWidth = 10

/** What came in by day, as bars from the oldest to the newest; the table below says the same in figures. */
export function DaysPlot({ rows }: { rows: readonly Row[] }): ReactNode {
  const locale = useLocale()
  const days = rows.map((row) => ({
    day: cellText({ name: 'day', kind: 'day' }, row, locale),
    iso: textOf(row, 'day'),
    cents: Number(row['in_cents']),
  }))
  const ordered = days.toSorted((one, other) => one.iso.localeCompare(other.iso))
  const most = Math.max(1, ...ordered.map(({ cents }) => cents))
  return (
    <figure className="mt-6">
      <svg
        role="img"
        aria-label={m.operator_plot()}
        viewBox={`0 0 ${Math.max(ordered.length, 20) * barWidth} ${height}`}
        className="h-32 w-full max-w-[60rem] text-act"
        preserveAspectRatio="none"
      >
        {ordered.map(({ iso, day, cents }, index) => {
          const tall = (cents / most) * (height - 2)
          return (
            <rect
              key={iso}
              x={index * barWidth + 1}
              y={height - tall}
              width={barWidth - 2}
              height={tall}
              fill="currentColor"
            >
              <title>{`${day}: ${formatMoney(cents, locale)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="mt-1 text-small text-ink-soft">
        {m.operator_plot_most({ amount: formatMoney(most, locale) })}
      </figcaption>
    </figure>
  )
}
