import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
// oxlint-disable-next-line import/default -- a CommonJS package: its exports are the default
import opentype, { type Glyph } from 'opentype.js'

/** A face of letters; all lengths at the size 1. */
export interface Face {
  has(sign: string): boolean
  glyphs(line: string): Glyph[]
  advance(glyph: Glyph): number
  kerning(before: Glyph, after: Glyph): number
  /** How far a letter stands above its line, and hangs below it. */
  heights(glyph: Glyph): { above: number; below: number }
}

const known = new Map<string, Face>()

/** @param file of a package, kept once it is read */
export function faceOf(file: string): Face {
  const face = known.get(file) ?? readFace(file)
  known.set(file, face)
  return face
}

function readFace(file: string): Face {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const { unitsPerEm } = font
  const heights = new Map<number, { above: number; below: number }>()
  return {
    has: (sign) => font.charToGlyphIndex(sign) > 0,
    glyphs: (line) => [...line].map((sign) => font.charToGlyph(sign)),
    advance: ({ advanceWidth = 0 }) => advanceWidth / unitsPerEm,
    kerning: (before, after) => font.getKerningValue(before, after) / unitsPerEm,
    heights: (glyph) => {
      // Each asks for the whole outline.
      const known = heights.get(glyph.index)
      if (known) return known
      const { yMin, yMax } = glyph.getMetrics()
      const own = { above: yMax / unitsPerEm, below: -yMin / unitsPerEm }
      heights.set(glyph.index, own)
      return own
    },
  }
}
