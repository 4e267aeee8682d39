import { findRelation } from './find-relation.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import { keyOf } from './schema.ts'

/** OPTIONS of a table or view: what may be done with it (https://docs.postgrest.org/en/v14/references/api/options.html). */
export function answerTableOptions({ schema, schemaName, name }: RestRequest): Response {
  const relation = findRelation(schema, { schema: schemaName, name })
  const { isInsertable, isUpdatable, isDeletable, primaryKey } = relation
  return answerAllow([
    'OPTIONS,GET,HEAD',
    ...(isInsertable ? ['POST'] : []),
    ...(isInsertable && isUpdatable && primaryKey.length > 0 ? ['PUT'] : []),
    ...(isUpdatable ? ['PATCH'] : []),
    ...(isDeletable ? ['DELETE'] : []),
  ])
}

/** OPTIONS of a function: one that may write is not called by GET. */
export function answerFunctionOptions({ schema, schemaName, name }: RestRequest): Response {
  const [called] = schema.functions.get(keyOf({ schema: schemaName, name })) ?? []
  if (!called) {
    throw new RestError(
      404,
      'PGRST202',
      `Could not find the function ${schemaName}.${name} in the schema cache`,
    )
  }
  return answerAllow([called.volatility === 'volatile' ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST'])
}

/** OPTIONS of a path with these methods. */
export function answerAllow(methods: string[]): Response {
  return new Response(null, { status: 200, headers: { allow: methods.join(','), 'content-length': '0' } })
}
