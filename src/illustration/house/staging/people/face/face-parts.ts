import type { Material, Point, Shape } from '../../../drawing.ts'

import type { Silhouette } from '../outline.ts'

interface PartOfFace {
  material: Material
  group?: string
  marking?: boolean
  soft?: boolean
}

const onFace = { group: 'head', marking: true } as const

/** How the parts of a head are called and what they are made of; styles know them by these names. */
const parts = {
  head: { material: 'skin', group: 'head' },
  earA: { material: 'skin', group: 'ear' },
  earFold: { material: 'ink', group: 'ear', marking: true },
  cheek: { material: 'skin', ...onFace, soft: true },
  noseForm: { material: 'skin', ...onFace },
  nose: { material: 'ink', ...onFace },
  noseShine: { material: 'skin', ...onFace },
  nostril: { material: 'ink', ...onFace },
  eyeWhite: { material: 'light', ...onFace },
  eye: { material: 'ink', ...onFace },
  glint: { material: 'light', ...onFace },
  eyelid: { material: 'ink', ...onFace },
  lash: { material: 'ink', ...onFace },
  brow: { material: 'hair', ...onFace },
  mouth: { material: 'skin', ...onFace },
  lips: { material: 'skin', ...onFace },
  lip: { material: 'ink', ...onFace },
  teeth: { material: 'light', ...onFace },
  tongue: { material: 'skin', ...onFace },
  tongueTip: { material: 'skin', ...onFace },
  crease: { material: 'ink', ...onFace },
  wrinkle: { material: 'ink', ...onFace },
  tear: { material: 'water', ...onFace },
  freckle: { material: 'ink', ...onFace },
  vitiligo: { material: 'skin', ...onFace },
  birthmark: { material: 'skin', ...onFace },
  dimple: { material: 'ink', ...onFace },
  eyeFold: { material: 'ink', ...onFace },
  eyePatch: { material: 'cloth', ...onFace },
  patchStar: { material: 'cloth', ...onFace },
  hearingAid: { material: 'metal', group: 'ear', marking: true },
  hearingTube: { material: 'metal', group: 'ear', marking: true },
  earMould: { material: 'metal', group: 'ear', marking: true },
  coil: { material: 'metal', group: 'ear', marking: true },
  jewel: { material: 'metal', group: 'ear', marking: true },
  coilCap: { material: 'metal', group: 'ear', marking: true },
  beard: { material: 'hair', group: 'beard', marking: true },
  stubble: { material: 'skin', ...onFace },
  lens: { material: 'light', group: 'glasses', marking: true },
  rim: { material: 'metal', group: 'glasses', marking: true },
  bridge: { material: 'metal', group: 'glasses', marking: true },
  temple: { material: 'metal', group: 'glasses', marking: true },
  hair: { material: 'hair', group: 'hair' },
  curl: { material: 'hair', group: 'hair' },
  hairBack: { material: 'hair', group: 'hairBack' },
  strand: { material: 'ink', group: 'hair', marking: true },
  parting: { material: 'skin', group: 'hair', marking: true },
  bead: { material: 'cloth', group: 'hair', marking: true },
  tie: { material: 'cloth', group: 'hair', marking: true },
  scarf: { material: 'cloth', group: 'scarf' },
  scarfBack: { material: 'cloth', group: 'scarfBack' },
  fold: { material: 'ink', group: 'scarf', marking: true },
  hat: { material: 'cloth', group: 'hat' },
  rib: { material: 'ink', group: 'hat', marking: true },
} as const satisfies Readonly<Record<string, PartOfFace>>

export type FacePart = keyof typeof parts

/** A filled outline of a head. */
export function filled(part: FacePart, points: readonly Point[], colour: string, alpha?: number): Shape {
  return { part, points, closed: true, colour, ...parts[part], ...(alpha !== undefined && { alpha }) }
}

/** A filled outline that may be open in its middle. */
export function opened(part: FacePart, { points, holes }: Silhouette, colour: string): Shape {
  return { ...filled(part, points, colour), ...(holes.length > 0 && { holes }) }
}

/** A line on a head, of a width in page units. */
export function drawnLine(part: FacePart, points: readonly Point[], colour: string, width: number): Shape {
  return { part, points, closed: false, colour, width: Math.max(0.8, width), ...parts[part] }
}
