import type { Answer, Refusal } from './answer.ts'
import type { SessionJson } from './issue-session.ts'

type Facts = Readonly<Record<string, string | number>>

/** Leads a browser to a page, with facts in the address: in its query, or in the fragment, which servers never see. */
export function leadTo(target: string, part: 'search' | 'hash', facts: Facts): Answer {
  const location = new URL(target)
  const words = Object.entries(facts).map(([name, value]): [string, string] => [name, String(value)])
  if (part === 'hash') location.hash = new URLSearchParams(words).toString()
  else for (const [name, value] of words) location.searchParams.set(name, value)
  return { status: 303, location: location.href }
}

/** RFC 6749's words for what went wrong, by status. */
const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** How a refusal is told to the page that a browser is led to. */
export function refusalFacts(status: number, { code, message }: Refusal): Facts {
  return { error: oauthErrors[status] ?? 'access_denied', error_code: code, error_description: message }
}

/** A session as the fragment of an address carries it. */
export function sessionFacts(session: SessionJson): Facts {
  return {
    access_token: session.access_token,
    expires_at: session.expires_at,
    expires_in: session.expires_in,
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  }
}
