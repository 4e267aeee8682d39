import { lightness, mixColours } from '../../../pen/colour.ts'

/** What a skin becomes in blush, fold and light; dark skins lean to plum and warm red, or a face loses its features. */
export interface SkinTones {
  dark: boolean
  skin: string
  warm: string
  blush: string
  /** What skin becomes in its shade. */
  ruddy: string
  shade: string
  /** Lines of lids and brows. */
  ink: string
  /** Lines of age and folds. */
  soft: string
  glow: string
  mouthLine: string
}

export function skinTones(skin: string): SkinTones {
  const dark = lightness(skin) < 0.46
  const soft = mixColours(skin, dark ? '#120608' : '#8a3f30', dark ? 0.62 : 0.5)
  return {
    dark,
    skin,
    warm: dark ? '#b5482f' : '#e2604a',
    ruddy: mixColours(skin, dark ? '#8a3f2c' : '#f08a6a', 0.14),
    blush: dark ? '#c8463f' : '#ee6a5c',
    shade: mixColours(skin, dark ? '#1d0f14' : '#a0483a', dark ? 0.3 : 0.22),
    ink: dark ? '#1c1012' : '#3a2426',
    soft,
    glow: mixColours(skin, dark ? '#d98a5c' : '#fff3e2', dark ? 0.45 : 0.5),
    mouthLine: dark ? '#2a0d10' : mixColours(soft, '#5d1a20', 0.65),
  }
}
