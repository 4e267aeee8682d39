import { formatMoney } from '#book/format-money.ts'
import { type Cents, type Size, sizes, sizeTable } from '#book/size.ts'
import type { BookOrderKind } from '#shop/order.ts'
import { priceOf } from '#shop/price.ts'
import { sizeName } from '../builder/option-names.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'

/** Where most who read that language live. */
const country = { nl: 'NL', en: 'GB' } as const

const words = {
  print: {
    first: m.gift_buys_small_print,
    upTo: m.gift_buys_print,
    any: m.gift_buys_any_print,
  },
  download: {
    first: m.gift_buys_small_download,
    upTo: m.gift_buys_download,
    any: m.gift_buys_any_download,
  },
} as const

/** What an amount pays for: the longest book on paper with its postage, else the longest to download, else a part of one. */
export function whatItBuys(cents: Cents, locale: Locale): string {
  for (const kind of ['print', 'download'] as const) {
    const size = longest(kind, cents, locale)
    if (size === null) continue
    if (size === sizes.at(-1)) {
      const isTwice = kind === 'download' && cents >= 2 * sizeTable[size].downloadCents
      if (!isTwice) return words[kind].any()
      // Postage to where the reader lives may be more than that to whoever gets the card.
      const isPrintNearby = priceOf('print', 'small', { country: 'NL' }).totalCents <= cents
      return isPrintNearby ? m.gift_buys_two_or_print() : m.gift_buys_two_downloads()
    }
    return size === sizes[0]
      ? words[kind].first()
      : words[kind].upTo({ size: sizeName[size]().toLowerCase() })
  }
  return m.gift_buys_part({ amount: formatMoney(sizeTable.small.downloadCents, locale) })
}

function longest(kind: BookOrderKind, cents: Cents, locale: Locale): Size | null {
  const within = sizes.filter(
    (size) =>
      priceOf(kind, size, kind === 'print' ? { country: country[locale] } : undefined).totalCents <= cents,
  )
  return within.at(-1) ?? null
}
