import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { withoutCode } from '../builds/without-code.ts'
import { useLocale } from '../locale/use-locale.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import { exampleAddress } from './example-address.ts'
import type { ExampleReaderProps } from './example-reader.tsx'
import type { ExampleOnShelf } from './example-books.server.ts'
import type { HomeWords } from './home-words.server.ts'

const ExampleReader = lazy(() =>
  import('./example-reader.tsx').then(
    (module) => ({ default: module.ExampleReader }),
    (error: unknown) => ({ ...withoutCode(error), default: ({ cover }: ExampleReaderProps) => cover }),
  ),
)

/**
 * An example book to leaf through. Until it comes near the window only its cover is there; then reader and words
 * are fetched, so that the page starts light.
 */
export function LaterReader(props: {
  book: ExampleOnShelf
  words: Pick<HomeWords['examples'], 'failed' | 'again'>
}): ReactNode {
  const { book, words } = props
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const locale = useLocale()
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const cover = (
    <div className="flex min-h-[min(46vw,42rem)] justify-center px-edge pt-2 pb-14">
      <div className="w-[min(100%,36rem)] self-start shadow-card">
        <CoverFace
          title={book.title}
          picture={exampleAddress(book.slug, 'cover')}
          lettering={book.coverTitle}
          lazy
        />
      </div>
    </div>
  )
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={cover}>
          <ExampleReader slug={book.slug} locale={locale} say={words} cover={cover} />
        </Suspense>
      ) : (
        cover
      )}
    </div>
  )
}
