import { luminanceOf } from './tone.ts'

/** As much of a cover, from above, is looked at to choose the ink of its title: where titles of three lines reach. */
export const partUnderTitle = 0.36

/** Whether dark or light lettering reads better there. @param mean of the channels of sRGB in that part, 0..255 */
export function titleInk(mean: readonly [red: number, green: number, blue: number]): 'dark' | 'light' {
  return luminanceOf(mean) < 128 ? 'light' : 'dark'
}
