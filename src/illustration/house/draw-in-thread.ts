import { parentPort } from 'node:worker_threads'
import { IllustratorError, type PictureRequest } from '../illustrator.ts'
import { type DrawnRequest, drawRequest } from './draw-request.ts'

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
