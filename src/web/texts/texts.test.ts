import { describe, expect, test } from 'vitest'
import { sizeTable } from '#book/size.ts'
import { deliveryTimes } from '#shop/delivery-times.ts'
import { findPage } from '../find-page.ts'
import { type Locale, locales } from '../locale/locale.ts'
import { withLocale } from '../locale/request-locale.server.ts'
import type { Company } from '../session/web-services.ts'
import { formatMoney } from '#book/format-money.ts'
import { textValues } from './text-values.server.ts'
import { readText, type Text, type TextName, textNames } from './texts.server.ts'

const company: Company = {
  name: 'Boekerij & Zoon',
  email: 'post@boekerij.example',
  address: 'Dorpsstraat 1, 1234 AB Dorp',
  registration: '12345678',
  vatNumber: 'NL123456789B01',
}

function read(
  name: TextName,
  locale: Locale,
  who: Company = company,
  makers: { storyProvider?: string; pictureProvider?: string; visionProvider?: string } = {},
): Text {
  return withLocale(locale, () =>
    readText(
      name,
      locale,
      textValues(locale, {
        company: who,
        deliveryTimes: deliveryTimes['print-shop'],
        storyProvider: null,
        pictureProvider: null,
        visionProvider: null,
        ...makers,
      }),
    ),
  )
}

describe.each(textNames.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
  '%s in %s',
  (name, locale) => {
    const text = read(name, locale)

    test('names the company and leaves no gap', () => {
      const whole = [text.title, text.description, ...text.summary, text.html].join(' ')
      expect(whole).toContain('post@boekerij.example')
      expect(whole).not.toMatch(/[{}]/)
      expect(text.headings.length).toBeGreaterThan(4)
    })

    test('links to pages and headings that exist', () => {
      for (const [, address = '', anchor] of text.html.matchAll(/href="(\/[^"#]*)(?:#([^"]*))?"/g)) {
        const key = findPage(address)?.key
        const linked = textNames.find((each) => each === key)
        expect(linked, address).toBeDefined()
        if (linked === undefined || anchor === undefined) continue
        expect(read(linked, locale).headings.map(({ id }) => id)).toContain(anchor)
      }
    })
  },
)

test('both languages promise the same, heading by heading', () => {
  for (const name of textNames) {
    expect(read(name, 'en').headings).toHaveLength(read(name, 'nl').headings.length)
    expect(read(name, 'en').updated).toBe(read(name, 'nl').updated)
  }
})

test('prices come from the table of sizes', () => {
  for (const locale of locales) {
    const { html } = read('terms', locale)
    for (const { printedCents } of Object.values(sizeTable)) {
      expect(html).toContain(formatMoney(printedCents, locale))
    }
  }
})

test('what the company does not tell is left out', () => {
  const { html } = read('terms', 'en', { ...company, address: null, registration: null, vatNumber: null })
  expect(html).toContain('Boekerij &amp; Zoon')
  expect(html).not.toMatch(/null|KvK|VAT number/)
})

test('a text that asks for something unknown is refused', () => {
  expect(() => readText('terms', 'nl', {})).toThrow('asks for an unknown {company}')
})

test.each(locales)('says to whom goes what is written about a child when a model writes, in %s', (locale) => {
  expect(read('privacy', locale).html).not.toContain('OpenAI')
  const makers = { storyProvider: 'OpenAI' }
  expect(read('privacy', locale, company, makers).html.match(/OpenAI/g)).toHaveLength(2)
  expect(read('terms', locale, company, makers).html).not.toEqual(read('terms', locale).html)
})

test.each(locales)(
  'says to whom goes what people look like when a model draws, photos too, in %s',
  (locale) => {
    const photos = { nl: /foto’s vragen we niet/, en: /we ask for no photos/ }[locale]
    const ours = read('privacy', locale)
    expect(ours.summary.join(' ')).toMatch(photos)
    const drawn = read('privacy', locale, company, { pictureProvider: 'Black Forest Labs' })
    expect(drawn.summary.join(' ')).not.toMatch(photos)
    expect(drawn.html.match(/Black Forest Labs/g)).toHaveLength(2)
    expect(drawn.html).toContain('30 da')
    const looked = { pictureProvider: 'Black Forest Labs', visionProvider: 'Anthropic' }
    expect(read('privacy', locale, company, looked).html.match(/Anthropic/g)).toHaveLength(2)
    expect(drawn.html).not.toContain('Anthropic')
    const both = { pictureProvider: 'Google', storyProvider: 'Mistral AI' }
    expect(read('privacy', locale, company, both).html).toMatch(/Mistral AI[\s\S]*Google/)
  },
)
