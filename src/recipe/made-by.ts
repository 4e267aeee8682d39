/** The engines that made a book, by name. */
export interface MadeBy {
  storyteller: string
  illustrator: string
}

/** On one line, as it is kept with the book. */
export function writeMadeBy({ storyteller, illustrator }: MadeBy): string {
  return `${storyteller}; ${illustrator}`
}

/** Reads what `writeMadeBy` wrote. */
export function readMadeBy(line: string): MadeBy {
  const [storyteller = '', illustrator = ''] = line.split('; ')
  return { storyteller, illustrator }
}
