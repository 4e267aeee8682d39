import { type ReactNode, Suspense, useState } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { BlogTeaser } from '../blog/blog-teaser.tsx'
import { payloadLoader } from '../builds/payloads.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { pageMeta } from '../page-meta.ts'
import { requestSession } from '../session/request-session.server.ts'
import { webServices } from '../session/web-services.ts'
import { BelowHero } from './below-hero.tsx'
import { currentDiscount } from './current-discount.ts'
import { DiscountBanner } from './discount-banner.tsx'
import { End } from './end.tsx'
import { type Examples, examplesIn } from './example-books.server.ts'
import { ExampleShelf } from './example-shelf.tsx'
import { Folds } from './folds.tsx'
import { Hero } from './hero.tsx'
import { type HomeWords, homeWords } from './home-words.server.ts'
import { Reviews } from './reviews.tsx'
import { Prices, Promises } from './shop-talk.tsx'
import { type SiteDiscount, siteDiscount } from './site-discount.server.ts'
import { StyleStrip } from './style-strip.tsx'

export interface HomeData {
  examples: Examples
  words: HomeWords
  discount: SiteDiscount | null
}

/** The page from its payload, with the discount as it is now. */
export async function clientLoader(given: ClientLoaderFunctionArgs): Promise<HomeData> {
  const [home, discount] = await Promise.all([payloadLoader(given), currentDiscount(given.url.pathname)])
  return { ...(home as HomeData), discount }
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<HomeData> {
  const locale = localeOfPath(url.pathname)
  const discount = await siteDiscount(context.get(requestSession).backend)
  return {
    examples: examplesIn(locale),
    words: homeWords(locale, context.get(webServices).deliveryTimes),
    discount,
  }
}

export function meta({ loaderData }: { loaderData: HomeData | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : pageMeta(loaderData.words)
}

/**
 * The shop window: a book about whoever's name stands in the headline. React brings one boundary to life at a time, the
 * one that is pressed first, so that no phone is busy with the whole page at once.
 */
export default function HomeScreen({ loaderData }: { loaderData: HomeData }): ReactNode {
  const { examples, words, discount } = loaderData
  const [name, setName] = useState(examples.open?.name ?? words.hero.nameDefault)
  return (
    <PaperLayout name={name} above={discount === null ? null : <DiscountBanner discount={discount} />}>
      <Hero open={examples.open} words={words.hero} name={name} onName={setName} />
      <BelowHero name={name} make={words.hero.make}>
        <Suspense>
          <Promises {...words.promises} />
          <Folds {...words.folds} />
        </Suspense>
        <Suspense>
          <ExampleShelf shelf={examples.shelf} words={words.examples} />
        </Suspense>
        <Suspense>
          <StyleStrip {...words.styles} />
          <Reviews {...words.reviews} />
        </Suspense>
        <Suspense>
          <Prices {...words.prices} />
          <BlogTeaser {...words.blog} />
          <End {...words.end} name={name} />
        </Suspense>
      </BelowHero>
    </PaperLayout>
  )
}
