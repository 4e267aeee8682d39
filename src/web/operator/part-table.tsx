// A browser takes what is no longer laid out as a table for no table, so the roles are said.
// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { classNames } from '../ui/class-names.ts'
import { Cell, cellText } from './cell.tsx'
import { type Column, type PartName, type Part, parts, type Row, textOf } from './parts.ts'
import type { Looking } from './read-part.server.ts'
import { RowActs } from './row-acts.tsx'
import { columnWord, partWords } from './words.ts'

/** What is never told in two lines. */
const wholeKinds: ReadonlySet<Column['kind']> = new Set([
  'money',
  'number',
  'order',
  'day',
  'first-day',
  'last-day',
])
const rightKinds: ReadonlySet<Column['kind']> = new Set(['money', 'number'])

/**
 * A table whose columns sort when their heads are pressed. On a small screen a row is a card, with the name of its column
 * before each value and without those that say nothing; the roles keep it a table for whoever hears it. In between it
 * scrolls sideways in itself.
 */
export function PartTable({
  name,
  rows,
  looking,
}: {
  name: PartName
  rows: readonly Row[]
  looking: Looking
}): ReactNode {
  const locale = useLocale()
  const { columns }: Part = parts[name]
  return (
    // A region that scrolls is reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={partWords[name]()} tabIndex={0} className="relative mt-6 overflow-x-auto">
      <table role="table" className="w-full border-collapse text-small max-md:block">
        <thead role="rowgroup" className="max-md:block">
          <tr
            role="row"
            data-sort={m.operator_sort()}
            className="border-b-2 border-line text-left max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:before:w-full max-md:before:text-ink-soft max-md:before:content-[attr(data-sort)]"
          >
            {columns.map((column) => (
              <Head key={column.name} column={column} looking={looking} />
            ))}
            <th role="columnheader" scope="col">
              <span className="sr-only">{m.operator_col_do()}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row, index) => (
            <tr
              key={keyOf(row, index)}
              role="row"
              className="border-b border-line align-baseline max-md:block max-md:py-3"
            >
              {columns.map((column) => (
                <td
                  key={column.name}
                  role="cell"
                  className={classNames(
                    // A column is as wide as its longest word, and only what has no place to break breaks anywhere.
                    'max-w-[22rem] py-2 pr-4 wrap-break-word',
                    'max-md:grid max-md:max-w-none max-md:wrap-anywhere max-md:grid-cols-[8rem_1fr] max-md:gap-x-4 max-md:py-0.5 max-md:pr-0',
                    rightKinds.has(column.kind) && 'text-right tabular-nums max-md:text-left',
                    wholeKinds.has(column.kind) && 'whitespace-nowrap',
                    cellText(column, row, locale) === '' && 'max-md:hidden',
                  )}
                >
                  <span aria-hidden="true" className="text-ink-soft md:hidden">
                    {columnWord(column.name)}
                  </span>
                  <span>
                    <Cell column={column} row={row} locale={locale} />
                  </span>
                </td>
              ))}
              <td role="cell" className="py-1 whitespace-nowrap max-md:block">
                <RowActs part={name} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function keyOf(row: Row, index: number): string {
  const key = ['what', 'id', 'code', 'day', 'number'].map((name) => textOf(row, name)).join('/')
  return key === '////' ? String(index) : key
}

function Head({ column, looking }: { column: Column; looking: Looking }): ReactNode {
  const [search] = useSearchParams()
  const isSorted = looking.sort === column.name
  const next = new URLSearchParams(search)
  next.set('sort', column.name)
  next.delete('page')
  next.delete('up')
  if (isSorted && looking.descending) next.set('up', '')
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? (looking.descending ? 'descending' : 'ascending') : undefined}
      className={classNames(
        'py-2 pr-4 align-bottom font-semibold max-md:pr-0',
        rightKinds.has(column.kind) && 'text-right',
      )}
    >
      <Link to={{ search: `?${next}` }} preventScrollReset>
        {columnWord(column.name)}
        {isSorted ? <span aria-hidden="true"> {looking.descending ? '↓' : '↑'}</span> : null}
      </Link>
    </th>
  )
}
