import { type Rgb, rgbFrom } from '../../raster/rgb.ts'

/** Warm black of the brush line. */
export const inkHex = '#1c1320'
export const inkColour: Rgb = rgbFrom(inkHex)
