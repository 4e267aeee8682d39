import { nearName } from './near-name.ts'
import { RestError } from './rest-error.ts'
import type { DatabaseFunction, QualifiedName, Schema } from './schema.ts'
import { keyOf } from './schema.ts'

/** What a call gives to tell overloads apart. */
export interface GivenArguments {
  names: string[]
  /** The body's media type; null when there is none, and arguments stand in the address. */
  contentType: string | null
}

/** A body of one of these types is itself the only argument. */
const wholeBodyTypes: Record<string, string[]> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
}
const bodyOnlyTypes = ['text/plain', 'text/xml', 'application/octet-stream']

/**
 * The one overload that takes exactly these arguments, or, where none does, the one that takes the whole body as an argument
 * without a name. Throws PGRST202 for none and PGRST203 for several.
 */
export function findFunction(schema: Schema, wanted: QualifiedName, given: GivenArguments): DatabaseFunction {
  const overloads = schema.functions.get(keyOf(wanted)) ?? []
  const named = overloads.filter((one) => takesNames(one, given))
  const fitting = named.length > 0 ? named : overloads.filter((one) => takesBody(one, given))
  const [first] = fitting
  if (!first) throw noFunction(schema, wanted, given, overloads)
  if (fitting.length > 1) throw ambiguous(fitting)
  return first
}

function takesNames(one: DatabaseFunction, given: GivenArguments): boolean {
  if (one.arguments.length === 0) return given.names.length === 0 && !isBodyOnly(given)
  const known = one.arguments.map(({ name }) => name)
  const required = one.arguments.filter(({ isRequired }) => isRequired)
  return (
    given.names.every((name) => known.includes(name)) &&
    required.every(({ name }) => given.names.includes(name))
  )
}

/** Whether the whole body is the only argument of this function. */
function takesBody(one: DatabaseFunction, given: GivenArguments): boolean {
  const [first] = one.arguments
  if (one.arguments.length !== 1 || first?.name !== '' || given.contentType === null) return false
  return wholeBodyTypes[given.contentType]?.includes(first.type) ?? false
}

function isBodyOnly(given: GivenArguments): boolean {
  return given.contentType !== null && bodyOnlyTypes.includes(given.contentType)
}

function ambiguous(fitting: DatabaseFunction[]): RestError {
  const signatures = fitting.map((one) => {
    const list = one.arguments.map(({ name, type }) => `${name} => ${type}`).join(', ')
    return `${one.schema}.${one.name}(${list})`
  })
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  )
}

function noFunction(
  schema: Schema,
  wanted: QualifiedName,
  given: GivenArguments,
  overloads: DatabaseFunction[],
): RestError {
  const called = `${wanted.schema}.${wanted.name}`
  const names = given.names.toSorted()
  const bodyOnly = isBodyOnly(given)
  const list = names.length > 0 ? `(${names.join(', ')})` : ' without parameters'
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${called}${bodyOnly ? '' : list} in the schema cache`,
    `Searched for the function ${called}${searched(names, given)}, but no matches were found in the schema cache.`,
    bodyOnly ? null : nearFunction(schema, wanted, names, overloads),
  )
}

function searched(names: string[], { contentType }: GivenArguments): string {
  const [type] = wholeBodyTypes[contentType ?? ''] ?? []
  if (contentType !== null && bodyOnlyTypes.includes(contentType)) {
    return ` with a single unnamed ${type} parameter`
  }
  const parameters = names.length === 1 ? ' with parameter ' : ' with parameters '
  const list = names.length === 0 ? ' without parameters' : `${parameters}${names.join(', ')}`
  return contentType === 'application/json' ? `${list} or with a single unnamed json/jsonb parameter` : list
}

function nearFunction(
  schema: Schema,
  wanted: QualifiedName,
  names: string[],
  overloads: DatabaseFunction[],
): string | null {
  const signature = (all: string[]): string => `(${all.toSorted().join(', ')})`
  if (overloads.length > 0) {
    const known = overloads.map((one) => signature(one.arguments.map(({ name }) => name)))
    const near = nearName(signature(names), known, 0.33)
    return near === null
      ? null
      : `Perhaps you meant to call the function ${wanted.schema}.${wanted.name}${near}`
  }
  const siblings = [...schema.functions.values()].flatMap(([one]) =>
    one?.schema === wanted.schema ? [one.name] : [],
  )
  const near = nearName(wanted.name, siblings, 0.75)
  return near === null ? null : `Perhaps you meant to call the function ${wanted.schema}.${near}`
}
