import { afterAll, describe, expect, it } from 'vitest'
import { IllustratorError, type PictureRequest } from '../illustrator.ts'
import { member, sampleCompanions, sampleHero, sampleScene, sampleSheet } from './scene-fixtures.ts'
import { houseIllustrator } from './house-illustrator.ts'

const lines: string[] = []
const illustrator = houseIllustrator({ threads: 2, log: (line) => lines.push(line) })
afterAll(() => illustrator.close())

function request(rest: Partial<PictureRequest> = {}): PictureRequest {
  return { sheet: sampleSheet(1), scene: sampleScene(), seed: 'one', pixels: 96, kind: 'spread', ...rest }
}

describe('houseIllustrator', () => {
  it('settles a character sheet that can be stored as JSON', async () => {
    const sheet = await illustrator.makeCharacterSheet({
      style: 'paperCut',
      hero: sampleHero,
      companions: [...sampleCompanions],
      loved: ['a', 'b', 'c', 'd'],
      seed: 'book',
    })
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet)
    expect(sheet.loved).toEqual(['a', 'b', 'c'])
    expect(sheet.references).toEqual([])
  })

  const kinds = ['spread', 'cover', 'vignette', 'portrait', 'spot', 'endpaper'] as const
  it.each(kinds)('draws a %s as JPEG', async (kind) => {
    const { jpeg } = await illustrator.drawPicture(request({ kind }))
    expect(Array.from(jpeg.slice(0, 3))).toEqual([0xff, 0xd8, 0xff])
  })

  it('gives the same bytes for the same request and others for another seed', async () => {
    const [first, again, other] = await Promise.all(
      ['one', 'one', 'two'].map((seed) => illustrator.drawPicture(request({ seed }))),
    )
    expect(Buffer.from(first?.jpeg ?? [])).toEqual(Buffer.from(again?.jpeg ?? []))
    expect(Buffer.from(first?.jpeg ?? []).equals(Buffer.from(other?.jpeg ?? []))).toBe(false)
  })

  it('draws an unknown name as the nearest known one and logs it', async () => {
    const scene = sampleScene({ cast: [member('hero')] }, [{ name: 'cartt' as 'cart' }])
    await illustrator.drawPicture(request({ scene, seed: 'odd' }))
    expect(lines).toContain(
      'picture odd: props[0].name: "cartt" is no prop that can be drawn; "cart" stands in',
    )
  })

  it('draws a cover before the small drawings that wait, and those before the pages', async () => {
    const one = houseIllustrator({ threads: 1 })
    const drawn: string[] = []
    const draw = async (kind: PictureRequest['kind'], seed: string): Promise<void> => {
      await one.drawPicture(request({ kind, seed }))
      drawn.push(seed)
    }
    await Promise.all([
      draw('spread', 'first'),
      draw('spread', 'second'),
      draw('spot', 'spot'),
      draw('endpaper', 'endpaper'),
      draw('cover', 'cover'),
      draw('vignette', 'vignette'),
      draw('spread', 'third'),
    ])
    expect(drawn).toEqual(['first', 'cover', 'vignette', 'spot', 'endpaper', 'second', 'third'])
    await one.close()
  })

  it('refuses work after it is closed', async () => {
    const other = houseIllustrator({ threads: 1 })
    await other.close()
    await expect(other.drawPicture(request())).rejects.toBeInstanceOf(IllustratorError)
  })
})
