import type { BookLanguage } from '#book/options.ts'

/** The letters of a language; Latin ones for those without an entry. Names may have others. */
const ownLetters: Partial<Record<BookLanguage, RegExp>> = {
  russian: /\p{Script=Cyrillic}/gu,
  chinese: /\p{Script=Han}/gu,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  arabic: /\p{Script=Arabic}/gu,
  hindi: /\p{Script=Devanagari}/gu,
}
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Short words that texts of a language are full of; Chinese and Japanese are told by their signs. */
const shortWords: Partial<Record<BookLanguage, string>> = {
  dutch:
    'de het een en van in is dat die niet zei ze hij er naar met op om te voor aan als maar ook nog wie waar geen bij was mijn zijn haar hun wat toen dan uit over heel wel alles werd onder zonder tot door want al je ik we ze dus zo kan naast me mij jij hem kom komt gaat staat heeft had hoe hier daar nooit iets niets nu eens',
  english:
    'the and of she he to it said they with a an who that for from was were had her his their my under without where when into no not on in at is you i we one all but out up what there then as by be so if down come go back me do',
  french:
    'le la les l est dit pas une et dans elle il un des du de d avec qui que qu sous sans au aux son sa ses mon à sur ne n en se ce y ils on lui tout pour par mais plus deux comme était avait a où si quand',
  german:
    'der die das und nicht ist sie er den dem des sagte ein eine einen einem mit von im in auf wer ohne unter zum zur kein mein sein ihr wo es zu war hatte ich du wir was da so aus an bei noch auch nur dann wie alles um als für',
  spanish:
    'el la los las lo una un unos que y dijo con del de era en sin bajo para por su sus mi no se a al es ya más muy había todo como pero cuando quien donde dos tres',
  italian:
    'il lo la i gli le l un una uno che di non è disse della del dei delle era con senza sotto per al alla nel nella da in e a si suo sua mio chi dove ma più come tutto se anche ci era aveva due quando o su ne poi',
  portuguese:
    'o a os as um uma não disse que e do da dos das era com sem sob para seu sua meu quem onde no na nos nas de em se é foi ao à mas mais como por ele ela eles dois três já tudo quando ou nem também só',
  russian:
    'и не на что в он она с как но я у к по из а то это все так за от был была было они мы его ее её ещё уже бы вот же до где кто если для сказал сказала',
  arabic:
    'في من على إلى لا ما هذا هذه قال قالت ثم كان كانت عن مع أن لم هو هي كل يا بعد قبل أو هل إن التي الذي',
  hindi:
    'है का की के में ने से को और नहीं हैं था थी थे पर यह वह एक तो भी ही कर हो गया गई कि क्या जो बोला बोली उस इस अब सब कुछ',
}

/** By how many another language's short words outnumber a text's own that is in the other. */
const surelyMore = 3
/** A text of so many words says which language it is in. */
const leastWords = 60
/** Of a language's texts at least so much are short words of its own; in the poorest of ours it is one in five. */
const leastShare = 0.1

/**
 * What tells that a text is not in its language, as a reason to write it again: its letters, and short words that are
 * another language's and not its own.
 * @param options.names words that are in no language
 * @param options.least how many different words of another language tell it where none is of its own: one of a title
 */
export function languageFaults(
  text: string,
  language: BookLanguage,
  { names = [], least = 2 }: { names?: readonly string[]; least?: number } = {},
): string[] {
  if (!isInLetters(text, language)) return [`the text is not written in the letters of ${language}`]
  const own = setOf(language)
  if (own.size === 0) return []
  const nameless = new Set(names.flatMap((name) => wordsIn(name)))
  const words = wordsIn(text).filter((word) => !nameless.has(word))
  const ownCount = words.filter((word) => own.has(word)).length
  const [other] = otherLanguages(language)
    .map((one) => ({ one, foreign: words.filter((word) => setOf(one).has(word) && !own.has(word)) }))
    .filter(({ foreign }) =>
      ownCount === 0 ? new Set(foreign).size >= least : foreign.length > ownCount + surelyMore,
    )
    .toSorted((left, right) => right.foreign.length - left.foreign.length)
  if (other !== undefined) return [`the text is in ${other.one}, and the book in ${language}`]
  const isForeign = words.length >= leastWords && ownCount < words.length * leastShare
  return isForeign ? [`the text is hardly in ${language}: few of its words are`] : []
}

/** Whether most letters are the language's. Japanese without kana, or Chinese with many, is the other of the two. */
function isInLetters(text: string, language: BookLanguage): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0
  const own = text.match(ownLetters[language] ?? /\p{Script=Latin}/gu)?.length ?? 0
  if (own * 2 < all) return false
  const ofKana = text.match(kana)?.length ?? 0
  if (language === 'japanese') return ofKana * 5 >= all || all < leastKanaText
  return language !== 'chinese' || ofKana * 10 <= all
}

/** A title may be of Chinese signs alone (星空電車). */
const leastKanaText = 12

/** Those in the same letters. */
function otherLanguages(language: BookLanguage): BookLanguage[] {
  if (language in ownLetters) return []
  return (Object.keys(shortWords) as BookLanguage[]).filter((one) => one !== language && !(one in ownLetters))
}

function wordsIn(text: string): string[] {
  return text.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
}

const sets = new Map<BookLanguage, ReadonlySet<string>>()

function setOf(language: BookLanguage): ReadonlySet<string> {
  const known = sets.get(language)
  if (known) return known
  const words = new Set((shortWords[language] ?? '').split(' ').filter((word) => word !== ''))
  sets.set(language, words)
  return words
}
