import { type Size, sizes, sizeTable } from '#book/size.ts'
import { languageTagOfLocale, type Locale } from './locale/locale.ts'
import type { Company } from './session/web-services.ts'

/*
 * What a page tells search engines about itself, in schema.org's words. Each function gives the value of a meta
 * descriptor `{ 'script:ld+json': value }`. Addresses are absolute, so every function takes the site's origin.
 */

/** A value for `script:ld+json`. */
export type StructuredData = Record<string, unknown>

/** Who runs the site. */
export function organization(origin: string, company: Company): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: company.email,
    ...(company.address === null ? {} : { address: company.address }),
    ...(company.vatNumber === null ? {} : { vatID: company.vatNumber }),
  }
}

/** A book as it can be bought: an offer for each size, as a download and printed. Prices include VAT. */
export function product(
  origin: string,
  words: {
    name: string
    description: string
    /** The page that sells it and a picture of it, as paths. */
    page: string
    picture: string
    /** What an offer is called. */
    offer: (size: Size, kind: 'download' | 'print') => string
  },
): StructuredData {
  const offer = (size: Size, kind: 'download' | 'print'): StructuredData => {
    const { downloadCents, printedCents } = sizeTable[size]
    return {
      '@type': 'Offer',
      name: words.offer(size, kind),
      price: ((kind === 'download' ? downloadCents : printedCents) / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: origin + words.page,
    }
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: words.name,
    description: words.description,
    image: origin + words.picture,
    brand: { '@id': `${origin}/#organization` },
    offers: sizes.flatMap((size) => [offer(size, 'download'), offer(size, 'print')]),
  }
}

/** An article of the blog; `published` is a day such as `2026-11-03`. */
export function article(
  origin: string,
  words: {
    title: string
    description: string
    locale: Locale
    published: string
    page: string
    picture: string | null
    words: number
  },
): StructuredData {
  const house = { '@type': 'Organization', '@id': `${origin}/#organization` }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: words.title,
    description: words.description,
    inLanguage: languageTagOfLocale[words.locale],
    datePublished: words.published,
    mainEntityOfPage: origin + words.page,
    wordCount: words.words,
    author: house,
    publisher: house,
    ...(words.picture === null ? {} : { image: origin + words.picture }),
  }
}

/** Questions and their answers, as they stand on the page. */
export function faq(questions: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
