import type { Brief } from '#book/brief.ts'
import type { Companion } from '#book/character.ts'
import { endpaperScene } from '#book/endpaper-scene.ts'
import { planMoments } from '#book/plan-moments.ts'
import { planSpots } from '#book/plan-spots.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet, PictureRequest, SheetRequest } from '#illustration/illustrator.ts'
import { lovedThings } from '#story/loved-things.ts'
import { subjectOf } from '#story/read-twist.ts'

/** 210 mm and the bleed around it at 300 dots an inch. */
export const printPixels = 2560
export const screenPixels = 1240
/** Enough to see where a locked picture's colours are: the blur keeps a quarter of it. */
export const blurPixels = 64
/** A pattern is looked at from farther away than a picture: in print it has 213 dots an inch. */
export const endpaperPixels = { screen: 880, print: 1760 } as const
const vignettePixels = 700
/** 56 mm, of which the drawing itself takes about two thirds. */
const spotPixels = 560
/** 132 mm at 231 dots an inch, and more where the words leave less room. */
const momentPixels = 1200

/** What all pictures of a book have in common, once its characters are known. */
export interface BookToDraw {
  seed: string
  sheet: CharacterSheet
  /** The scene on the cover. */
  cover: ScenePlan
}

/** A spread as it was told, whatever its text became since. */
export interface ToldSpread {
  text: string
  scene: ScenePlan
}

/**
 * How everybody looks is settled once, before anything else is drawn, and anew where somebody wishes so.
 * @param folder of the book, where it has one
 */
export function sheetRequest(brief: Brief, seed: string, folder?: string, version = 1): SheetRequest {
  const { style, hero, companions, twist, language, theme } = brief
  // A book about what happened plays with nothing that is loved, in no ornament either.
  const loved = brief.event ? [] : lovedThings(twist, language, theme, subjectOf(brief))
  return { style, hero, companions, loved, seed, language, folder, version }
}

/** @param version counts from 1; each is another cover */
export function coverRequest(book: BookToDraw, version: number, pixels: number): PictureRequest {
  const { sheet, cover, seed } = book
  const scene = takeOf(cover, version)
  return { sheet, scene, seed: `${seed}/cover/${version}`, pixels, kind: 'cover' }
}

/** A scene as this version of its picture stages it. */
function takeOf(scene: ScenePlan, version: number): ScenePlan {
  const { stage } = scene
  const spread = stage?.takes?.[(version - 1) % stage.takes.length]
  return stage && spread !== undefined ? { ...scene, stage: { ...stage, spread } } : scene
}

/** The small picture of the title page. */
export function vignetteRequest({ sheet, cover: scene, seed }: BookToDraw): PictureRequest {
  return { sheet, scene, seed: `${seed}/vignette`, pixels: vignettePixels, kind: 'vignette' }
}

/** @param scenes of all spreads */
export function endpaperRequest(
  { sheet, cover, seed }: BookToDraw,
  scenes: readonly ScenePlan[],
  pixels: number,
): PictureRequest {
  return {
    sheet,
    scene: endpaperScene(
      cover,
      scenes.map((scene) => ornamental(sheet, scene)),
    ),
    seed: `${seed}/endpaper`,
    pixels,
    kind: 'endpaper',
  }
}

/**
 * The small drawings of the text pages, by spread; null for a page without one. Which pages have one follows from the
 * story as it was told.
 */
export function spotRequests(
  { sheet, seed }: BookToDraw,
  spreads: readonly ToldSpread[],
  companions: readonly Companion[],
): (PictureRequest | null)[] {
  const told = spreads.map(({ text, scene }) => ({ text, scene: ornamental(sheet, scene) }))
  return planSpots(told, companions).map((scene, spread) =>
    scene === null
      ? null
      : { sheet, scene, seed: `${seed}/spot/${spread}`, pixels: spotPixels, kind: 'spot' },
  )
}

/**
 * What is seen from elsewhere beside the words, by spread; null for a page without. Only our own stages can be looked at from elsewhere.
 */
export function momentRequests(
  { sheet, seed }: Pick<BookToDraw, 'sheet' | 'seed'>,
  spreads: readonly ToldSpread[],
  companions: readonly Companion[],
): (PictureRequest | null)[] {
  if (sheet.references.length > 0) return spreads.map(() => null)
  return planMoments(spreads, companions, sheet.style).map((planned, spread) =>
    planned === null
      ? null
      : { sheet, ...planned, seed: `${seed}/moment/${spread}`, pixels: momentPixels, kind: 'moment' },
  )
}

/** Ornaments are always drawn by our own hand: beside pictures of a model they show things alone, and nobody twice. */
function ornamental({ references }: CharacterSheet, scene: ScenePlan): ScenePlan {
  return references.length === 0 ? scene : { ...scene, cast: [] }
}

/** @param page `spread` counts from 0, `version` from 1 */
export function spreadRequest(
  { sheet, seed }: Pick<BookToDraw, 'sheet' | 'seed'>,
  page: { spread: number; scene: ScenePlan; version: number },
  pixels: number,
): PictureRequest {
  const { spread, scene, version } = page
  return { sheet, scene, seed: `${seed}/spread/${spread}/${version}`, pixels, kind: 'spread' }
}
