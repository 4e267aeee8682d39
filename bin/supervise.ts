import { type ChildProcess, spawn } from 'node:child_process'
import { ping, pong } from './answer-pings.ts'

/** How often a process is asked whether it still answers, in milliseconds, and how many questions in a row it may leave open. */
const pingMs = 5_000
const mayMiss = 6

export interface Supervised {
  child: ChildProcess
  stop(): Promise<void>
}

export interface ProcessToRun {
  /** What the log calls it. */
  name: string
  command: string
  flags: readonly string[]
  /** Read anew at every start. */
  variables: NodeJS.ProcessEnv
}

export interface Supervision {
  isStopping: () => boolean
  onMessage?: ((message: unknown) => void) | undefined
  /** Milliseconds between two questions whether the process lives. */
  pingEveryMs?: number
}

/**
 * Keeps one process running until told to stop; one that keeps dying is started again with longer pauses. One that has
 * answered pings (`answerPings`) and no longer does is ended by force, and started again.
 */
export function supervise(
  { name, command, flags, variables }: ProcessToRun,
  { isStopping, onMessage, pingEveryMs = pingMs }: Supervision,
): Supervised {
  let pauseMs = 200
  const supervised: Supervised = { child: start(), stop: () => endProcess(supervised.child) }

  function start(): ChildProcess {
    const child = spawn(command, flags, { env: variables, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const startedAt = Date.now()
    if (onMessage) child.on('message', onMessage)
    watch(child, pingEveryMs, () => console.error(`${name} no longer answers; ending it`))
    child.on('error', (error) => {
      // One that runs tells of its end by itself; one that could not be started, since its file is being replaced or the
      // machine is full, never does.
      if (child.pid === undefined) startAgain(error.message, startedAt)
      else console.error(`${name}: ${error.message}`)
    })
    child.once('exit', (code, signal) => startAgain(signal ?? code, startedAt))
    return child
  }

  function startAgain(why: string | number | null, startedAt: number): void {
    if (isStopping()) return
    console.error(`${name} ended (${why}); starting it again`)
    pauseMs = Date.now() - startedAt > 10_000 ? 200 : Math.min(pauseMs * 2, 10_000)
    setTimeout(() => {
      if (!isStopping()) supervised.child = start()
    }, pauseMs)
  }

  return supervised
}

/**
 * Ends a process that stopped answering. Questions are counted, not seconds: after a machine has slept, nobody has missed
 * any. They count from the first answer on, since a process that loads its code on a busy machine is silent for long.
 */
function watch(child: ChildProcess, everyMs: number, onSilence: () => void): void {
  let missed: number | null = null
  child.on('message', (message) => {
    if (message === pong) missed = 0
  })
  const timer = setInterval(() => {
    if (!child.connected) {
      clearInterval(timer)
    } else if (missed !== null && missed++ >= mayMiss) {
      clearInterval(timer)
      onSilence()
      child.kill('SIGKILL')
    } else {
      // One that dies meanwhile tells of its end by itself.
      child.send(ping, () => undefined)
    }
  }, everyMs)
}

/** Ends a process, by force where it does not listen. */
function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 3_000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
