import { expect, test } from 'vitest'
import { luluPaper, luluSpecification } from '#adapters/lulu/lulu-printer.ts'
import { gelatoPaper } from '#adapters/gelato/gelato-printer.ts'
import { printShopPaper, printShopSpecification } from '#adapters/print-shop/print-shop.ts'
import { askPrintedFacts } from './printed-facts.ts'

test('a printer tells how thick its books are, of what page and on which paper', async () => {
  const ask = askPrintedFacts({
    specificationFor: (book) => Promise.resolve(printShopSpecification(book)),
    paper: printShopPaper,
  })
  expect(await ask()).toEqual({
    trimMm: 210,
    paper: { gramsPerSquareMetre: 170, coated: null },
    spineMm: { small: 6.9, medium: 7.6, large: 8.2, extraLarge: 8.8 },
  })
})

test('nothing is told of a printer that does not answer, and it is asked again', async () => {
  let asked = 0
  const ask = askPrintedFacts({
    specificationFor: (book) => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('no answer')) : Promise.resolve(luluSpecification(book))
    },
    paper: luluPaper('0850X0850FCPRECW080CW444MXX'),
  })
  expect(await ask()).toBeNull()
  expect(await ask()).toMatchObject({ spineMm: { small: 6.35 } })
})

test('paper is read from the name of what is ordered, as far as that tells', () => {
  expect(luluPaper('0850X0850FCPRECW080CW444MXX')).toEqual({ gramsPerSquareMetre: 118, coated: true })
  expect(luluPaper('0850X0850FCPRECW060UW444MXX')).toEqual({ gramsPerSquareMetre: 89, coated: false })
  expect(luluPaper('something else')).toEqual({ gramsPerSquareMetre: null, coated: null })
  const product = 'photobooks-hardcover_pf_200x200-mm-8x8-inch_pt_170-gsm-65lb-coated-silk_cl_4-4_ver'
  expect(gelatoPaper(product)).toEqual({ gramsPerSquareMetre: 170, coated: true })
  expect(gelatoPaper(product.replace('coated-silk', 'uncoated'))).toMatchObject({ coated: false })
  expect(gelatoPaper('photobooks-hardcover_pf_200x200-mm_ver')).toEqual({
    gramsPerSquareMetre: null,
    coated: null,
  })
})
