import { join } from 'node:path'
import type { Plugin } from 'vite'

const ours = join(import.meta.dirname, 'message-runtime.ts')

/** Puts `message-runtime.ts` in the place of the runtime that is compiled along with the messages. */
export function messageRuntimePlugin(): Plugin {
  return {
    name: 'message-runtime',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromMessages = importer?.includes('messages/generated/') ?? false
      const isRuntime =
        source.endsWith('/runtime.js') && (fromMessages || source.includes('messages/generated/'))
      return isRuntime ? ours : null
    },
  }
}
