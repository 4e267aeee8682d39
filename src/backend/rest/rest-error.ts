/** The body of an error as PostgREST words it. */
export interface RestErrorBody {
  code: string
  message: string
  /** Text, or JSON of PostgREST's own. */
  details: unknown
  hint: string | null
}

/** A request that cannot be answered: the HTTP status and the body that tells why. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null
  /** Further headers of the answer. */
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    details?: unknown,
    hint?: string | null,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'RestError'
    this.status = status
    this.code = code
    this.details = details ?? null
    this.hint = hint ?? null
    this.headers = headers
  }

  toBody(): RestErrorBody {
    return { code: this.code, message: this.message, details: this.details, hint: this.hint }
  }
}

/** The request's text does not follow the grammar of `what`. `before`: how much of what is parsed stands before the text. */
export function parseError(
  what: string,
  text: string,
  index: number,
  expecting?: string,
  before = 0,
): RestError {
  const found = index < text.length ? `unexpected ${JSON.stringify(text[index])}` : 'unexpected end of input'
  return new RestError(
    400,
    'PGRST100',
    `"failed to parse ${what} (${text})" (line 1, column ${before + index + 1})`,
    expecting === undefined ? found : `${found} expecting ${expecting}`,
  )
}

/** A body that cannot be understood. */
export function bodyError(message: string): RestError {
  return new RestError(400, 'PGRST102', message)
}
