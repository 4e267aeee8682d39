import { parentPort } from 'node:worker_threads'
import { IllustratorError, type PictureRequest } from '../illustrator.ts'
import { type DrawnRequest, drawRequest } from './draw-request.ts'

/** What a drawing thread answers to a picture request. */
export type ThreadAnswer = DrawnRequest | { failed: string; retryable: boolean }

parentPort?.on('message', async (request: PictureRequest) => {
  parentPort?.postMessage(await answerTo(request))
})

async function answerTo(request: PictureRequest): Promise<ThreadAnswer> {
  try {
    return await drawRequest(request)
  } catch (error) {
    const retryable = error instanceof IllustratorError ? error.retryable : false
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error), retryable }
  }
}
