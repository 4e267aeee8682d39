import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import * as z from 'zod'
import { listenOn, type StandIn } from '../listen-on.ts'
import { anthropicWire } from './anthropic-wire.ts'
import { chatWire, mistralWire } from './chat-wire.ts'
import { googleWire } from './google-wire.ts'
import { responsesWire } from './responses-wire.ts'
import type { Question, Spoken, Wire } from './wire.ts'

/** A model behind a provider's published wire, as strict about it as its documentation. Answers come from a script. */
export interface ModelStandIn extends StandIn {
  /** The root of the API, as clients take it. */
  apiUrl: string
  /** Every question that was understood, in order. */
  questions: Question[]
  /** What the next requests get in place of the script's answer. */
  behaveNext(...behaviours: Behaviour[]): void
}

/** Says what a good model would answer, as a value of the schema. */
export type Script = (question: Question) => unknown

export type Behaviour =
  | { kind: 'good' }
  | { kind: 'status'; status: number; message?: string; code?: string; headers?: Record<string, string> }
  | { kind: 'refuse' }
  /** Says this in place of an answer. */
  | { kind: 'say'; text: string }
  /** Stops after so many characters, as at the most tokens. */
  | { kind: 'cut'; after: number }
  /** Ends the connection after so many characters. */
  | { kind: 'hangUp'; after: number }
  | { kind: 'slow'; milliseconds: number }

const wires = {
  compatible: chatWire,
  mistral: mistralWire,
  openai: responsesWire,
  anthropic: anthropicWire,
  google: googleWire,
} as const satisfies Record<string, Wire>
export type WireName = keyof typeof wires

/** How many characters come in one crumb of a stream: fewer than most words have. */
const crumbCharacters = 7

/** @param options.latencyMs before each answer begins; `crumbMs` after each crumb of a stream */
export async function modelStandIn(
  name: WireName,
  script: Script,
  { key = 'key', latencyMs = 0, crumbMs = 0 } = {},
): Promise<ModelStandIn> {
  const wire: Wire = wires[name]
  const questions: Question[] = []
  const behaviours: Behaviour[] = []
  const app = new Hono()
  app.post(`${wire.root}${wire.route}`, async (context) => {
    const fail = (status: number, message: string, code: string, headers?: Record<string, string>) =>
      context.json(wire.error(status, message, code) as never, status as never, headers)
    if (wire.keyOf(context) !== key) return fail(401, 'the key is not known', 'invalid_api_key')
    const body = wire.request.safeParse(await context.req.json())
    if (!body.success) return fail(400, z.prettifyError(body.error), 'invalid_request_error')
    const question = wire.question(body.data as never, context)
    const missing = unknownReference(question.schema)
    if (missing !== null) return fail(400, `${missing} is defined nowhere`, 'invalid_json_schema')
    questions.push(question)
    const behaviour = behaviours.shift() ?? { kind: 'good' }
    if (behaviour.kind === 'status') {
      const { status, message = 'failed', code = 'error', headers } = behaviour
      return fail(status, message, code, headers)
    }
    await pause(behaviour.kind === 'slow' ? behaviour.milliseconds : latencyMs)
    const spoken = speak(behaviour, question, script)
    if (!question.streams) {
      if (behaviour.kind === 'hangUp') throw new Error('hangs up')
      return context.json(wire.answer(spoken) as never)
    }
    context.header('content-type', 'text/event-stream')
    return stream(context, async (out) => {
      for (const event of wire.events.before()) await out.write(event)
      for (let at = 0; at < spoken.text.length && spoken.finish !== 'refused'; at += crumbCharacters) {
        await out.write(wire.events.crumb(spoken.text.slice(at, at + crumbCharacters)))
        if (crumbMs > 0) await pause(crumbMs)
      }
      if (behaviour.kind === 'hangUp') {
        // What was written reaches the client first.
        await pause(50)
        ;(context.env as HttpBindings).incoming.socket.destroy()
        return
      }
      for (const event of wire.events.after(spoken)) await out.write(event)
    })
  })
  // The line breaks without an answer.
  app.onError((error, context) => {
    if (error.message !== 'hangs up') throw error
    ;(context.env as HttpBindings).incoming.socket.destroy()
    return new Response(null)
  })
  const standIn = await listenOn(app)
  return {
    ...standIn,
    apiUrl: `${standIn.url}${wire.root}`,
    questions,
    behaveNext: (...next) => void behaviours.push(...next),
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function speak(behaviour: Behaviour, question: Question, script: Script): Spoken {
  const whole = behaviour.kind === 'say' ? behaviour.text : JSON.stringify(script(question))
  const text = 'after' in behaviour ? whole.slice(0, behaviour.after) : whole
  const finish = behaviour.kind === 'refuse' ? 'refused' : behaviour.kind === 'cut' ? 'length' : 'stop'
  return { text, finish, inputTokens: 1000, outputTokens: Math.ceil(text.length / 4) }
}

/** A part of a schema that is named and not there: providers refuse such a schema. */
function unknownReference(schema: Record<string, unknown>): string | null {
  const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, path = '']) => path)
  const isThere = (path: string): boolean =>
    path
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], schema) !==
    undefined
  return references.find((path) => !isThere(path)) ?? null
}
