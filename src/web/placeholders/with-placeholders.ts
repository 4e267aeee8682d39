import { placeholderRules } from './placeholder-rules.ts'

/**
 * Puts the placeholders of the pictures that a document loads at once into its head, so that they are painted with
 * the first frame; those of lazy pictures come later, for a document of more than 14 KB costs a round trip more.
 * A document without such pictures stays as it is.
 */
export function withPlaceholders(
  html: string,
  nonce: string,
  placeholders: Readonly<Record<string, string>>,
): string {
  const addresses = new Set(
    Array.from(
      html.matchAll(/<img(?![^>]* loading="lazy")[^>]* src="([^"]+)"/g),
      ([, address = '']) => address,
    ),
  )
  const shown = [...addresses].flatMap((address) => {
    const webp = placeholders[address]
    return webp === undefined ? [] : [[address, webp] as const]
  })
  const rules = placeholderRules(shown)
  return rules === ''
    ? html
    : html.replace('</head>', () => `<style nonce="${nonce}">${rules}</style></head>`)
}
