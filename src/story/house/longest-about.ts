/** Of the line that says above titles what their story is about, in characters: three lines on a phone. */
export const longestAbout = 120
