import type { Sheet } from '../drawing.ts'
import type { Modeller, ModelRequest } from './model-request.ts'
import type { Model, Piece } from './solids/solid.ts'
import { type CameraWords, type Lens, lensOf } from './space/lens.ts'
import type { Vector } from './space/vector.ts'
import type { Drawn } from './things-of-models.ts'

/**
 * What the stagings of one picture share: a picture is staged again for each camera, each place of whoever is to be found and all who
 * pass by, and nearly everybody stands and is seen as before. One memory is of one plan, in one light.
 */
export interface StageMemory {
  /** The model that a modeller of this name builds for a request. */
  model(name: string, build: Modeller, request: ModelRequest): Model
  lens(words: CameraWords, aim: Vector, sheet: Sheet): Lens
  /** What a lens of this memory sees of a piece of its models. */
  drawn(lens: Lens, piece: Piece, draw: () => Drawn): Drawn
}

export function stageMemory(): StageMemory {
  const models = new Map<string, Model>()
  const lenses = new Map<string, Lens>()
  const drawings = new WeakMap<Lens, WeakMap<Piece, Drawn>>()
  return {
    model: (name, build, request) => known(models, JSON.stringify([name, request]), () => build(request)),
    lens: (words, aim, sheet) =>
      known(lenses, JSON.stringify([words, aim, sheet]), () => lensOf(words, aim, sheet)),
    drawn(lens, piece, draw) {
      const seen = known(drawings, lens, () => new WeakMap<Piece, Drawn>())
      return known(seen, piece, draw)
    },
  }
}

interface Remembering<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

function known<Key, Value>(memory: Remembering<Key, Value>, key: Key, make: () => Value): Value {
  const value = memory.get(key) ?? make()
  memory.set(key, value)
  return value
}
