/** Edges of the square picture of an article: beside its title, across a phone, and in lists, wide and narrow. */
export const blogPicturePixels = { large: 880, smaller: [730, 440, 288] } as const
