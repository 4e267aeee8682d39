import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../memory-storage-fixture.ts'
import { forgetOrderId, orderIdFor } from './order-id.ts'

function counter(): () => string {
  let count = 0
  return () => `id-${++count}`
}

describe('the id of an order', () => {
  it('stays the same for the same wishes', () => {
    const [storage, newId] = [memoryStorage(), counter()]
    const wish = { bookId: 'b', kind: 'download' }
    expect(orderIdFor(storage, wish, newId)).toBe(orderIdFor(storage, { ...wish }, newId))
  })

  it('is another when the wishes change', () => {
    const [storage, newId] = [memoryStorage(), counter()]
    const first = orderIdFor(storage, { bookId: 'b', kind: 'download' }, newId)
    expect(orderIdFor(storage, { bookId: 'b', kind: 'print', city: 'Utrecht' }, newId)).not.toBe(first)
  })

  it('is another once it is forgotten', () => {
    const [storage, newId] = [memoryStorage(), counter()]
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
