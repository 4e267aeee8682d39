import { browserBackend } from '../session/browser-backend.ts'
import { continueAsGuest } from '../session/continue-as-guest.ts'

/** A message key, and what else the server said of it. */
export interface Refusal {
  code: string
  details?: Readonly<Record<string, unknown>>
}
export type CallResult<Answer> = { ok: true; answer: Answer } | ({ ok: false } & Refusal)

/**
 * Calls a server function as the visitor, who becomes a guest when nobody is logged in. What goes wrong comes
 * back as a message key: the server's own, `connection_problem` when it cannot be reached.
 * @param headers to send along, for what a body of bytes cannot say
 */
export async function callFunction<Answer>(
  name: string,
  body: Record<string, unknown> | Blob | FormData,
  headers: Record<string, string> = {},
): Promise<CallResult<Answer>> {
  try {
    const problem = await continueAsGuest()
    if (problem !== null) return { ok: false, code: problem }
    const backend = await browserBackend()
    const { data, error } = await backend.functions.invoke<Answer>(name, { body, headers })
    if (error === null && data !== null) return { ok: true, answer: data }
    return { ok: false, ...(await refusalOf(error)) }
  } catch {
    return { ok: false, code: 'connection_problem' }
  }
}

/**
 * Calls a server function that answers with events, and hears each as it comes.
 * @returns what the call itself was refused for, or that the line broke; else null
 */
export async function listenToFunction(
  name: string,
  body: Record<string, unknown>,
  onEvent: (event: unknown) => void,
): Promise<Refusal | null> {
  const result = await callFunction<Response>(name, body, { accept: 'text/event-stream' })
  if (!result.ok) return result
  try {
    await eachEvent(result.answer, onEvent)
    return null
  } catch {
    return { code: 'connection_problem' }
  }
}

/** Server-sent events of one line of JSON each, which is all that our functions send. */
async function eachEvent({ body }: Response, onEvent: (event: unknown) => void): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const step = await reader?.read()
    if (step === undefined || step.done) return
    const events = `${rest}${step.value}`.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) onEvent(JSON.parse(event.replace(/^data: /, '')))
  }
}

/** The server's words are only in the response that the error carries. */
async function refusalOf(error: { context?: unknown } | null): Promise<Refusal> {
  if (!(error?.context instanceof Response)) return { code: 'connection_problem' }
  const body: unknown = await error.context.json().catch(() => null)
  if (typeof body !== 'object' || body === null || !('code' in body)) return { code: 'server_problem' }
  const { code, ...details } = body
  return typeof code === 'string' ? { code, details } : { code: 'server_problem' }
}
