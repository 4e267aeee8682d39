import { Output, streamText } from 'ai'
import type * as z from 'zod/mini'
import { ModelError } from '#models/model-error.ts'
import type { LanguageModel, ModelRequest } from '#story/ai/language-model.ts'
import type { CallOfModel, CallResult } from './accounts.ts'
import {
  type AiModelOptions,
  answerOf,
  callOf,
  costNothing,
  demandAnswer,
  isTold,
  judgingSchemaOf,
  nothing,
  settingsOf,
  type Tokens,
  toldUsage,
  usageOfCut,
} from './ask-model.ts'
import { failureOf, TimedOut } from './failure-of.ts'
import { begin, patiently } from './make-call.ts'

/** A language model behind the AI SDK, with its accounts: asked again while that can help, and paid for once. */
export function aiLanguageModel(options: AiModelOptions): LanguageModel {
  return {
    name: options.name,
    answer: (request, shape) => answerOf(options, request, shape),
    async *list<Entry>(request: ModelRequest, shape: z.ZodMiniType<Entry>): AsyncIterable<Entry> {
      yield* streamed(options, request, shape)
    },
  }
}

/** Entries as they come; what stood in the accounts comes at once. A try that brought something is not made again here. */
async function* streamed<Entry>(
  options: AiModelOptions,
  request: ModelRequest,
  shape: z.ZodMiniType<Entry>,
): AsyncGenerator<Entry> {
  const call = callOf(options, request, 'list', shape)
  const known = await options.accounts.find(call)
  if (known) {
    yield* known as Entry[]
    return
  }
  const { accounts, prices } = options
  const first = await patiently(() => openStream(options, call, request, shape), options)
  const { id, since, entries, next, usage } = first
  const end = async (outcome: CallResult['outcome'], failure: ModelError | null): Promise<void> =>
    accounts.end(id, {
      outcome,
      answer: entries,
      error: failure?.message ?? null,
      fault: failure?.fault ?? null,
      ...toldUsage(await usage(), call, prices),
      milliseconds: Math.round(performance.now() - since),
    })
  let ended = false
  try {
    for (let entry = first.first; entry !== undefined; entry = await next()) {
      entries.push(entry)
      yield entry
    }
    ended = true
    await end('finished', null)
  } catch (error) {
    ended = true
    const failure = failureOf(error)
    await end('cut', failure)
    throw failure
  } finally {
    // Whoever has enough stops listening.
    if (!ended) await end('finished', null)
  }
}

/** Asks, and waits for the first entry: until then nothing is lost by asking again. */
async function openStream<Entry>(
  options: AiModelOptions,
  call: CallOfModel,
  request: ModelRequest,
  shape: z.ZodMiniType<Entry>,
) {
  const { accounts, prices } = options
  const id = await begin(accounts, call)
  const since = performance.now()
  let broken: unknown
  let characters = 0
  const abortSignal = AbortSignal.timeout(options.timeoutSeconds * 1000)
  const result = streamText({
    ...settingsOf(options, request),
    abortSignal,
    output: Output.array({ element: judgingSchemaOf(shape) }),
    onChunk: ({ chunk }) => {
      if (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') characters += chunk.text.length
    },
    // Told by what the stream throws.
    onError: ({ error }) => {
      broken = error
    },
  })
  const iterator = result.elementStream[Symbol.asyncIterator]()
  const usage = async (): Promise<Tokens> => {
    try {
      const told = await result.totalUsage
      if (isTold(told)) return told
    } catch {
      // The line broke before it was told.
    }
    return usageOfCut(request, characters)
  }
  const next = async (): Promise<Entry | undefined> => {
    const step = await iterator.next()
    if (step.done !== true) {
      const judged = step.value
      if (judged.success) return judged.value
      // Nothing of the answer, as everywhere: only that an entry was not as it should be.
      throw new ModelError('unusable', 'an entry not of its shape', judged.error, 'shape')
    }
    if (broken !== undefined) throw failureOf(broken)
    demandAnswer(await result.finishReason)
    await result.output
    return undefined
  }
  const entries: Entry[] = []
  try {
    const first = await next()
    return { id, since, entries, first, next, usage }
  } catch (error) {
    const failure = abortSignal.aborted ? new TimedOut(error) : failureOf(error)
    await accounts.end(id, {
      outcome: failure.reason === 'refused' ? 'refused' : 'failed',
      answer: [],
      error: failure.message,
      fault: failure.fault,
      ...toldUsage(costNothing(failure) ? nothing : await usage(), call, prices),
      milliseconds: Math.round(performance.now() - since),
    })
    throw failure
  }
}
