import { pageColour } from './page-colour.ts'
import { hexOfRgb, labOf, lightOf, rgbOfHex, rgbOfLab } from './tone.ts'

/**
 * Pictures are remembered by colours (`pictureColour`) of one lightness, so that one of the night leaves a page as easy to read as one
 * of noon, and at most so colourful.
 */
export const remembered = { lightness: 0.72, mostChroma: 0.11 } as const

/** The paper of a page of the night, for light ink, before it takes the colour of its picture. As in `page-face.css`. */
export const nightColour = '#171b33'

/**
 * How much of the colour of its picture a page of text has, and how light that is by day; the rest is paper. As in `page-face.css`.
 */
const byDay = { part: 0.4, lightness: 0.86 } as const
const partByNight = 0.18

/**
 * The paper of the page of text beside a picture that is remembered by this colour, all as #rrggbb. No channel of it is above that of
 * bare paper, on which drawings come: where both are laid together the darker is seen.
 */
export function pageTint(pictureColour: string, bare: string = pageColour): string {
  const [, a, b] = labOfHex(pictureColour)
  const tint = mix(labOfHex(bare), [byDay.lightness, a, b], byDay.part)
  const most = rgbOfHex(pageColour)
  return hexOfRgb(rgbOfLab(tint).map((channel, index) => Math.min(channel, most[index] as number)))
}

/** The same of a page of the night. */
export function nightTint(pictureColour: string): string {
  return hexOfRgb(rgbOfLab(mix(labOfHex(nightColour), labOfHex(pictureColour), partByNight)))
}

type Lab = readonly [number, number, number]

function mix(paper: Lab, colour: Lab, part: number): Lab {
  const mixed = (index: 0 | 1 | 2): number => paper[index] * (1 - part) + colour[index] * part
  return [mixed(0), mixed(1), mixed(2)]
}

function labOfHex(hex: string): [number, number, number] {
  const [red, green, blue] = rgbOfHex(hex)
  return labOf([lightOf(red), lightOf(green), lightOf(blue)])
}
