import { lightness, mixColours } from '../pen/colour.ts'

/** Skin so light that a lighter patch alone would not be seen on it. */
const fair = 0.8

/** Skin without its colour is still skin: rosy, and never as white as paper. */
export function palerSkin(skin: string): string {
  return mixColours(skin, '#ffeadb', lightness(skin) > fair ? 0.8 : 0.66)
}

/** What lies round a lighter patch, a little warmer, on skin that is light itself; undefined on other skins. */
export function rimOfPatch(skin: string): string | undefined {
  return lightness(skin) > fair ? mixColours(skin, '#d98a68', 0.32) : undefined
}

/** What freckles and birthmarks are on this skin: clear, and of its own family. */
export function freckleColour(skin: string): string {
  return lightness(skin) < 0.46 ? mixColours(skin, '#1f0d0a', 0.6) : mixColours(skin, '#96441f', 0.62)
}
