import { readOperator } from '#records/operator-rows.ts'
import { type ProductFunction, refuse } from './product-function.ts'

/** `twin`: something of ours stands in for it; `look`: it works, and somebody should know this. */
export type FindingState = 'good' | 'twin' | 'look' | 'bad'

export interface Finding {
  part: string
  state: FindingState
  /** What was seen, in a line for whoever runs the shop. */
  words: string
}

/** Tries everything that the product works with, for operators; for everybody else there is no such function. */
export const examineParts: ProductFunction = async (counter, _request, visitor) => {
  if (!(await readOperator(counter.database, visitor))) return refuse(404, 'not_found')
  return Response.json({ findings: await counter.examine() })
}
