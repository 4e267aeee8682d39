/** The body of an error as PostgREST words it. */
export interface RestErrorBody {
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** A request that cannot be answered: the HTTP status and the body that tells why. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(status: number, code: string, message: string, details?: string | null, hint?: string | null) {
    super(message)
    this.name = 'RestError'
    this.status = status
    this.code = code
    this.details = details ?? null
    this.hint = hint ?? null
  }

  toBody(): RestErrorBody {
    return { code: this.code, message: this.message, details: this.details, hint: this.hint }
  }
}

/** The request's text does not follow the grammar of `what`. */
export function parseError(what: string, text: string, index: number): RestError {
  const found = index < text.length ? `unexpected "${text[index]}"` : 'unexpected end of input'
  return new RestError(
    400,
    'PGRST100',
    `"failed to parse ${what} (${text})" (line 1, column ${index + 1})`,
    found,
  )
}

/** Postgres' undefined_column, for a name that the schema does not have. */
export function unknownColumn(relation: string, column: string): RestError {
  return new RestError(400, '42703', `column ${relation}.${column} does not exist`)
}
