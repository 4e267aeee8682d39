/**
 * How long a page of a test waits for what it looks for, in milliseconds. What takes a second on a machine at rest has taken
 * a minute on one that also did other things; only what never comes waits to the end.
 */
export const patience = 240_000

/** The same for what draws a whole book, or makes the files of a print. */
export const patienceWithDrawing = 600_000
