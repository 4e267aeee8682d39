import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'
import { thumbhashOf } from '../../workflows/thumbhash.ts'

/** Pictures that lie on the paper, or on one another, without an edge of their own have nothing to begin with. */
const onPaper = /\/vignette\.webp$|\/door\/(?:younger|older)-/

const pixels = 16

/** The placeholders of all pictures below a public folder, by address: a thumbhash, painted as WebP in base64. */
export async function makePlaceholders(publicFolder: string): Promise<Record<string, string>> {
  const files: string[] = []
  for await (const file of glob('{pictures,examples}/**/*.{avif,webp}', { cwd: publicFolder }))
    files.push(file)
  const made: Record<string, string> = {}
  for (const file of files.sort()) {
    const address = `/${file.replaceAll('\\', '/')}`
    if (onPaper.test(address)) continue
    const thumbhash = await thumbhashOf(await readFile(join(publicFolder, file)))
    made[address] = (await paint(thumbhash)).toString('base64')
  }
  return made
}

async function paint(thumbhash: string): Promise<Buffer> {
  const { w: width, h: height, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'))
  return await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(pixels, pixels, { fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
}
