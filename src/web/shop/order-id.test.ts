import { describe, expect, it } from 'vitest'
import { forgetOrderId, orderIdFor } from './order-id.ts'

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

function counter(): () => string {
  let count = 0
  return () => `id-${++count}`
}

describe('the id of an order', () => {
  it('stays the same for the same wishes', () => {
    const [storage, newId] = [memory(), counter()]
    const wish = { bookId: 'b', kind: 'download' }
    expect(orderIdFor(storage, wish, newId)).toBe(orderIdFor(storage, { ...wish }, newId))
  })

  it('is another when the wishes change', () => {
    const [storage, newId] = [memory(), counter()]
    const first = orderIdFor(storage, { bookId: 'b', kind: 'download' }, newId)
    expect(orderIdFor(storage, { bookId: 'b', kind: 'print', city: 'Utrecht' }, newId)).not.toBe(first)
  })

  it('is another once it is forgotten', () => {
    const [storage, newId] = [memory(), counter()]
    const first = orderIdFor(storage, 'wish', newId)
    forgetOrderId(storage)
    expect(orderIdFor(storage, 'wish', newId)).not.toBe(first)
  })

  it('is still given when nothing can be kept', () => {
    const broken = {
      getItem: () => 'no json',
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(orderIdFor(broken, 'wish', counter())).toBe('id-1')
  })
})
