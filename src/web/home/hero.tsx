import type { ReactNode } from 'react'
import { LinkButton } from '../ui/button.tsx'
import { exampleAddress } from './example-address.ts'
import type { Examples, OpenPage } from './example-books.server.ts'
import type { HomeWords } from './home-words.server.ts'
import { MakeBookLink } from '../layout/make-book-link.tsx'
import { NameHeadline } from './name-headline.tsx'
import { examplePixels } from '../site-pictures/example-pixels.ts'
import { OpenBook, type TablePage } from './open-book.tsx'
import { renameIn } from './rename-in.ts'

export interface HeroProps {
  /** The book on the table; null while there is none. */
  open: Examples['open']
  words: HomeWords['hero']
  name: string
  onName: (name: string) => void
}

/** A headline with a name in it, and a book on the table that tells about whoever is named. */
export function Hero({ open, words, name, onName }: HeroProps): ReactNode {
  return (
    <section className="relative grid grid-cols-[minmax(0,1fr)] overflow-x-clip pt-4 pb-10 pl-(--edge) max-xl:pr-(--edge) xl:min-h-[43rem] xl:auto-rows-[auto_1fr] xl:grid-cols-[minmax(0,30rem)] xl:pt-8">
      <div className="relative z-10">
        <NameHeadline words={words} name={name} onName={onName} />
      </div>
      {open === null ? null : (
        <BookOnTable open={open} label={words.openBook} name={name.trim() || words.nameDefault} />
      )}
      <div className="relative z-10 self-start">
        <p className="mt-6 max-w-[21em] text-lead text-ink xl:mt-7">{words.lead}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
          <MakeBookLink name={name} className="max-sm:hidden">
            {words.make}
          </MakeBookLink>
          {open === null ? null : (
            <LinkButton look="text" to={{ hash: '#example' }}>
              {words.readFirst}
            </LinkButton>
          )}
        </div>
        <p className="mt-4 max-w-[30em] text-small text-ink-soft">{words.terms}</p>
      </div>
    </section>
  )
}

/** The pages with another name in them, and their pictures in the widths that there are. */
function pagesAbout(name: string, open: NonNullable<Examples['open']>): TablePage[] {
  const rename = (text: string): string => renameIn(text, open.name, name)
  return open.pages.map((page, index) => ({
    ...page,
    paragraphs: page.paragraphs.map((lines) => lines.map((line) => ({ ...line, text: rename(line.text) }))),
    caption: rename(page.caption),
    picture: exampleAddress(open.slug, index + 1),
    atOnce: {
      srcSet: index === 0 ? firstPicture(open.slug, page) : undefined,
      sizes:
        page.words === undefined
          ? '(min-width: 80rem) 27rem, (min-width: 40rem) 24rem, 17rem'
          : '(min-width: 80rem) 53rem, (min-width: 40rem) 48rem, 22rem',
    },
  }))
}

/** The first picture in its two widths, for `srcSet`. */
function firstPicture(slug: string, { words }: OpenPage): string {
  const pages = words === undefined ? 1 : 2
  const { smallPage, page } = examplePixels
  return `${exampleAddress(slug, '1-small')} ${smallPage * pages}w, ${exampleAddress(slug, 1)} ${page * pages}w`
}

/** Lies beside the headline where all of it has room there, else below it; on a phone one upright page, right below the name that is typed. */
export function BookOnTable(props: {
  open: NonNullable<Examples['open']>
  label: string
  name: string
}): ReactNode {
  const { open, label, name } = props
  return (
    <div className="max-xl:mt-6 xl:absolute xl:top-20 xl:left-[calc(var(--edge)+31rem)]">
      <OpenBook label={label} pages={pagesAbout(name, open)} />
    </div>
  )
}
