import { lightness, mixColours } from '../pen/colour.ts'

/** The same colour as a thin drawn line on it: warm and darker. */
export function lineOn(colour: string): string {
  const dark = lightness(colour) < 0.3
  return mixColours(colour, dark ? '#1c1412' : '#43302b', dark ? 0.55 : 0.5)
}

/** The same cloth in shade: for hoods, cuffs and pockets. */
export function shadeOf(colour: string, amount = 0.15): string {
  return mixColours(colour, '#5a3a4c', amount)
}
