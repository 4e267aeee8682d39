import { createHash } from 'node:crypto'
import {
  APICallError,
  type FinishReason,
  generateText,
  jsonSchema,
  type LanguageModel as SdkModel,
  Output,
} from 'ai'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { mostTokensOfPicture } from '#models/most-of-looks.ts'
import { ModelError } from '#models/model-error.ts'
import type { Accounts, CallOfModel } from './accounts.ts'
import { failureOf } from './failure-of.ts'
import { accounted, type Cost, inTime, type Patience, patiently } from './make-call.ts'

/** What a million tokens cost, in euros. */
export interface TokenPrices {
  input: number
  output: number
}

export interface AiModelOptions extends Patience {
  /** Provider and model, for accounts and colophons. */
  name: string
  model: SdkModel
  prices: TokenPrices
  accounts: Accounts
  /** How long a whole answer may take. */
  timeoutSeconds: number
}

/** What was used; a provider may leave either out. */
export interface Tokens {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** What is asked, in words or of pictures, and how. */
export interface Question {
  /** See `ModelRequest`. */
  work: string
  task: string
  instructions: string
  material: string
  mostTokens: number
  /** JPEGs to look at, in order, before the material. */
  pictures?: readonly Uint8Array[]
}

/** One answer of a shape, asked again while that can help: from the accounts where it was given before. */
export async function answerOf<Answer>(
  options: AiModelOptions,
  question: Question,
  shape: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const [answer] = await patiently(() => askOnce(options, question, shape), options)
  return answer as Answer
}

async function askOnce<Answer>(
  options: AiModelOptions,
  request: Question,
  shape: z.ZodMiniType<Answer>,
): Promise<Answer[]> {
  const call = callOf(options, request, 'one', shape)
  const known = await options.accounts.find(call)
  if (known) return known as Answer[]
  const { accounts, prices } = options
  const shown = await Promise.all((request.pictures ?? []).map(asShown))
  let used: Tokens | undefined
  const work = async () => {
    const result = await inTime(options.timeoutSeconds, (abortSignal) =>
      generateText({
        ...settingsOf(options, request, shown),
        output: Output.object({ schema: schemaOf(shape) }),
        abortSignal,
      }),
    )
    used = result.usage
    demandAnswer(result.finishReason)
    const answer = [result.output]
    return { answer, kept: answer, cost: toldUsage(result.usage, call, prices) }
  }
  // What was answered has its usage, also where it was that there is no answer.
  return accounted(accounts, call, work, (error) =>
    toldUsage(used ?? usageOf(failureOf(error), error), call, prices),
  )
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
export function schemaOf<Answer>(shape: z.ZodMiniType<Answer>) {
  return jsonSchema<Answer>(jsonShape(shape), { validate: (value) => judge(shape, value) })
}

/** What somebody answered, or why it is not what was asked for. */
type Judged<Answer> = { success: true; value: Answer } | { success: false; error: Error }

/**
 * The same of the entries of a list, each with its judgement: the SDK leaves out what is not valid, and a book would lose a page
 * from its middle.
 */
export function judgingSchemaOf<Entry>(shape: z.ZodMiniType<Entry>) {
  return jsonSchema<Judged<Entry>>(jsonShape(shape), {
    validate: (value) => ({ success: true, value: judge(shape, value) }),
  })
}

function judge<Answer>(shape: z.ZodMiniType<Answer>, value: unknown): Judged<Answer> {
  if (!isStorable(value)) return { success: false, error: new Error('signs that no text has') }
  const result = shape.safeParse(value)
  return result.success
    ? { success: true, value: result.data }
    : { success: false, error: new Error(z.prettifyError(result.error)) }
}

/** @param shown JPEGs as small as they are looked at */
export function settingsOf({ model }: AiModelOptions, request: Question, shown: readonly Uint8Array[] = []) {
  const pictures = shown.map((data) => ({ type: 'file', mediaType: 'image/jpeg', data }) as const)
  const content = [...pictures, { type: 'text', text: request.material } as const]
  return {
    model,
    system: request.instructions,
    ...(shown.length === 0
      ? { prompt: request.material }
      : { messages: [{ role: 'user' as const, content }] }),
    maxOutputTokens: request.mostTokens,
    maxRetries: 0,
  }
}

/** Models look at no more than about so many pixels, and ask more for more. */
const shownPixels = 1024

function asShown(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg)
    .resize(shownPixels, shownPixels, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Some providers refuse without a word: then there is no output to speak of either. */
export function demandAnswer(finishReason: FinishReason): void {
  if (finishReason === 'content-filter') throw new ModelError('refused', 'the model would not')
}

export const nothing: Tokens = { inputTokens: 0, outputTokens: 0 }

/** Whether a provider answered that it would not, or could not: then it worked for nobody, and asks for nothing. */
function answered({ cause }: ModelError): boolean {
  return APICallError.isInstance(cause) && cause.statusCode !== undefined
}

/** What Node says of a connection that never came about. */
const unconnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** Whether a question never reached its provider. */
function neverAsked(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return unconnected.has((error as NodeJS.ErrnoException).code ?? '') || neverAsked(error.cause)
}

/** Whether a call that failed has cost nothing: nobody heard the question, or the answer was that there is none. */
export function costNothing(failure: ModelError): boolean {
  return answered(failure) || neverAsked(failure)
}

/** What a failed call used; unknown where the line broke or the time was up. */
function usageOf(failure: ModelError, error: unknown): Tokens {
  if (costNothing(failure)) return nothing
  return (error as { usage?: Tokens } | null)?.usage ?? {}
}

/** Whether no text in it has signs that no row can hold or no page shows: controls, halves of a pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !/(?![\n\t])\p{Cc}/u.test(value)
  if (value === null || typeof value !== 'object') return true
  return Object.values(value).every(isStorable)
}

/** What was used, as far as it can be so; what a provider does not tell counts as the most that it can have been. */
export function toldUsage(usage: Tokens, call: CallOfModel, prices: TokenPrices) {
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

/** The most tokens that a question can have. */
function inputTokensOf({ instructions, material, pictures = [] }: Question): number {
  const tokensOfWords = Math.ceil((instructions.length + material.length) / charactersOfToken)
  return tokensOfWords + pictures.length * mostTokensOfPicture
}

/** What a call has used that broke off after so many characters of its answer, as its provider would count at most; unknown where nothing came. */
export function usageOfCut(request: Question, characters: number): Tokens {
  if (characters === 0) return {}
  return {
    inputTokens: inputTokensOf(request),
    outputTokens: Math.min(request.mostTokens, Math.ceil(characters / charactersOfToken)),
  }
}

/** Whether a provider has told of both what it used. */
export function isTold({ inputTokens, outputTokens }: Tokens): boolean {
  return inputTokens !== undefined && outputTokens !== undefined
}

/** @param kind one answer of the shape, or a list of such */
export function callOf(
  { name, prices }: AiModelOptions,
  request: Question,
  kind: 'one' | 'list',
  shape: z.ZodMiniType,
): CallOfModel {
  const { work, task, instructions, material, mostTokens, pictures = [] } = request
  const inputTokens = inputTokensOf(request)
  const question = createHash('sha256').update(
    JSON.stringify([name, task, instructions, material, kind, jsonShape(shape)]),
  )
  for (const picture of pictures) question.update(picture)
  return {
    work,
    task,
    question: question.digest('hex'),
    model: name,
    mostMicros: costOf({ inputTokens, outputTokens: mostTokens }, prices).micros,
  }
}
