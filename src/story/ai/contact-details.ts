import type { LanguagePrompts } from './load-prompts.ts'

/** An e-mail address, an address of the web, a name on some network, a postcode of the Netherlands or Britain. */
const addresses = [
  /[^\s@＠]+[@＠][^\s@＠]+\.\p{L}{2,}/u,
  /(?<![\p{L}\p{N}])[@＠][\p{L}\p{N}_.]{3,}/u,
  /https?:\S*|www\.\S+/iu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:com|net|org|nl|fr|pt|ru|cn|jp|io|uk|eu|info|app|shop|xyz)(?!\p{L})/iu,
  /(?<!\p{N})\p{Nd}{4} ?[A-Z]{2}(?!\p{L})/u,
  /(?<!\p{L})[A-Z]{1,2}\p{Nd}{1,2}[A-Z]? \p{Nd}[A-Z]{2}(?!\p{L})/u,
] as const

/** Digits in groups, of any script. */
const numbers = /(?<!\p{Nd})[+＋]?\(?\p{Nd}{2,}\)?(?:[ ./()–—-]{1,2}\p{Nd}{2,}|\p{Nd})*(?!\p{Nd})/gu
/** So many digits are a number to call, or another that people are found by. */
const leastDigits = 7

/** By what people outside the book could be found: numbers to call, addresses of all kinds, as a text has them. */
export function contactDetailsIn(text: string, prompts: Pick<LanguagePrompts, 'addresses'>): string[] {
  const patterns = [...addresses, ...prompts.addresses.map((street) => new RegExp(street, 'u'))]
  return [
    ...patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
    ...(text.match(numbers) ?? []).filter((found) => (found.match(/\p{Nd}/gu)?.length ?? 0) >= leastDigits),
  ]
}
