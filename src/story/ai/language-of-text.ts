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

/** Further words by which languages that share many short ones are told from each other. */
const furtherWords: Partial<Record<BookLanguage, string>> = {
  french:
    'dite elles quoi ma mes ton ta tes leur leurs notre votre s cette ces cet c eux moi toi me m te t tu tous toute trois avaient étaient ont sont suis es fait faire va vont peut alors aussi bien très trop rien jamais personne puis encore déjà là ici ça cela donc chez vers entre après avant devant derrière car non oui j je nous vous ou ni même peu beaucoup chaque quelque autre toujours rit voit',
  spanish:
    'unas qué e o u dice decía eran fue mis tu tus ni me te le les nos si sí son está están estaba estaban ha han hay toda todos todas nada nadie cómo cuándo quién dónde cuatro ella ellas él ellos yo tú usted esta este esto esa ese eso estos estas aquel aquella aquello también tampoco nunca siempre entonces luego después antes aquí allí ahí ahora hasta desde hacia entre sobre otra otro otras otros hacer hace hacía hizo tiene tenía iba va ser porque aunque mientras tan tanto poco mucho mucha solo casi uno cada así bien detrás debajo dentro encima vez',
  italian:
    'd ed dice diceva dello degli dell erano fu sopra allo ai alle agli all nello nei nelle nell dal dalla dai dalle dallo dall sul sulla sui sulle sullo sull ad suoi sue mia miei mie tuo tua loro meno molto molta tanto poco tutta tutti tutte niente nulla nessuno neanche ancora sempre mai prima dopo adesso ora c vi mi ti lui lei noi voi io tu avevano ha hanno ho sono sei siamo tre quattro qui qua lì là quello quella quelli quelle quel questo questa questi queste però perché così già dietro davanti dentro fuori fino verso tra fra ogni altro altra altri altre uscì fece fatto fare va andò andava bene no sì invece allora quasi solo appena stava sta',
  portuguese:
    'uns umas diz dizia quê eram pra pelo pela pelos pelas seus suas minha meus minhas teu tua dele dela deles num numa me te lhe são está estão estava estavam ser ter tem tinha tinham há aos às menos muito muita elas eu você vocês tu duas quatro todo toda todos todas nada ninguém nunca sempre até depois antes agora então ali aqui lá aí esse essa isso este esta isto aquele aquela aquilo outro outra outros outras entre sobre fez faz fazia vai ia bem ainda assim porque embaixo dentro atrás cima cada pouco vez gente mãe pai',
}

/**
 * What only words of one language look like, among those that share their short words. A word that has the signs of two of
 * these tells neither from the other.
 */
const ownSigns: Partial<Record<BookLanguage, RegExp>> = {
  french: /[œîûëïùçêôâ]|eau|(?:[tx]|eu|ou|ois|eux|que|ais|ez|ette|ère|eur|eille|aille)$/u,
  spanish:
    /[ñ¿¡]|ción|^ll|[bcfhjlmprst]ue[lnrsvbdg]|(?:ía[ns]?|aba[ns]?|[^n]ió|[^vs]ó|dad|aron|ieron|illa|illo)$/u,
  italian:
    /[òì]|gli|zz|cch|bb|dd|gg|vv|sci|zion|uo[cgilrtv]|(?:[tcp]{2}[aeio]|[nl]{2}[aio]|rono|ù|tà|è|zi[aoe]|ucci[ao]|[aei]vano)$/u,
  portuguese:
    /[ãõçêôâ]|[ln]h|(?:[aeiou]m|[a-z]{2}ei|[a-z]{2}iu|[a-z]{2}eu|[a-z]{2}ou|inho|inha|ões|eir[ao])$/u,
}

/** By how many words that are another language's and not its own outnumber those the other way round in a text that is in the other. */
const surelyMore = 3
/** A text of so many words says which language it is in. */
const leastWords = 60
/** Of a language's texts at least so much are short words of its own; in the poorest of ours it is one in five. */
const leastShare = 0.1

/**
 * What tells that a text is not in its language, as a reason to write it again: its letters, and words that are another
 * language's and not its own; short words, and between Romance languages also what their words look like.
 * @param options.names words that are in no language
 * @param options.least how many different words of another language tell it where none is of its own: one of a title
 */
export function languageFaults(
  text: string,
  language: BookLanguage,
  { names = [], least = 2 }: { names?: readonly string[]; least?: number } = {},
): string[] {
  if (!isInLetters(text, language)) return [`the text is not written in the letters of ${language}`]
  if (setOf(language).size === 0) return []
  const words = wordsWithout(names, text)
  const ownCount = words.filter((word) => setOf(language).has(word)).length
  const [other] = otherLanguages(language)
    .map((one) => ({ one, lead: leadOf(one, language, words), foreign: wordsOnlyOf(one, language, words) }))
    .filter(({ lead, foreign }) => (ownCount === 0 ? foreign.size >= least : lead > surelyMore))
    .toSorted((left, right) => right.lead - left.lead)
  if (other !== undefined) return [`the text is in ${other.one}, and the book in ${language}`]
  const isForeign = words.length >= leastWords && ownCount < words.length * leastShare
  return isForeign ? [`the text is hardly in ${language}: few of its words are`] : []
}

/**
 * The same of a story by its pages: each, those that are rather in another language, which may be too short to tell it
 * alone, and all of them.
 */
export function languageFaultsOfPages(
  pages: readonly string[],
  language: BookLanguage,
  names: readonly string[],
): string[] {
  const leaning = pages.filter((page) => {
    const words = wordsWithout(names, page)
    return otherLanguages(language).some((one) => leadOf(one, language, words) > 0)
  })
  const parts = [...pages, leaning.join('\n'), pages.join('\n')]
  return [...new Set(parts.flatMap((text) => languageFaults(text, language, { names })))]
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

/** How many more of the words are one language's and not the other's than the other way round. */
function leadOf(one: BookLanguage, other: BookLanguage, words: readonly string[]): number {
  const isKin = one in ownSigns && other in ownSigns
  const has = (language: BookLanguage, word: string): number =>
    Number(setOf(language).has(word) || (isKin && looksLike(language, word)))
  return words.reduce((sum, word) => sum + has(one, word) - has(other, word), 0)
}

function wordsOnlyOf(one: BookLanguage, other: BookLanguage, words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter((word) => setOf(one).has(word) && !setOf(other).has(word)))
}

function looksLike(language: BookLanguage, word: string): boolean {
  return setOf(language, furtherWords).has(word) || ownSigns[language]?.test(word) === true
}

function wordsWithout(names: readonly string[], text: string): string[] {
  const nameless = new Set(names.flatMap((name) => wordsIn(name)))
  return wordsIn(text).filter((word) => !nameless.has(word))
}

/** In small letters; the signs that only Spanish opens its questions and cries with are words too. */
function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{M}]+|[¿¡]/gu) ?? []
  )
}

const sets = new Map<string, ReadonlySet<string>>()

function setOf(language: BookLanguage, from = shortWords): ReadonlySet<string> {
  const list = from[language] ?? ''
  const known = sets.get(list)
  if (known) return known
  const words = new Set(list.split(' ').filter((word) => word !== ''))
  sets.set(list, words)
  return words
}
