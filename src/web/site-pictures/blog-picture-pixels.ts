/** Edges of the square picture of an article: beside its title, and in lists and on small screens. */
export const blogPicturePixels = { large: 880, small: 440 } as const
