import type { BookLanguage } from '#book/options.ts'
import { bricks, gables, type Gable } from './gabled-house.ts'

/** How houses in a town look from the street. */
export interface HouseFronts {
  gables: readonly Gable[]
  walls: readonly string[]
  /** Colour of the roofs that are seen. */
  roof: string
  /** A spire rises over the roofs. */
  church: boolean
  /** A windmill stands in the country. */
  windmill?: boolean
}

const tiles = '#b9573f'
const slate = '#6b7682'

/** A town where the language of the book is spoken at home: of each the most usual fronts, not its sights. */
const frontsOfLanguage: Readonly<Record<BookLanguage, HouseFronts>> = {
  dutch: { gables, walls: bricks, roof: tiles, church: true, windmill: true },
  english: {
    gables: ['eaves', 'eaves', 'point'],
    walls: ['#a8553f', '#b5654a', '#94503f', '#c98a5e', '#ded2bd'],
    roof: slate,
    church: true,
  },
  french: {
    gables: ['mansard'],
    walls: ['#ece0c8', '#e3d3b4', '#f1e8d6', '#d9c8a9'],
    roof: slate,
    church: true,
  },
  german: {
    gables: ['timber', 'timber', 'eaves'],
    walls: ['#f0e2c4', '#e9d3a2', '#e6bd8c', '#dccdb4', '#c9d0b8'],
    roof: tiles,
    church: true,
  },
  spanish: {
    gables: ['eaves', 'flat'],
    walls: ['#f4ead6', '#eed3a0', '#e3a56f', '#f0e0c0'],
    roof: tiles,
    church: true,
  },
  italian: {
    gables: ['eaves'],
    walls: ['#e0a45c', '#d98a5a', '#e8c07a', '#cf7a55', '#ead3a8'],
    roof: tiles,
    church: true,
  },
  portuguese: {
    gables: ['eaves', 'flat'],
    walls: ['#7fb5b5', '#e8b04a', '#d9746a', '#f0d9b5', '#8fb573', '#6f9fc9'],
    roof: tiles,
    church: true,
  },
  russian: {
    gables: ['flat', 'flat', 'eaves'],
    walls: ['#d8c3a5', '#d3b878', '#a9bfae', '#dfb59a', '#b9c4cf'],
    roof: '#5f7f6a',
    church: false,
  },
  chinese: {
    gables: ['sweeping', 'sweeping', 'flat'],
    walls: ['#e6e0d4', '#d3c6b2', '#b8695a', '#efe8dc'],
    roof: '#4f555c',
    church: false,
  },
  japanese: {
    gables: ['sweeping', 'eaves', 'flat'],
    walls: ['#d8c8ac', '#b59a78', '#efe6d2', '#9c8468'],
    roof: '#525a66',
    church: false,
  },
  arabic: {
    gables: ['flat'],
    walls: ['#e6cfa3', '#dcc08e', '#efdfbf', '#d2ae7c'],
    roof: tiles,
    church: false,
  },
  hindi: {
    gables: ['flat'],
    walls: ['#e7b26a', '#dd8f7a', '#8fb9b0', '#ecd9a8', '#b9a0c4'],
    roof: tiles,
    church: false,
  },
}

/** The fronts of a town; a book that was settled before it knew its language has those of our own. */
export function houseFronts(language: BookLanguage = 'dutch'): HouseFronts {
  return frontsOfLanguage[language]
}
