import { type ReactNode, useRef, useState } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx'
import type { HomeWords } from './home-words.server.ts'
import type { Review } from './reviews.server.ts'
import './reviews.css'

/** What parents say, one slip of paper after another. It never moves by itself. */
export function Reviews(words: HomeWords['reviews']): ReactNode {
  const { heading, lead, list } = words
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (list.length === 0) return null
  const goTo = (index: number): void => {
    const slip = strip.current?.children[index]
    if (!(slip instanceof HTMLElement) || strip.current === null) return
    strip.current.scrollTo({ left: slip.offsetLeft - strip.current.offsetLeft, behavior: 'smooth' })
  }
  return (
    <section className="overflow-x-clip py-16 lg:py-24" aria-roledescription={words.kind}>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-4 px-edge pb-9">
        <div>
          <h2 className="max-w-[18ch] text-title">{heading}</h2>
          {lead === null ? null : <p className="mt-4 max-w-[34em] text-lead text-ink">{lead}</p>}
        </div>
        <div className="ml-auto flex gap-3">
          <Step label={words.back} disabled={shown === 0} onClick={() => goTo(shown - 1)}>
            <ArrowLeftIcon />
          </Step>
          <Step label={words.on} disabled={shown === list.length - 1} onClick={() => goTo(shown + 1)}>
            <ArrowRightIcon />
          </Step>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <ul
        ref={strip}
        tabIndex={0}
        aria-label={heading}
        className="reviews"
        onScroll={(event) => setShown(nearestSlip(event.currentTarget))}
      >
        {list.map((review) => (
          <Slip key={review.text} review={review} sample={words.sample} />
        ))}
      </ul>
    </section>
  )
}

/** The slip that lies at the beginning of the strip; at its end the last one counts. */
function nearestSlip(strip: HTMLElement): number {
  const slips = [...strip.children].filter((slip) => slip instanceof HTMLElement)
  if (strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 4) return slips.length - 1
  const distances = slips.map((slip) => Math.abs(slip.offsetLeft - strip.offsetLeft - strip.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

function Slip({ review, sample }: { review: Review; sample: string }): ReactNode {
  return (
    <li className="review">
      <figure>
        {review.sample ? <p className="review-sample">{sample}</p> : null}
        <blockquote className="display">{review.text}</blockquote>
        <figcaption>
          {review.by}
          <span className="block text-page-soft">{review.theme}</span>
        </figcaption>
      </figure>
    </li>
  )
}

function Step(props: {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.disabled || undefined}
      onClick={props.disabled ? undefined : props.onClick}
      className="grid size-13 place-items-center rounded-full border border-field-line bg-sheet text-ink-strong shadow-sheet aria-disabled:opacity-40"
    >
      {props.children}
    </button>
  )
}
