import { limits } from '#book/limits.ts'
import { recommendedSize, type Size, sizes, sizeTable } from '#book/size.ts'
import { countries } from '#shop/address.ts'
import { type DeliveryTimes, workingDays } from '#shop/delivery-times.ts'
import { giftCents } from '#shop/gift-card.ts'
import type { PrintedFacts } from '#shop/printed-facts.ts'
import { shippingCents } from '#shop/price.ts'
import { sizeName } from '../builder/option-names.ts'
import { exampleAddress } from '../home/example-address.ts'
import { type ExampleOnShelf, examplesIn } from '../home/example-books.server.ts'
import { languageTagOfLocale, type Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { themeSample } from '../pictures.ts'
import { countryName } from '../shop/address-form.ts'
import { formatMoney } from '#book/format-money.ts'

/** What the page says, in one language, from the one table of sizes. */
export type PricingWords = ReturnType<typeof pricingWords>

export function pricingWords(locale: Locale, times: DeliveryTimes, facts: PrintedFacts | null) {
  const money = (cents: number): string => formatMoney(cents, locale)
  return {
    rows: sizes.map((size) => {
      const { pages, spreads, downloadCents, printedCents } = sizeTable[size]
      return {
        size,
        name: sizeName[size](),
        pages,
        facts: m.builder_size_facts({ pages, pictures: spreads + 1 }),
        thick: facts && m.pricing_thick({ mm: measure(facts.spineMm[size], locale) }),
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
    printed: facts === null ? [] : printedWords(facts, locale),
    shipping: countries.map((country) => ({
      code: country,
      country: countryName[country](),
      price: money(shippingCents[country]),
    })),
    shelf: sizes.flatMap((size, index) => {
      const book = examplesIn(locale).shelf[index]
      return book === undefined ? [] : [bookOnShelf(size, book, facts)]
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

/** A length with what is worth telling of it behind the point: 6.9, 21. */
function measure(length: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTagOfLocale[locale], { maximumFractionDigits: 1 }).format(length)
}

/** What a printed book is like, as far as its printer tells. */
function printedWords({ trimMm, paper }: PrintedFacts, locale: Locale): { what: string; told: string }[] {
  const { gramsPerSquareMetre: grams, coated } = paper
  const side = measure(trimMm / 10, locale)
  const kinds = { true: m.pricing_paper_coated, false: m.pricing_paper_uncoated, null: m.pricing_paper_told }
  return [
    { what: m.pricing_format(), told: m.pricing_format_told({ side }) },
    { what: m.pricing_cover(), told: m.pricing_cover_told() },
    ...(grams === null ? [] : [{ what: m.pricing_paper(), told: kinds[`${coated}`]({ grams }) }]),
  ]
}

/** A book of this size as it stands on the shelf, in the cover of one of our own books. */
function bookOnShelf(size: Size, { slug, title, coverTitle }: ExampleOnShelf, facts: PrintedFacts | null) {
  return {
    size,
    name: sizeName[size](),
    pages: m.home_price_pages({ pages: sizeTable[size].pages }),
    // As thick as it is for its side; a printer that does not tell has it drawn as thin as a thin one.
    spine: facts === null ? 0.03 : facts.spineMm[size] / facts.trimMm,
    cover: { title, picture: exampleAddress(slug, 'cover-small'), lettering: coverTitle },
  }
}

/** How many companions surely get into the pictures of a book of this size. */
function mostCompanions(size: Size): number {
  const fitting = Array.from({ length: limits.companions + 1 }, (_, count) => count)
  return Math.max(...fitting.filter((count) => sizes.indexOf(recommendedSize(count)) <= sizes.indexOf(size)))
}
