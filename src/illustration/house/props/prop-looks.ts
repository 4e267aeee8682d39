import type { PropName } from '#book/scene-plan.ts'

/** Things in the colour of the child's clothes. */
export const ownColoured: ReadonlySet<PropName> = new Set([
  'bed',
  'blanket',
  'kite',
  'balloon',
  'suitcase',
  'openSuitcase',
  'bicycle',
  'book',
])

/** Hand-sized things are drawn bigger than life, so that they are seen. */
export function growth(name: PropName): number {
  const grown: Partial<Record<PropName, number>> = {
    chalk: 1.3,
    cup: 1.7,
    sandwich: 1.1,
    sock: 1.1,
    shell: 1.8,
    fish: 1.3,
    book: 1.3,
    hammer: 1.3,
    cake: 1.3,
    ball: 1.2,
    bread: 1.3,
    button: 1.1,
    clock: 1.3,
    cookerWeight: 1.3,
    dumpling: 1.3,
    dumplings: 1.2,
    jarLid: 1.1,
    lemon: 1.5,
    mango: 1.5,
    paperSlip: 1.2,
    skimmer: 1.2,
    spoon: 1.3,
  }
  return grown[name] ?? 1
}
