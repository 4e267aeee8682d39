import { placeholderRules } from './placeholder-rules.ts'

/**
 * Puts the placeholders of the pictures that stand in a document into its head, so that they are painted with the
 * first frame. A document without such pictures stays as it is.
 */
export function withPlaceholders(
  html: string,
  nonce: string,
  placeholders: Readonly<Record<string, string>>,
): string {
  const addresses = new Set(
    Array.from(html.matchAll(/<img[^>]* src="([^"]+)"/g), ([, address = '']) => address),
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
