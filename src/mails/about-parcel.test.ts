import { expect, test } from 'vitest'
import { aboutParcel } from './about-parcel.ts'

const [carrier, number, url] = ['PostNL', '3SABC123', 'https://parcels.example/3SABC123']

test('a parcel is told of with all that the printer tells of it, and with nothing that it does not', () => {
  const told = (tracking: Parameters<typeof aboutParcel>[1]): string => aboutParcel('en', tracking)
  expect(told({ carrier, number, url })).toBe(
    `The parcel is with ${carrier}. The tracking number is ${number}. You can follow it here: ${url}`,
  )
  expect(told({ carrier, number })).toBe(`The parcel is with ${carrier}. The tracking number is ${number}.`)
  expect(told({ carrier })).toBe(`The parcel is with ${carrier}. There is no tracking number.`)
  expect(told({ number })).toBe(`The tracking number is ${number}.`)
  expect(told({ url })).toBe(`You can follow it here: ${url}`)
  expect(told({})).toBe('There is no tracking number.')
})

test('a number is never taken for a carrier, in Dutch either', () => {
  expect(aboutParcel('nl', { number, url })).toBe(
    `Het nummer van het pakje is ${number}. Volgen kan hier: ${url}`,
  )
  expect(aboutParcel('nl', { carrier })).toBe(
    `Het pakje reist met ${carrier}. Een nummer om het te volgen is er niet.`,
  )
})
