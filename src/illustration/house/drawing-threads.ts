import { Worker } from 'node:worker_threads'
import { IllustratorError, type PictureKind, type PictureRequest } from '../illustrator.ts'
import type { ThreadAnswer } from './draw-in-thread.ts'
import type { DrawnRequest } from './draw-request.ts'

/** No picture takes this long, also on a machine with far too much to do: a thread that does has lost its way. */
const deadlineMs = 180_000

interface Job {
  request: PictureRequest
  deadline?: NodeJS.Timeout
  resolve(drawn: DrawnRequest): void
  reject(error: IllustratorError): void
}

/** Whose turn comes first: what somebody waits for, then what makes an open book prettier, then pages. */
const turn: Readonly<Record<PictureKind, number>> = {
  cover: 0,
  vignette: 0,
  portrait: 0,
  endpaper: 1,
  spot: 1,
  spread: 2,
  moment: 2,
}

export interface DrawingThreads {
  draw(request: PictureRequest): Promise<DrawnRequest>
  close(): Promise<void>
}

/**
 * A pool of threads that draw, one picture at a time each; pages of books wait for what somebody is looking at
 * right now. Threads start at the first picture and do not keep
 * the process alive while they rest; a thread that dies or loses its way fails its picture and is replaced.
 */
export function drawingThreads(most: number): DrawingThreads {
  const waiting: Job[] = []
  const resting: Worker[] = []
  const busy = new Map<Worker, Job>()
  let closed = false

  function next(): void {
    if (closed || waiting.length === 0) return
    const worker = resting.pop() ?? (busy.size < Math.max(1, most) ? start() : undefined)
    const job = worker && waiting.shift()
    if (!worker || !job) return
    busy.set(worker, job)
    worker.ref()
    job.deadline = setTimeout(() => {
      lose(worker, `no picture within ${deadlineMs / 1000} s`)
      void worker.terminate()
    }, deadlineMs)
    worker.postMessage(job.request)
  }

  function start(): Worker {
    const worker = new Worker(new URL('./draw-in-thread.ts', import.meta.url), { execArgv: [] })
    worker.on('message', (answer: ThreadAnswer) => {
      const job = takeJob(worker)
      resting.push(worker)
      worker.unref()
      if ('failed' in answer) job?.reject(new IllustratorError(answer.failed, answer.retryable))
      else job?.resolve(answer)
      next()
    })
    worker.on('error', (error) => lose(worker, String(error)))
    worker.on('exit', (code) => lose(worker, `exit code ${code}`))
    return worker
  }

  function takeJob(worker: Worker): Job | undefined {
    const job = busy.get(worker)
    busy.delete(worker)
    clearTimeout(job?.deadline)
    return job
  }

  function lose(worker: Worker, reason: string): void {
    const job = takeJob(worker)
    if (resting.includes(worker)) resting.splice(resting.indexOf(worker), 1)
    job?.reject(new IllustratorError(`a drawing thread stopped: ${reason}`, true))
    next()
  }

  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new IllustratorError('the illustrator is closed', false))
        const place = waiting.findIndex((job) => turn[job.request.kind] > turn[request.kind])
        waiting.splice(place < 0 ? waiting.length : place, 0, { request, resolve, reject })
        next()
      }),
    async close() {
      closed = true
      for (const job of waiting.splice(0))
        job.reject(new IllustratorError('the illustrator is closed', false))
      await Promise.all([...resting, ...busy.keys()].map((worker) => worker.terminate()))
    },
  }
}
