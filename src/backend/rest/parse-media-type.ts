/** A media type with its parameters, in lower case but for their values. */
export interface MediaType {
  /** `application/json`. */
  name: string
  parameters: Map<string, string>
}

/** Parses `application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|verbose`. */
export function parseMediaType(text: string): MediaType {
  const [name = '', ...rest] = splitOutsideQuotes(text, ';')
  const parameters = rest.map((part): [string, string] => {
    const equals = part.indexOf('=')
    const value = part.slice(equals + 1).trim()
    return [part.slice(0, equals).trim().toLowerCase(), value.replaceAll(/^"|"$/g, '')]
  })
  return { name: name.trim().toLowerCase(), parameters: new Map(parameters) }
}

/** The types of an `Accept` header, those that are wanted most first. */
export function parseAccept(header: string | undefined): MediaType[] {
  const types = splitOutsideQuotes(header ?? '*/*', ',').map(parseMediaType)
  const weight = ({ parameters }: MediaType): number => Number(parameters.get('q') ?? 1) || 0
  return types.toSorted((left, right) => weight(right) - weight(left))
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts = ['']
  let quoted = false
  for (const character of text) {
    if (character === '"') quoted = !quoted
    if (character === separator && !quoted) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}
