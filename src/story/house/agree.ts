/**
 * Lets a verb agree with whoever is named before it: in `{actor} [trekt|trekken]` the brackets become a
 * choice on `actorNumber`. The subject is the last of the subject variables before the brackets, or else the
 * first after them (`vandaag [trekt|trekken] {all}`).
 */
export function agree(message: string): string {
  return message.replace(
    /\[([^[\]|]*)\|([^[\]|]*)\]/g,
    (bracket: string, one: string, many: string, offset: number) => {
      const subject =
        subjectsIn(message.slice(0, offset)).at(-1) ??
        subjectsIn(message.slice(offset + bracket.length)).at(0)
      if (!subject) throw new Error(`no subject for [${one}|${many}] in "${message}"`)
      const number = `${subject.charAt(0).toLowerCase()}${subject.slice(1)}Number`
      return `{${number}, select, many {${many}} other {${one}}}`
    },
  )
}

function subjectsIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').filter((name) => subjects.has(name))
}

const subjects = new Set(
  ['name', 'all', 'allToo', 'group', 'others', 'comps', 'actor', 'first', 'c'].flatMap((name) => [
    name,
    name.charAt(0).toUpperCase() + name.slice(1),
  ]),
)
