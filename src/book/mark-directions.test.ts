import { expect, test } from 'vitest'
import { markDirections, ownDirection } from './mark-directions.ts'

test('names that run from right to left keep their places in a list', () => {
  expect(markDirections('نور, علي en Sem')).toBe('نور\u200E, علي\u200E en Sem')
  expect(markDirections('‘נועה!’ riep Noor')).toBe('‘נועה\u200E!’ riep Noor')
})

test('so do those that run from left to right, in a text that runs the other way', () => {
  expect(markDirections('كانت Emma, Sem وZoë هناك.', 'rtl')).toBe(
    'كانت Emma\u200F, Sem\u200F وZoë\u200F هناك.',
  )
  expect(markDirections('جاء Noor de Wit, Илья', 'rtl')).toBe('جاء Noor de Wit\u200F, Илья\u200F')
  expect(markDirections('نور، علي.', 'rtl')).toBe('نور، علي.')
})

test('a name of two words, or with a joiner in it, is one name', () => {
  expect(markDirections('نور الدين lacht')).toBe('نور الدين\u200E lacht')
  expect(markDirections('علی\u200Cرضا lacht')).toBe('علی\u200Cرضا\u200E lacht')
})

test('nothing else is touched', () => {
  for (const text of ['Noor en Илья', '李明 lacht', 'كتاب جميل، لك يا نور!\n\nVan opa.']) {
    expect(markDirections(text)).toBe(text)
  }
  expect(ownDirection('كتاب جميل، لك يا نور!')).toBe('rtl')
  expect(ownDirection('Voor نور')).toBeUndefined()
  expect(ownDirection('…')).toBeUndefined()
})
