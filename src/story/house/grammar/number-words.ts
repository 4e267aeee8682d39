import type { ContentLanguage } from '../content-language.ts'

const units = {
  dutch:
    'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  english:
    'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
}
const tens = {
  dutch: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  english: 'twenty thirty forty fifty sixty seventy eighty ninety',
}

const tenAndUnit: Readonly<Record<ContentLanguage, (ten: string, unit: string) => string>> = {
  dutch: (ten, unit) => `${withoutAccents(unit)}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`,
  english: (ten, unit) => `${ten}-${unit}`,
}
const overHundred: Readonly<Record<ContentLanguage, (rest: string) => string>> = {
  dutch: (rest) => `honderd${withoutAccents(rest)}`,
  english: (rest) => (rest ? `a hundred and ${rest}` : 'a hundred'),
}

/** `één` has its accents only when it stands alone. */
function withoutAccents(words: string): string {
  return words.replace('één', 'een')
}

/** A whole number from 0 to 199 in words, for reading aloud. Others come back as digits. */
export function numberWords(count: number, language: ContentLanguage): string {
  if (!Number.isInteger(count) || count < 0 || count > 199) return String(count)
  if (count >= 100) return overHundred[language](count % 100 ? numberWords(count % 100, language) : '')
  const unit = units[language].split(' ')
  if (count < 20) return unit[count] ?? String(count)
  const ten = tens[language].split(' ')[Math.floor(count / 10) - 2] ?? ''
  if (count % 10 === 0) return ten
  return tenAndUnit[language](ten, unit[count % 10] ?? '')
}
