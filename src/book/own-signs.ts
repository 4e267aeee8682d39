import { withDashes } from './dashes.ts'
import type { BookLanguage } from './options.ts'

/** Signs of Latin keyboards, and what a script has for them. */
interface OwnSigns {
  signs: Readonly<Record<string, string>>
  /** The letters that they stand between. */
  letters: string
  /** Behind which of the signs a space was typed that the script has not. */
  closesUp?: RegExp
}

const squares = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇]`
const scripts: Partial<Record<BookLanguage, OwnSigns>> = {
  arabic: { signs: { ',': '،', ';': '؛', '?': '؟' }, letters: String.raw`[[\p{L}\p{M}]&&\p{scx=Arabic}]` },
  chinese: {
    signs: { ',': '，', '.': '。', '?': '？', '!': '！', ':': '：', ';': '；' },
    letters: squares,
    closesUp: /./u,
  },
  japanese: {
    signs: { ',': '、', '.': '。', '?': '？', '!': '！', ':': '：', ';': '；', '，': '、', '．': '。' },
    letters: squares,
    closesUp: /[、。]/u,
  },
}

/**
 * Signs that follow a letter of the script on their line, with nothing but signs between, or stand right before one. What belongs to
 * figures and to Latin letters (7:45, 3.50, Fabelaar.nl) stays theirs.
 */
function signsAmong({ signs, letters }: OwnSigns): RegExp {
  const all = `[${Object.keys(signs).join('')}]`
  const inside = String.raw`(?![.,:;]?[\p{Script=Latin}\d])`
  return new RegExp(
    `(?:(?<=${letters}[^\\p{L}\\p{N}\\n]*)${all}${inside}|${all}(?=["'”’»」』]?[ ]?["'“‘«「『]?${letters}))( *)(?=([^\\n]?))`,
    'gv',
  )
}

const patterns = new Map(
  Object.entries(scripts).map(([language, own]) => [language as BookLanguage, signsAmong(own)]),
)

function withOwnSigns(text: string, language: BookLanguage): string {
  const [own, pattern] = [scripts[language], patterns.get(language)]
  if (!own || !pattern) return text
  return text.replace(pattern, (whole, gap: string) => {
    const sign = own.signs[whole.charAt(0)] ?? whole.charAt(0)
    return own.closesUp?.test(sign) ? sign : sign + gap
  })
}

/** Short for a word in Hindi, with a full stop. */
const shortForms = 'डॉ|श्री|श्रीमती|सुश्री|पं|प्रो|मि|कु|नं|रु|कि|मी|सेमी|ग्रा'
/** A sentence that ends in the stop or the stroke of a Latin keyboard. */
const plainDanda = new RegExp(
  `(?<=\\p{scx=Devanagari}["'”’)]?)(?<!(?<![\\p{L}\\p{M}])(?:${shortForms}))[.|](?=["'”’)]*(?:\\s|$))`,
  'gu',
)

/** Three full stops are one sign; Chinese and Japanese have two of it. */
function withEllipses(text: string, language: BookLanguage): string {
  if (language === 'chinese') return text.replace(/\.{3,}|。{3,}|…+/gu, '……')
  return text.replace(/\.{3,}/g, language === 'japanese' ? '……' : '…')
}

/**
 * A text with the signs of its script and language where those of another keyboard were typed: each has one right answer. A text
 * that has them stays as it is.
 */
export function ownSigns(text: string, language: BookLanguage): string {
  const told = withOwnSigns(withEllipses(text, language), language)
  return withDashes(language === 'hindi' ? told.replace(plainDanda, '।') : told, language)
}
