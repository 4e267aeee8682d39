import type { Illustrator } from '#illustration/illustrator.ts'
import type { Storyteller } from '#story/storyteller.ts'
import type { Typesetter } from '#typesetting/typesetter.ts'

// Each engine is loaded when it is asked for: whoever only wants a story waits for no fonts and no drawing.

/** Whoever writes. Throws at once if a story file is faulty. */
export async function openStoryteller(): Promise<Storyteller> {
  const { houseStoryteller } = await import('#story/house/house-storyteller.ts')
  return houseStoryteller()
}

/** Our own illustrator, until it is closed. */
export async function openIllustrator(options: {
  threads: number
}): Promise<Illustrator & { close(): Promise<void> }> {
  const { houseIllustrator } = await import('#illustration/house/house-illustrator.ts')
  return houseIllustrator(options)
}

/** Whoever sets the pages. */
export async function openTypesetter(): Promise<Typesetter> {
  const { houseTypesetter } = await import('#typesetting/house-typesetter.ts')
  return houseTypesetter()
}
