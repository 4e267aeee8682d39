import { type ReactNode, useRef, useState } from 'react'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx'
import './reader.css'

export interface ReaderSpread {
  text: string
  /** Address of the picture; without one the page stays closed. */
  picture?: string | undefined
  caption: string
}

export interface ReaderProps {
  title: string
  cover: string | null
  spreads: readonly ReaderSpread[]
  locale: Locale
}

/** A book to leaf through: pages side by side, snapping into place; buttons, keys and fingers all turn them. */
export function Reader({ title, cover, spreads, locale }: ReaderProps): ReactNode {
  const strip = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState(0)
  const count = spreads.length + 1
  const turnTo = (index: number): void => {
    const page = strip.current?.children[index]
    if (page instanceof HTMLElement) strip.current?.scrollTo({ left: page.offsetLeft, behavior: 'smooth' })
  }
  return (
    <section aria-label={title} className="reader">
      <ol
        ref={strip}
        lang={locale}
        tabIndex={0}
        className="reader-strip"
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          setCurrent(Math.round(scrollLeft / clientWidth))
        }}
      >
        <li className="reader-spread reader-cover">
          {cover === null ? <p className="display">{title}</p> : <img src={cover} alt={title} />}
        </li>
        {spreads.map((spread, index) => (
          <li key={spread.caption} className="reader-spread">
            <div className="reader-page">
              <div className="reader-text">
                {spread.text.split('\n').map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <span className="reader-folio">{4 + index * 2}</span>
            </div>
            <div className="reader-page">
              {spread.picture === undefined ? null : (
                <img src={spread.picture} alt={spread.caption} loading="lazy" decoding="async" />
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="reader-turn">
        <button
          type="button"
          aria-label={m.common_previous_page()}
          disabled={current === 0}
          onClick={() => turnTo(current - 1)}
        >
          <ArrowLeftIcon />
        </button>
        <button
          type="button"
          aria-label={m.common_next_page()}
          disabled={current >= count - 1}
          onClick={() => turnTo(current + 1)}
        >
          <ArrowRightIcon />
        </button>
        <span aria-live="polite" className="text-small text-ink-soft">
          {m.common_page_of({ page: current + 1, total: count })}
        </span>
      </div>
    </section>
  )
}
