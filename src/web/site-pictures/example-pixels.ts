/** The widths of a page in the pictures of the example books; of what is small on a page its longer side. */
export const examplePixels = { page: 860, smallCover: 400, spot: 300, moment: 560 } as const
