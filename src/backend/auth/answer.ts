/** What an operation answers. Refusals are answers too, so that a transaction keeps what it wrote (a wrong try counted). */
export interface Answer {
  status: 200 | 201 | 204 | 302 | 303 | RefusalStatus | 429
  /** Sent as JSON; left out with 204 and redirects. */
  body?: unknown
  /** What went wrong, instead of a body. */
  refusal?: Refusal
  /** Where a 302 or 303 leads. */
  location?: string
  headers?: Record<string, string>
}

type RefusalStatus = 400 | 401 | 403 | 404 | 413 | 422 | 500 | 503

export interface Refusal {
  /** For programs. */
  code: string
  /** For people. */
  message: string
  /** Further facts, beside both. */
  details?: Record<string, unknown>
}

/** A refusal with a code for programs and a message for people, as GoTrue sends them. */
export function refuse(
  status: RefusalStatus,
  code: string,
  message: string,
  details: Record<string, unknown> = {},
): Answer {
  return { status, refusal: { code, message, details } }
}

/** What most refusals are: the request itself is wrong. */
export function refuseRequest(message: string): Answer {
  return refuse(400, 'validation_failed', message)
}

/** A refusal in the words of OAuth (RFC 6749, section 5.2), as the grants that come from it are answered. */
export function refuseGrant(error: string, description: string): Answer {
  return { status: 400, body: { error, error_description: description } }
}

/** Refuses somebody who asks too often, until the seconds have passed. */
export function refuseForNow(waitSeconds: number, code: string, message: string): Answer {
  return {
    status: 429,
    refusal: { code, message },
    headers: { 'retry-after': String(waitSeconds) },
  }
}
