import { limits } from '#book/limits.ts'
import { recommendedSize, type Size, sizes, sizeTable } from '#book/size.ts'
import { countries } from '#shop/address.ts'
import { type DeliveryTimes, workingDays } from '#shop/delivery-times.ts'
import { giftCents } from '#shop/gift-card.ts'
import { shippingCents } from '#shop/price.ts'
import { sizeName } from '../builder/option-names.ts'
import { exampleAddress } from '../home/example-address.ts'
import { type ExampleOnShelf, examplesIn } from '../home/example-books.server.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { themeSample } from '../pictures.ts'
import { countryName } from '../shop/address-form.ts'
import { formatMoney } from '#book/format-money.ts'
import { spineShare } from './spine-share.ts'

/** What the page says, in one language, from the one table of sizes. */
export type PricingWords = ReturnType<typeof pricingWords>

export function pricingWords(locale: Locale, times: DeliveryTimes) {
  const money = (cents: number): string => formatMoney(cents, locale)
  return {
    rows: sizes.map((size) => {
      const { pages, spreads, downloadCents, printedCents } = sizeTable[size]
      return {
        size,
        name: sizeName[size](),
        pages,
        facts: m.builder_size_facts({ pages, pictures: spreads + 1 }),
        cast: m.pricing_cast({ count: mostCompanions(size) }),
        download: money(downloadCents),
        printed: money(printedCents),
      }
    }),
    free: [
      m.pricing_free_1(),
      m.pricing_free_2(),
      m.pricing_free_3({ redraws: limits.coverRedraws }),
      m.pricing_free_4(),
    ],
    shippingLead: m.pricing_shipping_lead({ days: workingDays(times) }),
    shipping: countries.map((country) => ({
      country: countryName[country](),
      price: money(shippingCents[country]),
    })),
    shelf: sizes.flatMap((size, index) => {
      const book = examplesIn(locale).shelf[index]
      return book === undefined ? [] : [bookOnShelf(size, book)]
    }),
    gift: m.pricing_gift_text({
      least: money(Math.min(...giftCents)),
      most: money(Math.max(...giftCents)),
    }),
    picture: themeSample('imagination'),
    title: m.pricing_page_title(),
    description: m.pricing_description({
      download: money(sizeTable.small.downloadCents),
      printed: money(sizeTable.small.printedCents),
    }),
  }
}

/** A book of this size as it stands on the shelf, in the cover of one of our own books. */
function bookOnShelf(size: Size, { slug, title, coverTitle }: ExampleOnShelf) {
  return {
    size,
    name: sizeName[size](),
    pages: m.home_price_pages({ pages: sizeTable[size].pages }),
    spine: spineShare(size),
    cover: { title, picture: exampleAddress(slug, 'cover-small'), lettering: coverTitle },
  }
}

/** How many companions surely get into the pictures of a book of this size. */
function mostCompanions(size: Size): number {
  const fitting = Array.from({ length: limits.companions + 1 }, (_, count) => count)
  return Math.max(...fitting.filter((count) => sizes.indexOf(recommendedSize(count)) <= sizes.indexOf(size)))
}
