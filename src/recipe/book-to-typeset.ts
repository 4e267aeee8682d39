import type { Brief } from '#book/brief.ts'
import type { Panel } from '#book/panel.ts'
import type { Story } from '#story/storyteller.ts'
import type { BookToTypeset, SpreadToTypeset } from '#typesetting/typesetter.ts'
import type { MadeBy } from './made-by.ts'

/** A book in words, as it stands when it is set. */
export interface BookInWords extends Pick<Story, 'dedication' | 'ending' | 'blurb'> {
  brief: Brief
  title: string
  /** Personal message on the first page; may be empty. */
  intro: string
  /** What the cover's picture shows. */
  coverCaption: string
  madeBy: MadeBy
  madeOn: Date
  /** Where it is read in bed; null: nowhere that others reach. */
  bedtimeAddress?: string | null
}

/** The pictures of a book as JPEG; what is locked or could not be drawn is left out. */
export interface BookInPictures {
  cover: Uint8Array
  /** How the cover leads its title, as `CoverTitle` has it. */
  coverBend: number
  vignette?: Uint8Array | undefined
  endpaper?: Uint8Array | undefined
  spreads: (Pick<SpreadToTypeset, 'text' | 'isRewritten' | 'caption'> & {
    /** Where the text stands on a picture over both pages. */
    words?: SpreadToTypeset['words'] | undefined
    isWordless?: boolean | undefined
    picture?: Uint8Array | undefined
    /** Colours in the place of a locked picture. */
    blur?: Uint8Array | undefined
    /** What the picture is remembered by, as `pictureColour` gives it. */
    colour?: string | undefined
    /** Whether the page of its text is as dark as its picture. */
    isNight?: boolean | undefined
    spot?: Uint8Array | undefined
    moment?: Uint8Array | undefined
    /** Whom the two panels of the moment show. */
    panels?: readonly Panel[] | undefined
  })[]
}

/** Words and pictures, as the typesetter takes them. */
export function bookToTypeset(
  words: BookInWords,
  pictures: BookInPictures,
  watermark: boolean,
): BookToTypeset {
  const { brief, title, intro, dedication, ending, blurb, coverCaption, madeBy, madeOn, bedtimeAddress } =
    words
  const { cover, coverBend, vignette, endpaper, spreads } = pictures
  return {
    language: brief.language,
    size: brief.size,
    style: brief.style,
    theme: brief.theme,
    title,
    childName: brief.hero.name,
    childAge: brief.hero.age,
    intro,
    dedication,
    ending,
    blurb,
    cover: { picture: cover, caption: coverCaption, bend: coverBend },
    ...(vignette && { vignette }),
    ...(endpaper && { endpaper }),
    spreads: spreads.map(
      ({
        text,
        isRewritten,
        words: place,
        isWordless,
        caption,
        picture,
        blur,
        colour,
        isNight,
        spot,
        moment,
        panels,
      }) => ({
        text,
        ...(isRewritten && { isRewritten }),
        ...(place && { words: place }),
        ...(isWordless && { isWordless }),
        caption,
        ...(picture && { picture }),
        ...(blur && { blur }),
        ...(colour && { colour }),
        ...(isNight && { isNight }),
        ...(spot && { spot }),
        ...(moment && { moment }),
        ...(panels && { panels }),
      }),
    ),
    madeBy,
    madeOn,
    ...(bedtimeAddress && { bedtimeAddress }),
    watermark,
  }
}
