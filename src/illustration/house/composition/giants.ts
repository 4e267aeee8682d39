/** Beings as big as a hill, that others stand before or on. */
export const giants: ReadonlySet<string> = new Set(['hill', 'moon'])
