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

/** A whole number from 0 to 199 in words, for reading aloud. Others come back as digits. */
export function numberWords(count: number, language: ContentLanguage): string {
  if (!Number.isInteger(count) || count < 0 || count > 199) return String(count)
  if (count >= 100) {
    const rest = count % 100 ? numberWords(count % 100, language) : ''
    if (language === 'dutch') return `honderd${rest.replace('één', 'een')}`
    return rest ? `a hundred and ${rest}` : 'a hundred'
  }
  const unit = units[language].split(' ')
  if (count < 20) return unit[count] ?? String(count)
  const ten = tens[language].split(' ')[Math.floor(count / 10) - 2] ?? ''
  if (count % 10 === 0) return ten
  const last = count % 10 === 1 && language === 'dutch' ? 'een' : (unit[count % 10] ?? '')
  if (language === 'english') return `${ten}-${last}`
  return `${last}${last.endsWith('e') ? 'ën' : 'en'}${ten}`
}
