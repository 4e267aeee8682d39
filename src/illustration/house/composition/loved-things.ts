import type { PlacedProp, ScenePlan } from '#book/scene-plan.ts'
import type { Sprite, Thing } from '../drawing.ts'
import { drawMotif } from '../props/draw-motif.ts'
import { drawProp } from '../props/draw-prop.ts'
import type { Stage } from '../settings/stage.ts'
import type { Part, Piece } from './piece.ts'
import { thingsOf } from './things-of.ts'

/** Things in a phrase such as `trains, dinosaurs and his red bike`, at most three. */
export function lovedIn(phrase: string): string[] {
  return phrase
    .split(/[,;+&、，،]|\s(?:en|and|und|et|y|e|и|و|और)\s/i)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, 3)
}

const chalk = '#fbf4e4'
const sandLine = '#a8895c'

/** Where a drawing of what the child loves goes: chalked on a wall, drawn in the sand, or on a sheet of its own. */
export function drawingGround(scene: ScenePlan): 'wall' | 'sand' | 'sheet' {
  if (scene.setting === 'beach') return 'sand'
  return ['barnyard', 'street', 'village'].includes(scene.setting) ? 'wall' : 'sheet'
}

/** Loved things side by side as lines of chalk or lines in the sand, `wide` centimetres across each. */
export function linesOf(phrase: string, ground: 'wall' | 'sand', wide: number, seed: string): Part[] {
  const words = lovedIn(phrase)
  return words.map((word, index): Part => {
    const sprite: Sprite = drawMotif(word, {
      seed,
      style: 'chalk',
      accent: ground === 'sand' ? sandLine : chalk,
      size: wide,
    })
    const x = (index - (words.length - 1) / 2) * wide * 1.25
    const flatten = ground === 'sand' ? { flatten: 0.55 } : {}
    return {
      id: `drawing${index + 1}`,
      kind: 'prop',
      sprite,
      x,
      y: index % 2 === 0 ? 0 : -wide * 0.08,
      scale: 1,
      ...flatten,
    }
  })
}

/** Page units across a drawing in the sand: as wide as the beach, no taller than the strip before the cast. */
function sandUnits(count: number): number {
  return Math.min(900, 360 * count)
}

/** A drawing on a wall or in the sand, as big as the child could make it. */
export function drawnPiece(
  prop: PlacedProp,
  ground: 'wall' | 'sand',
  { seed, hasWall }: { seed: string; hasWall: boolean },
): Piece {
  return {
    id: prop.name,
    plane: ground === 'wall' ? 'wall' : 'flat',
    // Who looks at the barn looks at what is drawn on it.
    members: ground === 'wall' ? ['barn'] : [],
    mostUnits: ground === 'wall' ? 470 : sandUnits(lovedIn(prop.shows ?? '').length),
    ...(ground === 'wall' && hasWall && { slot: 'wall' }),
    build: () => linesOf(prop.shows ?? '', ground, ground === 'sand' ? 230 : 120, seed),
  }
}

/** Sheets of paper edge to edge, one for each loved thing, `scale` times their natural size. */
export function sheetsOf(phrase: string, scale: number, seed: string): Part[] {
  return lovedIn(phrase).map((shows, index, all): Part => {
    const sprite = drawProp('drawing', { seed: `${seed}:drawing${index}`, shows })
    const wide = (sprite.box.x1 - sprite.box.x0) * 0.97 * scale
    const id = index === 0 ? 'drawing' : `drawing${index + 1}`
    return { id, kind: 'prop', sprite, scale, x: (index - (all.length - 1) / 2) * wide, y: 0 }
  })
}

/** Loved things themselves in a row, in colour, each about three metres across, whether long or tall, times `scale`. */
export function asBigAsAHouse(phrase: string, scale: number, seed: string): Part[] {
  const side = 300 * scale
  return lovedIn(phrase).map((word, index, all): Part => {
    const sprite = drawMotif(word, { seed, style: 'colour', size: side })
    const { x0, x1, y0, y1 } = sprite.box
    const id = index === 0 ? 'lovedThing' : `lovedThing${index + 1}`
    const grown = side / Math.sqrt((x1 - x0) * (y1 - y0))
    return { id, kind: 'prop', sprite, scale: grown, x: (index - (all.length - 1) / 2) * side, y: 0 }
  })
}

/** Toys of what the child loves, standing on the shelf of the bedroom. */
export function lovedToys(loved: readonly string[], stage: Stage, zoom: number, seed: string): Thing[] {
  const shelf = stage.slots['shelf']
  if (!shelf) return []
  return loved.slice(0, 2).flatMap((word, index) => {
    const sprite = drawMotif(word, { seed, style: 'colour', size: 40 })
    const at = { x: shelf.x - (30 - index * 52) * zoom, y: shelf.y, scale: 1.15 * zoom, depth: 0.07 }
    return thingsOf(at, [{ id: `toy${index + 1}`, kind: 'prop', sprite, x: 0, y: 0, scale: 1 }])
  })
}
