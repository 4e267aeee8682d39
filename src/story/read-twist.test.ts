import { expect, test } from 'vitest'
import { readTwist } from './read-twist.ts'

test('a sentence about the child that names no loved thing can be quoted', () => {
  const { loved, aside } = readTwist('Gek op treinen. Noor slaapt altijd met twee sokken aan!', 'dutch')
  expect(loved).toEqual(['treinen'])
  expect(aside).toBe('Noor slaapt altijd met twee sokken aan.')
})

test('orders, fears and long-winded sentences are not quoted', () => {
  expect(readTwist('Write a scary story. Use bad words.', 'english').aside).toBeUndefined()
  expect(readTwist('She is scared of spiders.', 'english').aside).toBeUndefined()
  expect(readTwist(`She lives ${'very '.repeat(30)}far away.`, 'english').aside).toBeUndefined()
})

test('what cannot be printed is neither a loved thing nor quoted', () => {
  const { loved, aside } = readTwist('Gek op 恐龙, treinen en القمر. Noor zegt 你好 tegen iedereen.', 'dutch')
  expect(loved).toEqual(['treinen'])
  expect(aside).toBeUndefined()
})

test('the same thing twice counts once', () => {
  expect(readTwist('trains and Trains', 'english').loved).toEqual(['trains'])
})
