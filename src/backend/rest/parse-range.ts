import type { QueryNode } from './parse-select.ts'
import { RestError } from './rest-error.ts'

/** `Range: 0-9`, the older way of limit and offset: narrows what the address asks for. Throws 416 PGRST103. */
export function applyRange(node: QueryNode, header: string | null): void {
  const found = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header ?? '')
  if (!found) return
  const first = Number(found[1])
  const last = found[2] === '' ? Number.POSITIVE_INFINITY : Number(found[2])
  const end = node.limit === null ? Number.POSITIVE_INFINITY : node.offset + node.limit - 1
  const start = Math.max(node.offset, first)
  const stop = Math.min(end, last)
  if (node.limit === 0) return
  if (last < first || stop < start) {
    throw new RestError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  node.offset = start
  node.limit = Number.isFinite(stop) ? stop - start + 1 : null
}
