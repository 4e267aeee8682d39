import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { houseIllustrator } from '#illustration/house/house-illustrator.ts'
import type { Illustrator } from '#illustration/illustrator.ts'
import { drawLookSprites } from './draw-look-sprites.ts'
import { type SitePicture, sitePictures } from './site-pictures.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'public', 'pictures')

/** Draws the pictures of the site anew with the illustrator of the books; arguments choose by path. */
async function drawSitePictures(illustrator: Illustrator, wanted: readonly string[]): Promise<void> {
  for (const picture of sitePictures()) {
    if (wanted.length > 0 && !wanted.some((part) => picture.path.includes(part))) continue
    const file = join(folder, picture.path)
    await mkdir(dirname(file), { recursive: true })
    const jpeg = await drawSitePicture(illustrator, picture)
    for (const [name, pixels] of filesOf(picture, file)) {
      if (picture.format === 'avif') await writeFile(`${name}.avif`, await asAvif(jpeg, pixels))
      else await writeFile(`${name}.webp`, await asWebp(jpeg, pixels))
    }
  }
}

/** The names, without ending, and the widths of a picture's files. */
function filesOf({ pixels, smallerPixels = [] }: SitePicture, file: string): [string, number][] {
  return [[file, pixels], ...smallerPixels.map((width): [string, number] => [`${file}-${width}`, width])]
}

/** What a staged picture shows where a book shows what its child loves. */
const loved = ['octopussen']

/** Drawn at twice its size, so that shrinking it takes the edges off. */
async function drawSitePicture(illustrator: Illustrator, picture: SitePicture): Promise<Uint8Array> {
  const { style, hero, companions, scene, kind, pixels } = picture
  const seed = `site/${picture.path}`
  const sheet = await illustrator.makeCharacterSheet({ style, hero, companions, loved, seed: 'site' })
  const { jpeg } = await illustrator.drawPicture({ sheet, scene, seed, pixels: pixels * 2, kind })
  return jpeg
}

async function asWebp(jpeg: Uint8Array, pixels: number): Promise<Uint8Array> {
  return await sharp(jpeg).resize(pixels).webp({ quality: 72, effort: 6 }).toBuffer()
}

async function asAvif(jpeg: Uint8Array, pixels: number): Promise<Uint8Array> {
  return await sharp(jpeg).resize(pixels).avif({ quality: 55, effort: 6 }).toBuffer()
}

const wanted = process.argv.slice(2)
const illustrator = houseIllustrator({ threads: 1 })
await drawSitePictures(illustrator, wanted)
await illustrator.close()
if (wanted.length === 0 || wanted.some((part) => part.startsWith('looks'))) {
  await drawLookSprites(join(folder, 'looks'))
}
