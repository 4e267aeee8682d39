import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Attachment } from '#shop/mailer.ts'
import { attachFiles, type Drawers } from './attach-files.ts'

const square = { width: 900, height: 900, channels: 3, background: '#99bbcc' } as const
const post = {
  files: { get: async () => sharp({ create: square }).webp().toBuffer() },
} as unknown as Drawers

const cover = { kind: 'cover', path: 'book/cover.webp' } as const
const lettering = { style: 'paperCut', ink: 'dark', bend: 0 } as const

/** How broad the picture of a mail is, and whether there is anything but its ground above and below. */
async function seen(attachment: Attachment) {
  const [file] = await attachFiles(post, [attachment])
  const picture = sharp(file?.bytes)
  const { width } = await picture.metadata()
  const high = Math.round(width / 2)
  const isDrawn = async (top: number): Promise<boolean> => {
    const part = await picture.clone().extract({ left: 0, top, width, height: high }).toBuffer()
    return (await sharp(part).stats()).entropy > 0.5
  }
  return { width, above: await isDrawn(0), below: await isDrawn(high) }
}

test('the cover of a mail has its title lettered over it, and nothing lower down', async () => {
  expect(await seen({ ...cover, title: 'Noor en de maan', lettering })).toEqual({
    width: 400,
    above: true,
    below: false,
  })
  expect(await seen(cover)).toMatchObject({ above: false })
})

test('a broad one has the pixels of sharp screens, and a title that no hand can letter stays off it', async () => {
  expect(await seen({ ...cover, title: '月と光', lettering, isWide: true })).toEqual({
    width: 864,
    above: false,
    below: false,
  })
})

test('a present of the mail lies in the paper of its own book, or in plain paper while there is none, with its ribbon on top', async () => {
  const colourAt = async (path: string | null, left: number, top: number): Promise<number[]> => {
    const [file] = await attachFiles(post, [{ kind: 'parcel', path }])
    const dot = sharp(file?.bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw()
    return [...(await dot.toBuffer())]
  }
  const paper = await colourAt('book/endpaper.webp', 100, 100)
  // Of the square that is its pattern, as far as the format of mails keeps that.
  for (const [at, value] of [0x99, 0xbb, 0xcc].entries())
    expect(Math.abs((paper[at] ?? 0) - value)).toBeLessThan(6)
  expect(await colourAt(null, 100, 100)).not.toEqual(paper)
  const [red = 0, green = 0] = await colourAt('book/endpaper.webp', 432, 100)
  expect(red).toBeGreaterThan(green * 2)
})

test('the picture of a gift card is never blown up', async () => {
  expect((await seen({ kind: 'gift-card' })).width).toBe(640)
})
