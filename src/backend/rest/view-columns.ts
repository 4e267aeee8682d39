/** Where one column of a view comes from: a column of another relation, by its numbers in the catalogue. */
export interface ColumnOrigin {
  relation: string
  column: number
}

/**
 * Reads from a view's rule (`pg_rewrite.ev_action`, a `pg_node_tree` in PostgreSQL's own notation, see `nodes/outfuncs.c`)
 * which of its columns are plain columns of something else. By the view's column number. Only the outermost target list
 * counts: brackets are counted, and what is escaped by a backslash is text.
 */
export function readColumnOrigins(rule: string): Map<number, ColumnOrigin> {
  const origins = new Map<number, ColumnOrigin>()
  // (   {QUERY … :targetList   (   {TARGETENTRY … }
  const listDepth = 3
  const entryDepth = 4
  let depth = 0
  let inTargets = false
  let field = ''
  let entry = new Map<string, string>()
  for (const [token] of rule.matchAll(/[{}()]|(?:\\.|[^\s{}()\\])+/gs)) {
    if (token === '{' || token === '(') {
      depth += 1
      if (depth === entryDepth) entry = new Map()
    } else if (token === '}' || token === ')') {
      if (depth === entryDepth && inTargets) noteOrigin(origins, entry)
      if (depth === listDepth) inTargets = false
      depth -= 1
    } else if (token.startsWith(':')) {
      field = token
      if (depth === 2) inTargets = token === ':targetList'
    } else if (depth === entryDepth) entry.set(field, token)
  }
  return origins
}

function noteOrigin(origins: Map<number, ColumnOrigin>, entry: Map<string, string>): void {
  const relation = entry.get(':resorigtbl') ?? '0'
  if (relation === '0') return
  origins.set(Number(entry.get(':resno')), { relation, column: Number(entry.get(':resorigcol')) })
}
