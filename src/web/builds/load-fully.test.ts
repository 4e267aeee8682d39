import { expect, test } from 'vitest'
import { mayLoadFully } from './load-fully.ts'

function storageWith(note: string | null) {
  const kept = { note }
  return {
    kept,
    getItem: () => kept.note,
    setItem: (_key: string, value: string) => {
      kept.note = value
    },
  }
}

const forbidden = (): never => {
  throw new DOMException('The operation is insecure', 'SecurityError')
}

test('the same path is loaded anew once in ten seconds, another at once', () => {
  const storage = storageWith(null)
  expect(mayLoadFully(storage, '/a', 1_000)).toBe(true)
  expect(mayLoadFully(storage, '/a', 10_999)).toBe(false)
  expect(mayLoadFully(storage, '/b', 2_000)).toBe(true)
  expect(mayLoadFully(storage, '/b', 12_001)).toBe(true)
})

test.each(['nonsense{', '{"path":"/a"}', '{"path":"/a","expires":"later"}', '[]', '7'])(
  'a note that cannot be read (%s) counts as none',
  (note) => {
    expect(mayLoadFully(storageWith(note), '/a', 1_000)).toBe(true)
  },
)

test('a storage that cannot be read, or is full, counts as empty', () => {
  expect(mayLoadFully({ getItem: forbidden, setItem: forbidden }, '/a', 1_000)).toBe(true)
  expect(mayLoadFully({ getItem: () => null, setItem: forbidden }, '/a', 1_000)).toBe(true)
})
