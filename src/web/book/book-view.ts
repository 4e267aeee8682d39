import type { Companion, Hero } from '#book/character.ts'
import type { BookLanguage, Style } from '#book/options.ts'
import type { Panel } from '#book/panel.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { Size } from '#book/size.ts'
import type { BookNotice } from '#models/book-notice.ts'

export type BookState = 'making' | 'failed' | 'ready' | 'unlocking' | 'unlock_failed' | 'finished'

/** A book's row as its owner sees it. Names are the database's. */
export interface BookView {
  id: string
  title: string
  intro: string
  state: BookState
  step: string
  steps_done: number
  steps_total: number
  dedication: string
  ending: string
  cover_version: number
  cover_redraws_left: number
  cover_drawing: boolean
  cover_thumbhash: string | null
  cover_ink: 'dark' | 'light'
  /** How it leads its title, as `CoverTitle` has it. */
  cover_bend: number
  /** What the cover shows, in the book's language; null while nobody has thought of it. */
  cover_caption: string | null
  /** 0: there is no character sheet to show, since our own illustrator draws the book. */
  sheet_version: number
  sheet_redraws_left: number
  /** Another sheet is being drawn, and the cover with it. */
  sheet_drawing: boolean
  has_endpaper: boolean
  /** What its owner is told of how it came about. */
  notices: readonly BookNotice[]
  /** What of what was written for it stayed out of its story, in its owner's words. */
  untold: readonly string[]
  created_at: string
  child: string
  /** As it was told, for a sketch of the child. */
  hero: Pick<Hero, 'age' | 'gender' | 'appearance'>
  companions: readonly Companion[]
  size: Size
  language: BookLanguage
  style: Style
}

export const bookColumns =
  'id,title,intro,state,step,steps_done,steps_total,dedication,ending,cover_version,cover_redraws_left,cover_drawing,cover_thumbhash,cover_ink,cover_bend,cover_caption:cover_scene->>caption,sheet_version,sheet_redraws_left,sheet_drawing,has_endpaper,notices,untold,created_at,child:brief->hero->>name,hero:brief->hero,companions:brief->companions,size:brief->>size,language:brief->>language,style:brief->>style'

export interface PageView {
  spread: number
  text: string
  /** As it was first written, to go back to. */
  written_text: string
  /** 0: the picture has not been drawn. */
  picture_version: number
  /** Its colours, deeply blurred, while it is locked; null until they are there. */
  picture_blur: string | null
  /** What it is remembered by, as #rrggbb; null until it is drawn. */
  picture_colour: string | null
  picture_redraws_left: number
  /** Another version is being drawn. */
  picture_drawing: boolean
  /** Whether a small drawing stands beside the text. */
  has_spot: boolean
  /** Whether somebody of its picture is seen from nearby beside the text, once it is bought. */
  has_moment: boolean
  /** Whom the two panels of that show; null where it has none. */
  panels: readonly Panel[] | null
  caption: string
  /** Where its words stand when its picture is one over both pages. */
  double: ScenePlan['double'] | null
  /** The hour of its picture, and the story whose stage shows it. */
  time: ScenePlan['time'] | null
  stage: string | null
}

export const pageColumns =
  'spread,text,written_text,picture_version,picture_blur,picture_colour,picture_redraws_left,picture_drawing,has_spot,has_moment,panels,caption:scene->>caption,double:scene->double,time:scene->>time,stage:scene->stage->>story'

export interface BookAndPages {
  book: BookView
  pages: PageView[]
}

/** What of a book's row changes while it is made and read; the rest is left as it was first read. */
const changing = [
  'title',
  'intro',
  'state',
  'step',
  'steps_done',
  'steps_total',
  'dedication',
  'ending',
  'cover_version',
  'cover_redraws_left',
  'cover_drawing',
  'cover_thumbhash',
  'cover_ink',
  'cover_bend',
  'cover_caption',
  'sheet_version',
  'sheet_redraws_left',
  'sheet_drawing',
  'has_endpaper',
  'notices',
  'untold',
] as const satisfies (keyof BookView)[]

/** The book after a change told by the database, which may leave out columns that stayed the same. */
export function withBookChange(book: BookView, row: Partial<Record<string, unknown>>): BookView {
  const shown: Partial<Record<string, unknown>> = {
    ...row,
    cover_caption: captionOf(row['cover_scene']) ?? undefined,
  }
  const news = changing.filter((column) => shown[column] !== undefined && shown[column] !== book[column])
  if (news.length === 0) return book
  return { ...book, ...Object.fromEntries(news.map((column) => [column, shown[column]])) }
}

/** What of a page's row changes. */
const changingOfPage = [
  'text',
  'written_text',
  'picture_version',
  'picture_blur',
  'picture_colour',
  'picture_redraws_left',
  'picture_drawing',
  'has_spot',
  'has_moment',
  'panels',
] as const satisfies (keyof PageView)[]

/** A page of which nothing is known yet. */
const unwritten: Omit<PageView, 'spread'> = {
  text: '',
  written_text: '',
  picture_version: 0,
  picture_blur: null,
  picture_colour: null,
  picture_redraws_left: 0,
  picture_drawing: false,
  has_spot: false,
  has_moment: false,
  panels: null,
  caption: '',
  double: null,
  time: null,
  stage: null,
}

/** The pages after one was written or changed, in reading order. */
export function withPageChange(
  pages: readonly PageView[],
  row: Partial<Record<string, unknown>>,
): PageView[] {
  const { spread, scene } = row
  if (typeof spread !== 'number') return [...pages]
  const old = pages.find((page) => page.spread === spread) ?? { ...unwritten, spread }
  const news = changingOfPage.filter((column) => row[column] !== undefined)
  const page: PageView = {
    ...old,
    ...Object.fromEntries(news.map((column) => [column, row[column]])),
    caption: captionOf(scene) ?? old.caption,
    ...(isScene(scene) && {
      double: scene.double ?? null,
      time: scene.time,
      stage: scene.stage?.story ?? null,
    }),
  }
  return [...pages.filter((each) => each.spread !== spread), page].sort(
    (first, second) => first.spread - second.spread,
  )
}

function captionOf(scene: unknown): string | null {
  return isScene(scene) ? scene.caption : null
}

/** A scene in a row that changed, as the database has it; left out where it stayed the same. */
function isScene(scene: unknown): scene is Pick<ScenePlan, 'caption' | 'double' | 'time' | 'stage'> {
  return (
    typeof scene === 'object' && scene !== null && 'caption' in scene && typeof scene.caption === 'string'
  )
}
