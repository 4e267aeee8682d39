import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Code points that a TrueType font has signs for: formats 4 and 12 of its `cmap` table. @param file of a package */
export function signsOf(file: string): Set<number> {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, place) => 12 + place * 16)
  const cmap = bytes.readUInt32BE(
    (tables.find((at) => bytes.toString('latin1', at, at + 4) === 'cmap') ?? 0) + 8,
  )
  const signs = new Set<number>()
  const add = (first: number, last: number): void => {
    for (let code = first; code <= last; code += 1) signs.add(code)
  }
  for (let place = 0; place < bytes.readUInt16BE(cmap + 2); place += 1) {
    const table = cmap + bytes.readUInt32BE(cmap + 8 + place * 8)
    const format = bytes.readUInt16BE(table)
    if (format === 12) {
      for (let group = 0; group < bytes.readUInt32BE(table + 12); group += 1) {
        const at = table + 16 + group * 12
        add(bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4))
      }
    }
    if (format === 4) {
      const twice = bytes.readUInt16BE(table + 6)
      for (let at = 0; at < twice - 2; at += 2) {
        add(bytes.readUInt16BE(table + 16 + twice + at), bytes.readUInt16BE(table + 14 + at))
      }
    }
  }
  return signs
}
