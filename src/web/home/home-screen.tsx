import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { limits } from '#book/limits.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { LinkButton } from '../ui/button.tsx'
import { type ExampleBook, exampleBook } from './example-book.server.ts'
import { Folds } from './folds.tsx'
import { type HomeWords, homeWords } from './home-words.server.ts'
import { LaterReader } from './later-reader.tsx'
import { NameHeadline } from './name-headline.tsx'
import { OpenBook } from './open-book.tsx'
import { rememberName } from './remember-name.ts'
import { renameIn } from './rename-in.ts'
import { Prices, Promises } from './shop-talk.tsx'
import { StyleStrip } from './style-strip.tsx'

interface HomeData {
  example: ExampleBook | null
  words: HomeWords
}

export function loader({ request }: LoaderFunctionArgs): HomeData {
  const locale = localeOfPath(new URL(request.url).pathname)
  return { example: exampleBook(locale), words: homeWords(locale) }
}

export function meta({ loaderData }: { loaderData: HomeData | undefined }): Record<string, string>[] {
  if (loaderData === undefined) return []
  const { title, description } = loaderData.words
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}

/** The shop window: a book about whoever's name stands in the headline. */
export default function HomeScreen({ loaderData }: { loaderData: HomeData }): ReactNode {
  const { example, words } = loaderData
  const [name, setName] = useState(example?.name ?? m.home_name_default())
  return (
    <PaperLayout>
      <Hero example={example} terms={words.terms} name={name} onName={setName} />
      <Folds {...words.folds} />
      <StyleStrip {...words.styles} />
      {example === null ? null : <Example example={example} note={words.exampleNote} />}
      <Promises {...words.promises} />
      <Prices {...words.prices} />
      <End {...words.end} name={name} />
      <StickyAction name={name} />
    </PaperLayout>
  )
}

function Hero(props: {
  example: ExampleBook | null
  terms: string
  name: string
  onName: (name: string) => void
}): ReactNode {
  const { example, terms, name, onName } = props
  const shownName = name.trim() || m.home_name_default()
  return (
    <section className="relative grid overflow-x-clip pt-4 pb-10 pl-(--edge) max-lg:pr-(--edge) grid-cols-[minmax(0,1fr)] lg:min-h-[43rem] lg:grid-cols-[minmax(0,30rem)_1fr] lg:pt-8">
      <div className="relative z-10">
        <NameHeadline name={name} onName={onName} />
        <p className="mt-6 max-w-[21em] text-lead text-ink lg:mt-7">{m.home_lead()}</p>
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
        <p className="mt-4 max-w-[30em] text-small text-ink-soft">{terms}</p>
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

function Example({ example, note }: { example: ExampleBook; note: string }): ReactNode {
  return (
    <section id="example" className="pt-20 pb-10 lg:pt-32">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 px-edge pb-8">
        <h2 className="text-title">{example.title}</h2>
        <p className="text-small text-ink-soft">{note}</p>
      </div>
      <LaterReader example={example} />
    </section>
  )
}

function End({ heading, make, note, picture, name }: HomeWords['end'] & { name: string }): ReactNode {
  return (
    <section className="relative overflow-clip px-edge py-20 lg:py-36">
      <h2 className="max-w-[11ch] text-hero">{heading}</h2>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <MakeBookLink name={name} className="max-sm:hidden">
          {make}
        </MakeBookLink>
        <p className="text-small text-ink-soft">{note}</p>
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
