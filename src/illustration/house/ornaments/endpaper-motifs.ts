import type { ScenePlan, SettingName } from '#book/scene-plan.ts'
import { standsAlone } from '#book/stands-alone.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import type { Sprite, Thing } from '../drawing.ts'
import { drawMotif, drawMotifNamed } from '../props/draw-motif.ts'
import { drawAs } from '../props/draw-as.ts'
import type { MotifName } from '../props/motifs/motif-kinds.ts'
import { propOfBook } from './prop-of-book.ts'
import { castOf } from '../scene-cast.ts'
import { creatureOfBook } from './story-of-book.ts'

/** One thing of the book as it may lie on an endpaper. */
export interface EndpaperMotif {
  kind: Thing['kind']
  sprite: Sprite
  /** Degrees that it may turn to either side. */
  turn: number
}

/** From the side, with a little of the face. */
const [asideLeft, asideRight] = [205, 335]
const mostAnimals = 3
const mostProps = 4

/** Animals of the book, its own companions before those of the story; the first one comes twice, at rest and running. */
export function animalMotifs(sheet: CharacterSheet, scene: ScenePlan): EndpaperMotif[] {
  const animals = castOf(scene, sheet).filter(
    ({ actor }) => actor.kind === 'creature' && !giants.has(actor.name),
  )
  const companions = animals.filter(({ id }) => id.startsWith('companion'))
  const others = animals.filter((role) => !companions.includes(role))
  return [...companions, ...others].slice(0, mostAnimals).flatMap((role, index) =>
    (index === 0 ? (['sit', 'run'] as const) : (['stand'] as const)).map((pose): EndpaperMotif => {
      const heading = pose === 'run' ? asideLeft : asideRight
      const sprite = creatureOfBook(role, scene, sheet, { pose, feeling: 'happy', heading })
      return { kind: 'creature', sprite, turn: 12 }
    }),
  )
}

/** Beings as large as a place. */
const giants: ReadonlySet<string> = new Set(['hill', 'moon'])

/** What the child loves, as far as somebody can draw it. */
export function lovedMotifs(sheet: CharacterSheet, seed: string): EndpaperMotif[] {
  return sheet.loved
    .filter((word) => drawAs(word).found)
    .map((word) => ({ kind: 'prop', sprite: drawMotif(word, { seed, style: 'colour' }), turn: 24 }))
}

/** Things that are carried through the story, what its words are about before what else its pictures have; those that the scene names first before others. */
export function propMotifs(sheet: CharacterSheet, scene: ScenePlan): EndpaperMotif[] {
  const told = (scene.beside ?? []).filter(({ name }) => name !== 'lovedThing')
  return [...told, ...scene.props.filter(({ name }) => standsAlone(name))]
    .slice(0, mostProps)
    .map((thing) => ({ kind: 'prop', sprite: propOfBook(thing, scene, sheet), turn: 26 }))
}

const drifting: Partial<Record<SettingName, readonly MotifName[]>> = {
  beach: ['shell', 'star'],
  castle: ['heart', 'flowers'],
  forest: ['leaf', 'mushroom'],
  harbour: ['shell', 'fish'],
  jungle: ['leaf', 'butterfly'],
  snow: ['snowflake', 'leaf'],
  space: ['star', 'planet'],
  underWater: ['shell', 'fish'],
}

/** Small things of the cover's place and hour, to drift between the others; by night stars and moons. */
export function driftingMotifs(scene: ScenePlan, seed: string): EndpaperMotif[] {
  const names: readonly MotifName[] =
    scene.time === 'night' ? ['star', 'moonInSky'] : (drifting[scene.setting] ?? ['leaf', 'flowers'])
  return names.map((name) => ({
    kind: 'prop',
    sprite: drawMotifNamed(name, { seed, style: 'colour' }),
    turn: upright.has(name) ? 20 : 180,
  }))
}

const upright: ReadonlySet<MotifName> = new Set(['flowers', 'moonInSky', 'mushroom', 'fish', 'planet'])
