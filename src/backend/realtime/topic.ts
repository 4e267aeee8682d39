/** What a channel is about. A private and a public topic of the same name have nothing to do with each other. */
export interface Topic {
  /** Without the `realtime:` that it has on sockets. */
  name: string
  isPrivate: boolean
}

const prefix = 'realtime:'

/** The name that goes over sockets. */
export function wireTopic(topic: Topic): string {
  return prefix + topic.name
}

/** Null when it is not a topic that channels are about. */
export function readWireTopic(text: string): string | null {
  return text.startsWith(prefix) ? text.slice(prefix.length) : null
}

/** Tells topics apart. */
export function topicKey({ name, isPrivate }: Topic): string {
  return (isPrivate ? 'private:' : 'public:') + name
}

/** PostgreSQL keeps no zero byte, and half a surrogate pair comes out as something else. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
