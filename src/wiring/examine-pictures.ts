import sharp from 'sharp'
import * as z from 'zod/mini'
import { accountsInMemory } from '#adapters/ai/accounts-in-memory.ts'
import { setTrimMm } from '#book/print-specification.ts'
import type { Environment } from '#environment.ts'
import type { Finding } from '#functions/examine-parts.ts'
import { problemOf } from './examine-models.ts'
import { openPictureModelOf, openVisionModelOf } from './illustrators.ts'

/** The fewest dots an inch that printers take. */
const fewestPpi = 200
const mmOfInch = 25.4
/** Around the page, on each side. */
const bleedMm = 3

/**
 * Says what the settings choose. No provider has a call that is free and tells whether a key may draw, so that nothing
 * is drawn; a model that sees is shown a picture, which costs next to nothing.
 */
export async function examinePictures(environment: Environment): Promise<Omit<Finding, 'part'>> {
  const model = await openPictureModelOf(environment, accountsInMemory(0))
  if (model === null || environment.PICTURE_ENGINE === 'house') {
    const former = model === null ? '' : `; books that ${model.name} began are still its`
    return { state: 'good', words: `our own illustrator draws${former}` }
  }
  const { PICTURE_PIXELS: pixels, PICTURE_PRICE: price } = environment
  const ppi = Math.round(pixels / ((setTrimMm + 2 * bleedMm) / mmOfInch))
  const sharpness =
    ppi < fewestPpi
      ? `${pixels} pixels are ${ppi} dots an inch: printers take no fewer than ${fewestPpi}, so that no book of it can be printed`
      : `${pixels} pixels are ${ppi} dots an inch in print, if it draws as many`
  const words = [
    `${model.name}: key and price are set (€ ${price} a picture), and not tried, since every try is paid`,
    sharpness,
    model.takesReferences
      ? 'looks at references'
      : 'looks at no references: people may change from page to page',
    await examineVision(environment),
  ]
  return { state: 'look', words: words.join('; ') }
}

const shape = z.strictObject({ colour: z.string() })

/** Shows the model that looks at pictures a plain one: tells whether key, name and address are right, and whether it sees. */
async function examineVision(environment: Environment): Promise<string> {
  const accounts = accountsInMemory(environment.AI_BOOK_EUROS * 1_000_000)
  const vision = await openVisionModelOf(environment, accounts)
  if (vision === null) return 'nobody looks at what it draws'
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#d00' } })
  const pictures = [await picture.jpeg().toBuffer()]
  let seen = ''
  const problem = await problemOf(vision, async () => {
    const instructions = 'Name the colour of the picture in one English word.'
    const order = { work: 'doctor', task: 'VISION', instructions, material: '{}', pictures, mostTokens: 1000 }
    seen = (await vision.look(order, shape)).colour
  })
  if (problem !== null) throw new Error(problem)
  return `${vision.name} looks at each picture, and takes red for ${seen.trim().slice(0, 20)}`
}
