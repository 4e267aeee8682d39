import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Whether a process has this number, also one of another user. */
export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a living process, or null. */
export function commandLine(processId: number): string | null {
  try {
    if (existsSync('/proc/self/cmdline')) {
      return readFileSync(`/proc/${processId}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    }
    return execFileSync('ps', ['-p', String(processId), '-o', 'command='], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

/** Tells a process from a later one with the same number: when it began, in a form of the platform's own. */
export function startMark(processId: number): string {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Waits until the process is gone; false when it is still there after the time. */
export async function waitUntilGone(processId: number, timeoutMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + timeoutMs
  while (isAlive(processId)) {
    if (Date.now() > giveUpAt) return false
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return true
}
