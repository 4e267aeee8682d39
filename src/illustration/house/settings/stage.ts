import type { BookLanguage } from '#book/options.ts'
import type { Random } from '#book/random.ts'
import type { Camera, PropName } from '#book/scene-plan.ts'
import type { Atmosphere, Box, Thing } from '../drawing.ts'
import type { Hour } from './hour.ts'

/** What a setting is asked for. Settings draw for a medium camera; the camera zooms afterwards. */
export interface SettingRequest {
  camera: Camera
  hour: Hour
  random: Random
  /** Height of the line where ground meets distance, in page units. */
  horizon: number
  /** Which part of a place that one roams through: neighbours differ in how they are built. */
  spot?: number
  /** Page units that the land falls from the page's left side to its right. */
  lean?: number
  /** Props that the scene brings itself, so that the setting leaves them out. */
  pictured: ReadonlySet<PropName>
  /** The cast is on the water: there is no near bank. */
  afloat?: boolean
  /** Part that must stay calm. */
  quiet?: 'top' | 'bottom' | 'left' | 'right'
  /** That of the book: towns are built as where it is spoken. */
  language?: BookLanguage
}

/** A place that a setting keeps for a prop: baseline middle in page units. */
export interface Slot {
  x: number
  y: number
  /** Page units that the prop is broad or tall at most, so that it looks as far off as it is. */
  most?: number
}

/** Furniture that belongs to the place and is drawn as a prop, unless the scene brings it itself. */
export interface Furnishing {
  name: PropName
  slot: string
  size?: number
}

/** Whether what lies left elsewhere lies right at this spot. */
export function isTurned({ spot = 0 }: SettingRequest): boolean {
  return spot % 2 === 1
}

/** A place, ready for the cast. Coordinates in page units of a medium camera. */
export interface Stage {
  /** Painted before the cast, back to front. */
  behind: Thing[]
  /** Painted after the cast: framing leaves, grass. Stays out of the middle. */
  before: Thing[]
  /** Courses that the place's path may take, the best first; one is laid once everybody stands. */
  paths?: readonly Thing[]
  slots: Record<string, Slot>
  furnishings: Furnishing[]
  glows: Atmosphere['glows']
  /** Open water on which boats float, where there is any. */
  water?: Box
  waterColour?: string
  /** Glass of a room's window, through which the moon looks in. */
  windowGlass?: Box
  /** Giants stand behind scenery nearer than this depth; before all of it unless told. */
  giantsAt?: number
}

/** How a setting looks on the page before anything is drawn: where its ground lies. */
export interface Ground {
  indoor: boolean
  /** Houses stand side by side here. */
  inTown?: boolean
  /** Open land through which one walks on: every picture may show another part of it. */
  roams?: boolean
  /** Peaks and spires reach so high that they would be cut from nearer by. */
  towers?: boolean
  /** Best and allowed heights of the horizon (or of the floor line indoors), in page units. */
  horizon: { least: number; best: number; most: number }
  /** Highest place for feet as a share of the way from horizon to the front edge, 0..1. */
  firstStand: number
}

export interface Setting {
  ground: Ground
  draw(request: SettingRequest): Stage
}
