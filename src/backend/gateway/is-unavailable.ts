import { DatabaseError } from 'pg'

/** Connections, resources (a full disk among them), a server that stops or starts, and faults of its own disk. */
const unavailableStates = /^(08|53|57P|58)/
const lostConnections = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const fullDisks = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'])
/** What node-postgres says without a code. */
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed)/

/**
 * Whether an error says that the database or the disk cannot serve anybody for now, through no fault of the caller's.
 * Its words are for the log: they may name files and addresses of this machine.
 */
export function isUnavailable(error: unknown): boolean {
  // A role of ours that is not let in (another machine has changed its password) is no fault of the caller's either.
  if (error instanceof DatabaseError) {
    return unavailableStates.test(error.code ?? '') || error.routine === 'auth_failed'
  }
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return lostConnections.has(code) || fullDisks.has(code) || lostWords.test(error.message)
}

/** What callers are told instead. */
export const unavailableMessage = 'The service is not available for now'
