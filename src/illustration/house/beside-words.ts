import { pageColour } from '#book/page-colour.ts'
import { pageOfWords, type WordsPlace } from '#book/words-place.ts'
import { bothPages, pageSizeOf, type PageSize } from './raster/page-size.ts'
import { rgbFrom } from './raster/rgb.ts'

/**
 * Both pages of an opening whose picture could not be made for both: the picture on the page that has no words, and plain
 * paper under those.
 * @param rgb of one page, three bytes a pixel
 */
export function besideWords(
  rgb: Uint8Array,
  size: PageSize,
  words: WordsPlace,
): { rgb: Uint8Array; width: number; height: number } {
  const { width, height } = pageSizeOf({ pixels: size.edge, sheet: bothPages })
  const both = new Uint8Array(width * height * 3)
  const paper = rgbFrom(pageColour)
  for (let index = 0; index < both.length; index++) both[index] = paper[index % 3] as number
  const from = pageOfWords(words) === 'left' ? width - size.width : 0
  for (let y = 0; y < height; y++) {
    both.set(rgb.subarray(y * size.width * 3, (y + 1) * size.width * 3), (y * width + from) * 3)
  }
  return { rgb: both, width, height }
}
