import type { Shape } from '../../drawing.ts'
import { lightness, rgbFrom } from '../../raster/rgb.ts'

const dark = 0.38

/**
 * A face as it is printed in few inks: eyes are dots, without whites, unless skin is too dark for a dot to be seen
 * on it.
 */
export function plainFace(shapes: readonly Shape[]): Shape[] {
  const head = shapes.find(({ part, material }) => part === 'head' && material === 'skin')
  if (!head || lightness(rgbFrom(head.colour)) < dark) return [...shapes]
  return shapes.filter(({ part }) => part !== 'eyeWhite' && part !== 'lens')
}
