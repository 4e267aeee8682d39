import type { PropName } from './scene-plan.ts'

/** Nothing by itself: part of a place, a surface, or a line. */
const bound: ReadonlySet<PropName> = new Set([
  'barn',
  'bed',
  'bellTower',
  'bench',
  'blanket',
  'bush',
  'chair',
  'chalk',
  'cloud',
  'door',
  'drawing',
  'fence',
  'footprint',
  'house',
  'ladder',
  'levelCrossing',
  'lift',
  'lovedThing',
  'mountain',
  'pillow',
  'pond',
  'puddle',
  'rope',
  'shadow',
  'sofa',
  'stick',
  'streetLamp',
  'swing',
  'table',
  'washingLine',
  'treetops',
  'waves',
  'window',
])

/** Whether a prop is worth a small drawing with nothing round it. */
export function standsAlone(name: PropName): boolean {
  return !bound.has(name)
}
