import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  moderationStandIn,
  type ModerationStandIn,
} from '../../../tests/stand-ins/models/moderation-stand-in.ts'
import { accountsInMemory } from './accounts-in-memory.ts'
import { providerModerator } from './provider-moderator.ts'

let standIn: ModerationStandIn
let accounts: ReturnType<typeof accountsInMemory>

beforeEach(async () => {
  standIn = await moderationStandIn((text) => text.includes('bites'))
  accounts = accountsInMemory(1)
})
afterEach(() => standIn.close())

const open = (apiKey = 'key') =>
  providerModerator({
    model: 'omni',
    url: standIn.apiUrl,
    apiKey,
    accounts,
    timeoutSeconds: 5,
    pausesSeconds: [0.01, 0.01],
  })

test('each text has its own marks, and what is empty is not asked', async () => {
  const marks = await open().marks('book', ['The bear sleeps.', '', 'The bear bites.'])
  expect(marks).toEqual([[], [], ['violence']])
  expect(standIn.asked).toEqual([['The bear sleeps.', 'The bear bites.']])
  expect(await open().marks('book', [' '])).toEqual([[]])
  expect(standIn.asked).toHaveLength(1)
})

test('what was marked stands in the accounts, costs nothing, and is not asked again', async () => {
  await open().marks('book', ['The bear bites.'])
  expect(await open().marks('book', ['The bear bites.'])).toEqual([['violence']])
  expect(standIn.asked).toHaveLength(1)
  expect(accounts.calls).toMatchObject([{ task: 'moderation', outcome: 'finished', micros: 0 }])
})

test.each([429, 500])('what may pass is asked again after a %i', async (status) => {
  standIn.failNext(status)
  expect(await open().marks('book', ['The bear sleeps.'])).toEqual([[]])
  expect(standIn.asked).toHaveLength(2)
})

test('a moderator that is away says so, with nothing of what was told', async () => {
  standIn.failNext(500, 500, 500)
  const failure: unknown = await open()
    .marks('book', ['Noor has epilepsy.'])
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'ModelError', reason: 'unreachable' })
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('epilepsy')
})

test('a wrong key is for whoever runs the shop', async () => {
  await expect(open('other').marks('book', ['The bear sleeps.'])).rejects.toMatchObject({
    reason: 'settings',
  })
})
