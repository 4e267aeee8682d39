import { type ReactNode, Suspense } from 'react'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { BelowHero } from './below-hero.tsx'
import { LinkButton } from '../ui/button.tsx'
import { DiscountBanner } from './discount-banner.tsx'
import type { Examples } from './example-books.server.ts'
import { Door } from './door/door.tsx'
import type { HomeWords } from './home-words.server.ts'
import { ExampleShelf, HowWeWork, LastWords, WhatOthersSay } from './later-below-fold.ts'
import type { SiteDiscount } from './site-discount.server.ts'
// The styles of what is drawn at once but whose code comes later.
import '../reader/cover-face.css'
import '../reader/cover-letters.css'
import './example-shelf.css'
import './folds.css'
import './reviews.css'

export interface HomeData {
  examples: Examples
  words: HomeWords
  discount: SiteDiscount | null
}

/**
 * The shop window: a book about the child that is put together below it. React brings one boundary to life at a time, the
 * one that is pressed first, so that no phone is busy with the whole page at once. What is told at the door stays there:
 * were this page drawn again before the code of a boundary is here, React would throw away what the server wrote of it.
 */
export function HomePage({
  loaderData,
  note = null,
}: {
  loaderData: HomeData
  /** Stands above everything, for who came here in a special way. */
  note?: ReactNode
}): ReactNode {
  const { examples, words, discount } = loaderData
  return (
    <PaperLayout
      above={
        <>
          {note}
          {discount === null ? null : <DiscountBanner discount={discount} />}
        </>
      }
    >
      <Door words={words.door}>
        <p>{words.hero.terms}</p>
        <LinkButton look="text" to={{ hash: '#example' }}>
          {words.hero.readFirst}
        </LinkButton>
      </Door>
      <BelowHero make={words.hero.make}>
        <Suspense>
          <HowWeWork words={words} />
        </Suspense>
        <Suspense>
          <ExampleShelf shelf={examples.shelf} words={words.examples} />
        </Suspense>
        <Suspense>
          <WhatOthersSay words={words} />
        </Suspense>
        <Suspense>
          <LastWords words={words} />
        </Suspense>
      </BelowHero>
    </PaperLayout>
  )
}
