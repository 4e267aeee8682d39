import { available } from '#book/options.ts'
import { setTrimCm } from '#book/print-specification.ts'
import { sizes, sizeTable } from '#book/size.ts'
import { type DeliveryTimes, workingDays } from '#shop/delivery-times.ts'
import { shippingCents } from '#shop/price.ts'
import { styleName } from '../builder/style-name.ts'
import { postsIn, summaryOf } from '../blog/posts.server.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { scenePicture, styleSample, themeSample } from '../pictures.ts'
import { formatMoney } from '#book/format-money.ts'
import { doorWords } from './door/door-words.server.ts'
import { reviewsIn } from './reviews.server.ts'

/** What the home page says and shows below the open book, in one language. */
export type HomeWords = ReturnType<typeof homeWords>

/**
 * Set ready on the server, so that the browser is not sent the words of both languages, the price table and
 * the list of pictures as code.
 */
export function homeWords(locale: Locale, times: DeliveryTimes) {
  const reviews = reviewsIn(locale)
  const money = (cents: number): string => formatMoney(cents, locale)
  return {
    door: doorWords(),
    hero: {
      make: m.home_end_make(),
      readFirst: m.home_read_first(),
      terms: m.home_terms({ price: money(sizeTable.small.downloadCents) }),
    },
    folds: {
      heading: m.home_how_heading(),
      steps: [
        { heading: m.home_how_1(), text: m.home_how_1_text(), picture: scenePicture('child') },
        { heading: m.home_how_2(), text: m.home_how_2_text(), picture: scenePicture('waving') },
        { heading: m.home_how_3(), text: m.home_how_3_text(), picture: scenePicture('reading') },
        {
          heading: m.home_how_4(),
          text: m.home_how_4_text({ days: workingDays(times) }),
          picture: scenePicture('family'),
        },
      ],
    },
    styles: {
      heading: m.home_styles_heading(),
      lead: m.home_styles_lead(),
      samples: available.styles.flatMap((style) => {
        const picture = styleSample(style)
        return picture === null ? [] : [{ name: styleName[style](), picture }]
      }),
    },
    examples: {
      heading: m.home_examples_heading(),
      lead: m.home_examples_lead(),
      shelf: m.home_examples_shelf(),
      note: m.home_example_note(),
      failed: m.home_example_failed(),
      again: m.common_try_again(),
    },
    promises: {
      heading: m.home_promises_heading(),
      list: [
        { heading: m.home_promise_1(), text: m.home_promise_1_text() },
        { heading: m.home_promise_2(), text: m.home_promise_2_text() },
        { heading: m.home_promise_3(), text: m.home_promise_3_text() },
        { heading: m.home_promise_4(), text: m.home_promise_4_text() },
        { heading: m.home_promise_5(), text: m.home_promise_5_text() },
      ],
    },
    reviews: {
      heading: m.home_reviews_heading(),
      lead: reviews.some(({ sample }) => sample) ? m.home_reviews_lead() : null,
      kind: m.home_reviews_kind(),
      sample: m.home_reviews_sample(),
      back: m.home_reviews_back(),
      on: m.home_reviews_on(),
      list: reviews,
    },
    prices: {
      heading: m.home_prices_heading(),
      lead: m.home_prices_lead({ side: setTrimCm, shipping: money(shippingCents.NL) }),
      columns: [m.home_price_size(), m.home_price_download(), m.home_price_printed()] as const,
      rows: sizes.map((size) => ({
        pages: m.home_price_pages({ pages: sizeTable[size].pages }),
        pictures: m.home_price_pictures({ pictures: sizeTable[size].spreads + 1 }),
        download: money(sizeTable[size].downloadCents),
        printed: money(sizeTable[size].printedCents),
      })),
    },
    blog: {
      heading: m.blog_teaser_heading(),
      lead: m.blog_lead(),
      all: m.blog_teaser_all(),
      posts: postsIn(locale).slice(0, 2).map(summaryOf),
    },
    end: {
      heading: m.home_end_heading(),
      make: m.home_end_make(),
      note: m.home_end_note(),
      give: m.home_end_give(),
      giveHow: m.home_end_give_how(),
      account: m.home_end_account(),
      accountNote: m.home_end_account_note(),
      picture: themeSample('adventure'),
    },
    title: m.home_title(),
    description: m.home_description(),
  }
}
