import { limits } from '#book/limits.ts'
import { setTrimCm } from '#book/print-specification.ts'
import { sizes, sizeTable } from '#book/size.ts'
import { countries } from '#shop/address.ts'
import { giftCents, giftYears } from '#shop/gift-card.ts'
import { workingDays } from '#shop/delivery-times.ts'
import { shippingCents } from '#shop/price.ts'
import { reward } from '#shop/referral.ts'
import { sizeName } from '../builder/option-names.ts'
import { languageTagOfLocale, type Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import type { Company, WebServices } from '../session/web-services.ts'
import { countryName } from '../shop/address-form.ts'
import { formatMoney } from '#book/format-money.ts'

/** What `{name}` stands for in the texts: facts that have their one place elsewhere, as Markdown. */
export function textValues(
  locale: Locale,
  {
    company,
    deliveryTimes,
    storyProvider,
    pictureProvider,
    visionProvider,
  }: Pick<WebServices, 'company' | 'deliveryTimes' | 'storyProvider' | 'pictureProvider' | 'visionProvider'>,
): Readonly<Record<string, string>> {
  const money = (cents: number): string => formatMoney(cents, locale)
  return {
    company: company.name,
    email: `[${company.email}](mailto:${company.email})`,
    companyCard: companyCard(company),
    prices: table(
      [m.texts_book(), m.texts_download(), m.texts_printed()],
      sizes.map((size) => {
        const { pages, downloadCents, printedCents } = sizeTable[size]
        return [m.texts_size({ size: sizeName[size](), pages }), money(downloadCents), money(printedCents)]
      }),
    ),
    shipping: table(
      [m.texts_country(), m.texts_shipping()],
      countries.map((country) => [countryName[country](), money(shippingCents[country])]),
    ),
    workingDays: String(workingDays(deliveryTimes)),
    ai: whoMakesBooks({ storyProvider, pictureProvider, visionProvider }),
    photos: pictureProvider === null ? m.texts_photos() : m.texts_photos_model(),
    storylines: storyProvider === null ? m.texts_storylines() : m.texts_storylines_model(),
    regretMinutes: String(limits.regretMinutes),
    referralReward: money(reward.centsOff),
    giftAmounts: new Intl.ListFormat(languageTagOfLocale[locale], { type: 'disjunction' }).format(
      giftCents.map(money),
    ),
    giftYears: String(giftYears),
    coverRedraws: String(limits.coverRedraws),
    sideCm: String(setTrimCm),
  }
}

/** To whom what is told about a child goes, and what for. */
function whoMakesBooks({
  storyProvider,
  pictureProvider,
  visionProvider,
}: Pick<WebServices, 'storyProvider' | 'pictureProvider' | 'visionProvider'>): string {
  if (storyProvider === null && pictureProvider === null) return m.texts_ai()
  return [
    storyProvider === null ? m.texts_ai_words() : m.texts_ai_words_model({ provider: storyProvider }),
    pictureProvider === null
      ? m.texts_ai_pictures()
      : m.texts_ai_pictures_model({ provider: pictureProvider }),
    ...(visionProvider === null ? [] : [m.texts_ai_looks_model({ provider: visionProvider })]),
    m.texts_ai_elsewhere(),
  ].join(' ')
}

/** Who runs the shop, a line for each thing that the deployment tells. */
function companyCard({ name, address, email, registration, vatNumber }: Company): string {
  const lines = [
    `**${name}**`,
    address,
    `[${email}](mailto:${email})`,
    registration === null ? null : m.texts_registration({ number: registration }),
    vatNumber === null ? null : m.texts_vat_number({ number: vatNumber }),
  ]
  return lines.filter((line) => line !== null).join('  \n')
}

/** A Markdown table; every column after the first holds amounts. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}
