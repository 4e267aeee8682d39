import { type ReactNode, Suspense, useState } from 'react'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { BelowHero } from './below-hero.tsx'
import { DiscountBanner } from './discount-banner.tsx'
import type { Examples } from './example-books.server.ts'
import { Hero } from './hero.tsx'
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
 * The shop window: a book about whoever's name stands in the headline. React brings one boundary to life at a time, the
 * one that is pressed first, so that no phone is busy with the whole page at once.
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
  const [name, setName] = useState(examples.open?.name ?? words.hero.nameDefault)
  return (
    <PaperLayout
      name={name}
      above={
        <>
          {note}
          {discount === null ? null : <DiscountBanner discount={discount} />}
        </>
      }
    >
      <Hero open={examples.open} words={words.hero} name={name} onName={setName} />
      <BelowHero name={name} make={words.hero.make}>
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
          <LastWords words={words} name={name} />
        </Suspense>
      </BelowHero>
    </PaperLayout>
  )
}
