import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { IllustratorError, type PictureRequest } from '../illustrator.ts'
import type { DrawnRequest } from './draw-request.ts'

// Stripping the types of some three hundred files and compiling them takes half a second of a core: as long as a
// picture. Threads after the first one find it done; where nothing can be written, each does it anew.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/drawing-threads', import.meta.url)))
const { drawRequest } = await import('./draw-request.ts')
flushCompileCache()

/** What a drawing thread answers to a picture request. */
export type ThreadAnswer = DrawnRequest | { failed: string; retryable: boolean }

parentPort?.on('message', (request: PictureRequest) => {
  const answer = answerTo(request)
  const moved = 'rgb' in answer && answer.rgb.buffer instanceof ArrayBuffer ? [answer.rgb.buffer] : []
  parentPort?.postMessage(answer, moved)
})

function answerTo(request: PictureRequest): ThreadAnswer {
  try {
    const drawn = drawRequest(request)
    // A style may keep its buffer for the next picture; what is handed over must be a copy then.
    return drawn.rgb.byteLength === drawn.rgb.buffer.byteLength ? drawn : { ...drawn, rgb: drawn.rgb.slice() }
  } catch (error) {
    const retryable = error instanceof IllustratorError ? error.retryable : false
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error), retryable }
  }
}
