import { toResponse } from './answer.ts'
import { writeOpenApi } from './open-api.ts'
import { parseAccept } from './parse-media-type.ts'
import { parsePreferences } from './parse-preferences.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import { runOptions } from './rest-request.ts'
import { runStatement } from './run-statement.ts'
import type { DatabaseFunction, Relation } from './schema.ts'

const produced = ['application/openapi+json', 'application/json', 'application/*', '*/*', '']

/** What the caller may reach, by name. */
interface Accessible {
  description: string | null
  relations: string[]
  functions: string[]
}

// A function's arguments tell its overloads apart.
const accessibleSql = `
  select null::bigint as "total", 1 as "rows", null as "headers", null as "status", null as "inserted", null as "location",
    json_build_object(
      'description', obj_description($1::text::regnamespace, 'pg_namespace'),
      'relations', coalesce((select json_agg(c.relname) from pg_class c
        where c.relnamespace = $1::text::regnamespace and c.relkind in ('v', 'r', 'm', 'f', 'p') and (
          pg_has_role(c.relowner, 'USAGE') or
          has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER') or
          has_any_column_privilege(c.oid, 'SELECT, INSERT, UPDATE, REFERENCES'))), '[]'),
      'functions', coalesce((select json_agg(distinct p.proname) from pg_proc p
        where p.pronamespace = $1::text::regnamespace and has_function_privilege(p.oid, 'execute')), '[]')
    )::text as "body"`

/**
 * GET and HEAD of the root: the description of what the caller may reach, as OpenAPI 2.0
 * (https://docs.postgrest.org/en/v14/references/api/openapi.html).
 */
export async function answerRoot(request: RestRequest): Promise<Response> {
  const { schema, schemaName } = request
  const { openApiMode } = schema.settings
  if (openApiMode === 'disabled') throw new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled')
  const accepted = parseAccept(request.headers.get('accept') ?? undefined).map(({ name }) => name)
  if (!accepted.some((name) => produced.includes(name))) {
    throw new RestError(406, 'PGRST107', `None of these media types are available: ${accepted.join(', ')}`)
  }
  const preferences = parsePreferences(request.headers.get('prefer') ?? undefined, schema.settings)
  const statement = { sql: accessibleSql, values: [`"${schemaName.replaceAll('"', '""')}"`], explain: null }
  const options = runOptions(request, preferences, { readOnly: true })
  const outcome = await runStatement(request.pool, request.caller, statement, options)
  const accessible = JSON.parse(outcome.body.toString()) as Accessible
  const isShown = ({ schema: own, name }: Relation | DatabaseFunction, names: string[]): boolean =>
    own === schemaName && (openApiMode === 'ignore-privileges' || names.includes(name))
  const description = writeOpenApi({
    description: accessible.description,
    address: new URL(request.url),
    relations: [...schema.relations.values()].filter((one) => isShown(one, accessible.relations)),
    functions: [...schema.functions.values()].flat().filter((one) => isShown(one, accessible.functions)),
    relationships: schema.relationships,
  })
  return toResponse(request, outcome, {
    status: 200,
    headers: { 'content-type': 'application/openapi+json; charset=utf-8' },
    body: JSON.stringify(description),
  })
}
