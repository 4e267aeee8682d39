import {
  APICallError,
  InvalidArgumentError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  StreamProviderError,
} from 'ai'
import { ModelError, type ModelFault } from '#models/model-error.ts'

/** A failure that may pass, and after how long the provider wants to be asked again. */
export class Unreachable extends ModelError {
  readonly retryAfterSeconds: number | null
  constructor(message: string, retryAfterSeconds: number | null, cause?: unknown) {
    super('unreachable', message, cause)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Nothing came in time: to ask again is to wait as long again. */
export class TimedOut extends Unreachable {
  constructor(cause?: unknown) {
    super('no answer in time', null, cause)
  }
}

const refusal = /content.?(policy|filter)|moderat|safety|prohibited|nsfw|flagged as/i
/** How Google's picture models say that they would not. */
const noPicture = /SAFETY|PROHIBITED|BLOCKLIST|SPII|RECITATION/
/** Answered with 429 like too many requests, and no waiting helps. */
const noCredit = /insufficient_quota|credit balance|billing|payment required/i

/** What a failure of the AI SDK means to us; everything that is thrown at one of its calls comes through here. */
export function failureOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (APICallError.isInstance(error)) return failureOfAnswer(error)
  if (NoObjectGeneratedError.isInstance(error)) {
    const { finishReason } = error
    if (finishReason === 'content-filter') return new ModelError('refused', 'the model would not', error)
    // Nothing of the answer: it is about a child, and this goes into accounts and logs.
    return finishReason === 'length'
      ? new ModelError('unusable', 'an answer that was cut', error)
      : new ModelError('unusable', 'no answer of its shape', error, 'shape')
  }
  if (NoImageGeneratedError.isInstance(error)) {
    const said = JSON.stringify(error.calls?.map(({ providerMetadata }) => providerMetadata) ?? null)
    return noPicture.test(said)
      ? new ModelError('refused', 'the model would not', error)
      : new ModelError('unusable', 'an answer without a picture', error)
  }
  if (NoOutputGeneratedError.isInstance(error)) return new Unreachable('no answer', null, error)
  if (StreamProviderError.isInstance(error)) {
    const { message, isRetryable, statusCode } = error
    if (refusal.test(message)) return new ModelError('refused', message, error)
    return isRetryable || (statusCode ?? 500) >= 500
      ? new Unreachable(message, null, error)
      : new ModelError('settings', message, error)
  }
  if (InvalidArgumentError.isInstance(error)) return new ModelError('settings', error.message, error)
  // What breaks below the wire, such as a connection: Node's own errors; and work in a queue that failed there.
  const message = error instanceof Error ? error.message : String(error)
  return refusal.test(message)
    ? new ModelError('refused', message, error)
    : new Unreachable(message, null, error)
}

function failureOfAnswer(error: APICallError): ModelError {
  const { statusCode, responseHeaders, responseBody, message, isRetryable } = error
  const said = `${statusCode ?? 'no answer'}: ${message.slice(0, 300)}`
  if (noCredit.test(responseBody ?? '') || statusCode === 402)
    return new ModelError('settings', said, error, 'credit')
  if (statusCode === undefined || isRetryable || [408, 409, 429].includes(statusCode) || statusCode >= 500) {
    return new Unreachable(said, retryAfter(responseHeaders), error)
  }
  if (refusal.test(responseBody ?? '')) return new ModelError('refused', said, error)
  // An answer like any other, of which nothing can be made.
  if (statusCode < 400) return new ModelError('unusable', said, error)
  return new ModelError('settings', said, error, faultOfAnswer(statusCode, responseBody ?? message))
}

/** How providers that answer with 400 say what is not right about a request. */
const wrongKey = /api.?key|unauthori[sz]ed|authenticat/i
const unknownModel =
  /model\W.{0,80}(not (be )?found|not exist|unknown|invalid)|(invalid|unknown|no such|unsupported|not a valid).{0,20}model|model_not_(found|exist)|model\W+\S+ is not (supported|available|valid)/i
const noShape =
  /response.?format|json.?schema|structured.?output|response.?schema|output.?config|answer format/i

function faultOfAnswer(statusCode: number, said: string): ModelFault {
  if (statusCode === 401 || statusCode === 403) return 'key'
  if (statusCode === 404) return 'model'
  if (noShape.test(said)) return 'shape'
  if (unknownModel.test(said)) return 'model'
  return wrongKey.test(said) ? 'key' : 'settings'
}

/** Seconds that a provider asks to wait, from either form of the header; null where it says nothing. */
function retryAfter(headers: Record<string, string> | undefined): number | null {
  const said = headers?.['retry-after']
  if (said === undefined) return null
  const seconds = Number(said)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(said)
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1000)
}
