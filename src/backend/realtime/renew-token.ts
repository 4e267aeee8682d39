import type { Caller } from '../gateway/caller.ts'
import type { Extension, TopicPolicies } from './authorize-topic.ts'
import type { Channel } from './channel.ts'
import type { RealtimeServices } from './realtime-services.ts'
import type { Topic } from './topic.ts'

/** What the caller may hear on a topic: everything on a public one, what policies allow on a private one. */
export async function readableExtensions(
  caller: Caller,
  topic: Topic,
  wantsPresence: boolean,
  policies: TopicPolicies,
): Promise<Set<Extension>> {
  const wanted: Extension[] = wantsPresence ? ['broadcast', 'presence'] : ['broadcast']
  return topic.isPrivate ? policies.mayRead(caller, topic.name, wanted) : new Set(wanted)
}

/**
 * Goes on with another token of the client's. The answer says in Supabase's words why it must not: it may hear nothing any
 * more, or less than before.
 */
export async function renewToken(
  channel: Channel,
  token: string,
  caller: Caller,
  { policies }: RealtimeServices,
): Promise<string | null> {
  const { topic } = channel
  const readable = await readableExtensions(
    caller,
    topic,
    channel.seesPresence || channel.wantsPresence,
    policies,
  )
  if (readable.size === 0) return `You do not have permissions to read from this Channel topic: ${topic.name}`
  const isRevoked =
    (channel.hearsBroadcasts && !readable.has('broadcast')) ||
    (channel.seesPresence && !readable.has('presence'))
  if (isRevoked) return `You no longer have permission to read from this Channel topic: ${topic.name}`
  channel.hearsBroadcasts = readable.has('broadcast')
  channel.seesPresence = readable.has('presence')
  channel.token = token
  channel.caller = caller
  channel.mayBroadcast = null
  channel.mayTrack = null
  return null
}
