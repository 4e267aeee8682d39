import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

/** A ZIP file with the entries stored as they are (PKWARE APPNOTE 6.3, method 0, UTF-8 names). */
export function zipFiles(entries: readonly ZipEntry[], madeAt: Date): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const encoded = Buffer.from(name, 'utf8')
    const shared = sharedFields(bytes, encoded.length, madeAt)
    const local = Buffer.concat([numbers([4, 0x04034b50]), shared, encoded])
    directory.push(
      numbers([4, 0x02014b50], [2, 20]),
      shared,
      // Comment length, disk, inner and outer attributes, and where the file begins.
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      encoded,
    )
    parts.push(local, bytes)
    offset += local.length + bytes.length
  }
  const index = Buffer.concat(directory)
  const count = entries.length
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, index.length], [4, offset])
  return new Uint8Array(Buffer.concat([...parts, index, end, numbers([2, 0])]))
}

/** From "version needed" up to "extra field length", the same in both headers. */
function sharedFields(bytes: Uint8Array, nameLength: number, madeAt: Date): Buffer {
  const utf8Names = 0x0800
  const time = (madeAt.getUTCHours() << 11) | (madeAt.getUTCMinutes() << 5) | (madeAt.getUTCSeconds() >> 1)
  const date =
    ((madeAt.getUTCFullYear() - 1980) << 9) | ((madeAt.getUTCMonth() + 1) << 5) | madeAt.getUTCDate()
  return numbers(
    [2, 20],
    [2, utf8Names],
    [2, 0],
    [2, time],
    [2, date],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, nameLength],
    [2, 0],
  )
}

/** Little-endian numbers one after another, each with its size in bytes. */
function numbers(...fields: (readonly [size: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields) at = buffer.writeUIntLE(value >>> 0, at, size)
  return buffer
}
