import type { Style } from '#book/options.ts'
import type { StyleRenderer } from '../drawing.ts'
import { classicCartoon } from './classic-cartoon/classic-cartoon.ts'
import { comicBook } from './comic-book/comic-book.ts'
import { handDrawnSketch } from './hand-drawn-sketch/hand-drawn-sketch.ts'
import { digitalPainting } from './digital-painting/digital-painting.ts'
import { digital } from './digital/digital.ts'
import { manga } from './manga/manga.ts'
import { minimalistic } from './minimalistic/minimalistic.ts'
import { paperCut } from './paper-cut/paper-cut.ts'
import { retroVintage } from './retro-vintage/retro-vintage.ts'
import { waterpaint } from './waterpaint/waterpaint.ts'
import { groundedSlopes } from './land.ts'

/** How each style draws; each is a folder beside this file. */
export const styleRenderers: Readonly<Record<Style, StyleRenderer>> = {
  waterpaint: withSlopes(waterpaint),
  paperCut: withSlopes(paperCut),
  classicCartoon: withSlopes(classicCartoon),
  comicBook: withSlopes(comicBook),
  minimalistic: withSlopes(minimalistic),
  retroVintage: withSlopes(retroVintage),
  digital: withSlopes(digital),
  digitalPainting: withSlopes(digitalPainting),
  handDrawnSketch: withSlopes(handDrawnSketch),
  manga: withSlopes(manga),
}

function withSlopes(renderer: StyleRenderer): StyleRenderer {
  return { ...renderer, render: (drawing, options) => renderer.render(groundedSlopes(drawing), options) }
}
