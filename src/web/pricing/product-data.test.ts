import { expect, test } from 'vitest'
import { productData } from './product-data.ts'

test('search engines are told the cheapest and the dearest book, in euros', () => {
  const product = productData({
    name: 'Boek',
    description: 'Een boek',
    address: 'https://fabelaar.example/prijzen',
    picture: null,
    brand: 'Fabelaar',
  })
  expect(product).toMatchObject({
    '@type': 'Product',
    offers: { priceCurrency: 'EUR', lowPrice: '9.95', highPrice: '49.95', offerCount: 8 },
  })
  expect(product).not.toHaveProperty('image')
})
