import { type ReactNode, useEffect, useState } from 'react'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { Reader, type ReaderBook } from '../reader/reader.tsx'
import { Button } from '../ui/button.tsx'
import { exampleAddress } from './example-address.ts'
import { exampleBook } from './example-book.ts'
import type { ExampleFile } from './example-file.ts'
import type { HomeWords } from './home-words.server.ts'

export interface ExampleReaderProps {
  slug: string
  locale: Locale
  say: Pick<HomeWords['examples'], 'failed' | 'again'>
  /** Stands there until the words are. */
  cover: ReactNode
}

/** An example book, once its words are here. */
export function ExampleReader({ slug, locale, say, cover }: ExampleReaderProps): ReactNode {
  const { words, failed, again } = useWords(slug, locale)
  if (words !== null) return <Reader {...readerBook(slug, words, locale)} />
  return (
    <>
      {cover}
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
    </>
  )
}

function useWords(
  slug: string,
  locale: Locale,
): { words: ExampleFile | null; failed: boolean; again: () => void } {
  const [words, setWords] = useState<ExampleFile | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    setFailed(false)
    fetch(exampleAddress(slug, locale), { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then((file) => setWords(file as ExampleFile))
      .catch(() => stop.signal.aborted || setFailed(true))
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round asks again
  }, [slug, locale, round])
  return { words, failed, again: () => setRound((old) => old + 1) }
}

function readerBook(slug: string, words: ExampleFile, locale: Locale): ReaderBook {
  return {
    ...exampleBook(slug, words, locale),
    matter: {
      intro: '',
      childName: words.name,
      belongsTo: m.book_belongs_to({}, { locale }),
      theEnd: m.book_the_end({}, { locale }),
      dedication: words.dedication,
      ending: words.ending,
      vignette: exampleAddress(slug, 'vignette'),
      endpaper: exampleAddress(slug, 'endpaper'),
    },
  }
}
