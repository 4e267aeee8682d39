import type { Drawing } from '../../drawing.ts'
import { onePage, type PageSize } from '../../raster/page-size.ts'

/**
 * Whether a style that prints posters composes a picture anew: great suns, bands of land, great trees. A picture that was
 * staged shows what it shows where it is; other sheets than one page are staged.
 */
export function composesAnew({ staged }: Drawing, { units }: Pick<PageSize, 'units'>): boolean {
  return !staged && units.width === onePage.width && units.height === onePage.height
}
