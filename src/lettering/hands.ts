import type { Style } from '#book/options.ts'

/** The letters of a title as the hand that drew the picture would letter them. Lengths are parts of the type size. */
export interface Hand {
  /** A file of a package, with a face of its own. */
  face: string
  /** Between letters, more than the face has. */
  tracking: number
  /** From one line to the next. */
  leading: number
  /** How far a letter leans at most, in degrees, and how far it stands off its line. */
  tilt: number
  hop: number
  /** What is laid down one over the other, the lowest first. */
  layers: readonly HandLayer[]
}

export interface HandLayer {
  /**
   * `ink` stands out from the picture, `edge` is its opposite; a colour of its own (sRGB hex) lies on one of these, or beside
   * them where it need not be read.
   */
  colour: LetterColour
  /** How broad an edge is drawn around the letters, in that colour too. */
  edge?: number
  /** How far the layer is moved to the right and down. */
  shift?: readonly [number, number]
}

export type LetterColour = 'ink' | 'edge' | `#${string}`

const google = '@expo-google-fonts'
/** The line of a comic, whatever lies below it. */
const black = '#221d2b'

export const hands: Readonly<Record<Style, Hand>> = {
  classicCartoon: {
    face: `${google}/chewy/400Regular/Chewy_400Regular.ttf`,
    tracking: 0.02,
    leading: 0.98,
    tilt: 3,
    hop: 0.035,
    layers: [
      { colour: black, edge: 0.17, shift: [0.015, 0.05] },
      { colour: black, edge: 0.15 },
      { colour: '#fff6dc' },
    ],
  },
  digitalPainting: {
    face: `${google}/caprasimo/400Regular/Caprasimo_400Regular.ttf`,
    tracking: 0,
    leading: 1.0,
    tilt: 0,
    hop: 0,
    layers: [{ colour: 'ink' }],
  },
  waterpaint: {
    face: `${google}/caveat-brush/400Regular/CaveatBrush_400Regular.ttf`,
    tracking: 0,
    leading: 0.84,
    tilt: 2,
    hop: 0.03,
    layers: [{ colour: 'ink' }],
  },
  handDrawnSketch: {
    face: `${google}/londrina-solid/400Regular/LondrinaSolid_400Regular.ttf`,
    tracking: 0.02,
    leading: 0.98,
    tilt: 2,
    hop: 0.025,
    layers: [{ colour: 'ink' }],
  },
  paperCut: {
    face: `${google}/bowlby-one/400Regular/BowlbyOne_400Regular.ttf`,
    tracking: 0.01,
    leading: 1.06,
    tilt: 4,
    hop: 0.035,
    layers: [{ colour: 'edge', shift: [0.03, 0.045] }, { colour: 'ink' }],
  },
  manga: {
    face: `${google}/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf`,
    tracking: -0.01,
    leading: 1.08,
    tilt: 0,
    hop: 0,
    layers: [{ colour: 'edge', edge: 0.16 }, { colour: 'ink' }],
  },
  minimalistic: {
    face: `${google}/fredoka/600SemiBold/Fredoka_600SemiBold.ttf`,
    tracking: 0.01,
    leading: 0.98,
    tilt: 0,
    hop: 0,
    layers: [{ colour: 'ink' }],
  },
  retroVintage: {
    face: `${google}/ranchers/400Regular/Ranchers_400Regular.ttf`,
    tracking: 0.02,
    leading: 0.98,
    tilt: 0,
    hop: 0.012,
    layers: [{ colour: '#d8573f', shift: [-0.035, 0.03] }, { colour: 'ink' }],
  },
  digital: {
    face: `${google}/titan-one/400Regular/TitanOne_400Regular.ttf`,
    tracking: 0.02,
    leading: 1.08,
    tilt: 2.5,
    hop: 0.03,
    layers: [{ colour: 'edge', edge: 0.14 }, { colour: 'ink' }],
  },
  comicBook: {
    face: `${google}/bangers/400Regular/Bangers_400Regular.ttf`,
    tracking: 0.03,
    leading: 1.02,
    tilt: 2,
    hop: 0.02,
    layers: [
      { colour: black, edge: 0.13, shift: [0.05, 0.055] },
      { colour: black, edge: 0.13 },
      { colour: '#ffd84d' },
    ],
  },
}
