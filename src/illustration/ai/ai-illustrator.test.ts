import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ModelFailure, ModelError } from '#models/model-error.ts'
import { sampleHero, sampleScene } from '../house/scene-fixtures.ts'
import type { Illustrator, PictureRequest } from '../illustrator.ts'
import { aiIllustrator } from './ai-illustrator.ts'
import type { PictureOrder } from './picture-model.ts'
import { filesInMemory, noUploads } from '../../../tests/stand-ins/files-in-memory.ts'

let jpeg: Uint8Array
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#9bc' } })
    .jpeg()
    .toBuffer()
})

const kept = new Map<string, Uint8Array>()
const orders: PictureOrder[] = []
let failure: ModelFailure | null = null
beforeEach(() => {
  kept.clear()
  orders.length = 0
  failure = null
})

const files = filesInMemory(kept)
const house: Illustrator = {
  name: 'ours',
  repeatable: true,
  usesPictures: false,
  shows: () => 'unseen',
  drawsFree: true,
  makeCharacterSheet: async (request) => ({ ...request, choices: {}, references: [], drawnBy: 'ours' }),
  draws: ({ references }) => references.length === 0,
  drawPicture: async () => ({ jpeg: new Uint8Array(), breaches: ['ours'] }),
}

function open({ begins = true, takesReferences = true } = {}): Illustrator {
  const model = {
    name: 'fal:draws',
    takesReferences,
    draw: async (order: PictureOrder) => {
      orders.push(order)
      if (failure !== null) throw new ModelError(failure, 'so it is')
      return jpeg
    },
  }
  return aiIllustrator({ model, vision: null, house, files, uploads: noUploads, begins, log: () => {} })
}

const wish = { style: 'manga', hero: sampleHero, companions: [], loved: [], seed: 's', folder: 'b' } as const
const meet = (illustrator: Illustrator) =>
  illustrator.makeCharacterSheet({ ...wish, companions: [], loved: [] })

async function page(changes: Partial<PictureRequest> = {}): Promise<PictureRequest> {
  const sheet = await meet(open())
  orders.length = 0
  return { sheet, scene: sampleScene({}), seed: 's/spread/3/1', pixels: 60, kind: 'spread', ...changes }
}

test('a book that the model began stays with it when new ones are our own', async () => {
  const later = open({ begins: false })
  expect(await later.drawPicture(await page())).toMatchObject({ breaches: [] })
  expect(orders).toMatchObject([{ work: 'b', task: 'spread 3 1', references: [jpeg] }])
  expect(await meet(later)).toMatchObject({ references: [], drawnBy: 'ours' })
})

test('pictures come no larger than asked for, and never larger than they were drawn', async () => {
  const width = async (pixels: number) =>
    (await sharp((await open().drawPicture(await page({ pixels }))).jpeg).metadata()).width
  expect([await width(60), await width(200)]).toEqual([60, 90])
})

test.each(['vignette', 'spot', 'endpaper', 'portrait'] as const)('a %s is our own', async (kind) => {
  expect(await open().drawPicture(await page({ kind }))).toMatchObject({ breaches: ['ours'] })
  expect(orders).toHaveLength(0)
})

test.each<[ModelFailure, boolean]>([
  ['unreachable', true],
  ['budget', false],
  ['settings', false],
  ['unusable', false],
])('a page that fails as %s is told to try again soon: %s', async (reason, retryable) => {
  const request = await page()
  failure = reason
  await expect(open().drawPicture(request)).rejects.toMatchObject({ name: 'IllustratorError', retryable })
  expect(orders).toHaveLength(1)
})

test('a page that is refused however it is told fails, and is not tried again soon', async () => {
  const request = await page()
  failure = 'refused'
  await expect(open().drawPicture(request)).rejects.toMatchObject({ retryable: false })
  expect(orders).toHaveLength(3)
})

test('a model without references is told in words alone, and nobody is asked for a picture', async () => {
  const illustrator = open({ takesReferences: false })
  expect(illustrator.usesPictures).toBe(false)
  await illustrator.drawPicture(await page())
  expect(orders).toMatchObject([{ references: [] }])
  expect(orders[0]?.prompt).not.toContain('The first reference picture')
})
