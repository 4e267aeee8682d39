import type { ReactNode } from 'react'
import type { HomeWords } from './home-words.server.ts'

/** How we go about it. */
export function Promises({ heading, list }: HomeWords['promises']): ReactNode {
  return (
    <section className="below-fold grid gap-x-[6vw] gap-y-10 px-edge py-16 lg:grid-cols-[minmax(0,19rem)_1fr] lg:py-24">
      <h2 className="text-title">{heading}</h2>
      <dl className="grid gap-x-12 gap-y-10 sm:grid-cols-6">
        {list.map((promise) => (
          <div key={promise.heading} className="sm:col-span-3 lg:nth-[n+3]:col-span-2">
            <dt className="display text-[1.5rem] !leading-tight tracking-[-0.012em]">{promise.heading}</dt>
            <dd className="mt-2 max-w-[34em] text-ink">{promise.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What every size costs, told before anybody asks. */
export function Prices({ heading, lead, columns, rows }: HomeWords['prices']): ReactNode {
  const [size, download, printed] = columns
  return (
    <section className="below-fold grid gap-x-[6vw] gap-y-8 bg-paper-deep px-edge py-16 lg:grid-cols-[minmax(0,23rem)_1fr] lg:py-22">
      <div>
        <h2 className="text-title">{heading}</h2>
        <p className="mt-4 text-lead text-ink">{lead}</p>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse tabular-nums">
          <thead>
            <tr className="text-left text-small text-ink-soft">
              <th className="py-2 font-medium">{size}</th>
              <th className="py-2 pl-2 text-right font-medium">{download}</th>
              <th className="py-2 pl-2 text-right font-medium">{printed}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.pages} className="border-t border-line">
                <th scope="row" className="py-4 text-left align-baseline">
                  <span className="display text-[1.35rem] sm:text-[1.5rem]">{row.pages}</span>
                  <span className="block text-small font-normal text-ink-soft">{row.pictures}</span>
                </th>
                <td className="py-4 pl-2 text-right align-baseline whitespace-nowrap text-ink-strong">
                  {row.download}
                </td>
                <td className="py-4 pl-2 text-right align-baseline font-semibold whitespace-nowrap text-ink-strong">
                  {row.printed}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
