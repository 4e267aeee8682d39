import { escapePattern } from '#book/escape-pattern.ts'
import { type BookLanguage, withoutSpaces } from '#book/options.ts'
import { wordsOf } from './check-text.ts'
import type { LanguagePrompts } from './load-prompts.ts'

/** Where the food stands before the word of the allergy without anything to part it from what is before. */
const trailing: ReadonlySet<BookLanguage> = new Set(['hindi', 'japanese'])

/** Between the foods of a list, in any language. */
const between =
  /\s*(?:[,;、，和与及と]|،)\s*|(?<![\p{L}\p{M}])(?:and|or|en|of|und|oder|et|ou|y|o|e|ed|и|или|और|या)(?![\p{L}\p{M}])|\s[وأ](?=ال)/u
/** Before what is meant: an article. */
const articles =
  /^(?:an?|the|any|all|raw|een|de|het|alle|eine?n?|die|das|der|le|la|les|l’|el|los|las|il|lo|i|gli|os|as)\s+/u

/**
 * The foods to which a text says that somebody is allergic, as it calls them, whatever they are: also those that no list
 * has. What is not eaten (cats, pollen) is none. Of a list the first, and those of one or two words. In small letters.
 */
export function namedFoods(
  text: string,
  language: BookLanguage,
  { allergicTo, notEaten }: Pick<LanguagePrompts, 'allergicTo' | 'notEaten'>,
): string[] {
  const low = text.replaceAll("'", '’').toLocaleLowerCase()
  const found = low
    .split(/(?<=[.!?。！？؟।])|\n+/u)
    .flatMap((sentence) =>
      allergicTo.flatMap((phrase) => [...sentence.matchAll(patternOf(phrase, language))]),
    )
    .flatMap((match) => listOf(match.groups?.['food'] ?? '', language))
  return [...new Set(found)].filter((food) => wordsOf(food, notEaten).length === 0)
}

function patternOf(phrase: string, language: BookLanguage): RegExp {
  // What is written together with the word of the allergy is one word; what follows it may be a list.
  const food = phrase.startsWith('{food}')
    ? withoutSpaces.has(language)
      ? '(?<food>[\\p{sc=Han}ー\\p{sc=Katakana}]{1,8}|\\p{sc=Hiragana}{1,8}?(?=アレルギー| アレルギー))'
      : '(?<food>[\\p{L}\\p{M}’]{3,30}?(?: [\\p{L}\\p{M}]+)?)'
    : '(?<food>[^.!?;:()。！？؟।\\n]{1,60})'
  const source = phrase.replace('{food}', food)
  return new RegExp(withoutSpaces.has(language) ? source : `(?<![\\p{L}\\p{M}])${source}`, 'gu')
}

function listOf(words: string, language: BookLanguage): string[] {
  const pieces = words.split(between).map((piece) => piece.trim().replace(articles, ''))
  return pieces
    .map((piece) => piece.trim())
    .flatMap((piece, index) => {
      const own = piece.split(/\s+/u)
      if (own.length <= 2) return [piece]
      // “Rice in any form”: the food stands first, or, where the allergy follows, last.
      return index === 0 ? [(trailing.has(language) ? own.at(-1) : own[0]) ?? ''] : []
    })
    .filter((piece) => (withoutSpaces.has(language) ? piece.length >= 1 : piece.length >= 3))
}

/** Endings of a food's name, in the singular and the plural. */
const endings: Readonly<Record<BookLanguage, string>> = {
  english: '(?:e?s)?',
  dutch:
    '(?:e?n|s|’s|e?tjes?|e?pap|wafels?|wafeltjes?|taart|koek(?:en|jes?)?|meel|melk|soep|brood|korrels?|noedels?|pudding|vla|sap|puree|salade|saus|olie|jam|pitjes?)?',
  german:
    '(?:e?n|e?s|er|brei|korn|körner|waffeln?|nudeln?|kuchen|mehl|milch|pudding|papier|pfanne|gericht|suppe|salat|auflauf|bällchen|saft|mus|öl|brot)?',
  french: '[sx]?',
  spanish: '(?:e?s)?',
  italian: '[aeio]?',
  portuguese: '(?:e?s)?',
  russian: '\\p{L}{0,4}',
  arabic: '(?:ات|ًا|ا|ة|ه|ها)?',
  hindi: '[\\p{L}\\p{M}]{0,2}',
  chinese: '',
  japanese: '',
}
/** Last letters that change with the number: a lychee of lychees, un guisante, il pisello, горох and гороховый. */
const changing: Readonly<Record<BookLanguage, RegExp>> = {
  english: /(?<=\p{L}{2})(?:(?<=[^s])s)$/u,
  dutch: /(?<=\p{L}{3})(?:en|s)$/u,
  german: /(?<=\p{L}{3})(?:en|n)$/u,
  french: /(?<=\p{L}{2})[sx]$/u,
  spanish: /(?<=\p{L}{3})s$/u,
  italian: /(?<=\p{L}{3})[aeio]$/u,
  portuguese: /(?<=\p{L}{3})s$/u,
  russian: /(?<=\p{L}{2})(?:[аяоеьыиую]|ов|ей)$/u,
  arabic: /^ال|(?<=\p{L}{3})(?:ات|ة)$/gu,
  hindi: /(?<=\p{L}{2})[ाेीों]+$/u,
  chinese: /$^/u,
  japanese: /$^/u,
}

/** The pattern of a food by its own name, in the singular and the plural, and of what is plainly made of it. */
export function foodByName(food: string, language: BookLanguage): RegExp {
  const stem = escapePattern(food.trim().replace(changing[language], ''))
  if (withoutSpaces.has(language)) return new RegExp(stem, 'iu')
  const before = language === 'arabic' ? '[وفبكل]{0,2}(?:ال)?' : ''
  return new RegExp(`(?<![\\p{L}\\p{M}])${before}${stem}${endings[language]}(?![\\p{L}\\p{M}])`, 'iu')
}
