/** The widths of the pictures of the example books, which are square. */
export const examplePixels = { page: 860, smallPage: 540, smallCover: 400 } as const
