import { type ReactNode, useState } from 'react'
import { CoverFace } from '../reader/cover-face.tsx'
import { exampleAddress } from './example-address.ts'
import type { ExampleOnShelf } from './example-books.server.ts'
import type { HomeWords } from './home-words.server.ts'
import { LaterReader } from './later-reader.tsx'
import './example-shelf.css'

/** Books of our own to take off the shelf and read from cover to cover. */
export function ExampleShelf({
  shelf,
  words,
}: {
  shelf: readonly ExampleOnShelf[]
  words: HomeWords['examples']
}): ReactNode {
  const [chosen, setChosen] = useState(0)
  const book = shelf[chosen]
  if (book === undefined) return null
  return (
    <section id="example" className="below-fold pt-20 pb-10 lg:pt-28">
      <div className="grid items-end gap-x-10 gap-y-4 px-edge pb-8 lg:grid-cols-[1fr_26rem]">
        <h2 className="max-w-[16ch] text-title">{words.heading}</h2>
        <p className="text-lead text-ink">{words.lead}</p>
      </div>
      <ul className="example-shelf" aria-label={words.shelf}>
        {shelf.map((each, index) => (
          <li key={each.slug}>
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className="example-on-shelf"
            >
              <span className="example-cover">
                <CoverFace
                  title={each.title}
                  picture={exampleAddress(each.slug, 'cover-small')}
                  lettering={each.coverTitle}
                  lazy
                />
              </span>
              <span className="mt-3 block font-semibold text-ink-strong">{each.forWhom}</span>
              <span className="block text-small text-ink">{each.kind}</span>
            </button>
          </li>
        ))}
      </ul>
      <LaterReader key={book.slug} book={book} words={words} />
      <p className="px-edge pt-2 text-small text-ink-soft">{words.note}</p>
    </section>
  )
}
