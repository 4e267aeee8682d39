type State = Readonly<Record<string, unknown>>

/** Words of the book in braces, as the texts of stories have them; with others after a bar, the first that this book has. */
const placeholder = /\{(\w+(?:\|\w+)*)\}/g

/** A state with the words of the book filled in; what names a word that this book does not have is left out. */
export function stateTold(state: State, words: Readonly<Record<string, string>>): State {
  return Object.fromEntries(
    Object.entries(state).flatMap(([key, value]) => {
      const told = valueTold(value, words)
      return told === undefined ? [] : [[key, told] as const]
    }),
  )
}

function valueTold(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value))
    return value.map((one) => valueTold(one, words)).filter((one) => one !== undefined)
  if (typeof value !== 'string') return value
  const names = [...value.matchAll(placeholder)].map(([, name = '']) => name)
  const wordOf = (name: string): string => name.split('|').find((one) => words[one]) ?? ''
  if (names.some((name) => !words[wordOf(name)])) return undefined
  return value.replaceAll(placeholder, (_, name: string) => words[wordOf(name)] ?? '')
}
