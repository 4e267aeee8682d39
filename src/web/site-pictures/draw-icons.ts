import { join } from 'node:path'
import sharp from 'sharp'

/** Draws the icons for home screens from the site's own, which browsers take as it is. Run when that changes. */
const folder = join(import.meta.dirname, '..', '..', '..', 'public')
const paper = '#fdfaf3'

/** Home screens cut the maskable one to a shape of their own: the book keeps to the middle. */
const icons = [
  { name: 'icon-192', pixels: 192, share: 1, background: 'transparent' },
  { name: 'icon-512', pixels: 512, share: 1, background: 'transparent' },
  { name: 'icon-maskable-512', pixels: 512, share: 0.68, background: paper },
  { name: 'apple-touch-icon', pixels: 180, share: 0.84, background: paper },
]

for (const { name, pixels, share, background } of icons) {
  const side = Math.round(pixels * share)
  const book = await sharp(join(folder, 'favicon.svg'), { density: (72 * side) / 32 })
    .resize(side)
    .toBuffer()
  await sharp({ create: { width: pixels, height: pixels, channels: 4, background } })
    .composite([{ input: book }])
    .png({ compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`))
}
