import sharp from 'sharp'
import { originPacket } from './provenance.ts'

/** Before the packet in its segment of a JPEG. Source: XMP Specification Part 3 (ISO 16684-1), 1.1.3. */
const xmpNamespace = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')

/**
 * A picture, JPEG or WebP, that says by machine how it came about, as `tellOrigins` says it of the pages of a file: in an XMP
 * packet that replaces one that was there. No pixel is touched. Throws for other formats.
 * @param illustrator the engine by its name; null for ours
 */
export async function withPictureOrigin(
  picture: Uint8Array,
  illustrator: string | null,
): Promise<Uint8Array> {
  const packet = Buffer.from(originPacket(illustrator))
  const bytes = Buffer.from(picture)
  const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
  if (format === 'jpeg') return jpegWith(bytes, packet)
  if (format === 'webp') return webpWith(bytes, packet, { width, height, hasAlpha })
  throw new Error(`a picture is JPEG or WebP, and no ${format}`)
}

/** Segments of metadata come first, the one of JFIF before all others; after them come tables and pixels. */
function jpegWith(bytes: Buffer, packet: Buffer): Uint8Array {
  const segments: Buffer[] = []
  let at = 2
  while ((bytes.readUInt16BE(at) & 0xfff0) === 0xffe0) {
    const segment = bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2))
    if (!segment.subarray(4).subarray(0, xmpNamespace.length).equals(xmpNamespace)) segments.push(segment)
    at += segment.length
  }
  const header = Buffer.from([0xff, 0xe1, 0, 0])
  header.writeUInt16BE(2 + xmpNamespace.length + packet.length, 2)
  const jfif = segments[0]?.readUInt16BE(0) === 0xffe0 ? 1 : 0
  segments.splice(jfif, 0, Buffer.concat([header, xmpNamespace, packet]))
  return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(at)])
}

/** Flags of the header that a WebP with more than pixels has. Source: RFC 9649, 2.7. */
const [hasXmp, hasAlphaFlag] = [0x04, 0x10]

interface WebpFacts {
  width: number
  height: number
  hasAlpha: boolean
}

function webpWith(bytes: Buffer, packet: Buffer, { width, height, hasAlpha }: WebpFacts): Uint8Array {
  const chunks = chunksOf(bytes).filter(({ name }) => name !== 'XMP ')
  const known = chunks[0]?.name === 'VP8X' ? chunks.shift() : undefined
  const header = known ? Buffer.from(known.content) : Buffer.alloc(10)
  if (!known) {
    header[0] = hasAlpha ? hasAlphaFlag : 0
    header.writeUIntLE(width - 1, 4, 3)
    header.writeUIntLE(height - 1, 7, 3)
  }
  header[0] = (header[0] ?? 0) | hasXmp
  const all = [{ name: 'VP8X', content: header }, ...chunks, { name: 'XMP ', content: packet }].map(asChunk)
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...all])
  const start = Buffer.from('RIFF\0\0\0\0', 'latin1')
  start.writeUInt32LE(body.length, 4)
  return Buffer.concat([start, body])
}

interface Chunk {
  name: string
  content: Buffer
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    chunks.push({
      name: bytes.toString('latin1', at, at + 4),
      content: bytes.subarray(at + 8, at + 8 + length),
    })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** With its name and length before it, and a byte behind it where that is odd. */
function asChunk({ name, content }: Chunk): Buffer {
  const start = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  start.writeUInt32LE(content.length, 4)
  return Buffer.concat([start, content, Buffer.alloc(content.length % 2)])
}
