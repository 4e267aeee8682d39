import type { BookLanguage } from './options.ts'

/** Typed for a dash: a hyphen, two, or a dash of another language. Three are a line under something. */
const typed = '(?:--?|[–—])'
/** What a speech begins with behind its dash; a figure right behind a hyphen is less than nothing. */
const speech = String.raw`(?:[ \u00A0]+(?=[^\s–—-])|(?=[^\s\d–—-]))`
const speechDash = new RegExp(`^(?!—[ \\u00A0])${typed}${speech}`, 'gmu')
const rayaOfSpeech = new RegExp(`^${typed}${speech}`, 'u')
const withinLine = /(?<=[^\s–—-])([ \u00A0]*)(--?|[–—])([ \u00A0]*)(?=[^\s–—-]|$)/gu

/** Hyphens with a space before them, and one behind them or a sign; between figures one may be a minus. */
function spaced(hyphens: string): RegExp {
  const before = String.raw`(?<=\S[ \u00A0]+)(?<!\d[ \u00A0]+)`
  return new RegExp(`${before}${hyphens}(?=[ \\u00A0]+[^\\s\\d–—-]|[,.;:!?…])`, 'gu')
}
const hyphens = spaced('--?')
const hyphensOrShort = spaced('(?:--?|–)')

/** The dash between words, and whether one also begins a speech. */
const customs: Partial<Record<BookLanguage, { between: '–' | '—'; speaks?: true }>> = {
  dutch: { between: '–' },
  english: { between: '–' },
  german: { between: '–' },
  italian: { between: '–' },
  hindi: { between: '–' },
  french: { between: '—', speaks: true },
  portuguese: { between: '—', speaks: true },
  russian: { between: '—', speaks: true },
}

/** The Chinese dash is as long as two signs, and without spaces. */
const chineseDash = /(?<=\p{Script=Han}[，。！？”’"']?)(?: +-+ +|--+|(?<!—)—(?!—))(?=[“‘"']?\p{Script=Han})/gu

/** Hyphens that were typed for dashes as the dashes of a language; hyphens within words and before figures stay. */
export function withDashes(text: string, language: BookLanguage): string {
  if (language === 'spanish') return text.split('\n').map(withRayas).join('\n')
  if (language === 'chinese') return text.replace(chineseDash, '——')
  const custom = customs[language]
  if (!custom) return text
  const begun = custom.speaks ? text.replace(speechDash, '— ') : text
  return begun.replace(language === 'russian' ? hyphensOrShort : hyphens, custom.between)
}

/** The raya stands against what it belongs to: —Hola —dijo Inés—. Adiós. */
function withRayas(line: string): string {
  let isOpen = false
  return line
    .replace(rayaOfSpeech, '—')
    .replace(withinLine, (whole, before: string, _, after: string, at: number, all: string) => {
      const next = all.charAt(at + whole.length)
      if (before !== '' && after !== '') {
        if (/\d/.test(next + all.charAt(at - 1))) return whole
        isOpen = !isOpen
        return isOpen ? ' —' : '— '
      }
      if (before !== '') {
        if (!/[\p{L}¿¡…«“‘"']/u.test(next)) return whole
        isOpen = true
        return ' —'
      }
      if (!isOpen || (after === '' && !/^[.,;:!?…]?$/.test(next))) return whole
      isOpen = false
      return `—${after}`
    })
}
