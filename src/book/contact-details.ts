/** An e-mail address, an address of the web, a name on some network, a postcode of the Netherlands or Britain. */
const addresses = [
  /[^\s@＠]+[@＠][^\s@＠]+\.\p{L}{2,}/u,
  /(?<![\p{L}\p{N}])[@＠][\p{L}\p{N}_.]{3,}/u,
  /https?:\S*|www\.\S+/iu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:com|net|org|nl|be|de|fr|es|it|pt|br|ru|cn|jp|pl|ch|io|gg|uk|eu|info|app|shop|xyz|site|online|club|link|store|biz|bio|cc|cloud|dev|dk|ly|page|tk|tv)(?!\p{L})/iu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.\p{L}{2,}\/[\p{L}\p{N}]/u,
  /(?<!\p{L})[\p{L}\p{N}]+ (?:dot|punt|punkt|point|punto|ponto) (?:com|net|org|nl|de|fr|es|it|br|uk)(?!\p{L})/iu,
  /\p{L} ?(?:\(at\)|\[at\]|apenstaartje|arobase|arroba|chiocciola) ?\p{L}/iu,
  /(?<!\p{N})\p{Nd}{4} ?[A-Z]{2}(?!\p{L})/u,
  /(?<!\p{L})[A-Z]{1,2}\p{Nd}{1,2}[A-Z]? \p{Nd}[A-Z]{2}(?!\p{L})/u,
] as const

/** Digits in groups, of any script. */
const numbers = /(?<!\p{Nd})[+＋]?\(?\p{Nd}{2,}\)?(?:[ ./()–—-]{1,2}\p{Nd}{2,}|\p{Nd})*(?!\p{Nd})/gu
/** So many digits are a number to call, or another that people are found by. */
const leastDigits = 7

/** A million is many, and nobody's number. */
const isRound = /^[1-9]0+$/u

/** 10 20 30 40 50, or 1999 2000 2001: whoever counts calls nobody. */
function isCounting(found: string): boolean {
  const counted = (found.match(/\p{Nd}+/gu) ?? []).map((digits) => asNumber(digits))
  const [first = 0, second = 0] = counted
  const step = second - first
  return (
    counted.length > 2 &&
    step !== 0 &&
    counted.every((one, index) => index === 0 || one - (counted[index - 1] ?? 0) === step)
  )
}

/** Digits of any script come in rows of ten, each of which begins where none stands before it. */
function asNumber(digits: string): number {
  return Number(
    Array.from(digits, (digit) => {
      let value = 0
      while (value < 9 && /\p{Nd}/u.test(before(digit, value + 1))) value += 1
      return value
    }).join(''),
  )
}

function before(digit: string, steps: number): string {
  return String.fromCodePoint((digit.codePointAt(0) ?? 0) - steps)
}

/**
 * By what people outside a book could be found: numbers to call, addresses of all kinds, as a text has them.
 * @param streets regular expressions of a street with its number, as the text's language writes it
 */
export function contactDetailsIn(text: string, streets: readonly string[] = []): string[] {
  const patterns = [...addresses, ...streets.map((street) => new RegExp(street, 'u'))]
  return [
    ...patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
    ...(text.match(numbers) ?? []).filter(
      (found) =>
        (found.match(/\p{Nd}/gu)?.length ?? 0) >= leastDigits && !isCounting(found) && !isRound.test(found),
    ),
  ]
}
