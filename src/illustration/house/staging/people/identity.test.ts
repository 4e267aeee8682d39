import { expect, test } from 'vitest'
import { identityOf } from './identity.ts'

test('somebody of the story’s own is as old and has the hair that a picture tells, and else what chance gives', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const baker = identityOf(undefined, seed, { age: 47, hair: 'short' })
    expect(baker.age).toBe(47)
    expect(baker.appearance.hairForm).toBe('short')
    expect(identityOf(undefined, seed, {})).toEqual(identityOf(undefined, seed, { hair: 'of straw' }))
  }
})
