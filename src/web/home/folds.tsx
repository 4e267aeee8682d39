import type { ReactNode } from 'react'
import type { HomeWords } from './home-words.server.ts'

/** How it works, on a folded strip of paper that runs off the table. */
export function Folds({ heading, steps }: HomeWords['folds']): ReactNode {
  return (
    <section className="below-fold overflow-x-clip py-14 lg:py-22">
      <h2 className="px-edge pb-8 text-title lg:pb-11">{heading}</h2>
      <ol className="folds">
        {steps.map((step, index) => (
          <li key={step.heading} className="fold">
            <span
              aria-hidden="true"
              className="display text-[2.75rem] !leading-none !text-leaf lg:text-[3.6rem]"
            >
              {index + 1}
            </span>
            <h3 className="mt-1 mb-2 text-[1.4rem] !leading-tight !text-page-ink">{step.heading}</h3>
            <p className="text-base !leading-normal text-page-soft">{step.text}</p>
            {step.picture === null ? null : (
              <img
                src={step.picture}
                alt=""
                loading="lazy"
                width={560}
                height={560}
                className="fold-picture"
              />
            )}
          </li>
        ))}
        <li className="fold fold-back" aria-hidden="true" />
      </ol>
    </section>
  )
}
