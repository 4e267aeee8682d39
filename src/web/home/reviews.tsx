import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { withoutCode } from '../builds/without-code.ts'
import type { HomeWords } from './home-words.server.ts'
import type { Review } from './reviews.server.ts'

const ReviewSteps = lazy(() =>
  import('./review-steps.tsx').then((module) => ({ default: module.ReviewSteps }), withoutCode),
)

/**
 * What parents say, one slip of paper after another. It can be scrolled without scripts and never moves by itself;
 * the buttons come a little later.
 */
export function Reviews({ heading, lead, kind, sample, back, on, list }: HomeWords['reviews']): ReactNode {
  const strip = useRef<HTMLUListElement>(null)
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (list.length === 0) return null
  return (
    <section className="below-fold overflow-x-clip py-16 lg:py-24" aria-roledescription={kind}>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-4 px-edge pb-9">
        <div>
          <h2 className="max-w-[18ch] text-title">{heading}</h2>
          {lead === null ? null : <p className="mt-4 max-w-[34em] text-lead text-ink">{lead}</p>}
        </div>
        <div className="ml-auto flex h-13 w-29 gap-3">
          {alive ? (
            <Suspense>
              <ReviewSteps strip={strip} back={back} on={on} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard */}
      <ul ref={strip} tabIndex={0} aria-label={heading} className="reviews">
        {list.map((review) => (
          <Slip key={review.text} review={review} sample={sample} />
        ))}
      </ul>
    </section>
  )
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
