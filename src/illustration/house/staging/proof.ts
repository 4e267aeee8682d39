/** What was asked of a picture, and what was found in it. */
export interface Proof {
  fact: string
  asked: string
  found: string
  holds: boolean
}

/** A proof, its parts in the order in which they are printed. */
export function proof(fact: string, asked: string, found: string, holds: boolean): Proof {
  return { fact, asked, found, holds }
}
