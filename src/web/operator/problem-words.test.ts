import { expect, test } from 'vitest'
import { m } from '../messages/generated/messages.js'
import { problemWords } from './problem-words.ts'

test('what the shop itself says of a problem is told in words of the screen, with its detail', () => {
  expect(problemWords('worker_died')).toBe(m.operator_problem_worker_died())
  expect(problemWords('printer_gone: lulu')).toBe(m.operator_problem_printer_gone({ detail: 'lulu' }))
  const found = 'sharpness, page 4 has 143 ppi: too few (1)'
  expect(problemWords(`preflight: ${found}`)).toBe(m.operator_problem_preflight({ detail: found }))
})

test('what somebody else says stays as it is', () => {
  for (const said of ['Lulu, cover: the spine is too narrow', 'the account is empty', 'toString', '']) {
    expect(problemWords(said)).toBe(said)
  }
})
