import { expect, test } from 'vitest'
import { asCsv } from './csv.ts'

test('what would be a formula, a quote or another cell stays one piece of text', () => {
  const csv = asCsv(
    ['a', 'b'],
    [
      ['=1+1', 'x,"y"\n'],
      ['', -5],
      [null, '-5'],
    ],
  )
  expect(csv).toBe(`a,b\r\n'=1+1,"x,""y""\n"\r\n,-5\r\n,'-5\r\n`)
})
