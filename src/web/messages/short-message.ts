const text = String.raw`\x60(?:[^\x60\\]|\\.)*\x60`
const variant = (locale: string): string =>
  String.raw`const ${locale}_\w+ = [^\n]*\(i?\) => \{\n\treturn [^\x60]*\((?<${locale}>${text})\)\n\};`
const plainMessage = new RegExp(
  String.raw`${variant('nl')}\s*${variant('en')}[^]*export const (?<name>\w+) =`,
)

/**
 * The compiled code of a message whose texts stand as they are, at most with values put in, with both texts in the one
 * function: the landing page says seventy of them. Null for code of another form, such as a message that counts, which stays
 * as it is.
 */
export function shortMessage(code: string): string | null {
  const { nl, en, name } = plainMessage.exec(code)?.groups ?? {}
  if (name === undefined) return null
  return [
    `import { inLocale } from '../runtime.js'`,
    `export const ${name} = (i, options) => inLocale(options, ${nl}, ${en})`,
    '',
  ].join('\n')
}
