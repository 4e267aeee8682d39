import type { ReactNode } from 'react'
import { Wordmark } from '../layout/header.tsx'
import { buttonClass } from '../ui/button.tsx'

export interface TornPageProps {
  /** One of `public/pictures/scenes`, named here and not looked up: this page stands in every bundle. */
  picture: 'lost' | 'mending' | 'offline'
  /** What stands on the leaf, the heading included. */
  children: ReactNode
  /** Loads a fresh page; an empty address is the one in the bar. */
  action: { href: string; label: string }
  /** Another way on. */
  beside?: { href: string; label: string }
}

/** A leaf torn from the book, over a picture of ours. */
export function TornPage({ picture, children, action, beside }: TornPageProps): ReactNode {
  return (
    <div className="torn-page">
      <img
        src={`/pictures/scenes/${picture}.webp`}
        alt=""
        width={1000}
        height={1000}
        className="torn-picture"
      />
      <div className="torn-leaf">
        <div className="torn-paper px-edge">
          <header>
            <Wordmark />
          </header>
          <main id="content" tabIndex={-1} className="mt-8 outline-none lg:mt-[14svh]">
            {children}
            <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
              <a href={action.href} className={buttonClass('primary')}>
                {action.label}
              </a>
              {beside ? (
                <a href={beside.href} className={buttonClass('text')}>
                  {beside.label}
                </a>
              ) : null}
            </p>
          </main>
        </div>
      </div>
    </div>
  )
}
