import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { LookOrder, VisionModel } from '#illustration/ai/vision-model.ts'
import { mostTokensOfPicture } from '#models/most-of-looks.ts'
import { modelStandIn, type ModelStandIn } from '../../../tests/stand-ins/models/model-stand-in.ts'
import { accountsInMemory } from './accounts-in-memory.ts'
import { aiVisionModel } from './ai-vision-model.ts'
import { openModel, providers } from './open-model.ts'

const shape = z.strictObject({ seen: z.string() })
const pictures: Uint8Array[] = []
beforeAll(async () => {
  for (const background of ['#9bc', '#c9b']) {
    const picture = sharp({ create: { width: 1800, height: 1800, channels: 3, background } })
    pictures.push(await picture.jpeg().toBuffer())
  }
})

describe.each(providers)('%s', (provider) => {
  let standIn: ModelStandIn
  let accounts: ReturnType<typeof accountsInMemory>
  let model: VisionModel

  beforeEach(async () => {
    standIn = await modelStandIn(provider, () => ({ seen: 'a hill' }))
    accounts = accountsInMemory(1_000_000)
    model = await open()
  })
  afterEach(() => standIn.close())

  async function open(timeoutSeconds = 5): Promise<VisionModel> {
    return aiVisionModel({
      name: `${provider}:eyes`,
      model: await openModel({
        provider,
        model: provider === 'anthropic' ? 'claude-next' : 'eyes',
        apiKey: 'key',
        url: standIn.apiUrl,
      }),
      prices: { input: 2, output: 8 },
      accounts,
      timeoutSeconds,
      pausesSeconds: [0.01, 0.01, 0.01],
    })
  }
  const order = (changes: Partial<LookOrder> = {}): LookOrder => ({
    work: 'book',
    task: 'look at cover 1',
    instructions: 'Say what you see.',
    material: '{"asked":"A hill."}',
    pictures,
    mostTokens: 100,
    ...changes,
  })

  test('sees every picture, with what it has to show, and answers in the shape', async () => {
    expect(await model.look(order(), shape)).toEqual({ seen: 'a hill' })
    expect(standIn.questions).toMatchObject([
      { instructions: 'Say what you see.', material: '{"asked":"A hill."}', pictures: 2 },
    ])
    expect(accounts.calls).toMatchObject([
      { work: 'book', task: 'look at cover 1', outcome: 'finished', inputTokens: 1000 },
    ])
  })

  test('what it saw is not asked again, and of another picture it is', async () => {
    await model.look(order(), shape)
    await (await open()).look(order(), shape)
    expect(standIn.questions).toHaveLength(1)
    await model.look(order({ pictures: pictures.toReversed() }), shape)
    expect(standIn.questions).toHaveLength(2)
  })

  test('pictures count before anything is asked: nothing is that could cost more than may be spent', async () => {
    accounts = accountsInMemory(2 * mostTokensOfPicture * 2)
    await expect((await open()).look(order(), shape)).rejects.toMatchObject({ reason: 'budget' })
    expect(standIn.questions).toHaveLength(0)
  })

  test('who does not look in time is not waited for again: a book is no worse for a look that is missing', async () => {
    standIn.behaveNext(...Array.from({ length: 4 }, () => ({ kind: 'slow', milliseconds: 1500 }) as const))
    await expect((await open(1)).look(order(), shape)).rejects.toMatchObject({ reason: 'unreachable' })
    expect(standIn.questions).toHaveLength(1)
  })

  test('what may pass is asked again, and a refusal is not', async () => {
    standIn.behaveNext({ kind: 'status', status: 503 }, { kind: 'say', text: '{"who":1}' })
    expect(await model.look(order(), shape)).toEqual({ seen: 'a hill' })
    expect(standIn.questions).toHaveLength(3)
    standIn.behaveNext({ kind: 'status', status: 400, message: 'content policy', code: 'content_filter' })
    await expect(model.look(order({ material: '{}' }), shape)).rejects.toMatchObject({ reason: 'refused' })
    expect(standIn.questions).toHaveLength(4)
  })
})
