import { Hono } from 'hono'
import type { Caller } from '../gateway/caller.ts'
import type { ChannelHub } from './channel-hub.ts'
import { settingsIn } from './read-join.ts'

const mostMessages = 100

/** `POST /api/broadcast`: broadcasts from those who hold no socket. */
export function broadcastApp(hub: ChannelHub): Hono<{ Variables: { caller: Caller } }> {
  const app = new Hono<{ Variables: { caller: Caller } }>()
  app.post('/api/broadcast', async (context) => {
    const body: unknown = await context.req.json().catch(() => null)
    const messages = settingsIn(body)['messages']
    if (!Array.isArray(messages) || messages.length > mostMessages) {
      return context.json({ message: 'messages is a list of at most 100' }, 422)
    }
    const broadcasts = messages.map((message: unknown) => settingsIn(message))
    for (const { topic, event, private: isPrivate } of broadcasts) {
      if (typeof topic !== 'string' || typeof event !== 'string') {
        return context.json({ message: 'A message has a topic and an event' }, 422)
      }
      if (isPrivate === true)
        return context.json({ message: 'Private channels are not enabled on this server' }, 403)
    }
    for (const { topic, event, payload } of broadcasts) {
      const text = JSON.stringify(payload ?? {})
      hub.broadcast(
        { topic: `realtime:${String(topic)}`, event: String(event), payload: { kind: 'json', text } },
        null,
      )
    }
    return context.body(null, 202)
  })
  return app
}
