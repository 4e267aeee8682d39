import { remembered } from './page-tint.ts'
import { hexOfRgb, labOf, lightOf, rgbOfLab } from './tone.ts'

/** So many hues are told apart. */
const hues = 12

/**
 * The colour that a picture is remembered by, as #rrggbb: the hue that has most colour in it, as OKLab has hues, with its
 * neighbours; at one lightness for all pictures. A mean of the whole would be grey where a blue night has yellow windows.
 *
 * @param rgb of some places of it, evenly spread, three bytes a place
 */
export function rememberedColour(rgb: Uint8Array): string {
  const found = Array.from({ length: hues }, () => ({ colour: 0, a: 0, b: 0 }))
  for (let at = 0; at < rgb.length; at += 3) {
    const light = (index: number): number => lightOf(rgb[at + index] ?? 0)
    const [, a, b] = labOf([light(0), light(1), light(2)])
    const hue = found[Math.floor((Math.atan2(b, a) / (2 * Math.PI) + 0.5) * hues) % hues]
    if (hue === undefined) continue
    hue.colour += Math.hypot(a, b)
    hue.a += a
    hue.b += b
  }
  const around = found.map((hue, index) => [
    hue,
    found.at(index - 1) ?? hue,
    found[(index + 1) % hues] ?? hue,
  ])
  const colourOf = (near: typeof found): number => near.reduce((sum, { colour }) => sum + colour, 0)
  const most = around.reduce((best, near) => (colourOf(near) > colourOf(best) ? near : best))
  const [a, b] = [most.reduce((sum, hue) => sum + hue.a, 0), most.reduce((sum, hue) => sum + hue.b, 0)]
  const lean = Math.hypot(a, b) || 1
  const chroma = Math.min(remembered.mostChroma, (1.6 * 3 * colourOf(most)) / rgb.length)
  return hexOfRgb(rgbOfLab([remembered.lightness, (a / lean) * chroma, (b / lean) * chroma]))
}
