/**
 * The colour of a book's paper where nothing is printed, on screen, in the files and behind vignettes. JPEG holds it
 * exactly, and so do four inks: the ground of a drawing lies unseen on the page.
 */
export const pageColour = '#fffcf3'

/** Of what is small on paper: page numbers, whose book it is, the colophon. */
export const softInkColour = '#5f6873'
