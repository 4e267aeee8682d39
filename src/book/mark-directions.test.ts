import { expect, test } from 'vitest'
import { markDirections, ownDirection } from './mark-directions.ts'

test('names that run from right to left keep their places in a list', () => {
  expect(markDirections('نور, علي en Sem')).toBe('نور\u200E, علي\u200E en Sem')
  expect(markDirections('‘נועה!’ riep Noor')).toBe('‘נועה\u200E!’ riep Noor')
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
