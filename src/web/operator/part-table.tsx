import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { classNames } from '../ui/class-names.ts'
import { Cell } from './cell.tsx'
import { type Column, type PartName, type Part, parts, type Row, textOf } from './parts.ts'
import type { Looking } from './read-part.server.ts'
import { RowActs } from './row-acts.tsx'
import { columnWord, partWords } from './words.ts'

const rightKinds: ReadonlySet<Column['kind']> = new Set(['money', 'number'])

/** A table whose columns sort when their heads are pressed; on a small screen it scrolls sideways in itself. */
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
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-b-2 border-line text-left">
            {columns.map((column) => (
              <Head key={column.name} column={column} looking={looking} />
            ))}
            <th scope="col">
              <span className="sr-only">{m.operator_col_do()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} className="border-b border-line align-baseline">
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={classNames(
                    'max-w-[22rem] py-2 pr-5 wrap-anywhere',
                    rightKinds.has(column.kind) && 'text-right tabular-nums',
                    column.kind === 'time' && 'whitespace-nowrap',
                  )}
                >
                  <Cell column={column} row={row} locale={locale} />
                </td>
              ))}
              <td className="py-1 whitespace-nowrap">
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
      scope="col"
      aria-sort={isSorted ? (looking.descending ? 'descending' : 'ascending') : undefined}
      className={classNames('py-2 pr-5 font-semibold', rightKinds.has(column.kind) && 'text-right')}
    >
      <Link to={{ search: `?${next}` }} preventScrollReset className="whitespace-nowrap">
        {columnWord(column.name)}
        {isSorted ? <span aria-hidden="true"> {looking.descending ? '↓' : '↑'}</span> : null}
      </Link>
    </th>
  )
}
