import { readFileSync } from 'node:fs'
import YAML from 'yaml'
import * as z from 'zod'
import { asPrinted } from '#book/as-printed.ts'
import { formatMoney } from '#book/format-money.ts'
import type { Cents } from '#book/size.ts'
import { countries, placeLines, streetLine } from '#shop/address.ts'
import type { Invoice, InvoiceLine } from '#shop/invoice.ts'
import { orderNumber } from '#shop/order-number.ts'
import { sumsByRate } from '#shop/line-vat.ts'
import { isExport } from '#shop/vat.ts'

const lineKinds = [
  'download',
  'print',
  'gift',
  'discount',
  'shipping',
  'refund',
  'gift_refund',
  'refund_undone',
  'gift_refund_undone',
] as const satisfies InvoiceLine['what'][]
/** What bears no tax, being the sale of a voucher. */
const giftKinds: readonly InvoiceLine['what'][] = ['gift', 'gift_refund', 'gift_refund_undone']
const plain = [
  'invoice',
  'credit',
  'debit',
  'corrects',
  'takesBack',
  'number',
  'date',
  'order',
  'for',
  'description',
  'amount',
  'amountWithVat',
  'net',
  'vat',
  'vatOver',
  'rate',
  'total',
  'paid',
  'returned',
  'exported',
  'withGift',
  'otherwise',
  'multiPurpose',
  'returnedToGift',
  'undone',
  'registration',
  'vatNumber',
] as const
const wordsSchema = z.strictObject({
  ...(Object.fromEntries(plain.map((name) => [name, z.string()])) as Record<
    (typeof plain)[number],
    z.ZodString
  >),
  lines: z.record(z.enum(lineKinds), z.string()),
  countries: z.record(z.enum(countries), z.string()),
})
const allWords = z
  .strictObject({ nl: wordsSchema, en: wordsSchema })
  .parse(YAML.parse(readFileSync(new URL('../../../content/invoice.yaml', import.meta.url), 'utf8')))

const tags: Readonly<Record<Invoice['locale'], string>> = { nl: 'nl-NL', en: 'en-GB' }

/** What stands on the sheet, line by line, as `invoice.typ` reads it. */
export function layOutInvoice(invoice: Invoice): Record<string, unknown> {
  const { locale, seller, buyer, country, totalCents, giftCents } = invoice
  const words = allWords[locale]
  const date = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' })
  const euros = (cents: number): string => formatMoney(cents, locale)
  const fill = (line: string, values: Record<string, string>): string =>
    asPrinted(line.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole))
  const told = (line: string, number: string | null): string[] => (number ? [fill(line, { number })] : [])
  const address = buyer?.address ?? null
  const percents = new Intl.NumberFormat(tags[locale])
  const rates = sumsByRate(invoice.lines)
  const isOfGift = invoice.lines.some(({ what }) => giftKinds.includes(what))
  const { title, corrects, note } = wordsOfKind(words, invoice)
  return {
    lang: locale,
    title,
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    facts: [
      [words.number, invoice.number],
      [words.date, date.format(new Date(invoice.issuedOn))],
      [words.order, orderNumber({ id: invoice.orderId })],
    ],
    corrects: invoice.corrects === null ? null : fill(corrects, { number: invoice.corrects }),
    seller: [
      seller.name,
      ...(seller.address === null ? [] : [seller.address]),
      seller.email,
      ...told(words.registration, seller.registration),
      ...told(words.vatNumber, seller.vatNumber),
    ].map((line) => asPrinted(line)),
    forWhom: words.for,
    buyer: [
      ...(address === null
        ? []
        : [
            `${address.firstName} ${address.lastName}`,
            streetLine(address),
            ...placeLines(address),
            words.countries[address.country],
          ]),
      ...(buyer === null ? [] : [address?.email ?? buyer.email]),
    ].map((line) => asPrinted(line)),
    // Where all is of one rate the sum says it once.
    heads: [
      words.description,
      ...(rates.length > 1 ? [words.rate] : []),
      invoice.vatCents === 0 ? words.amount : words.amountWithVat,
    ],
    lines: invoice.lines.map(({ what, detail, cents, vatPercent }) => [
      fill(words.lines[what], { detail }),
      ...(rates.length > 1 ? [asPrinted(`${percents.format(vatPercent)}%`)] : []),
      euros(cents),
    ]),
    // What bears no tax at all is not the same as a rate of zero.
    sums: isOfGift
      ? []
      : [
          [words.net, euros(totalCents - invoice.vatCents)],
          ...rates.map(({ percent, grossCents, vatCents }) => [
            fill(rates.length > 1 ? words.vatOver : words.vat, {
              percent: percents.format(percent),
              net: euros(grossCents - vatCents),
              country: words.countries[country],
            }),
            euros(vatCents),
          ]),
        ],
    total: [words.total, euros(totalCents)],
    payments:
      invoice.kind !== 'invoice' || giftCents === 0 ? [] : waysOfPaying(words, totalCents, giftCents, euros),
    notes: [...(isOfGift ? [words.multiPurpose] : []), ...(isExport(country) ? [words.exported] : []), note],
  }
}

type Words = z.infer<typeof wordsSchema>

/** What a sheet is called, what it says of the sheet that it corrects, and what of the money. */
function wordsOfKind(
  words: Words,
  { kind, giftCents }: Pick<Invoice, 'kind' | 'giftCents'>,
): { title: string; corrects: string; note: string } {
  const notes = {
    invoice: words.paid,
    credit: giftCents === 0 ? words.returned : words.returnedToGift,
    debit: words.undone,
  } satisfies Record<Invoice['kind'], string>
  return {
    title: words[kind],
    corrects: kind === 'debit' ? words.takesBack : words.corrects,
    note: notes[kind],
  }
}

/** A gift card is a way of paying, and takes nothing off the price or its tax. */
function waysOfPaying(
  words: Words,
  totalCents: Cents,
  giftCents: Cents,
  euros: (cents: Cents) => string,
): [string, string][] {
  const rest = totalCents - giftCents
  return [
    [words.withGift, euros(giftCents)],
    ...(rest === 0 ? [] : [[words.otherwise, euros(rest)] satisfies [string, string]]),
  ]
}
