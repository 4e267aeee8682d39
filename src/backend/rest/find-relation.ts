import { nearName } from './near-name.ts'
import { RestError } from './rest-error.ts'
import type { QualifiedName, Relation, Schema } from './schema.ts'
import { keyOf } from './schema.ts'

const leastLikeness = 0.75

/** A table or view that callers may name; throws PostgREST's 404 when the schema has none. */
export function findRelation(schema: Schema, wanted: QualifiedName): Relation {
  const relation = schema.relations.get(keyOf(wanted))
  if (relation) return relation
  const siblings = [...schema.relations.values()].filter((one) => one.schema === wanted.schema)
  const near = nearName(
    wanted.name,
    siblings.map(({ name }) => name),
    leastLikeness,
  )
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table '${wanted.schema}.${wanted.name}' in the schema cache`,
    null,
    near === null ? null : `Perhaps you meant the table '${wanted.schema}.${near}'`,
  )
}
