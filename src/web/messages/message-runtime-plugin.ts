import { join } from 'node:path'
import type { Plugin } from 'vite'
import { shortMessage } from './short-message.ts'

const ours = join(import.meta.dirname, 'message-runtime.ts')

/** Puts `message-runtime.ts` in the place of the runtime that is compiled along with the messages, and makes those short. */
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
    transform: {
      filter: { id: /messages\/generated\/messages\/\w+\.js$/ },
      handler: (code) => shortMessage(code),
    },
  }
}
