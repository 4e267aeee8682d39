/**
 * How long a page of a test waits for what it looks for, in milliseconds. What takes a second on a machine at rest has taken
 * a minute on one that also did other things; only what never comes waits to the end.
 */
export const patience = 150_000
