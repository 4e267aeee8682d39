/**
 * Lets a verb agree with whoever is named before it: in `{actor} [trekt|trekken]` the brackets become a
 * choice on `actorNumber`. The subject is the last of the subject variables before the brackets.
 */
export function agree(message: string): string {
  return message.replace(/\[([^[\]|]*)\|([^[\]|]*)\]/g, (_, one: string, many: string, offset: number) => {
    const subject = [...message.slice(0, offset).matchAll(/\{(\w+)\}/g)]
      .map((match) => match[1] ?? '')
      .findLast((name) => subjects.has(name))
    if (!subject) throw new Error(`no subject before [${one}|${many}] in "${message}"`)
    const number = `${subject.charAt(0).toLowerCase()}${subject.slice(1)}Number`
    return `{${number}, select, many {${many}} other {${one}}}`
  })
}

const subjects = new Set(
  ['name', 'all', 'group', 'others', 'comps', 'actor', 'first', 'c'].flatMap((name) => [
    name,
    name.charAt(0).toUpperCase() + name.slice(1),
  ]),
)
