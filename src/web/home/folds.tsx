import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { type SceneName, scenePicture } from '../pictures.ts'
import './folds.css'

const folds: { heading: () => string; text: () => string; picture: SceneName }[] = [
  { heading: m.home_how_1, text: m.home_how_1_text, picture: 'child' },
  { heading: m.home_how_2, text: m.home_how_2_text, picture: 'waving' },
  { heading: m.home_how_3, text: m.home_how_3_text, picture: 'reading' },
  { heading: m.home_how_4, text: m.home_how_4_text, picture: 'family' },
]

/** How it works, on a folded strip of paper that runs off the table. */
export function Folds(): ReactNode {
  return (
    <section className="overflow-x-clip py-14 lg:py-22">
      <h2 className="px-edge pb-8 text-title lg:pb-11">{m.home_how_heading()}</h2>
      <ol className="folds">
        {folds.map(({ heading, text, picture }, index) => {
          const address = scenePicture(picture)
          return (
            <li key={picture} className="fold">
              <span
                aria-hidden="true"
                className="display text-[2.75rem] !leading-none !text-leaf lg:text-[3.6rem]"
              >
                {index + 1}
              </span>
              <h3 className="mt-1 mb-2 text-[1.4rem] !leading-tight !text-page-ink">{heading()}</h3>
              <p className="text-base !leading-normal text-page-soft">{text()}</p>
              {address === null ? null : <img src={address} alt="" loading="lazy" className="fold-picture" />}
            </li>
          )
        })}
        <li className="fold fold-back" aria-hidden="true" />
      </ol>
    </section>
  )
}
