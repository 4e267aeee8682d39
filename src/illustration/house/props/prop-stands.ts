import type { PropName } from '#book/scene-plan.ts'

/** Where a thing stands that nobody holds: beside somebody, behind everybody, flat on the ground, on water, in the sky or on a wall. */
export type Plane = 'beside' | 'back' | 'flat' | 'water' | 'sky' | 'wall'

interface PropStand {
  plane: Plane
  /** Page units of its larger side where real size means nothing (sky and walls). */
  fixed?: number
}

const behind: ReadonlySet<PropName> = new Set([
  'washingLine',
  'bed',
  'chair',
  'table',
  'ladder',
  'tree',
  'appleTree',
  'bush',
  'fence',
  'house',
  'barn',
  'bench',
  'streetLamp',
  'signpost',
  'tent',
  'door',
  'bicycle',
  'tractor',
  'train',
  'ambulance',
  'bellTower',
  'bus',
  'car',
  'castle',
  'christmasTree',
  'digger',
  'ferrisWheel',
  'fireEngine',
  'giraffe',
  'levelCrossing',
  'lift',
  'lovedThing',
  'mangoTree',
  'motorbike',
  'mountain',
  'passengerTrain',
  'piano',
  'pigeonLoft',
  'plantedVan',
  'policeCar',
  'rocket',
  'sofa',
  'swing',
  'tram',
  'trampoline',
  'truck',
  'volcano',
])
const lying: ReadonlySet<PropName> = new Set(['pond', 'footprint', 'shadow', 'puddle', 'treetops', 'waves'])
const afloat: ReadonlySet<PropName> = new Set(['boat', 'dolphin', 'shark', 'submarine'])
/** What hangs, in page units. */
const hanging: Partial<Record<PropName, PropStand>> = {
  window: { plane: 'wall', fixed: 270 },
  kite: { plane: 'sky', fixed: 340 },
  balloon: { plane: 'sky', fixed: 220 },
  star: { plane: 'sky', fixed: 46 },
  moonInSky: { plane: 'sky', fixed: 150 },
  cloud: { plane: 'sky', fixed: 210 },
  bat: { plane: 'sky', fixed: 130 },
  bee: { plane: 'sky', fixed: 60 },
  helicopter: { plane: 'sky', fixed: 320 },
  hotAirBalloon: { plane: 'sky', fixed: 300 },
  lightning: { plane: 'sky', fixed: 210 },
  plane: { plane: 'sky', fixed: 320 },
  planet: { plane: 'sky', fixed: 230 },
  rainbow: { plane: 'sky', fixed: 620 },
  snowflake: { plane: 'sky', fixed: 70 },
  sun: { plane: 'sky', fixed: 190 },
}

/** Where a prop stands when nobody holds it: beside somebody, unless it is large, lies, floats or hangs. */
export function standOf(name: PropName): PropStand {
  if (behind.has(name)) return { plane: 'back' }
  if (lying.has(name)) return { plane: 'flat' }
  if (afloat.has(name)) return { plane: 'water' }
  return hanging[name] ?? { plane: 'beside' }
}

/** Props with a top that small things are put on. */
export const surfaces: ReadonlySet<PropName> = new Set([
  'table',
  'bed',
  'box',
  'openBox',
  'openLunchBox',
  'bench',
  'chair',
  'sofa',
  'suitcase',
  'openSuitcase',
  'umbrellaStand',
  'dough',
])
