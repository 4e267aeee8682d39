import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Caller } from '../gateway/caller.ts'
import type { GatewayVariables } from '../gateway/know-caller.ts'
import type { Broadcast, BroadcastPayload } from './frame.ts'
import { payloadBytes } from './frame.ts'
import type { Rate } from './rate.ts'
import { rate } from './rate.ts'
import type { RealtimeServices } from './realtime-services.ts'
import { isYes, settingsIn } from './settings-in.ts'
import type { Topic } from './topic.ts'
import { isStorable } from './topic.ts'

interface Said {
  topic: Topic
  broadcast: Broadcast
}

const mostRates = 10_000

/** Broadcasts from those who hold no socket, many in one request or one to a topic. Mount it at `/realtime/v1`. */
export function broadcastApp(services: RealtimeServices): Hono<GatewayVariables> {
  const { settings, hub, bus, policies } = services
  const app = new Hono<GatewayVariables>()
  const takeRate = rates(settings.messagesPerSecond)
  const mayBroadcast = async (caller: Caller, topic: Topic): Promise<boolean> =>
    !topic.isPrivate || policies.mayWrite(caller, topic.name, 'broadcast')
  const say = ({ topic, broadcast }: Said): void => {
    hub.broadcast(topic, broadcast, null)
    bus.say({ kind: 'broadcast', topic, broadcast })
  }

  app.post('/api/broadcast', async (context) => {
    const body = settingsIn(await context.req.json().catch(() => null))
    const messages = body['messages']
    if (!Array.isArray(messages)) return refuse(context, { messages: ["can't be blank"] })
    if (messages.length > settings.broadcastsPerRequest)
      return refuse(context, { messages: [`should have at most ${settings.broadcastsPerRequest} item(s)`] })
    const read = messages.map((message: unknown) => readMessage(settingsIn(message), settings.payloadBytes))
    if (read.some(({ errors }) => errors))
      return refuse(context, { messages: read.map(({ errors = {} }) => errors) })
    const caller = context.get('caller')
    if (!takeRate(context, messages.length)) return tooMany(context)
    const said = read.flatMap(({ said: one }) => (one ? [one] : []))
    for (const one of said) {
      // Supabase says nothing to whoever may not speak: the rest of the request is not theirs alone.
      if (await mayBroadcast(caller, one.topic)) say(one)
    }
    return context.body(null, 202)
  })

  app.post('/api/broadcast/:topic/events/:event', async (context) => {
    const payload = await readPayload(context)
    if (payload instanceof Response) return payload
    const { topic: name, event } = context.req.param()
    if (!isStorable(name) || !isStorable(event)) return refuse(context, { topic: ['is invalid'] })
    if (payloadBytes(payload) > settings.payloadBytes)
      return refuse(context, { payload: ['Payload size exceeds tenant limit'] })
    if (!takeRate(context, 1)) return tooMany(context)
    const topic = { name, isPrivate: isYes(context.req.query('private')) }
    if (!(await mayBroadcast(context.get('caller'), topic)))
      return context.json({ message: 'Unauthorized' }, 403)
    say({ topic, broadcast: { event, payload } })
    return context.body(null, 202)
  })
  return app
}

function readMessage(
  { topic, event, payload, private: isPrivate }: Record<string, unknown>,
  mostBytes: number,
): { said?: Said; errors?: Record<string, string[]> } {
  const errors: Record<string, string[]> = {}
  const readText = (name: string, text: unknown): string => {
    if (text === undefined || text === null || text === '') errors[name] = ["can't be blank"]
    else if (typeof text !== 'string' || !isStorable(text)) errors[name] = ['is invalid']
    return String(text)
  }
  const [name, word] = [readText('topic', topic), readText('event', event)]
  const text = JSON.stringify(payload ?? null)
  if (payload === undefined || payload === null) errors['payload'] = ["can't be blank"]
  else if (typeof payload !== 'object' || Array.isArray(payload)) errors['payload'] = ['is invalid']
  else if (Buffer.byteLength(text) > mostBytes) errors['payload'] = ['Payload size exceeds tenant limit']
  if (Object.keys(errors).length > 0) return { errors }
  const broadcast: Broadcast = { event: word, payload: { kind: 'json', text } }
  return { said: { topic: { name, isPrivate: isYes(isPrivate) }, broadcast } }
}

/** The payload in the form that its content type names; without one it is JSON. */
async function readPayload(context: Context): Promise<BroadcastPayload | Response> {
  const type = (context.req.header('content-type') ?? 'application/json').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/octet-stream')
    return { kind: 'bytes', bytes: Buffer.from(await context.req.arrayBuffer()) }
  if (type !== 'application/json') {
    const error = 'Unsupported Media Type. Use application/json or application/octet-stream'
    return context.json({ error }, 415)
  }
  const text = await context.req.text()
  try {
    return { kind: 'json', text: JSON.stringify(text === '' ? {} : JSON.parse(text)) }
  } catch {
    return context.json({ message: 'The payload is no JSON' }, 400)
  }
}

/** Counts by person or address; the server's own key has no limit. */
function rates(perSecond: number): (context: Context<GatewayVariables>, count: number) => boolean {
  const known = new Map<string, Rate>()
  return (context, count) => {
    const { role, claims } = context.get('caller')
    if (role === 'service_role') return true
    const who = claims.sub ?? context.get('clientAddress')
    if (known.size >= mostRates) for (const [key, one] of known) if (one.isFull()) known.delete(key)
    const one = known.get(who) ?? rate(perSecond)
    known.set(who, one)
    return one.take(count)
  }
}

function refuse(context: Context, errors: object): Response {
  return context.json({ errors }, 422)
}

function tooMany(context: Context): Response {
  return context.json({ message: 'You have exceeded your rate limit' }, 429)
}
