import type { Style } from '#book/options.ts'
import { m } from '../messages/generated/messages.js'

/** What the styles are called, in the language of the page. */
export const styleName: Readonly<Record<Style, () => string>> = {
  classicCartoon: m.style_classic_cartoon,
  digitalPainting: m.style_digital_painting,
  waterpaint: m.style_waterpaint,
  handDrawnSketch: m.style_hand_drawn_sketch,
  paperCut: m.style_paper_cut,
  manga: m.style_manga,
  minimalistic: m.style_minimalistic,
  retroVintage: m.style_retro_vintage,
  digital: m.style_digital,
  comicBook: m.style_comic_book,
}
