import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What a project's settings page shows. */
export interface HostedStandIn {
  url: string
  anonKey: string
  serviceKey: string
  /** As the one role that a project gives away. */
  databaseUrl: string
  /** As nobody outside gets to be: only to look whether it was left alone. */
  superuserUrl: string
  /** What it hands mails over with. */
  hookSecret: string
  stop(): Promise<void>
}

/** Starts a process that plays a hosted project for a site at this address. */
export async function startHostedProject(siteUrl: string): Promise<HostedStandIn> {
  const hookSecret = `v1,whsec_${Buffer.from('what the project and the site know').toString('base64')}`
  const child = spawn(process.execPath, [fileURLToPath(new URL('hosted-project.ts', import.meta.url))], {
    env: { ...process.env, SITE_URL: siteUrl, HOOK_SECRET: hookSecret },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let said = ''
  const shown = await new Promise<Omit<HostedStandIn, 'hookSecret' | 'stop'>>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('\n')) resolve(JSON.parse(said) as HostedStandIn)
    })
    child.once('exit', (code) => reject(new Error(`the hosted project ended with ${code}`)))
  })
  return {
    ...shown,
    hookSecret,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await ended
    },
  }
}
