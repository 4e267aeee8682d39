import type { ReactNode } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaDescriptor,
} from 'react-router'
import { payloadLoader } from '../builds/payloads.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pageMeta } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { themeSample } from '../pictures.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import { siteOrigin, webServices } from '../session/web-services.ts'
import { arrivalDay } from '../shop/arrival-day.ts'
import { type Arrivals, arrivalsNow } from '../shop/arrivals.server.ts'
import { LinkButton } from '../ui/button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { type PricingWords, pricingWords } from './pricing-words.server.ts'
import { productData } from './product-data.ts'
import './pricing.css'

interface PricingData {
  words: PricingWords
  /** Told for today; null: not known to this page. */
  arrivals: Arrivals | null
  structuredData: Record<string, unknown>
}

/** The page from its payload, which is older than today, with the days as they are now. */
export async function clientLoader(given: ClientLoaderFunctionArgs): Promise<PricingData> {
  const [page, arrivals] = await Promise.all([payloadLoader(given), currentArrivals()])
  return { ...(page as PricingData), arrivals }
}

/** Null when nothing is heard: nobody waits for it for long. */
function currentArrivals(): Promise<Arrivals | null> {
  return fetch('/arrivals.json', { signal: AbortSignal.timeout(2_000) })
    .then((answer) => (answer.ok ? (answer.json() as Promise<Arrivals>) : null))
    .catch(() => null)
}

export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<PricingData> {
  const locale = localeOfPath(url.pathname)
  const services = context.get(webServices)
  const origin = siteOrigin(services, request)
  const words = pricingWords(locale, services.deliveryTimes, await services.printedFacts())
  const picture = themeSample('adventure')
  const structuredData = productData({
    name: m.pricing_product(),
    description: words.description,
    address: origin + pathFor('pricing', locale),
    picture: picture === null ? null : origin + picture,
    brand: services.company.name,
  })
  return { words, arrivals: arrivalsNow(services.deliveryTimes), structuredData }
}

export function meta({ loaderData }: { loaderData: PricingData | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : pageMeta(loaderData.words, loaderData.structuredData)
}

/** What every book costs, what costs nothing, and what the post asks. */
export default function PricingScreen({
  loaderData: { words, arrivals },
}: {
  loaderData: PricingData
}): ReactNode {
  const locale = useLocale()
  return (
    <PaperLayout>
      <div className="pricing-head">
        <div>
          <h1 className="max-w-[11ch] text-hero">{m.pricing_heading()}</h1>
          <p className="mt-5 max-w-[26em] text-lead text-ink">{m.pricing_lead()}</p>
          <p className="mt-3">
            <Link to={pathFor('giftCard', locale)} className="text-link underline underline-offset-[0.22em]">
              {m.pricing_gift_too()}
            </Link>
          </p>
        </div>
        <Shelf books={words.shelf} />
      </div>
      <Prices rows={words.rows} printed={words.printed} />
      <section className="grid gap-x-[6vw] gap-y-8 px-edge py-16 lg:grid-cols-[minmax(0,23rem)_1fr] lg:py-24">
        <h2 className="text-title">{m.pricing_free()}</h2>
        <ul className="grid gap-x-14 gap-y-6 sm:grid-cols-2">
          {words.free.map((line) => (
            <li key={line} className="flex max-w-[30em] gap-3 text-lead text-ink">
              <CheckIcon className="mt-1.5 size-5 text-link" />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-x-[6vw] gap-y-8 border-t border-line px-edge py-16 lg:grid-cols-[minmax(0,23rem)_1fr] lg:py-24">
        <div>
          <h2 className="text-title">{m.pricing_shipping()}</h2>
          <p className="mt-4 text-lead text-ink">{words.shippingLead}</p>
          {arrivals === null ? null : <p className="mt-3 text-ink">{m.pricing_arrives_about()}</p>}
          <p className="mt-3">
            <Link to={pathFor('delivery', locale)} className="text-link underline underline-offset-[0.22em]">
              {m.pricing_delivery()}
            </Link>
          </p>
        </div>
        <dl className="grid gap-x-14 self-start tabular-nums sm:grid-cols-2">
          {words.shipping.map(({ code, country, price }) => (
            <div key={code} className="flex justify-between gap-6 border-b border-line py-3.5">
              <dt>{country}</dt>
              <dd className="text-right text-ink-strong">
                {price}
                {arrivals === null ? null : (
                  <span className="block text-small text-balance text-ink">
                    {m.pricing_arrives({ date: arrivalDay(arrivals[code], locale) })}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="grid gap-x-[6vw] gap-y-4 border-t border-line px-edge py-16 lg:grid-cols-[minmax(0,23rem)_1fr] lg:py-24">
        <h2 className="text-title">{m.pricing_gift()}</h2>
        <div>
          <p className="max-w-[34em] text-lead text-ink">{m.pricing_gift_book()}</p>
          <p className="mt-4 max-w-[34em] text-lead text-ink">{words.gift}</p>
          <p className="mt-3">
            <Link to={pathFor('giftCard', locale)} className="text-link underline underline-offset-[0.22em]">
              {m.pricing_gift_link()}
            </Link>
          </p>
        </div>
      </section>
      <section className="relative overflow-clip bg-paper-deep px-edge py-16 lg:py-28">
        <h2 className="max-w-[18ch] text-title">{m.pricing_end()}</h2>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to={pathFor('builder', locale, { step: 'who' })}>{m.home_end_make()}</LinkButton>
          <p className="max-w-[26em] text-small text-ink-soft">{m.home_end_note()}</p>
        </div>
        {words.picture === null ? null : (
          <img
            src={words.picture}
            alt=""
            width={560}
            height={560}
            loading="lazy"
            className="absolute -right-6 -bottom-24 w-[min(32vw,27rem)] rotate-3 bg-[#fffcf3] p-2 shadow-book max-lg:hidden"
          />
        )}
      </section>
    </PaperLayout>
  )
}

/** The four books beside each other on a shelf, turned a little: as square and as thin as they are. */
function Shelf({ books }: { books: PricingWords['shelf'] }): ReactNode {
  return (
    <div aria-hidden="true" className="shelf">
      {books.map(({ size, name, pages, spine, cover }) => (
        <div key={size} className="shelf-place">
          <div className="shelf-book" data-size={size} style={{ '--spine': spine }}>
            <CoverFace {...cover} />
          </div>
          <p className="shelf-label">
            <span className="font-semibold text-ink-strong">{name}</span>
            <span className="max-sm:sr-only">{pages}</span>
          </p>
        </div>
      ))}
    </div>
  )
}

function Prices({ rows, printed }: Pick<PricingWords, 'rows' | 'printed'>): ReactNode {
  return (
    <section className="grid gap-x-[6vw] gap-y-8 bg-paper-deep px-edge py-10 lg:grid-cols-[minmax(0,23rem)_1fr] lg:py-20">
      <div className="max-w-[34em] text-ink max-lg:order-1">
        <p>{m.pricing_note()}</p>
        {printed.length === 0 ? null : (
          <>
            <h2 className="mt-8 text-[1.35rem]">{m.pricing_printed()}</h2>
            <dl className="mt-3 grid gap-2">
              {printed.map(({ what, told }) => (
                <div key={what} className="flex justify-between gap-6 border-b border-line pb-2">
                  <dt>{what}</dt>
                  <dd className="text-right text-ink-strong">{told}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse tabular-nums">
          <caption className="sr-only">{m.pricing_table()}</caption>
          <thead>
            <tr className="text-left text-small text-ink-soft">
              <th scope="col" className="py-2 font-medium">
                {m.home_price_size()}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {m.home_price_download()}
              </th>
              <th scope="col" className="py-2 pl-5 text-right font-medium">
                {m.home_price_printed()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.size} className="border-t border-line">
                <th scope="row" className="py-5 text-left align-baseline">
                  <span className="display text-[1.5rem] sm:text-[1.9rem]">{row.name}</span>
                  <span className="block text-small font-normal text-ink">
                    {row.thick === null ? row.facts : `${row.facts}, ${row.thick}`}
                  </span>
                  <span className="block text-small font-normal text-ink-soft">{row.cast}</span>
                </th>
                <td className="py-5 text-right align-baseline whitespace-nowrap text-ink-strong sm:text-lg">
                  {row.download}
                </td>
                <td className="py-5 pl-5 text-right align-baseline font-semibold whitespace-nowrap text-ink-strong sm:text-lg">
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
