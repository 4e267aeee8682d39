import { expect, test } from 'vitest'
import type { Invoice } from '#shop/invoice.ts'
import { withVat } from '#shop/line-vat.ts'
import { vatWithin } from '#shop/vat.ts'
import { houseTypesetter } from '../house-typesetter.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const invoice: Invoice = {
  number: '2026-00001',
  kind: 'invoice',
  corrects: null,
  orderId: '01234567-0000-4000-8000-000000000000',
  issuedOn: '2026-11-24',
  locale: 'nl',
  country: 'NL',
  vatCents: vatWithin(3990, 9),
  totalCents: 3990,
  giftCents: 0,
  lines: withVat([
    { what: 'print', detail: 'Noor en de heuvel', cents: 3495, vatPercent: 9 },
    { what: 'shipping', detail: '', cents: 495, vatPercent: 9 },
  ]),
  seller: {
    name: 'Fabelaar',
    email: 'post@fabelaar.example',
    address: null,
    registration: null,
    vatNumber: null,
  },
  buyer: { email: 'anna@example.org', address: null },
}

const spaced = (laidOut: Record<string, unknown>): string => JSON.stringify(laidOut).replaceAll('\u00A0', ' ')

test('a gift card pays after the sum and its tax, and the rest is named too', () => {
  const laidOut = layOutInvoice({ ...invoice, giftCents: 1000 })
  expect(spaced({ total: laidOut['total'], payments: laidOut['payments'] })).toBe(
    '{"total":["Totaal","€ 39,90"],"payments":[["Betaald met een cadeaubon","€ 10,00"],["Online betaald","€ 29,90"]]}',
  )
  expect(layOutInvoice({ ...invoice, giftCents: 3990 })['payments']).toHaveLength(1)
  expect(layOutInvoice(invoice)['payments']).toEqual([])
})

test('a gift card itself bears no tax, and the sheet says why, in both languages', () => {
  const card: Invoice = {
    ...invoice,
    vatCents: 0,
    totalCents: 2500,
    lines: withVat([{ what: 'gift', detail: '', cents: 2500, vatPercent: 0 }]),
  }
  expect(spaced(layOutInvoice(card))).toContain('voucher voor meervoudig gebruik')
  expect(spaced(layOutInvoice(card))).not.toContain('Btw 0')
  expect(layOutInvoice(card)['heads']).toEqual(['Omschrijving', 'Bedrag'])
  expect(spaced(layOutInvoice({ ...card, locale: 'en' }))).toContain('multi-purpose voucher')
  expect(spaced(layOutInvoice(invoice))).not.toContain('meervoudig')
})

test('a credit note says whether the money is on the gift card again', () => {
  const credit: Invoice = { ...invoice, kind: 'credit', corrects: '2026-00001', totalCents: -1000 }
  expect(spaced(layOutInvoice({ ...credit, giftCents: -1000 }))).toContain('staat weer op de cadeaubon')
  expect(spaced(layOutInvoice(credit))).not.toContain('cadeaubon')
})

test('a debit note names the credit note that it takes back, and asks for no money', () => {
  const debit: Invoice = { ...invoice, kind: 'debit', corrects: '2026-00002' }
  expect(layOutInvoice(debit)).toMatchObject({
    title: 'Debetnota',
    corrects: expect.stringContaining('2026-00002'),
  })
  expect(spaced(layOutInvoice(debit))).toContain('Je hoeft niets te betalen')
})

const ofTwoRates: Invoice = {
  ...invoice,
  vatCents: vatWithin(3990, 9) + vatWithin(995, 21),
  totalCents: 4985,
  lines: withVat([
    { what: 'print', detail: 'Noor en de heuvel', cents: 3495, vatPercent: 9 },
    { what: 'download', detail: 'Noor en de heuvel', cents: 995, vatPercent: 21 },
    { what: 'shipping', detail: '', cents: 495, vatPercent: 9 },
  ]),
}

test('with one rate the sheet says it once, and with more at each line, with a sum for each', () => {
  const once = layOutInvoice(invoice)
  expect(once['heads']).toEqual(['Omschrijving', 'Bedrag incl. btw'])
  expect(spaced({ sums: once['sums'] })).toBe(
    '{"sums":[["Totaal exclusief btw","€ 36,61"],["Btw 9% (Nederland)","€ 3,29"]]}',
  )
  const twice = layOutInvoice(ofTwoRates)
  expect(twice['heads']).toEqual(['Omschrijving', 'Btw', 'Bedrag incl. btw'])
  expect(spaced({ lines: twice['lines'] })).toBe(
    '{"lines":[["Prentenboek “Noor en de heuvel”, gedrukt, met download","9%","€ 34,95"],["Prentenboek “Noor en de heuvel”, download","21%","€ 9,95"],["Verzending","9%","€ 4,95"]]}',
  )
  expect(spaced({ sums: twice['sums'] })).toBe(
    '{"sums":[["Totaal exclusief btw","€ 44,83"],["Btw 9% over € 36,61 (Nederland)","€ 3,29"],["Btw 21% over € 8,22 (Nederland)","€ 1,73"]]}',
  )
})

test('the sheet of each is set', async () => {
  const card: Invoice = {
    ...invoice,
    vatCents: 0,
    lines: withVat([{ what: 'gift', detail: '', cents: 3990, vatPercent: 0 }]),
  }
  for (const each of [{ ...invoice, giftCents: 1000 }, card, ofTwoRates]) {
    const pdf = await houseTypesetter().typesetInvoice(each)
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  }
})
