import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PictureProvider, pictureProviders } from '#adapters/ai/open-picture-model.ts'
import { readEnvironment } from '#environment.ts'
import { type Illustrator, IllustratorError, type PictureKind } from '#illustration/illustrator.ts'
import { openIllustratorOf } from '#wiring/illustrators.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import type { Story } from '#story/storyteller.ts'
import { noor } from './start-workshop.ts'
import { filesInMemory, noUploads } from '../stand-ins/files-in-memory.ts'
import { pictureStandIn, type PictureStandIn } from '../stand-ins/pictures/picture-stand-in.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'

/* What the port promises, of whoever stands behind it: ours, a model of each provider, and ours in a model's place. */

const models = {
  openai: 'gpt-image-next',
  google: 'gemini-next-image',
  fal: 'fal-ai/flux/next',
  replicate: 'somebody/next',
  'black-forest-labs': 'flux-next',
} as const satisfies Record<PictureProvider, string>
const keys = {
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  fal: 'FAL_API_KEY',
  replicate: 'REPLICATE_API_TOKEN',
  'black-forest-labs': 'BFL_API_KEY',
} as const satisfies Record<PictureProvider, string>
const own = 'Fabelaar house illustrator'

interface Engine {
  settings(url: string): Record<string, string>
  wire: PictureProvider
  drawnBy: string
}
const drawn = (provider: PictureProvider, url: string, key = 'key'): Record<string, string> => ({
  PICTURE_ENGINE: 'ai',
  PICTURE_MODEL: `${provider}:${models[provider]}`,
  PICTURE_PRICE: '0.04',
  PICTURE_URL: url,
  PICTURE_REFERENCES: 'true',
  [keys[provider]]: key,
})
const engines: Record<string, Engine> = {
  house: { settings: () => ({}), wire: 'openai', drawnBy: own },
  ...Object.fromEntries(
    pictureProviders.map((provider): [string, Engine] => [
      provider,
      {
        settings: (url) => drawn(provider, url),
        wire: provider,
        drawnBy: `${provider}:${models[provider]}`,
      },
    ]),
  ),
  'our own in a model’s place': {
    settings: (url) => drawn('openai', url, 'other'),
    wire: 'openai',
    drawnBy: own,
  },
}

const brief = {
  ...noor,
  companions: [{ kind: 'animal' as const, name: 'Pluis', species: 'cat' as const, description: '' }],
}

let backend: TestBackend
let story: Story
beforeAll(async () => {
  backend = await startTestBackend()
  story = await houseStoryteller().writeStory(brief, 's')
})
afterAll(() => backend[Symbol.asyncDispose]())

describe.each(Object.entries(engines))('%s', (_, { settings, wire, drawnBy }) => {
  let standIn: PictureStandIn
  let illustrator: Illustrator & { close(): Promise<void> }
  const pixels = 48
  beforeAll(async () => {
    standIn = await pictureStandIn(wire)
    const environment = readEnvironment({
      AI_BOOK_EUROS: '100',
      AI_DAY_EUROS: '1000',
      AI_CALLS_A_MINUTE: '10000',
      ...settings(standIn.apiUrl),
    })
    const asker = { name: 'test', isWeb: false }
    const { pool: database } = backend
    const files = filesInMemory()
    illustrator = await openIllustratorOf(environment, {
      threads: 1,
      database,
      files,
      uploads: noUploads,
      asker,
    })
  })
  afterAll(async () => {
    await illustrator.close()
    await standIn.close()
  })

  const { hero, style } = noor
  const sheetOf = async (folder = randomUUID()) => {
    const { companions } = brief
    return illustrator.makeCharacterSheet({ hero, style, companions, loved: [], seed: folder, folder })
  }
  const sceneOf = (kind: PictureKind) => {
    const [spread] = story.spreads
    if (spread === undefined) throw new Error('no scene')
    return kind === 'cover' ? story.cover : spread.scene
  }

  test('settles how everybody looks, in what a row can hold, says who draws, and goes on with it', async () => {
    const sheet = await sheetOf()
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet)
    expect(sheet).toMatchObject({ hero, style, companions: brief.companions, drawnBy })
    expect(illustrator.draws(sheet)).toBe(true)
    // As it comes back from its row.
    expect(illustrator.draws(JSON.parse(JSON.stringify(sheet)) as typeof sheet)).toBe(true)
  })

  test('does not go on with what another model began', async () => {
    const sheet = await sheetOf()
    const others = { ...sheet, drawnBy: 'openai:gone', references: ['b/drawn/sheet.jpg'] }
    expect(illustrator.draws(others)).toBe(false)
  })

  test.each<PictureKind>(['cover', 'spread', 'vignette', 'spot', 'endpaper'])(
    'draws a %s as a square JPEG in sRGB, no larger than asked for, and the same again',
    async (kind) => {
      const sheet = await sheetOf()
      const request = { sheet, scene: sceneOf(kind), seed: `${sheet.hero.name}/${kind}/1`, pixels, kind }
      const { jpeg, breaches } = await illustrator.drawPicture(request)
      const { format, width, height, space } = await sharp(jpeg).metadata()
      expect({ format, space }).toEqual({ format: 'jpeg', space: 'srgb' })
      expect(width).toBe(height)
      expect(width).toBeLessThanOrEqual(pixels)
      expect(breaches).toEqual(expect.any(Array))
      const asked = standIn.questions.length
      expect(Buffer.from((await illustrator.drawPicture(request)).jpeg).equals(jpeg)).toBe(true)
      expect(standIn.questions).toHaveLength(asked)
    },
  )

  test('throws its own error for a page that it cannot draw, and says whether another try can help', async () => {
    const sheet = await sheetOf()
    if (sheet.references.length === 0) return
    standIn.behaveNext(...Array.from({ length: 3 }, () => ({ kind: 'refuse' }) as const))
    const request = { sheet, scene: sceneOf('spread'), seed: 's/spread/2/1', pixels, kind: 'spread' } as const
    const failure: unknown = await illustrator.drawPicture(request).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(IllustratorError)
    expect(failure).toMatchObject({ retryable: false })
  })
})
