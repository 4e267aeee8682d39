import type { ModelRequest } from '../model-request.ts'

/** Measures of a house or barn, in metres, and what its front has. */
export interface Plan {
  width: number
  depth: number
  height: number
  ridge: number
  wall: string
  roof: string
  door: 'barn' | 'open' | 'shut' | 'none'
  windows: number
  /** Rows of windows over one another. */
  floors: number
  planks?: boolean
  loft?: boolean
  chimney?: boolean
  /** The hole that a cart has made in the front. */
  hole?: boolean
  /** How far to its own right of the middle the hole is. */
  holeAt: number
  lit?: boolean
  /** Of panes that are not lit. */
  glass: string
  /** Of its door, where it has one that people go through. */
  doorColour: string
}

const doors: ReadonlySet<unknown> = new Set(['barn', 'open', 'shut', 'none'])

/** Where carts go through a wall. */
const usualHole = 3.2

/** A usual building as a picture wants it: `w`, `d`, `h`, `ridge`, `doors`, `doorColour`, `windows`, `floors`, `planks`, `hole`, `holeAt`, `chimney`, `wall`, `roof`, `open`, `lit`, `glass`. */
export function planOf(
  usual: Omit<Plan, 'holeAt' | 'floors' | 'doorColour' | 'glass'>,
  state: ModelRequest['state'],
): Plan {
  const number = (name: string, otherwise: number): number => {
    const told = state[name]
    return typeof told === 'number' ? told : otherwise
  }
  const colour = (name: string, otherwise: string): string => {
    const told = state[name]
    return typeof told === 'string' ? told : otherwise
  }
  const has = (name: string, otherwise: boolean): boolean => {
    const told = state[name]
    return typeof told === 'boolean' ? told : otherwise
  }
  const asked = state['doors']
  const door = doors.has(asked)
    ? (asked as Plan['door'])
    : state['open'] === true && usual.door === 'shut'
      ? 'open'
      : usual.door
  return {
    ...usual,
    width: number('w', usual.width),
    depth: number('d', usual.depth),
    height: number('h', usual.height),
    ridge: number('ridge', usual.ridge),
    windows: number('windows', usual.windows),
    floors: number('floors', 1),
    wall: colour('wall', usual.wall),
    roof: colour('roof', usual.roof),
    door,
    doorColour: colour('doorColour', '#c7402f'),
    hole: state['hole'] === true,
    holeAt: number('holeAt', usualHole),
    lit: state['lit'] === true,
    glass: colour('glass', '#8fc3cf'),
    planks: has('planks', usual.planks === true),
    chimney: has('chimney', usual.chimney === true),
  }
}
