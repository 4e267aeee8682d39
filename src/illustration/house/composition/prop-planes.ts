import type { PropName } from '#book/scene-plan.ts'
import type { Plane } from './piece.ts'

interface PropStand {
  plane: Plane
  /** Widest or tallest in page units for a medium camera, so that a house stays a backdrop. */
  most: number
  /** Page units of its larger side where real size means nothing (sky and walls). */
  fixed?: number
}

const small = { plane: 'beside', most: 260 } as const

/** Where each prop stands when nobody holds it. */
export const propStands: Readonly<Record<PropName, PropStand>> = {
  cart: { plane: 'beside', most: 420 },
  chalk: small,
  hammer: small,
  rope: small,
  stick: small,
  bucket: small,
  fish: small,
  sock: small,
  washingLine: { plane: 'back', most: 560 },
  lantern: small,
  torch: small,
  bed: { plane: 'back', most: 460 },
  blanket: small,
  pillow: small,
  book: small,
  teddy: small,
  lamp: small,
  window: { plane: 'wall', most: 280, fixed: 270 },
  chair: { plane: 'back', most: 320 },
  table: { plane: 'back', most: 420 },
  cup: small,
  sandwich: small,
  kite: { plane: 'sky', most: 340, fixed: 340 },
  balloon: { plane: 'sky', most: 260, fixed: 260 },
  ball: small,
  boat: { plane: 'water', most: 440 },
  ladder: { plane: 'back', most: 420 },
  tree: { plane: 'back', most: 520 },
  appleTree: { plane: 'back', most: 500 },
  bush: { plane: 'back', most: 240 },
  flowers: { plane: 'beside', most: 160 },
  fence: { plane: 'back', most: 420 },
  house: { plane: 'back', most: 430 },
  barn: { plane: 'back', most: 520 },
  bench: { plane: 'back', most: 340 },
  streetLamp: { plane: 'back', most: 520 },
  pond: { plane: 'flat', most: 460 },
  footprint: { plane: 'flat', most: 460 },
  signpost: { plane: 'back', most: 360 },
  tent: { plane: 'back', most: 380 },
  campfire: { plane: 'beside', most: 200 },
  box: { plane: 'beside', most: 240 },
  suitcase: small,
  umbrella: small,
  star: { plane: 'sky', most: 46, fixed: 46 },
  moonInSky: { plane: 'sky', most: 150, fixed: 150 },
  cloud: { plane: 'sky', most: 220, fixed: 210 },
  drawing: { plane: 'beside', most: 200 },
  door: { plane: 'back', most: 420 },
  shell: small,
  bicycle: { plane: 'back', most: 340 },
  tractor: { plane: 'back', most: 380 },
  train: { plane: 'back', most: 520 },
  cake: small,
  shadow: { plane: 'flat', most: 700 },
}

/** Props one sits in: their near side covers whoever rides. */
export const vessels: ReadonlySet<PropName> = new Set(['cart', 'boat', 'box', 'train', 'suitcase'])

/** Props with a top that small things are put on. */
export const surfaces: ReadonlySet<PropName> = new Set(['table', 'bed', 'box', 'bench', 'chair', 'suitcase'])

/** Props that give light after dark. */
export const lampProps: ReadonlySet<PropName> = new Set([
  'lantern',
  'torch',
  'lamp',
  'streetLamp',
  'campfire',
  'window',
  'moonInSky',
  'star',
  'house',
  'tent',
  'train',
])
