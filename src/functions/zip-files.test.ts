import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

test('the directory at the end leads to every file, names with accents too', () => {
  const entries = [
    { name: 'gegevens.json', bytes: Buffer.from('{"naam":"Zoë"}') },
    { name: 'boeken/Zoë.txt', bytes: Buffer.from('Er was eens') },
  ]
  const zip = Buffer.from(zipFiles(entries, new Date('2026-11-22T12:34:56Z')))
  expect(unpack(zip)).toEqual(entries.map(({ name, bytes }) => ({ name, text: bytes.toString() })))
})

test('nothing packed is still a file that can be opened', () => {
  expect(unpack(Buffer.from(zipFiles([], new Date('2026-11-22T12:34:56Z'))))).toEqual([])
})

/** Reads as unpackers do: from the end record through the directory to each file, sums checked. */
function unpack(zip: Buffer): { name: string; text: string }[] {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  let at = zip.readUInt32LE(end + 16)
  expect(at + zip.readUInt32LE(end + 12)).toBe(end)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, size, nameLength, start] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    at += 46 + nameLength
    expect(zip.readUInt32LE(start)).toBe(0x04034b50)
    const bytesAt = start + 30 + zip.readUInt16LE(start + 26)
    const bytes = zip.subarray(bytesAt, bytesAt + size)
    expect(crc32(bytes)).toBe(sum)
    return { name, text: bytes.toString() }
  })
}
