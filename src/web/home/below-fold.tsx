import type { ReactNode } from 'react'
import { BlogTeaser } from '../blog/blog-teaser.tsx'
import { End } from './end.tsx'
import { ExampleShelf } from './example-shelf.tsx'
import { Folds } from './folds.tsx'
import type { HomeWords } from './home-words.server.ts'
import { Reviews } from './reviews.tsx'
import { Prices, Promises } from './shop-talk.tsx'
import { StyleStrip } from './style-strip.tsx'

/*
 * What lies below the first screen of the home page: the server has written it, so its code can wait until the page has
 * come to rest (`later-below-fold.ts`).
 */

export { ExampleShelf }

/** How we go about it, and how a book comes about. */
export function HowWeWork({ words: { promises, folds } }: { words: HomeWords }): ReactNode {
  return (
    <>
      <Promises {...promises} />
      <Folds {...folds} />
    </>
  )
}

/** Every style that we can draw, and what parents say. */
export function WhatOthersSay({ words: { styles, reviews } }: { words: HomeWords }): ReactNode {
  return (
    <>
      <StyleStrip {...styles} />
      <Reviews {...reviews} />
    </>
  )
}

/** What it costs, something to read, and the last call. */
export function LastWords({ words }: { words: HomeWords }): ReactNode {
  return (
    <>
      <Prices {...words.prices} />
      <BlogTeaser {...words.blog} />
      <End {...words.end} />
    </>
  )
}
