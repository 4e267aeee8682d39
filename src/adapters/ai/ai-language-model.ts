import { createHash } from 'node:crypto'
import {
  APICallError,
  type FinishReason,
  generateText,
  jsonSchema,
  type LanguageModel as SdkModel,
  Output,
  streamText,
} from 'ai'
import * as z from 'zod/mini'
import { ModelError } from '#models/model-error.ts'
import type { LanguageModel, ModelRequest } from '#story/ai/language-model.ts'
import type { Accounts, CallOfModel, CallResult } from './accounts.ts'
import { failureOf } from './failure-of.ts'
import { accounted, begin, type Cost, patiently } from './make-call.ts'

/** What a million tokens cost, in euros. */
export interface TokenPrices {
  input: number
  output: number
}

export interface AiModelOptions {
  /** Provider and model, for accounts and colophons. */
  name: string
  model: SdkModel
  prices: TokenPrices
  accounts: Accounts
  /** How long a whole answer may take. */
  timeoutSeconds: number
  /** Seconds to wait before each further try of what may pass. */
  pausesSeconds?: readonly number[]
}

interface Tokens {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** A language model behind the AI SDK, with its accounts: asked again while that can help, and paid for once. */
export function aiLanguageModel(options: AiModelOptions): LanguageModel {
  return {
    name: options.name,
    async answer<Answer>(request: ModelRequest, shape: z.ZodMiniType<Answer>): Promise<Answer> {
      const [answer] = await patiently(() => askOnce(options, request, shape), options.pausesSeconds)
      return answer as Answer
    },
    async *list<Entry>(request: ModelRequest, shape: z.ZodMiniType<Entry>): AsyncIterable<Entry> {
      yield* streamed(options, request, shape)
    },
  }
}

async function askOnce<Answer>(
  options: AiModelOptions,
  request: ModelRequest,
  shape: z.ZodMiniType<Answer>,
): Promise<Answer[]> {
  const call = callOf(options, request, 'one', shape)
  const known = await options.accounts.find(call)
  if (known) return known as Answer[]
  const { accounts, prices } = options
  const work = async () => {
    const result = await generateText({
      ...settingsOf(options, request),
      output: Output.object({ schema: schemaOf(shape) }),
    })
    demandAnswer(result.finishReason)
    const answer = [result.output]
    return { answer, kept: answer, cost: toldUsage(result.usage, call, prices) }
  }
  return accounted(accounts, call, work, (error) => toldUsage(usageOf(failureOf(error), error), call, prices))
}

function jsonShape(shape: z.ZodMiniType): object {
  return withoutBounds(z.toJSONSchema(shape, { reused: 'ref', target: 'draft-7' })) as object
}

/** What several providers refuse in a schema: bounds are kept by whoever reads the answer. */
const bounds = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
])

function withoutBounds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutBounds)
  if (schema === null || typeof schema !== 'object') return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !bounds.has(key))
      .map(([key, part]) => [key, withoutBounds(part)]),
  )
}

/** The shape as a JSON schema whose repeated parts stand once: a scene plan names some hundred things in five places. */
function schemaOf<Answer>(shape: z.ZodMiniType<Answer>) {
  return jsonSchema<Answer>(jsonShape(shape), {
    validate(value) {
      if (!isStorable(value)) return { success: false, error: new Error('signs that no text has') }
      const result = shape.safeParse(value)
      return result.success
        ? { success: true, value: result.data }
        : { success: false, error: new Error(z.prettifyError(result.error)) }
    },
  })
}

function settingsOf({ model, timeoutSeconds }: AiModelOptions, request: ModelRequest) {
  return {
    model,
    system: request.instructions,
    prompt: request.material,
    maxOutputTokens: request.mostTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(timeoutSeconds * 1000),
  }
}

/** Some providers refuse without a word: then there is no output to speak of either. */
function demandAnswer(finishReason: FinishReason): void {
  if (finishReason === 'content-filter') throw new ModelError('refused', 'the model would not')
}

const nothing: Tokens = { inputTokens: 0, outputTokens: 0 }

/** Whether a provider answered that it would not, or could not: then it worked for nobody, and asks for nothing. */
function answered({ cause }: ModelError): boolean {
  return APICallError.isInstance(cause) && cause.statusCode !== undefined
}

/** What a failed call used; unknown where the line broke or the time was up. */
function usageOf(failure: ModelError, error: unknown): Tokens {
  if (answered(failure)) return nothing
  return (error as { usage?: Tokens } | null)?.usage ?? {}
}

/** Whether no text in it has signs that no row can hold or no page shows: controls, halves of a pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !/(?![\n\t])\p{Cc}/u.test(value)
  if (value === null || typeof value !== 'object') return true
  return Object.values(value).every(isStorable)
}

/** What was used, as far as it can be so; what a provider does not tell counts as the most that it can have been. */
function toldUsage(usage: Tokens, call: CallOfModel, prices: TokenPrices) {
  const isCount = (count: number | undefined): count is number =>
    Number.isSafeInteger(count) && (count ?? -1) >= 0
  const { inputTokens, outputTokens } = usage
  if (isCount(inputTokens) && isCount(outputTokens)) {
    const cost = costOf({ inputTokens, outputTokens }, prices)
    // Tokens are guessed from letters before; ten times as many are nonsense.
    if (cost.micros <= call.mostMicros * 10) return cost
  }
  return { inputTokens: 0, outputTokens: 0, micros: call.mostMicros }
}

/** Millionths of a euro, rounded up: prices are euros a million tokens, and so these a token. */
function costOf({ inputTokens = 0, outputTokens = 0 }: Tokens, prices: TokenPrices): Cost {
  const micros = Math.ceil(inputTokens * prices.input + outputTokens * prices.output)
  return { inputTokens, outputTokens, micros }
}

/** A token is hardly ever less than two characters, in any script. */
const charactersOfToken = 2

/** @param kind one answer of the shape, or a list of such */
function callOf(
  { name, prices }: AiModelOptions,
  request: ModelRequest,
  kind: 'one' | 'list',
  shape: z.ZodMiniType,
): CallOfModel {
  const { work, task, instructions, material, mostTokens } = request
  const inputTokens = Math.ceil((instructions.length + material.length) / charactersOfToken)
  return {
    work,
    task,
    question: createHash('sha256')
      .update(JSON.stringify([name, instructions, material, kind, jsonShape(shape)]))
      .digest('hex'),
    model: name,
    mostMicros: costOf({ inputTokens, outputTokens: mostTokens }, prices).micros,
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
  const first = await patiently(() => openStream(options, call, request, shape), options.pausesSeconds)
  const { id, since, entries, next, usage } = first
  const end = async (outcome: CallResult['outcome'], error: string | null): Promise<void> =>
    accounts.end(id, {
      outcome,
      answer: entries,
      error,
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
    await end('cut', failure.message)
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
  const result = streamText({
    ...settingsOf(options, request),
    output: Output.array({ element: schemaOf(shape) }),
    // Told by what the stream throws.
    onError: ({ error }) => {
      broken = error
    },
  })
  const iterator = result.elementStream[Symbol.asyncIterator]()
  const usage = async (): Promise<Tokens> => {
    try {
      return await result.totalUsage
    } catch {
      return {}
    }
  }
  const next = async (): Promise<Entry | undefined> => {
    const step = await iterator.next()
    if (step.done !== true) return step.value
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
    const failure = failureOf(error)
    await accounts.end(id, {
      outcome: failure.reason === 'refused' ? 'refused' : 'failed',
      answer: [],
      error: failure.message,
      ...toldUsage(answered(failure) ? nothing : await usage(), call, prices),
      milliseconds: Math.round(performance.now() - since),
    })
    throw failure
  }
}
