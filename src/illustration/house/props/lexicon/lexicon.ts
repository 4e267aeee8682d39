import type { BookLanguage } from '#book/options.ts'
import type { MotifName } from '../motifs/motif-kinds.ts'
import { arabic } from './arabic.ts'
import { chinese } from './chinese.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { portuguese } from './portuguese.ts'
import { russian } from './russian.ts'
import { spanish } from './spanish.ts'

/**
 * Words for each motif, parted by spaces: singulars and other base forms, since `find-loved.ts` sees through
 * plurals, diminutives, compounds and accents. Words of more parts are written together.
 */
export type Lexicon = Readonly<Record<MotifName, string>>

/** In the order in which a word that two languages share is looked up. */
export const lexicons: Readonly<Record<BookLanguage, Lexicon>> = {
  dutch,
  english,
  french,
  german,
  spanish,
  italian,
  portuguese,
  russian,
  chinese,
  japanese,
  arabic,
  hindi,
}
