import { type ReactNode, Suspense, useState } from 'react'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { BelowHero } from './below-hero.tsx'
import { LinkButton } from '../ui/button.tsx'
import { DiscountBanner } from './discount-banner.tsx'
import type { Examples } from './example-books.server.ts'
import { Door } from './door/door.tsx'
import { queryOf } from './door/door-answers.ts'
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
  const [answers, setAnswers] = useState(words.door.first)
  const told = queryOf(answers)
  return (
    <PaperLayout
      answers={told}
      above={
        <>
          {note}
          {discount === null ? null : <DiscountBanner discount={discount} />}
        </>
      }
    >
      <Door words={words.door} answers={answers} onAnswers={setAnswers}>
        <p>{words.hero.terms}</p>
        <LinkButton look="text" to={{ hash: '#example' }}>
          {words.hero.readFirst}
        </LinkButton>
      </Door>
      <BelowHero answers={told} make={words.hero.make}>
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
          <LastWords words={words} answers={told} />
        </Suspense>
      </BelowHero>
    </PaperLayout>
  )
}
