import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { limits } from '#book/limits.ts'
import { sizes, sizeTable } from '#book/size.ts'
import { shippingCents } from '#shop/price.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { themeSample } from '../pictures.ts'
import { LinkButton } from '../ui/button.tsx'
import { formatMoney } from '../ui/format-money.ts'
import { type ExampleBook, exampleBook } from './example-book.server.ts'
import { Folds } from './folds.tsx'
import { LaterReader } from './later-reader.tsx'
import { NameHeadline } from './name-headline.tsx'
import { OpenBook } from './open-book.tsx'
import { rememberName } from './remember-name.ts'
import { renameIn } from './rename-in.ts'
import { StyleStrip } from './style-strip.tsx'

interface HomeData {
  example: ExampleBook | null
}

export function loader({ request }: LoaderFunctionArgs): HomeData {
  return { example: exampleBook(localeOfPath(new URL(request.url).pathname)) }
}

export function meta(): Record<string, string>[] {
  return [
    { title: m.home_title() },
    { name: 'description', content: m.home_description() },
    { property: 'og:title', content: m.home_title() },
    { property: 'og:description', content: m.home_description() },
  ]
}

/** The shop window: a book about whoever's name stands in the headline. */
export default function HomeScreen({ loaderData }: { loaderData: HomeData }): ReactNode {
  const { example } = loaderData
  const [name, setName] = useState(example?.name ?? m.home_name_default())
  return (
    <PaperLayout>
      <Hero example={example} name={name} onName={setName} />
      <Folds />
      <StyleStrip />
      {example === null ? null : <Example example={example} />}
      <Promises />
      <Prices />
      <End name={name} />
      <StickyAction name={name} />
    </PaperLayout>
  )
}

function Hero(props: {
  example: ExampleBook | null
  name: string
  onName: (name: string) => void
}): ReactNode {
  const { example, name, onName } = props
  const locale = useLocale()
  const shownName = name.trim() || m.home_name_default()
  return (
    <section className="relative grid overflow-x-clip pt-4 pb-10 pl-(--edge) max-lg:pr-(--edge) grid-cols-[minmax(0,1fr)] lg:min-h-[43rem] lg:grid-cols-[minmax(0,30rem)_1fr] lg:pt-8">
      <div className="relative z-10">
        <NameHeadline name={name} onName={onName} />
        <p className="mt-6 max-w-[23em] text-lead text-ink lg:mt-7">{m.home_lead()}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
          <MakeBookLink name={name} className="max-sm:hidden">
            {m.home_make_book()}
          </MakeBookLink>
          {example === null ? null : (
            <LinkButton look="text" to={{ hash: '#example' }}>
              {m.home_read_first()}
            </LinkButton>
          )}
        </div>
        <p className="mt-4 max-w-[30em] text-small text-ink-soft">
          {m.home_terms({ price: formatMoney(sizeTable.small.downloadCents, locale) })}
        </p>
      </div>
      {example === null ? null : (
        <div className="max-lg:mt-9 max-sm:-ml-[26vw] lg:absolute lg:top-20 lg:left-[calc(var(--edge)+31rem)]">
          <OpenBook
            label={m.home_open_book()}
            spreads={example.spreads.map((spread) => ({
              ...spread,
              text: renameIn(spread.text, example.name, shownName),
              caption: renameIn(spread.caption, example.name, shownName),
            }))}
          />
        </div>
      )}
    </section>
  )
}

function MakeBookLink(props: { name: string; className?: string; children: ReactNode }): ReactNode {
  const locale = useLocale()
  const navigate = useNavigate()
  const address = pathFor('builder', locale, { step: 'who' })
  return (
    <LinkButton
      to={address}
      className={props.className}
      onClick={(event) => {
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        rememberName(props.name.slice(0, limits.nameCharacters))
        void navigate(address)
      }}
    >
      {props.children}
    </LinkButton>
  )
}

function Example({ example }: { example: ExampleBook }): ReactNode {
  return (
    <section id="example" className="pt-20 pb-10 lg:pt-32">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 px-edge pb-8">
        <h2 className="text-title">{example.title}</h2>
        <p className="text-small text-ink-soft">{m.home_example_note()}</p>
      </div>
      <LaterReader example={example} />
    </section>
  )
}

const promises = [
  { heading: m.home_promise_1, text: m.home_promise_1_text },
  { heading: m.home_promise_2, text: m.home_promise_2_text },
  { heading: m.home_promise_3, text: m.home_promise_3_text },
  { heading: m.home_promise_4, text: m.home_promise_4_text },
]

function Promises(): ReactNode {
  return (
    <section className="grid gap-x-[6vw] gap-y-10 px-edge py-16 lg:grid-cols-[minmax(0,19rem)_1fr] lg:py-24">
      <h2 className="text-title">{m.home_promises_heading()}</h2>
      <dl className="grid gap-x-14 gap-y-10 sm:grid-cols-2">
        {promises.map(({ heading, text }) => (
          <div key={heading()}>
            <dt className="display text-[1.5rem] !leading-tight tracking-[-0.012em]">{heading()}</dt>
            <dd className="mt-2 max-w-[34em] text-ink">{text()}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Prices(): ReactNode {
  const locale = useLocale()
  return (
    <section className="grid gap-x-[6vw] gap-y-8 bg-paper-deep px-edge py-16 lg:grid-cols-[minmax(0,23rem)_1fr] lg:py-22">
      <div>
        <h2 className="text-title">{m.home_prices_heading()}</h2>
        <p className="mt-4 text-lead text-ink">
          {m.home_prices_lead({ shipping: formatMoney(shippingCents.NL, locale) })}
        </p>
      </div>
      <table className="w-full border-collapse tabular-nums">
        <thead>
          <tr className="text-left text-small text-ink-soft">
            <th className="py-2 font-medium">{m.home_price_size()}</th>
            <th className="py-2 text-right font-medium">{m.home_price_download()}</th>
            <th className="py-2 text-right font-medium">{m.home_price_printed()}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size} className="border-t border-line">
              <th scope="row" className="py-4 text-left align-baseline">
                <span className="display text-[1.35rem] sm:text-[1.5rem]">
                  {m.home_price_pages({ pages: sizeTable[size].pages })}
                </span>
                <span className="block text-small font-normal text-ink-soft">
                  {m.home_price_pictures({ pictures: sizeTable[size].spreads + 1 })}
                </span>
              </th>
              <td className="py-4 text-right align-baseline text-ink-strong">
                {formatMoney(sizeTable[size].downloadCents, locale)}
              </td>
              <td className="py-4 text-right align-baseline font-semibold text-ink-strong">
                {formatMoney(sizeTable[size].printedCents, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function End({ name }: { name: string }): ReactNode {
  const picture = themeSample('adventure')
  return (
    <section className="relative overflow-clip px-edge py-20 lg:py-36">
      <h2 className="max-w-[11ch] text-hero">{m.home_end_heading()}</h2>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <MakeBookLink name={name} className="max-sm:hidden">
          {m.home_end_make()}
        </MakeBookLink>
        <p className="text-small text-ink-soft">{m.home_end_note()}</p>
      </div>
      {picture === null ? null : (
        <img
          src={picture}
          alt=""
          loading="lazy"
          className="absolute -right-8 -bottom-24 w-[min(38vw,34rem)] rotate-3 bg-[#fffcf4] p-2 shadow-book max-lg:hidden"
        />
      )}
    </section>
  )
}

/** On a phone the one green action stays within the thumb's reach. */
function StickyAction({ name }: { name: string }): ReactNode {
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-paper px-edge pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:hidden">
      <MakeBookLink name={name} className="w-full">
        {m.home_make_book()}
      </MakeBookLink>
    </div>
  )
}
