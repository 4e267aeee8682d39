import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

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

/** Plans for programs and data in `paths`; whoever owns the cluster that is already there goes on owning it. */
export function planLaunch(
  paths: string[],
  clusterFolder: string,
  userId = process.getuid?.() ?? -1,
): LaunchPlan {
  const present = statSync(clusterFolder, { throwIfNoEntry: false })
  if (userId !== 0) {
    if (present && present.uid !== userId && userId !== -1) {
      throw new StartError(
        `The database in ${clusterFolder} belongs to another user: start as that user or as root, or choose another data folder.`,
      )
    }
    return { owner: null, prefix: [] }
  }
  const owner = present && present.uid !== 0 ? { uid: present.uid, gid: present.gid } : unprivileged
  const { uid, gid } = owner
  const reachable = paths.every((path) => mayEnterAll(path, uid))
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs']
  return {
    owner,
    prefix: ['setpriv', ...identity, ...(reachable ? [] : throughClosedFolders), '--'],
  }
}

function mayEnterAll(path: string, uid: number): boolean {
  const { mode, uid: owner } = statSync(path)
  const mayEnter = (mode & 0o001) !== 0 || (owner === uid && (mode & 0o100) !== 0)
  const parent = dirname(path)
  return mayEnter && (parent === path || mayEnterAll(parent, uid))
}
