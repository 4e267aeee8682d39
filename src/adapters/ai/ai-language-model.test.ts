import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ModelError } from '#models/model-error.ts'
import type { LanguageModel, ModelRequest } from '#story/ai/language-model.ts'
import {
  type Behaviour,
  modelStandIn,
  type ModelStandIn,
} from '../../../tests/stand-ins/models/model-stand-in.ts'
import { accountsInMemory } from './accounts-in-memory.ts'
import { aiLanguageModel } from './ai-language-model.ts'
import { openModel, providers } from './open-model.ts'

const shape = z.strictObject({ name: z.string() })
const request: ModelRequest = {
  work: 'book',
  task: 'names',
  instructions: 'Name them.',
  material: '{"hero":"Noor"}',
  mostTokens: 100,
}
describe.each(providers)('%s', (provider) => {
  let standIn: ModelStandIn
  let accounts: ReturnType<typeof accountsInMemory>
  let model: LanguageModel

  beforeEach(async () => {
    standIn = await modelStandIn(provider, ({ schema }) =>
      'elements' in (schema.properties as object)
        ? { elements: [{ name: 'Noor' }, { name: 'Pluis' }, { name: 'opa' }] }
        : { name: 'Noor' },
    )
    accounts = accountsInMemory(1_000_000)
    model = await open()
  })
  afterEach(() => standIn.close())

  async function open({ apiKey = 'key', timeoutSeconds = 5 } = {}): Promise<LanguageModel> {
    return aiLanguageModel({
      name: `${provider}:small`,
      model: await openModel({
        provider,
        model: provider === 'anthropic' ? 'claude-next' : 'small',
        apiKey,
        url: standIn.apiUrl,
      }),
      prices: { input: 2, output: 8 },
      accounts,
      timeoutSeconds,
      pausesSeconds: [0.01, 0.01, 0.01],
    })
  }

  async function heard(
    list: AsyncIterable<{ name: string }>,
  ): Promise<{ names: string[]; failure: ModelError | null }> {
    const names: string[] = []
    try {
      for await (const { name } of list) names.push(name)
      return { names, failure: null }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      return { names, failure: error }
    }
  }

  test('an answer has the shape asked for, and stands in the accounts with what it cost', async () => {
    expect(await model.answer(request, shape)).toEqual({ name: 'Noor' })
    expect(accounts.calls).toMatchObject([
      { task: 'names', outcome: 'finished', inputTokens: 1000, micros: 2000 + 8 * 4 },
    ])
  })

  test('what was answered is not asked for again, and another question under the same name is', async () => {
    await model.answer(request, shape)
    await model.answer(request, shape)
    expect(standIn.questions).toHaveLength(1)
    await model.answer({ ...request, material: '{}' }, shape)
    expect(standIn.questions).toHaveLength(2)
  })

  test('entries of a list come one by one, in crumbs', async () => {
    expect(await heard(model.list(request, shape))).toEqual({
      names: ['Noor', 'Pluis', 'opa'],
      failure: null,
    })
    expect(accounts.calls).toMatchObject([{ outcome: 'finished' }])
    expect((await heard(model.list(request, shape))).names).toEqual(['Noor', 'Pluis', 'opa'])
    expect(standIn.questions).toHaveLength(1)
  })

  test.each<Behaviour>([
    { kind: 'status', status: 408 },
    { kind: 'status', status: 409 },
    { kind: 'status', status: 429, headers: { 'retry-after': '0' } },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'hangUp', after: 3 },
    { kind: 'say', text: '{"nam' },
    { kind: 'say', text: String.raw`{"name":"No\u0000or"}` },
    { kind: 'say', text: String.raw`{"name":"No\ud83dor"}` },
    { kind: 'say', text: '{"who":"Noor"}' },
  ])('$kind $status $text: what may pass is asked for again', async (behaviour) => {
    standIn.behaveNext(behaviour)
    expect(await model.answer(request, shape)).toEqual({ name: 'Noor' })
    standIn.behaveNext(behaviour)
    expect((await heard(model.list({ ...request, task: 'list' }, shape))).names).toEqual([
      'Noor',
      'Pluis',
      'opa',
    ])
    expect(standIn.questions).toHaveLength(4)
  })

  test('a model of one’s own may put its answer into a fence', async () => {
    if (provider !== 'compatible') return
    standIn.behaveNext({ kind: 'say', text: '```json\n{"name":"Noor"}\n```' })
    expect(await model.answer(request, shape)).toEqual({ name: 'Noor' })
    standIn.behaveNext({ kind: 'say', text: '```json\n{"elements":[{"name":"Noor"},{"name":"Pluis"}]}\n```' })
    const heardOf = await heard(model.list({ ...request, task: 'list' }, shape))
    expect(heardOf).toEqual({ names: ['Noor', 'Pluis'], failure: null })
    expect(standIn.questions).toHaveLength(2)
  })

  test('a broken list gives what was whole, and says that it broke', async () => {
    standIn.behaveNext({ kind: 'hangUp', after: '{"elements":[{"name":"Noor"},{"name":"Pl'.length })
    const { names, failure } = await heard(model.list(request, shape))
    expect(names).toEqual(['Noor'])
    expect(failure?.reason).toBe('unreachable')
    expect(accounts.calls).toMatchObject([{ outcome: 'cut', answer: [{ name: 'Noor' }] }])
  })

  test('a list ends at an entry that is not of its shape: what comes after it has another place', async () => {
    standIn.behaveNext({
      kind: 'say',
      text: '{"elements":[{"name":"Noor"},{"who":"Pluis"},{"name":"opa"}]}',
    })
    const { names, failure } = await heard(model.list(request, shape))
    expect(names).toEqual(['Noor'])
    expect(failure).toMatchObject({ reason: 'unusable', fault: 'shape' })
    expect(accounts.calls).toMatchObject([{ outcome: 'cut', answer: [{ name: 'Noor' }] }])
  })

  test('the same may be asked again under another name', async () => {
    await model.answer(request, shape)
    await model.answer({ ...request, task: 'names again' }, shape)
    expect(standIn.questions).toHaveLength(2)
  })

  test('a list that was cut at the most tokens gives what was whole', async () => {
    standIn.behaveNext({ kind: 'cut', after: '{"elements":[{"name":"Noor"},{"name":"Pluis"},{"na'.length })
    const { names, failure } = await heard(model.list(request, shape))
    expect(names).toEqual(['Noor', 'Pluis'])
    expect(failure?.reason).toBe('unusable')
  })

  test.each<[Behaviour, Exclude<ModelError['reason'], 'book_budget'>, number, ModelError['fault']?]>([
    [{ kind: 'refuse' }, 'refused', 1],
    [
      {
        kind: 'status',
        status: 400,
        message: 'blocked by the content policy',
        code: 'content_filter',
      },
      'refused',
      1,
    ],
    [{ kind: 'status', status: 404, message: 'The model does not exist' }, 'settings', 1, 'model'],
    [{ kind: 'status', status: 400, message: 'this answer format is not supported' }, 'settings', 1, 'shape'],
    [{ kind: 'status', status: 400, message: 'API key not valid' }, 'settings', 1, 'key'],
    [{ kind: 'status', status: 400, message: 'Invalid model: small' }, 'settings', 1, 'model'],
    ...[
      'small is not a valid model ID',
      'Unsupported model small',
      'Model small is not supported',
      'failed: model_not_found',
    ].map((message): [Behaviour, 'settings', number, 'model'] => [
      { kind: 'status', status: 400, message },
      'settings',
      1,
      'model',
    ]),
    [{ kind: 'status', status: 402, message: 'Payment required' }, 'settings', 1, 'credit'],
    [
      { kind: 'status', status: 429, message: 'You exceeded your current quota: insufficient_quota' },
      'settings',
      1,
      'credit',
    ],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '3600' } }, 'unreachable', 1],
  ])('%j is %s, and asked %i times', async (behaviour, reason, times, fault = reason) => {
    // Its documentation knows no such end of an answer.
    if (provider === 'mistral' && behaviour.kind === 'refuse') return
    standIn.behaveNext(behaviour)
    await expect(model.answer(request, shape)).rejects.toMatchObject({ reason, fault })
    expect(accounts.calls).toMatchObject([{ fault }])
    standIn.behaveNext(behaviour)
    expect((await heard(model.list({ ...request, task: 'list' }, shape))).failure?.reason).toBe(reason)
    expect(standIn.questions).toHaveLength(2 * times)
  })

  test('a wrong key is the settings’ fault', async () => {
    await expect((await open({ apiKey: 'other' })).answer(request, shape)).rejects.toMatchObject({
      reason: 'settings',
      fault: 'key',
    })
  })

  test('nobody there, or nobody answering in time, is out of reach: who hangs is waited for twice', async () => {
    standIn.behaveNext(...Array.from({ length: 8 }, () => ({ kind: 'slow', milliseconds: 1500 }) as const))
    const impatient = await open({ timeoutSeconds: 1 })
    await expect(impatient.answer(request, shape)).rejects.toMatchObject({ reason: 'unreachable' })
    expect(standIn.questions).toHaveLength(2)
    const listed = await heard(impatient.list({ ...request, task: 'list' }, shape))
    expect(listed).toMatchObject({ names: [], failure: { reason: 'unreachable' } })
    expect(standIn.questions).toHaveLength(4)
    await standIn.close()
    const before = accounts.calls.length
    await expect(model.answer({ ...request, task: 'other' }, shape)).rejects.toMatchObject({
      reason: 'unreachable',
    })
    const unheard = await heard(model.list({ ...request, task: 'other list' }, shape))
    expect(unheard.failure?.reason).toBe('unreachable')
    // The first finds a line that breaks, and may have been heard; the others reach nobody, who wants no money.
    expect(accounts.calls.slice(before + 1).map(({ micros }) => micros)).toEqual(Array(7).fill(0))
  })

  test('a refusal costs what it says that it used', async () => {
    // Its documentation knows no such end of an answer.
    if (provider === 'mistral') return
    standIn.behaveNext({ kind: 'refuse' }, { kind: 'refuse' })
    await expect(model.answer(request, shape)).rejects.toMatchObject({ reason: 'refused' })
    await heard(model.list({ ...request, task: 'list' }, shape))
    for (const { inputTokens, micros = 0 } of accounts.calls) {
      expect(inputTokens).toBe(1000)
      expect(micros).toBeLessThanOrEqual(2000 + 8 * 20)
    }
    expect(accounts.calls).toHaveLength(2)
  })

  test('a list that breaks costs what came of it, and the most that it can where nothing came', async () => {
    const long = { ...request, mostTokens: 10_000 }
    const most = 8 * long.mostTokens
    standIn.behaveNext({ kind: 'hangUp', after: '{"elements":[{"name":"Noor"},{"name":"Pl'.length })
    await heard(model.list(long, shape))
    const [{ micros = 0, outputTokens = 0 } = {}] = accounts.calls
    expect(outputTokens).toBeGreaterThan(5)
    expect([micros > 8 * outputTokens, micros < 1000]).toEqual([true, true])
    standIn.behaveNext({ kind: 'slow', milliseconds: 1500 }, { kind: 'slow', milliseconds: 1500 })
    await heard((await open({ timeoutSeconds: 1 })).list({ ...long, task: 'other' }, shape))
    for (const call of accounts.calls.slice(1)) expect(call.micros).toBeGreaterThanOrEqual(most)
    expect(accounts.calls).toHaveLength(3)
  })

  test('nothing is asked that could cost more than may be spent', async () => {
    accounts = accountsInMemory(500)
    await expect((await open()).answer(request, shape)).rejects.toMatchObject({ reason: 'budget' })
    expect(standIn.questions).toHaveLength(0)
  })
})
