import type { ContentLanguage } from '../content-language.ts'
import { dutchPack } from './dutch-pack.ts'
import { englishPack } from './english-pack.ts'
import type { GrammarPack } from './grammar-pack.ts'

/** The grammar of each language that arcs are told in. */
export const grammarPacks: Readonly<Record<ContentLanguage, GrammarPack>> = {
  dutch: dutchPack,
  english: englishPack,
}
