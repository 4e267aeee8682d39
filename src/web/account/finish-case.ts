/** The kinds of links that our mails hold. */
const linkTypes = ['email', 'email_change', 'recovery', 'signup', 'invite'] as const
export type LinkType = (typeof linkTypes)[number]

/** What somebody comes to the finish page with. */
export type FinishCase =
  /** The provider says that something went wrong, in its own words. */
  | { kind: 'error'; description: string }
  /** A link from our mail: used up by a press of a button only, so that mail scanners use up nothing. */
  | { kind: 'token'; tokenHash: string; type: LinkType }
  /** A code that the client exchanges itself, in the browser that asked for it. */
  | { kind: 'code' }
  | { kind: 'nothing' }

/** Reads the address's query and hash; the query wins. */
export function finishCase(search: string, hash: string): FinishCase {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const read = (name: string): string | null => query.get(name) ?? fragment.get(name)
  const errors = ['error', 'error_code', 'error_description']
  if (errors.some((name) => read(name) !== null)) {
    const description = read('error_description')?.trim()
    return { kind: 'error', description: description || 'Error in URL with unspecified error_description' }
  }
  const tokenHash = read('token_hash')
  if (tokenHash !== null && tokenHash !== '') {
    return { kind: 'token', tokenHash, type: linkTypes.find((type) => type === read('type')) ?? 'email' }
  }
  return query.has('code') ? { kind: 'code' } : { kind: 'nothing' }
}
