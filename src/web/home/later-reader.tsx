import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import type { ExampleBook } from './example-book.server.ts'

const Reader = lazy(async () => ({ default: (await import('../reader/reader.tsx')).Reader }))

/** The example book's cover; the reader is fetched when it comes near the window, so that the page starts light. */
export function LaterReader({ example }: { example: ExampleBook }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const locale = useLocale()
  const cover = (
    <div className="flex min-h-[min(46vw,42rem)] justify-center px-edge">
      <img
        src={example.cover}
        alt={example.title}
        loading="lazy"
        className="size-[min(100%,36rem)] shadow-book"
      />
    </div>
  )
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={cover}>
          <Reader title={example.title} cover={example.cover} spreads={example.spreads} locale={locale} />
        </Suspense>
      ) : (
        cover
      )}
    </div>
  )
}
