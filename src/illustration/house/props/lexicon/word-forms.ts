/** Endings of plurals and diminutives in Dutch, English, French and German. */
const endings = [
  's',
  'etjes',
  'etje',
  'pjes',
  'pje',
  'tjes',
  'tje',
  'jes',
  'je',
  'eren',
  'en',
  'es',
  'n',
  'x',
  'chen',
  'lein',
  'er',
  'e',
] as const

/** Vowels with which Italian, Spanish and Portuguese nouns end, by number and gender. */
const vowels = ['o', 'a', 'e'] as const

/** The word as it is and what it may be a plural or a diminutive of, the likeliest first. */
export function baseForms(word: string): string[] {
  const forms = [word]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`)
  for (const ending of endings) {
    const stem = word.slice(0, word.length - ending.length)
    if (!word.endsWith(ending) || stem.length < 2) continue
    forms.push(stem, ...respelled(stem))
    if (ending.startsWith('je') && stem.endsWith('nk')) forms.push(`${stem.slice(0, -1)}g`)
  }
  if (word.length >= 5 && /[aeio]s?$/.test(word)) {
    const stem = word.replace(/[aeio]s?$/, '')
    forms.push(...vowels.map((vowel) => stem + vowel))
  }
  return [...new Set(forms)]
}

/** Dutch spelling follows the syllable: bal-len, ma-nen, hui-zen, dra-ken, autoo-tje. */
function respelled(stem: string): string[] {
  const forms: string[] = []
  const hard = stem.replace(/v$/, 'f').replace(/z$/, 's')
  if (hard !== stem) forms.push(hard)
  for (const form of [stem, hard]) {
    if (/([a-z])\1$/.test(form)) forms.push(form.slice(0, -1))
    if (/(^|[^aeiou])[aeou][bcdfghklmnprstvwxz]$/.test(form)) {
      forms.push(`${form.slice(0, -1)}${form.at(-2)}${form.at(-1)}`)
    }
  }
  return forms
}

/** The last letter of a word that its case and number replace, in Russian and Hindi. */
const bendingEnd = /(?:[аяоеиыь]|[\u093e-\u094c])$/u

/** Whether a Russian, Hindi or Arabic word is the known word in another case or number, or with its article. */
export function sharesStem(token: string, word: string): boolean {
  const stem = word.replace(bendingEnd, '')
  if (stem.length < 2) return false
  // Hindi writes each vowel sign as a letter of its own.
  const longestEnding = /\p{Script=Devanagari}/u.test(stem) ? 4 : stem.length < 4 ? 2 : 3
  return [token, token.replace(/^(?:ال|وال|بال|لل)/u, '')].some(
    (form) => form.startsWith(stem) && form.length - stem.length <= longestEnding,
  )
}
