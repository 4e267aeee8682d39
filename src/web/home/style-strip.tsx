import type { ReactNode } from 'react'
import type { HomeWords } from './home-words.server.ts'

/** The same child in every style we can draw, side by side. Waits until there are enough to compare. */
export function StyleStrip({ heading, lead, samples }: HomeWords['styles']): ReactNode {
  if (samples.length < 3) return null
  return (
    <section className="below-fold bg-paper-deep py-16 lg:pt-22">
      <div className="grid items-end gap-x-10 gap-y-4 px-edge pb-9 lg:grid-cols-[1fr_26rem]">
        <h2 className="max-w-[16ch] text-title">{heading}</h2>
        <p className="text-lead text-ink">{lead}</p>
      </div>
      <ul
        aria-label={heading}
        className="flex overflow-x-auto pb-2 [scrollbar-width:thin] max-lg:pl-(--edge)"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {samples.map(({ name, picture }) => (
          <li key={name} className="min-w-28 flex-1 max-lg:flex-none max-lg:basis-44">
            <img
              src={picture}
              alt=""
              loading="lazy"
              className="h-76 w-full object-cover object-[38%_50%] lg:h-96"
            />
            <span className="block px-3 py-3 leading-tight font-medium text-ink-strong">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
