import type { Companion, Hero } from '#book/character.ts'
import type { MomentView } from '#book/moment-view.ts'
import type { BookLanguage, Style } from '#book/options.ts'
import type { Bearer, Shown } from '#book/traits-of.ts'
import type { Panel } from '#book/panel.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { PicturesNotice } from '#models/book-notice.ts'

/** Who is in the book and how they are drawn: the same on every page. JSON, so that it can be stored. */
export interface CharacterSheet {
  style: Style
  hero: Hero
  companions: Companion[]
  /** What the child loves, at most three things, from the twist. */
  loved: string[]
  /** Choices that the illustrator made once for this book (clothes, patterns, palette), in its own words. */
  choices: Record<string, string>
  /** Pictures to hold beside each new one, for engines that draw from references: storage paths. */
  references: string[]
  /** Who draws this book, by name. */
  drawnBy: string
  /** What whoever ordered the book has to know of it. */
  notices?: PicturesNotice[]
}

/**
 * `portrait`: the one of its cast alone; `vignette`: something of the book on the bare page, for the title page; `spot`: the one
 * thing or animal of its scene on the bare page, for a text page; `moment`: the one of its cast, or who else is in its picture, seen from
 * nearby, for a text page; `endpaper`: a pattern of what its scene names.
 */
export type PictureKind = 'cover' | 'spread' | 'vignette' | 'portrait' | 'spot' | 'moment' | 'endpaper'

export interface PictureRequest {
  sheet: CharacterSheet
  scene: ScenePlan
  /** What chance is taken from; a redraw changes it. */
  seed: string
  /**
   * Edge of a page in pixels, which is that of the square picture; one over both pages is twice as wide as it is high, and a moment
   * is less high than it is wide. An
   * engine that cannot draw so many gives what it has.
   */
  pixels: number
  kind: PictureKind
  /** What a moment may show, the best first; whatever there is where it is not told. */
  views?: readonly MomentView[] | undefined
}

export interface Picture {
  /** JPEG in sRGB. */
  jpeg: Uint8Array
  /** What the checker found wrong with the composition; empty when all is well. */
  breaches: string[]
  /** How it leads its title, as `CoverTitle` has it; only of a cover that does. */
  titleBend?: number | undefined
  /** Whom its panels show, from left to right; only of a moment that has two. */
  panels?: readonly Panel[] | undefined
}

export interface SheetRequest {
  style: Style
  hero: Hero
  companions: Companion[]
  loved: string[]
  seed: string
  /** That of the book: its towns look as where it is spoken. */
  language?: BookLanguage | undefined
  /** The book's folder, for what has to be kept of it; left out for a proof that belongs to no book. */
  folder?: string | undefined
  /** Counts from 1, which it is unless told; each is another sheet of the same people. */
  version?: number | undefined
}

/** The port to whoever draws. Throws `IllustratorError` when an engine is broken or out of reach. */
export interface Illustrator {
  /** Kept with each book that it drew; `content/colophon.yaml` says it in the language of the book. */
  readonly name: string
  /**
   * Promises that the same request shows the same picture whenever and at whatever size it is drawn. Of an engine that
   * does not, each picture is drawn once, as large as it will ever be wanted, and kept.
   */
  readonly repeatable: boolean
  /** Whether it looks at pictures of characters that people send; otherwise nobody is asked for one. */
  readonly usesPictures: boolean
  /** Whether a picture costs nothing but time, so that some may be drawn for nobody to see sharp. */
  readonly drawsFree: boolean
  /** What its pictures do with something that is told of somebody. */
  shows(told: string, of: Pick<Bearer, 'species' | 'age'>): Shown
  /** Settles once how everybody looks in this book. */
  makeCharacterSheet(request: SheetRequest): Promise<CharacterSheet>
  /** Whether it goes on with a book that has this sheet; what a model began, no other hand can draw the same. */
  draws(sheet: CharacterSheet): boolean
  drawPicture(request: PictureRequest): Promise<Picture>
}

/** The engine failed; `retryable` says whether another try can help, `isRefusal` that a model will not draw it however it is told. */
export class IllustratorError extends Error {
  readonly retryable: boolean
  readonly isRefusal: boolean
  constructor(message: string, retryable: boolean, { isRefusal = false } = {}) {
    super(message)
    this.name = 'IllustratorError'
    this.retryable = retryable
    this.isRefusal = isRefusal
  }
}
