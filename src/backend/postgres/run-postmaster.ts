import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { StartError } from './start-error.ts'

/**
 * Runs its arguments and stops them (fast shutdown) when its standard input ends: when we say so, or when we die in any
 * way. It sits in a session of its own, so that Ctrl-C reaches the program first and the database last.
 */
const watch =
  '"$@" </dev/null & child=$!; exec 2>/dev/null; read -r _; kill -INT "$child" 2>/dev/null; wait "$child"'

const readyLine = 'database system is ready to accept connections'

/** What it says to everybody who comes too early: nothing is wrong, and once is enough. */
const tooEarly =
  /the database system is (?:starting up|in recovery mode|not yet accepting connections)|Consistent recovery state has not been yet reached/

/** Starts the server and waits until it accepts connections; recovery after a crash may take its time. */
export async function runPostmaster(
  words: string[],
  clusterFolder: string,
  log: (line: string) => void,
): Promise<{ ended: Promise<void>; stop(): Promise<void> }> {
  const child = spawn('/bin/sh', ['-c', watch, 'sh', ...words], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // The server and its children hold the other end of this pipe: it closes when all of them are gone.
  const ended = new Promise<void>((resolve) => child.stderr?.once('close', () => resolve()))
  try {
    await untilReady(child, clusterFolder, log)
  } catch (error) {
    child.stdin?.end()
    await exited
    throw error
  }
  const stop = async (): Promise<void> => {
    child.stdin?.end()
    await exited
  }
  return { ended, stop }
}

function untilReady(child: ChildProcess, clusterFolder: string, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let fault = ''
    let lastLine = ''
    const told = new Set<string>()
    const fail = (cause?: unknown): void =>
      reject(
        new StartError(
          `The database in ${clusterFolder} does not start (${fault || lastLine || 'no reason given'}): put a backup in its place, or move it away to begin with an empty one.`,
          cause,
        ),
      )
    child.once('error', fail)
    if (!child.stderr) return fail()
    const lines = createInterface({ input: child.stderr })
    lines.on('line', (line) => {
      const early = tooEarly.exec(line)?.[0]
      if (early !== undefined) {
        if (!told.has(early)) log(line)
        told.add(early)
        return
      }
      log(line)
      lastLine = line
      if (line.includes(readyLine)) resolve()
      else if (/FATAL|PANIC|setpriv:|not found/.test(line)) fault ||= line.replace(/^.*?(FATAL|PANIC): +/, '')
    })
    lines.on('close', () => fail())
  })
}
