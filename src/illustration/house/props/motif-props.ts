import type { PropName } from '#book/scene-plan.ts'
import type { Pen } from '../pen/pen.ts'
import { boxOf } from '../pen/finish-sprite.ts'
import { newPen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { ownMotifs } from './motifs/motif-kinds.ts'
import type { DrawProp, PropParts } from './prop-drawing.ts'

/** Motifs of what children love that scenes can also ask for as things: their longer side in centimetres. */
const longerSides = {
  alien: 70,
  apple: 14,
  balletShoes: 22,
  basketball: 26,
  bee: 16,
  biscuit: 14,
  blocks: 45,
  bus: 420,
  camera: 20,
  car: 300,
  carrot: 24,
  castle: 700,
  chicken: 42,
  crab: 30,
  crown: 26,
  digger: 340,
  doll: 40,
  dolphin: 190,
  drum: 42,
  feather: 26,
  fireEngine: 440,
  football: 24,
  footballShoe: 26,
  frog: 22,
  gameController: 20,
  giraffe: 330,
  globe: 44,
  guitar: 84,
  heart: 26,
  helicopter: 300,
  iceCream: 22,
  iceSkate: 30,
  knight: 34,
  ladybird: 12,
  leaf: 22,
  mermaid: 70,
  mountain: 900,
  mushroom: 22,
  note: 30,
  octopus: 70,
  paint: 34,
  pancakes: 26,
  parrot: 40,
  pencil: 22,
  penguin: 62,
  piano: 140,
  pirateHat: 34,
  pizza: 34,
  plane: 500,
  planet: 200,
  policeCar: 300,
  princess: 70,
  puzzle: 40,
  rainbow: 900,
  robot: 90,
  rocket: 420,
  shark: 210,
  skateboard: 62,
  snowflake: 20,
  snowman: 120,
  spaghetti: 26,
  spider: 16,
  strawberry: 12,
  sun: 200,
  superhero: 70,
  sweet: 14,
  swimRing: 62,
  swing: 210,
  sword: 70,
  tennis: 56,
  tiger: 170,
  treasure: 62,
  trophy: 34,
  truck: 420,
  turtle: 46,
  wand: 36,
  waves: 300,
  wolf: 140,
} as const satisfies Partial<Record<PropName & keyof typeof ownMotifs, number>>

type MotifPropName = keyof typeof longerSides

/** A motif drawn as a prop of its natural size, to hold near its foot. */
function motifProp(name: MotifPropName): DrawProp {
  return (pen: Pen, { accent }): PropParts => {
    const motif = newPen(name, 'cloth')
    ownMotifs[name](motif, accent)
    const box = boxOf(motif.shapes)
    const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0]
    const scale = longerSides[name] / Math.max(wide, high)
    pen.shapes.push(
      ...placeShapes(motif.shapes, { scale, at: [(-(box.x0 + box.x1) / 2) * scale, -box.y1 * scale] }),
    )
    return { anchors: { grip: [0, -high * scale * 0.2], top: [0, -high * scale] } }
  }
}

export const motifProps = Object.fromEntries(
  (Object.keys(longerSides) as MotifPropName[]).map((name) => [name, motifProp(name)]),
) as Record<MotifPropName, DrawProp>
