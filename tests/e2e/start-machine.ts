import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MachineNetwork } from './machine-network.ts'

/** A machine of its own: an address, a data folder, and processes that die together. */
export interface Machine {
  url: string
  startWorker(): void
  /** Ends its processes as a power cut would. */
  kill(): void
  stop(): Promise<void>
}

/** Starts a web process as it runs on one machine of several; its workers are started when they are wanted. */
export async function startMachine(
  name: string,
  network: MachineNetwork,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Machine> {
  const dataFolder = await mkdtemp(join(tmpdir(), `fabelaar-${name}-`))
  const children: ChildProcess[] = []
  const run = (script: string): ChildProcess => {
    const path = fileURLToPath(new URL(`../../bin/${script}`, import.meta.url))
    const [program, ...args] = [...network.enter, process.execPath, path]
    const child = spawn(program, args, {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...settings,
        HOST: network.host,
        PORT: String(port),
        DATA_FOLDER: dataFolder,
        WEB_ID: `web-of-${name}`,
        WORKER_ID: `worker-of-${name}`,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    children.push(child)
    return child
  }
  const web = run('web.ts')
  await new Promise<void>((resolve, reject) => {
    web.on('message', (message) => {
      if (message === 'ready') resolve()
    })
    web.once('exit', (code) => reject(new Error(`the web process of ${name} ended with ${code}`)))
  })
  return {
    url: `http://${network.host}:${port}`,
    startWorker: () => void run('worker.ts'),
    kill: () => {
      for (const child of children) child.kill('SIGKILL')
    },
    async stop() {
      await Promise.all(
        children.map((child) => {
          if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
          const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
          child.kill('SIGTERM')
          return ended
        }),
      )
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
