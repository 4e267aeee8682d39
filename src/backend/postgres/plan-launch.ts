import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** How to start a PostgreSQL program: PostgreSQL refuses to run as root, so root hands it to an unprivileged user. */
export interface LaunchPlan {
  /** The user that must own the data, or null when we are an ordinary user ourselves. */
  owner: { uid: number; gid: number } | null
  /** Words to put before the program. */
  prefix: string[]
}

/** `nobody` on every Unix; it need not be in the password file. */
const unprivileged = { uid: 65_534, gid: 65_534 }

/**
 * Below a folder that only root may enter (such as /root), the unprivileged process keeps the one capability that
 * opens folders. `no_setuid_fixup` makes access(2), with which PostgreSQL looks for its own program, count it too.
 */
const throughClosedFolders = [
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
]

/** Plans for programs and data in `paths`. */
export function planLaunch(paths: string[], userId = process.getuid?.() ?? -1): LaunchPlan {
  if (userId !== 0) return { owner: null, prefix: [] }
  const { uid, gid } = unprivileged
  const reachable = paths.every((path) => mayEnterAll(path, uid))
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs']
  return {
    owner: unprivileged,
    prefix: ['setpriv', ...identity, ...(reachable ? [] : throughClosedFolders), '--'],
  }
}

function mayEnterAll(path: string, uid: number): boolean {
  const { mode, uid: owner } = statSync(path)
  const mayEnter = (mode & 0o001) !== 0 || (owner === uid && (mode & 0o100) !== 0)
  const parent = dirname(path)
  return mayEnter && (parent === path || mayEnterAll(parent, uid))
}
