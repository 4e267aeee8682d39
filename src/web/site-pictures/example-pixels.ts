/** The widths of a page in the pictures of the example books; of a small drawing its longer side. */
export const examplePixels = { page: 860, smallPage: 540, smallCover: 400, spot: 300 } as const
