import type { BackendClient } from './backend-client.ts'
import { browserBackend } from './browser-backend.ts'

type Channel = ReturnType<BackendClient['channel']>

/**
 * Opens a channel with the visitor's own rights; `listen` hangs its listeners on it. The answer closes it.
 * When the backend cannot be reached nothing is ever told: whoever listens must ask now and then as well.
 */
export function openChannel(name: string, listen: (channel: Channel) => Channel): () => void {
  let close = (): void => {}
  let closed = false
  const open = async (): Promise<void> => {
    const backend = await browserBackend()
    // A channel joins with the token of the moment: without this, a fresh page joins as nobody.
    await backend.realtime.setAuth()
    if (closed) return
    const channel = listen(backend.channel(name)).subscribe()
    close = () => void backend.removeChannel(channel)
  }
  open().catch(() => {
    // Asking goes on by itself.
  })
  return () => {
    closed = true
    close()
  }
}
