import { createHash } from 'node:crypto'
import { APICallError } from 'ai'
import * as z from 'zod/mini'
import { ModelError } from '#models/model-error.ts'
import type { Moderator } from '#story/ai/moderator.ts'
import type { Accounts, CallOfModel } from './accounts.ts'
import { accounted, type Cost, inTime, type Patience, patiently } from './make-call.ts'

export interface ModeratorOptions extends Patience {
  /** The model's own name at its provider. */
  model: string
  /** The root of the API, such as https://api.openai.com/v1. */
  url: string
  apiKey?: string | undefined
  accounts: Accounts
  timeoutSeconds: number
}

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()) })),
})

/** It costs nothing at its provider. */
const free: Cost = { inputTokens: 0, outputTokens: 0, micros: 0 }

/**
 * Moderation by OpenAI's wire, also of others that speak it. Source: https://platform.openai.com/docs/api-reference/moderations.
 * The AI SDK has none. What was marked is kept by a fingerprint of the texts.
 */
export function providerModerator(options: ModeratorOptions): Moderator {
  return {
    name: options.model,
    async marks(work, texts) {
      const said = texts.filter((text) => text.trim() !== '')
      if (said.length === 0) return texts.map(() => [])
      const marks = await patiently(() => askOnce(options, work, said), options)
      return texts.map((text) => marks[said.indexOf(text)] ?? [])
    },
  }
}

async function askOnce(
  { accounts, ...options }: ModeratorOptions,
  work: string,
  texts: readonly string[],
): Promise<string[][]> {
  const call: CallOfModel = {
    work,
    task: 'moderation',
    question: createHash('sha256')
      .update(JSON.stringify([options.model, texts]))
      .digest('hex'),
    // Not its provider's name: a page is moderated while the answer that it comes from holds a place there.
    model: `moderation:${options.model}`,
    mostMicros: 0,
  }
  const known = await accounts.find(call)
  if (known) return known as string[][]
  const ask = async () => {
    const answer = await inTime(options.timeoutSeconds, (signal) => send(options, texts, signal))
    return { answer, kept: answer, cost: free }
  }
  return accounted(accounts, call, ask, () => free)
}

async function send(
  { model, url, apiKey }: Pick<ModeratorOptions, 'model' | 'url' | 'apiKey'>,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<string[][]> {
  const address = `${url.replace(/\/$/, '')}/moderations`
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, input: texts }),
    signal,
  })
  const body = await response.text()
  if (!response.ok) {
    throw new APICallError({
      message: response.statusText,
      url: address,
      // Nothing of the question: it is about a child.
      requestBodyValues: {},
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: body,
    })
  }
  return read(body, texts.length)
}

function read(body: string, wanted: number): string[][] {
  const answer = answerSchema.safeParse(parsed(body))
  if (!answer.success || answer.data.results.length !== wanted) {
    throw new ModelError('unusable', 'no answer of a moderation')
  }
  return answer.data.results.map(({ flagged, categories }) => {
    const marked = Object.keys(categories).filter((name) => categories[name])
    if (!flagged) return []
    return marked.length === 0 ? ['flagged'] : marked
  })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
