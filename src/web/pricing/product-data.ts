import { sizes, sizeTable } from '#book/size.ts'

interface ProductWords {
  name: string
  description: string
  /** Absolute addresses. */
  address: string
  picture: string | null
  brand: string
}

/** The book and all its prices for search engines: schema.org/Product. */
export function productData({
  name,
  description,
  address,
  picture,
  brand,
}: ProductWords): Record<string, unknown> {
  const cents = sizes.flatMap((size) => [sizeTable[size].downloadCents, sizeTable[size].printedCents])
  const euros = (amount: number): string => (amount / 100).toFixed(2)
  return {
    '@type': 'Product',
    name,
    description,
    brand: { '@type': 'Brand', name: brand },
    ...(picture === null ? {} : { image: picture }),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: euros(Math.min(...cents)),
      highPrice: euros(Math.max(...cents)),
      offerCount: cents.length,
      url: address,
      availability: 'https://schema.org/InStock',
    },
  }
}
