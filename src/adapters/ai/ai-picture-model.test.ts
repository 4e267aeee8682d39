import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PictureModel, PictureOrder } from '#illustration/ai/picture-model.ts'
import type { ModelFailure } from '#models/model-error.ts'
import { pictureStandIn, type PictureStandIn } from '../../../tests/stand-ins/pictures/picture-stand-in.ts'
import type { PictureBehaviour } from '../../../tests/stand-ins/pictures/picture-wire.ts'
import { accountsInMemory } from './accounts-in-memory.ts'
import { aiPictureModel } from './ai-picture-model.ts'
import { openPictureModel, pictureProviders } from './open-picture-model.ts'

const names = {
  openai: 'gpt-image-next',
  google: 'gemini-next-image',
  fal: 'fal-ai/flux/next',
  replicate: 'somebody/next',
  'black-forest-labs': 'flux-next',
} as const
const order: PictureOrder = { work: 'book', task: 'cover 1', prompt: 'A child on a hill.', references: [] }

describe.each(pictureProviders)('%s', (provider) => {
  let standIn: PictureStandIn
  let accounts: ReturnType<typeof accountsInMemory>
  let model: PictureModel

  beforeEach(async () => {
    standIn = await pictureStandIn(provider)
    accounts = accountsInMemory(1_000_000)
    model = await open()
  })
  afterEach(() => standIn.close())

  async function open({
    apiKey = 'key',
    timeoutSeconds = 5,
    takesReferences = true,
  } = {}): Promise<PictureModel> {
    const opened = await openPictureModel({
      provider,
      model: names[provider],
      apiKey,
      url: standIn.apiUrl,
      pixels: 2048,
      timeoutSeconds,
    })
    return aiPictureModel({
      ...opened,
      name: `${provider}:${names[provider]}`,
      takesReferences,
      price: 0.04,
      accounts,
      timeoutSeconds,
      pausesSeconds: [0.01, 0.01, 0.01],
    })
  }

  test('a picture comes as a square JPEG, asked for at the size of the settings, and stands in the accounts', async () => {
    const { format, width, height } = await sharp(await model.draw(order)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 64, height: 64 })
    const size = { google: '2K', replicate: undefined }[provider as string]
    expect(standIn.questions).toEqual([
      {
        prompt: order.prompt,
        references: 0,
        size: provider in { google: 1, replicate: 1 } ? size : '2048x2048',
      },
    ])
    expect(accounts.calls).toMatchObject([
      { work: 'book', task: 'cover 1', outcome: 'finished', micros: 40_000 },
    ])
  })

  test('references go along where the model takes them, and nowhere else', async () => {
    const reference = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#9bc' } })
      .jpeg()
      .toBuffer()
    await model.draw({ ...order, references: [reference] })
    await (await open({ takesReferences: false })).draw({ ...order, references: [reference] })
    expect(standIn.questions.map(({ references }) => references)).toEqual([1, 0])
  })

  test.each<PictureBehaviour>([
    { kind: 'status', status: 408 },
    { kind: 'status', status: 409 },
    { kind: 'status', status: 429, headers: { 'retry-after': '0' } },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'hangUp' },
    { kind: 'broken' },
  ])('$kind $status: what may pass is asked for again', async (behaviour) => {
    standIn.behaveNext(behaviour)
    await model.draw(order)
    expect(standIn.questions).toHaveLength(2)
  })

  test.each<[PictureBehaviour, ModelFailure]>([
    [{ kind: 'refuse' }, 'refused'],
    [
      {
        kind: 'status',
        status: 422,
        message: 'blocked by the content policy',
        code: 'content_policy_violation',
      },
      'refused',
    ],
    [{ kind: 'status', status: 404, message: 'The model does not exist' }, 'settings'],
    [{ kind: 'status', status: 400, message: 'this size is not supported' }, 'settings'],
    [{ kind: 'status', status: 402, message: 'payment required' }, 'settings'],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '3600' } }, 'unreachable'],
  ])('%j is %s, is not asked again, and costs nothing', async (behaviour, reason) => {
    standIn.behaveNext(behaviour)
    await expect(model.draw(order)).rejects.toMatchObject({ reason })
    expect(standIn.questions).toHaveLength(1)
    expect(accounts.calls).toMatchObject([
      { outcome: reason === 'refused' ? 'refused' : 'failed', micros: 0 },
    ])
  })

  test('what stays broken is unusable, and counts as paid', async () => {
    standIn.behaveNext({ kind: 'broken' }, { kind: 'broken' })
    await expect(model.draw(order)).rejects.toMatchObject({ reason: 'unusable' })
    expect(accounts.calls.map(({ micros }) => micros)).toEqual([40_000, 40_000])
  })

  test('a wrong key is the settings’ fault', async () => {
    await expect((await open({ apiKey: 'other' })).draw(order)).rejects.toMatchObject({ reason: 'settings' })
  })

  test('nobody answering in time is out of reach and may have drawn, and is waited for twice; nobody there has not', async () => {
    standIn.behaveNext(...Array.from({ length: 4 }, () => ({ kind: 'slow', milliseconds: 1500 }) as const))
    await expect((await open({ timeoutSeconds: 1 })).draw(order)).rejects.toMatchObject({
      reason: 'unreachable',
    })
    expect(accounts.calls.map(({ micros }) => micros)).toEqual([40_000, 40_000])
    await standIn.close()
    await expect(model.draw({ ...order, task: 'other' })).rejects.toMatchObject({ reason: 'unreachable' })
    expect(accounts.calls.at(-1)).toMatchObject({ micros: 0 })
  })

  test('nothing is asked that could cost more than may be spent', async () => {
    accounts = accountsInMemory(39_999)
    await expect((await open()).draw(order)).rejects.toMatchObject({ reason: 'budget' })
    expect(standIn.questions).toHaveLength(0)
  })
})

test('an option that its provider does not know is the settings’ fault, before anything is asked', async () => {
  const opened = await openPictureModel({
    provider: 'openai',
    model: 'gpt-image-next',
    apiKey: 'key',
    url: 'http://127.0.0.1:9',
    pixels: 1024,
    timeoutSeconds: 1,
    options: { quality: 'finest' },
  })
  const accounts = accountsInMemory(1_000_000)
  const model = aiPictureModel({ ...opened, name: 'openai:x', price: 0.04, accounts, timeoutSeconds: 1 })
  await expect(model.draw(order)).rejects.toMatchObject({ reason: 'settings' })
  expect(accounts.calls).toMatchObject([{ micros: 0 }])
})

test('a picture in a queue that is waited for no longer is canceled, and one that names another host gets no key', async () => {
  const standIn = await pictureStandIn('fal')
  const draw = async (timeoutSeconds: number, url: string): Promise<unknown> => {
    const opened = await openPictureModel({
      provider: 'fal',
      model: names.fal,
      apiKey: 'key',
      url,
      pixels: 2048,
      timeoutSeconds,
    })
    const accounts = accountsInMemory(1_000_000)
    const name = `fal:${names.fal}`
    const patience = { timeoutSeconds, mostTimeouts: 1, pausesSeconds: [] }
    return aiPictureModel({ ...opened, name, price: 0.04, accounts, ...patience }).draw(order)
  }
  // It is asked after twice before it is done, half a second between.
  await expect(draw(0.2, standIn.apiUrl)).rejects.toMatchObject({ reason: 'unreachable' })
  expect(standIn.canceled()).toBe(1)
  await expect(draw(5, standIn.apiUrl.replace('127.0.0.1', 'localhost'))).rejects.toMatchObject({
    message: expect.stringContaining('other hosts') as string,
  })
  await standIn.close()
})
