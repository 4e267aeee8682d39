import type { CoverTitle } from '#book/cover-title.ts'

/** Where a title is lettered, as an SVG that lies over the upper part of its cover. */
export function letteringAddress(title: string, { style, ink, bend }: CoverTitle): string {
  return `/lettering.svg?${new URLSearchParams({ style, ink, bend: String(bend), title }).toString()}`
}

/** Where a word of a page is lettered, with nothing around it. */
export function wordAddress(word: string, { style, ink }: Pick<CoverTitle, 'style' | 'ink'>): string {
  return `/lettering.svg?${new URLSearchParams({ style, ink, bend: '0', word: '1', title: word }).toString()}`
}
