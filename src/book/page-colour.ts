/** The colour of a book's paper where nothing is printed, on screen, in the files and behind vignettes. */
export const pageColour = '#fffcf4'
