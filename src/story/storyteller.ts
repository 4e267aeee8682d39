import type { Brief, TitleBrief } from '#book/brief.ts'
import type { AboutKind } from '#book/event.ts'
import type { BookLanguage } from '#book/options.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { Size } from '#book/size.ts'
import type { UntoldNotice } from '#models/book-notice.ts'
import type { ModelFailure } from '#models/model-error.ts'

/** One spread of a finished story: its text as it is read aloud, and what its picture shows. */
export interface StorySpread {
  /** From 0. */
  spread: number
  text: string
  scene: ScenePlan
}

export interface Story {
  spreads: StorySpread[]
  cover: ScenePlan
  /** One sentence for the title page, below the title. */
  dedication: string
  /** A last line for the page "the end"; a second says who is in the pictures to be found, where they are staged. */
  ending: string
  /** For the back of the printed book; null where the typesetter has one for the theme. */
  blurb: string | null
  /** The `name` of the storyteller that wrote it, whoever was asked first. */
  writtenBy: string
  /** What its pictures should have shown and scene plans have no word for, in English. */
  wishes: string[]
  /** What of what was told is not in it. Our own storyteller says so before a book is made, and has none. */
  leftOut?: LeftOutOfStory
}

export interface LeftOutOfStory {
  notices: UntoldNotice[]
  /** What `story_untold` tells of, as its parent wrote it: the first pieces; none where it cannot be quoted. */
  untold: string[]
}

/** A story of something that happened to a family, as it is offered. */
export interface EventStory {
  story: string
  /** What happened: `loss`. */
  kind: string
  /** Whom it can be about. */
  about: {
    /** A word of the story: `cat`, `elder`. */
    who: string
    kind: AboutKind
    /** In the language of the book. */
    asks: {
      id: string
      /** Asked only where another child that is no baby joins in. */
      besideChild: boolean
      /** With `{hero}` for the child, and any other name in braces for whom it is about. */
      question: string
      options: { flag: string; label: string }[]
    }[]
    sizes: Size[]
  }[]
}

/** Hears why whoever was asked gave no answer, when our own storyteller takes their place. */
export type OnStandIn = (reason: ModelFailure) => void

/**
 * The port to whoever writes. Implementations throw only when an engine is broken or out of reach
 * (`StorytellerError`); a brief has been checked before it comes here.
 */
export interface Storyteller {
  /** Kept with each book that it wrote; `content/colophon.yaml` says it in the language of the book. */
  readonly name: string
  /** The languages that it writes in. */
  readonly languages: readonly BookLanguage[]
  /** Whether it makes a story of whatever a twist says; otherwise of what was recognised in it alone. */
  readonly takesAnyTwist: boolean
  /** The stories of events that it tells in a language, to somebody of this age in years. */
  eventStories(language: BookLanguage, ageYears: number): EventStory[]
  /** In which sizes the story comes that a proposed title is of; absent, or null: whichever. */
  sizesOfTitle?(brief: TitleBrief, title: string): readonly Size[] | null
  /** What the story of a proposed title is about, in a line that gives no ending away; absent, or null: nothing is known of it. */
  aboutTitle?(brief: TitleBrief, title: string): string | null
  /** The story that a proposed title is of, by the name that its scenes are staged under; absent, or null: nothing is known of it. */
  storyOfTitle?(brief: TitleBrief, title: string): string | null
  /** Who tells where nothing may be spent: itself, when asking it costs nothing; null, when nobody does. */
  readonly free: Storyteller | null
  /**
   * Ten different titles, each as soon as it is there; `round` counts the requests for this book from 0, and each round
   * gives others.
   */
  proposeTitles(brief: TitleBrief, round: number, onStandIn?: OnStandIn): AsyncIterable<string>
  /**
   * Writes the whole story for the size's page plan. `onSpread` hears each spread as soon as it is written, in order,
   * and again when it was written anew. The same brief and seed give the same story: a seed names one book, and what an
   * engine has paid for under it is not paid for again.
   */
  writeStory(
    brief: Brief,
    seed: string,
    onSpread?: (spread: StorySpread) => Promise<void> | void,
    onStandIn?: OnStandIn,
  ): Promise<Story>
}

/** The engine failed; `retryable` says whether another try can help, `reason` why a model gave no answer. */
export class StorytellerError extends Error {
  readonly retryable: boolean
  readonly reason: ModelFailure | null
  constructor(message: string, retryable: boolean, reason: ModelFailure | null = null) {
    super(message)
    this.name = 'StorytellerError'
    this.retryable = retryable
    this.reason = reason
  }
}
