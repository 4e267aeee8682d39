import * as z from 'zod/mini'
import { ModelError } from '#models/model-error.ts'
import { mostTokensOfLook, redrawsOfWrongPicture } from '#models/most-of-looks.ts'
import type { Desk, Drawn } from './desk.ts'
import { type FaultKind, faultKinds, type PicturePrompts } from './load-picture-prompts.ts'
import type { PictureOrder } from './picture-model.ts'

/** As many faults as an illustrator can mind at once, and as long as one of them has to be. */
const mostFaults = 6
const mostCharactersOfFault = 200

export interface Looked extends Drawn {
  /** What is wrong with it, for logs and for whoever draws it again; empty also where nobody looked. */
  faults: string[]
}

const verdict = z.strictObject({
  seen: z.string(),
  faults: z.array(z.strictObject({ kind: z.enum(faultKinds), what: z.string() })),
})

type Eyes = Pick<Desk, 'vision' | 'prompts' | 'log'>

/**
 * Has a picture drawn and looked at, and what is wrong drawn again with its faults told, at most twice; the one with the
 * fewest faults stays. A picture that could not be looked at stands. Throws what the first drawing throws.
 * @param draw draws the order, or finds what it drew; `again` counts from 0, and tells a redraw from what it replaces
 * @param held what the pictures were drawn beside and have to be like: the character sheet, or nothing
 */
export async function drawLooked(
  eyes: Eyes,
  order: PictureOrder,
  held: readonly Uint8Array[],
  draw: (order: PictureOrder, again: number) => Promise<Drawn>,
): Promise<Looked> {
  const look = async (drawn: Drawn, again: number): Promise<Looked> => ({
    ...drawn,
    faults: await faultsOf(eyes, order, [drawn.jpeg, ...held], again),
  })
  let last = await look(await draw(order, 0), 0)
  let best = last
  for (let again = 1; again <= redrawsOfWrongPicture && last.faults.length > 0; again += 1) {
    try {
      last = await look(await draw(orderAgain(order, last.faults, again, eyes.prompts), again), again)
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      eyes.log(`${order.task} of ${order.work} is not drawn again: ${error.reason}, ${error.message}`)
      break
    }
    if (last.faults.length < best.faults.length) best = last
  }
  return best
}

function orderAgain(
  order: PictureOrder,
  faults: readonly string[],
  again: number,
  prompts: PicturePrompts,
): PictureOrder {
  const told = faults.map((fault) => `- ${fault}`).join('\n')
  return {
    ...order,
    task: `${order.task} again ${again}`,
    prompt: `${order.prompt}\n\n${prompts.again.replace('{faults}', () => told)}`,
  }
}

/** What is wrong with a picture, as it is told to whoever draws it again. Nothing, where looking fails. */
async function faultsOf(
  { vision, prompts, log }: Eyes,
  { work, task, prompt }: PictureOrder,
  pictures: readonly Uint8Array[],
  again: number,
): Promise<string[]> {
  if (vision === null) return []
  const kinds = faultKinds.map((kind) => `- ${kind}: ${prompts.faults[kind]}`).join('\n')
  const look = {
    work,
    task: `look at ${task}${again === 0 ? '' : ` again ${again}`}`,
    instructions: prompts.look.replace('{kinds}', () => kinds),
    material: JSON.stringify({ asked: prompt }),
    pictures,
    mostTokens: mostTokensOfLook.output,
  }
  try {
    const { faults } = await vision.look(look, verdict)
    return faults.slice(0, mostFaults).map(({ kind, what }) => told(kind, what, prompts))
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    log(`${task} of ${work} was not looked at: ${error.reason}, ${error.message}`)
    return []
  }
}

/** Writing is never told again: a model of pictures would write it. */
function told(kind: FaultKind, what: string, prompts: PicturePrompts): string {
  const phrase = prompts.faults[kind]
  if (kind === 'letters') return phrase
  return `${phrase}: ${what.replace(/\s+/g, ' ').trim().slice(0, mostCharactersOfFault)}`
}
