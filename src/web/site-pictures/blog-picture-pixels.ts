/** Edges of the square picture of an article: beside its title, across a phone, and in lists. */
export const blogPicturePixels = { large: 880, medium: 720, small: 440 } as const
