import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Counter } from './product-function.ts'
import { uploadPicture } from './upload-picture.ts'

const visitor = {
  userId: 'anna',
  isGuest: true,
  email: null,
  session: { id: 'one', aal: 'aal1' as const },
}
const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })

/** A PNG that tells how large it is and then breaks off (https://www.w3.org/TR/png-3/#11IHDR). */
function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const facts = Buffer.alloc(13)
  facts.writeUInt32BE(width)
  facts.writeUInt32BE(height, 4)
  // Eight bits a sample, grey.
  facts.writeUInt8(8, 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', facts), chunk('IDAT', Buffer.alloc(64))]))
}

const halfOf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2)

/** Uploads bytes, or a stream of them, which declares no length; answers what was kept of them, too. */
async function upload(
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  { usesPictures = true, consents = true } = {},
) {
  const kept: Uint8Array[] = []
  const uploads = { put: async (_path: string, jpeg: Uint8Array) => void kept.push(jpeg) }
  const counter = { uploads, illustrator: { usesPictures }, newId: () => 'one' } as unknown as Counter
  // A stream needs it; not every library of types knows it.
  const headers = consents ? { 'x-picture-consent': 'yes' } : {}
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const request = new Request('http://x', init)
  const response = await uploadPicture(counter, request, visitor)
  return { status: response.status, answer: (await response.json()) as unknown, kept }
}

test('keeps a picture as a JPEG, without what else its file told', async () => {
  const photo = await red
    .clone()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: 'where we live' } })
    .toBuffer()
  expect(photo.includes('where we live')).toBe(true)
  const { answer, kept } = await upload(new Uint8Array(photo))
  expect(answer).toEqual({ path: 'anna/one.jpg' })
  expect(Buffer.from(kept[0] ?? []).includes('where we live')).toBe(false)
  expect(await sharp(kept[0]).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
})

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['a page that says it is a picture', async () => Buffer.from('<html><script>alert(1)</script>')],
  ['a drawing that may hold scripts', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', () => red.clone().gif().toBuffer()],
  ['half a picture', async () => halfOf(await red.clone().png().toBuffer())],
])('refuses %s', async (_, make) => {
  const { status, answer, kept } = await upload(new Uint8Array(await make()))
  expect([status, answer]).toEqual([415, { code: 'picture_not_supported' }])
  expect(kept).toEqual([])
})

test('refuses more pixels than 40 million, small as the file may be', async () => {
  const create = { width: 8000, height: 6500, channels: 3 as const, background: '#fff' }
  const { answer } = await upload(new Uint8Array(await sharp({ create }).png().toBuffer()))
  expect(answer).toEqual({ code: 'picture_too_many_pixels' })
})

test.each([
  [1, 30_000_000],
  [30_000_000, 1],
  [16_385, 2],
])('refuses %i x %i pixels by what its head says, before any of them is read', async (width, height) => {
  expect(await upload(pngHead(width, height))).toMatchObject({
    status: 413,
    answer: { code: 'picture_too_many_pixels' },
    kept: [],
  })
})

test('takes a long panorama', async () => {
  const create = { width: 16_384, height: 20, channels: 3 as const, background: '#fff' }
  const { status } = await upload(new Uint8Array(await sharp({ create }).png().toBuffer()))
  expect(status).toBe(200)
})

test('reads no further than 10 MB', async () => {
  let sentMb = 0
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024 * 1024))
      if (++sentMb === 100) controller.close()
    },
  })
  expect((await upload(endless)).answer).toEqual({ code: 'picture_too_large' })
  expect(sentMb).toBeLessThan(20)
})

test('takes none while nobody would look at it', async () => {
  const jpeg = new Uint8Array(await red.clone().jpeg().toBuffer())
  const { status, answer, kept } = await upload(jpeg, { usesPictures: false })
  expect([status, answer]).toEqual([409, { code: 'picture_not_used' }])
  expect(kept).toEqual([])
})

test('takes none without the consent of whoever sends it', async () => {
  const jpeg = new Uint8Array(await red.clone().jpeg().toBuffer())
  const { status, answer, kept } = await upload(jpeg, { consents: false })
  expect([status, answer]).toEqual([403, { code: 'picture_needs_consent' }])
  expect(kept).toEqual([])
})
