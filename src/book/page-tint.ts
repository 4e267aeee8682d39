import { pageColour } from './page-colour.ts'
import { hexOfRgb, labOf, lightOf, rgbOfHex, rgbOfLab } from './tone.ts'

/**
 * Pictures are remembered by colours (`pictureColour`) of one lightness, so that one of the night leaves a page as easy to read as one
 * of noon, and at most so colourful.
 */
export const remembered = { lightness: 0.72, mostChroma: 0.11 } as const

/** The paper of a page of the night, for light ink, before it takes the colour of its picture. As in `page-face.css`. */
export const nightColour = '#171b33'

/** How much of the colour of its picture a page of text has; the rest is paper. As in `page-face.css`. */
const part = 0.18

/** The paper of the page of text beside a picture that is remembered by this colour, all as #rrggbb. */
export function pageTint(pictureColour: string, bare: string = pageColour): string {
  const paper = labOfHex(bare)
  const colour = labOfHex(pictureColour)
  const mixed = (index: 0 | 1 | 2): number => paper[index] * (1 - part) + colour[index] * part
  return hexOfRgb(rgbOfLab([mixed(0), mixed(1), mixed(2)]))
}

function labOfHex(hex: string): [number, number, number] {
  const [red, green, blue] = rgbOfHex(hex)
  return labOf([lightOf(red), lightOf(green), lightOf(blue)])
}
