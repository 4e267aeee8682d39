import { expect, test } from 'vitest'
import type { PictureRequest, SheetRequest } from '#illustration/illustrator.ts'
import { portrait } from './portrait.ts'
import type { Counter } from './product-function.ts'

const bookId = '0d0ef1c5-52a1-4a3c-8a53-1c3b3ac4d1ce'
const hero = {
  name: 'Noor',
  age: 6,
  gender: 'female',
  description: '',
  appearance: {
    skin: 'caramel',
    hairForm: 'curly',
    hairColour: 'dark',
    glasses: false,
    clothesColour: 'red',
  },
}
const companion = { kind: 'animal', name: 'Pluis', species: 'cat', description: '' }

/** What the illustrator is asked for such a portrait. */
async function asked(
  body: unknown,
): Promise<{ status: number; sheet?: SheetRequest; picture?: PictureRequest }> {
  const told: { sheet?: SheetRequest; picture?: PictureRequest } = {}
  const illustrator: Pick<Counter['illustrator'], 'makeCharacterSheet' | 'drawPicture'> = {
    makeCharacterSheet(sheet) {
      told.sheet = sheet
      return Promise.resolve({ ...sheet, choices: {}, references: [], drawnBy: 'nobody' })
    },
    drawPicture(picture) {
      told.picture = picture
      return Promise.resolve({ jpeg: new Uint8Array(), breaches: [] })
    },
  }
  const request = new Request('http://x', { method: 'POST', body: JSON.stringify(body) })
  const { status } = await portrait({ illustrator } as unknown as Counter, request)
  return { status, ...told }
}

test('a companion is drawn as its book will draw it: by the book’s chance, and its place in the cast', async () => {
  const { sheet, picture } = await asked({
    hero,
    style: 'manga',
    joins: { companion, place: 2, bookId },
  })
  expect(sheet?.seed).toBe(bookId)
  expect(sheet?.companions[1]).toEqual(companion)
  expect(picture?.scene.cast).toEqual([expect.objectContaining({ who: 'companion2' })])
})

test('the child is drawn without them', async () => {
  const { sheet, picture } = await asked({ hero, style: 'manga' })
  expect(sheet?.companions).toEqual([])
  expect(picture?.scene.cast).toEqual([expect.objectContaining({ who: 'hero' })])
})

test.each([{ place: 0 }, { place: 6 }, { bookId: 'no id' }, { companion: { kind: 'animal' } }])(
  'what no book has is refused: %j',
  async (wrong) => {
    const joins = { companion, place: 1, bookId, ...wrong }
    expect((await asked({ hero, style: 'manga', joins })).status).toBe(422)
  },
)
