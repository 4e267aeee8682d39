import type { CreatureName } from '#book/scene-plan.ts'
import type { Shape, Sprite } from '../drawing.ts'
import { coatTold } from '../cast/coat-told.ts'
import { drawCreature } from '../creatures/draw-creature.ts'
import { boxOf, finishSprite } from '../pen/finish-sprite.ts'
import { newPen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { chalkLines } from './chalk-lines.ts'
import { colourTold } from './colour-told.ts'
import { drawBareProp } from './draw-bare-prop.ts'
import { drawAs } from './draw-as.ts'
import { isPlural } from './find-loved.ts'
import { type MotifName, motifKind } from './motifs/motif-kinds.ts'

export interface MotifOptions {
  seed: string
  /** In full colour, as a toy or a thing, or as chalk lines on something else. */
  style: 'colour' | 'chalk'
  /** The motif's main colour; for chalk the chalk's. */
  accent?: string
  /** The longer side in centimetres, 40 unless told. */
  size?: number
  /** An animal has a small one behind it: ducks, not a duck. */
  several?: boolean
}

export interface MotifSprite extends Sprite {
  motif: MotifName
  /** Whether the word was known; otherwise a heart or a star stands in. */
  found: boolean
}

/** What a child loves, by any Dutch or English word or phrase for it, in the colour that these tell; stands at the origin, y down. */
export function drawMotif(words: string, options: MotifOptions): MotifSprite {
  const loved = drawAs(words)
  const several = loved.found && options.style === 'chalk' && isPlural(words, loved.motif)
  const isCreature = motifKind(loved.motif).kind === 'creature'
  const told =
    loved.found && options.style === 'colour' ? (isCreature ? coatTold : colourTold)(words) : undefined
  const drawn = drawMotifNamed(loved.motif, {
    ...(told !== undefined && { accent: told }),
    ...options,
    several,
  })
  return { ...drawn, motif: loved.motif, found: loved.found }
}

/** The motif in centimetres, its foot at the origin; can be held by its `grip`. */
export function drawMotifNamed(motif: MotifName, options: MotifOptions): Sprite {
  const size = options.size ?? 40
  const one = motifShapes(motif, options)
  const coloured = options.several && motifKind(motif).kind === 'creature' ? withYoung(one) : one
  const box = boxOf(coloured)
  const scale = size / Math.max(box.x1 - box.x0, box.y1 - box.y0)
  const placed = placeShapes(coloured, { scale, at: [(-(box.x0 + box.x1) / 2) * scale, -box.y1 * scale] })
  const shapes =
    options.style === 'chalk'
      ? chalkLines(placed, options.accent ?? '#fff6e2', size * 0.028, options.seed)
      : placed
  const height = (box.y1 - box.y0) * scale
  return finishSprite(shapes, { grip: [0, -height * 0.2], middle: [0, -height / 2], top: [0, -height] })
}

/** With a smaller one that follows it. */
function withYoung(one: readonly Shape[]): Shape[] {
  const box = boxOf(one)
  const wide = box.x1 - box.x0
  const young = placeShapes(one, { scale: 0.55 })
  const left = boxOf(young)
  return [...placeShapes(young, { at: [box.x0 - wide * 0.08 - left.x1, box.y1 - left.y1] }), ...one]
}

/** Animals that are known best on their feet. */
const standing: ReadonlySet<CreatureName> = new Set([
  'horse',
  'sheep',
  'cow',
  'pig',
  'deer',
  'elephant',
  'unicorn',
  'dinosaur',
  'dragon',
  'hedgehog',
  'fox',
  'lion',
])

function motifShapes(motif: MotifName, options: MotifOptions): Shape[] {
  const kind = motifKind(motif)
  const accent = options.style === 'colour' ? options.accent : undefined
  const colour = accent === undefined ? {} : { accent }
  if (kind.kind === 'prop') return drawBareProp(kind.name, { seed: motif, ...colour }).shapes.filter(isSolid)
  if (kind.kind === 'creature') {
    const sprite = drawCreature(kind.name, {
      pose: standing.has(kind.name) ? 'stand' : 'sit',
      feeling: 'happy',
      facing: 'right',
      seed: options.seed,
      who: motif,
      ...(accent === undefined ? {} : { coat: accent }),
    })
    return [...sprite.shapes]
  }
  const pen = newPen(motif, 'cloth')
  kind.draw(pen, (usual) => accent ?? usual)
  return pen.shapes
}

/** A toy lamp does not light the room. */
function isSolid(shape: Shape): boolean {
  return !(shape.soft && shape.material === 'light')
}
