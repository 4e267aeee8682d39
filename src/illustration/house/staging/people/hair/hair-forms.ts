import type { HairForm } from '#book/appearance.ts'

/** The cap of a form of hair, and what hangs from it. Lengths in half heads. */
export interface HairCap {
  /** How far it stands off the skull. */
  volume: number
  /** Its lower edge, from the crown (0) to the chin (1): at the middle of the brow, over the eye, at temple and ear. */
  edge: readonly [front: number, over: number, temple: number, side: number, ear: number, behind: number]
  /** Round curls of this radius make it up. */
  curl?: number
  /** Tufts of this length stand out of it. */
  tuft?: number
  /** Tufts lie over the brow, too. */
  ragged?: true
  /** How low it hangs, as a height of the head's own axes (the chin is -1). */
  hang?: number
  /** How far it flares and waves there. */
  flare?: number
  wave?: number
  /** How far the parted front is swept aside. */
  swoop?: number
  coversEars?: true
  /** Lines of combing. */
  strands?: number
}

// biome-ignore format: a table is read in rows
/** The caps of the twenty forms; bald heads and covered ones have their own. */
export const hairCaps: Readonly<Record<Exclude<HairForm, 'bald' | 'headscarf' | 'turban'> | 'wisp', HairCap>> = {
  short: { volume: 0.12, edge: [0.33, 0.345, 0.43, 0.46, 0.58, 0.8], tuft: 0.16, ragged: true, strands: 3 },
  sidePart: { volume: 0.14, edge: [0.3, 0.33, 0.42, 0.46, 0.58, 0.8], swoop: 0.09, strands: 4 },
  pixie: { volume: 0.13, edge: [0.34, 0.35, 0.44, 0.52, 0.64, 0.84], swoop: 0.1, strands: 4 },
  spiky: { volume: 0.12, edge: [0.3, 0.32, 0.42, 0.46, 0.6, 0.82], tuft: 0.3, strands: 2 },
  bob: { volume: 0.13, edge: [0.376, 0.385, 0.43, 0.74, 0.74, 0.74], hang: -0.72, flare: 0.02, coversEars: true, strands: 4 },
  long: { volume: 0.11, edge: [0.235, 0.345, 0.43, 0.66, 0.74, 0.74], hang: -1.65, flare: 0.08, wave: 0.03, coversEars: true, strands: 4 },
  wavy: { volume: 0.14, edge: [0.235, 0.345, 0.43, 0.66, 0.74, 0.74], hang: -1.2, flare: 0.06, wave: 0.05, coversEars: true, strands: 4 },
  ponytail: { volume: 0.1, edge: [0.29, 0.33, 0.42, 0.46, 0.56, 0.74], swoop: 0.05, strands: 4 },
  longBraid: { volume: 0.1, edge: [0.28, 0.33, 0.42, 0.46, 0.57, 0.78], swoop: 0.05, strands: 4 },
  bun: { volume: 0.1, edge: [0.28, 0.32, 0.41, 0.46, 0.56, 0.76], strands: 4 },
  braids: { volume: 0.1, edge: [0.235, 0.345, 0.43, 0.54, 0.66, 0.8], strands: 3 },
  pigtails: { volume: 0.1, edge: [0.35, 0.36, 0.43, 0.48, 0.6, 0.76], strands: 4 },
  curly: { volume: 0.19, edge: [0.3, 0.33, 0.42, 0.52, 0.68, 0.84], curl: 0.235, coversEars: true },
  coily: { volume: 0.32, edge: [0.28, 0.31, 0.42, 0.52, 0.66, 0.82], curl: 0.17, coversEars: true },
  puffs: { volume: 0.07, edge: [0.27, 0.31, 0.41, 0.46, 0.56, 0.76] },
  cornrows: { volume: 0.06, edge: [0.26, 0.3, 0.41, 0.46, 0.56, 0.76] },
  locs: { volume: 0.13, edge: [0.28, 0.33, 0.43, 0.6, 0.78, 0.84], coversEars: true },
  wisp: { volume: 0.03, edge: [0.2, 0.24, 0.36, 0.4, 0.5, 0.74] },
}

// biome-ignore format: a table is read in rows
/** What of curls men wear: cut round the ears, with curls on top. */
export const croppedCurls: Readonly<Partial<Record<HairForm, HairCap>>> = {
  curly: { volume: 0.15, edge: [0.29, 0.31, 0.4, 0.43, 0.5, 0.74], curl: 0.19 },
  coily: { volume: 0.2, edge: [0.27, 0.3, 0.4, 0.43, 0.5, 0.74], curl: 0.15 },
}
