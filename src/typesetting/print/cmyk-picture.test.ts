import { hands } from '#lettering/hands.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pageColour } from '#book/page-colour.ts'
import { cmykColour, cmykPicture } from './cmyk-picture.ts'

/** A drawing as the illustrator saves it: a figure on the ground of the page. */
async function drawing(): Promise<Buffer> {
  const figure = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#b03a2e' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 560, height: 560, channels: 3, background: pageColour } })
    .composite([{ input: figure }])
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const corner = { left: 500, top: 500, width: 40, height: 40 }

test('on a screen the ground of a drawing is the colour of the page', async () => {
  const pixels = await sharp(await drawing())
    .extract(corner)
    .raw()
    .toBuffer()
  const page = [1, 3, 5].map((at) => Number.parseInt(pageColour.slice(at, at + 2), 16))
  expect(pixels.every((value, index) => value === page[index % 3])).toBe(true)
})

test('in inks the ground of a drawing is the ink of the page', async () => {
  const pixels = await sharp(await cmykPicture(await drawing(), 300), { ignoreIcc: true })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .extract(corner)
    .raw()
    .toBuffer()
  const page = (await cmykColour(pageColour)).map((percent) => Math.round(percent * 2.55))
  expect(page.some((ink) => ink > 0)).toBe(true)
  expect(pixels.every((value, index) => value === page[index % 4])).toBe(true)
})

test('a strong colour stays as strong as the press can print it', async () => {
  const [cyan, magenta, yellow, black] = await cmykColour('#ff0000')
  expect(Math.min(magenta, yellow)).toBeGreaterThan(90)
  expect(Math.max(cyan, black)).toBeLessThan(3)
})

test('no colour of a lettered title is more ink than a press takes', async () => {
  const colours = Object.values(hands).flatMap(({ layers }) => layers.map(({ colour }) => colour))
  for (const colour of colours.filter((own) => own.startsWith('#'))) {
    const inks = await cmykColour(colour, 260)
    expect(
      inks.reduce((sum, ink) => sum + ink, 0),
      colour,
    ).toBeLessThan(260)
  }
})
