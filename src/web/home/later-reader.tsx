import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import type { ReaderBook } from '../reader/reader.tsx'
import { Button } from '../ui/button.tsx'
import { exampleAddress } from './example-address.ts'
import type { ExampleOnShelf } from './example-books.server.ts'
import type { ExampleFile } from './example-file.ts'
import type { HomeWords } from './home-words.server.ts'

const Reader = lazy(async () => ({ default: (await import('../reader/reader.tsx')).Reader }))

/**
 * An example book to leaf through. Until it comes near the window only its cover is there; then reader and words
 * are fetched, so that the page starts light.
 */
export function LaterReader(props: {
  book: ExampleOnShelf
  words: Pick<HomeWords['examples'], 'failed' | 'again'>
}): ReactNode {
  const { book, words: say } = props
  const place = useRef<HTMLDivElement>(null)
  const locale = useLocale()
  const near = useNearness(place)
  const { words, failed, again } = useWords(book.slug, locale, near)
  const cover = (
    <div className="flex min-h-[min(46vw,42rem)] justify-center px-edge pt-2 pb-14">
      <div className="w-[min(100%,36rem)] self-start shadow-card">
        <CoverFace title={book.title} picture={exampleAddress(book.slug, 'cover')} ink={book.coverInk} />
      </div>
    </div>
  )
  return (
    <div ref={place}>
      {words === null ? (
        cover
      ) : (
        <Suspense fallback={cover}>
          <Reader {...readerBook(book.slug, words, locale)} locale={locale} />
        </Suspense>
      )}
      <p role="status" className="px-edge text-center empty:hidden">
        {failed ? (
          <>
            {say.failed}{' '}
            <Button look="text" onClick={again}>
              {say.again}
            </Button>
          </>
        ) : null}
      </p>
    </div>
  )
}

/** True once the place has come near the window. */
function useNearness(place: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return near
}

function useWords(
  slug: string,
  locale: Locale,
  wanted: boolean,
): { words: ExampleFile | null; failed: boolean; again: () => void } {
  const [words, setWords] = useState<ExampleFile | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    setFailed(false)
    fetch(exampleAddress(slug, locale), { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then((file) => setWords(file as ExampleFile))
      .catch(() => stop.signal.aborted || setFailed(true))
    return () => stop.abort()
  }, [slug, locale, wanted, round])
  return { words, failed, again: () => setRound((old) => old + 1) }
}

function readerBook(slug: string, words: ExampleFile, locale: Locale): ReaderBook {
  return {
    title: words.title,
    cover: exampleAddress(slug, 'cover'),
    coverInk: words.coverInk,
    spreads: words.pages.map(({ text, caption }, index) => ({
      text,
      caption,
      picture: exampleAddress(slug, index + 1),
    })),
    matter: {
      intro: '',
      childName: words.name,
      wordsLocale: locale,
      dedication: words.dedication,
      ending: words.ending,
      vignette: exampleAddress(slug, 'vignette'),
    },
  }
}
