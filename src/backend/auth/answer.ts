/** What an operation answers. Refusals are answers too, so that a transaction keeps what it wrote (a wrong try counted). */
export interface Answer {
  status: 200 | 204 | 303 | 400 | 401 | 403 | 404 | 413 | 422 | 429 | 500 | 503
  /** Sent as JSON; left out with 204 and 303. */
  body?: unknown
  /** Where a 303 leads. */
  location?: string
  /** With a 429: when to come back. */
  waitSeconds?: number
}

/** A refusal with a code for programs and a message for people, as GoTrue sends them. */
export function refuse(
  status: 400 | 401 | 403 | 404 | 413 | 422 | 500 | 503,
  code: string,
  message: string,
): Answer {
  return { status, body: { code, message } }
}

/** Refuses somebody who asks too often, until the seconds have passed. */
export function refuseForNow(waitSeconds: number, code: string, message: string): Answer {
  return { status: 429, body: { code, message }, waitSeconds }
}
