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
  short: { volume: 0.1, edge: [0.29, 0.31, 0.5, 0.42, 0.58, 0.8], tuft: 0.05, strands: 9 },
  sidePart: { volume: 0.12, edge: [0.29, 0.31, 0.5, 0.43, 0.58, 0.8], swoop: 0.1, strands: 12 },
  pixie: { volume: 0.12, edge: [0.35, 0.37, 0.56, 0.5, 0.64, 0.84], tuft: 0.04, swoop: 0.1, strands: 11 },
  spiky: { volume: 0.12, edge: [0.27, 0.3, 0.5, 0.43, 0.6, 0.82], tuft: 0.24, strands: 6 },
  bob: { volume: 0.13, edge: [0.38, 0.39, 0.62, 0.74, 0.74, 0.74], hang: -0.74, flare: 0.12, coversEars: true, strands: 13 },
  long: { volume: 0.11, edge: [0.27, 0.36, 0.6, 0.74, 0.74, 0.74], hang: -1.7, flare: 0.1, swoop: 0.08, coversEars: true, strands: 12 },
  wavy: { volume: 0.16, edge: [0.28, 0.36, 0.58, 0.74, 0.74, 0.74], hang: -1.4, flare: 0.2, wave: 0.1, swoop: 0.08, coversEars: true, strands: 12 },
  ponytail: { volume: 0.08, edge: [0.29, 0.33, 0.46, 0.42, 0.56, 0.74], swoop: 0.05, strands: 12 },
  longBraid: { volume: 0.09, edge: [0.28, 0.33, 0.47, 0.43, 0.57, 0.78], swoop: 0.05, strands: 12 },
  bun: { volume: 0.08, edge: [0.27, 0.32, 0.44, 0.42, 0.56, 0.76], strands: 11 },
  braids: { volume: 0.09, edge: [0.3, 0.35, 0.5, 0.55, 0.66, 0.8], strands: 11 },
  pigtails: { volume: 0.09, edge: [0.36, 0.37, 0.5, 0.46, 0.6, 0.76], strands: 11 },
  curly: { volume: 0.17, edge: [0.31, 0.33, 0.48, 0.56, 0.68, 0.84], curl: 0.18, coversEars: true },
  coily: { volume: 0.3, edge: [0.28, 0.3, 0.46, 0.52, 0.66, 0.82], curl: 0.15, coversEars: true },
  puffs: { volume: 0.06, edge: [0.25, 0.3, 0.44, 0.42, 0.56, 0.76] },
  cornrows: { volume: 0.05, edge: [0.24, 0.29, 0.44, 0.42, 0.56, 0.76] },
  locs: { volume: 0.11, edge: [0.27, 0.33, 0.5, 0.6, 0.78, 0.84], coversEars: true },
  wisp: { volume: 0.03, edge: [0.2, 0.24, 0.36, 0.4, 0.5, 0.74] },
}
