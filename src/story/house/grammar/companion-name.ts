import type { Companion } from '#book/character.ts'
import { kinshipOf } from '#book/kinship.ts'
import { type Bearer, usesWheelchair } from '#book/traits-of.ts'
import type { ContentLanguage } from '../content-language.ts'
import { capitalise } from './capitalise.ts'
import { plainName } from './plain-name.ts'

/** A companion as the text names it. */
export interface NamedCompanion {
  /** As it stands inside a sentence: opa, meneer Beer, Rex. */
  name: string
  /** As it is called to, by no more than its own name: two mums both hear Mum. */
  call: string
  kind: Companion['kind']
  /** One entry may be several beings: "opa en oma", "the twins". */
  many: boolean
  /** The beings that the entry names one by one, for lists. */
  members: string[]
  /** Somebody in a wheelchair. */
  wheels: boolean
}

const kin =
  /^((?:groot|overgroot|super)?(?:opa|oma)|opi|omi|opoe|(?:stief|bonus|pleeg|plus)?(?:mama|papa|moeder|vader)|mam|pap|mams|paps|mamma|pappa|mammie|pappie|mami|papi|mamie|papie|tante|oom|nonno|nonna|baba|anne|juf|meester|meneer|mevrouw|(?:stief|half|bonus|pleeg|tweeling)?(?:zus|broer)(?:je|tje)?|nicht|neef|buurman|buurvrouw|dokter|de|het|een|’[tn])$/i
const plural: Readonly<Record<ContentLanguage, RegExp>> = {
  dutch:
    /^(de\s.*(jes|zussen|broers|broertjes|katten|poezen|honden|konijnen|kippen|eenden|schapen|ooms|tantes|opa’s|oma’s|ouders|vrienden|vriendinnen|neven|nichten|beren|knuffels|cavia’s|vissen|vogels|kinderen|zusters|buren))$/i,
  english: /^(the|two|three|my|our)\s.*[^s]s$|^(mum|mom) and dad$|^grandparents$/i,
}
/** What stands between two beings of one entry: as it is written, and as it is told. */
const between: Readonly<Record<ContentLanguage, { written: RegExp; told: string }>> = {
  dutch: { written: /\s+(?:en|&|\+)\s+/iu, told: ' en ' },
  english: { written: /\s+(?:and|&|\+)\s+/iu, told: ' and ' },
}
/** "my sister", told by somebody who is not the child. */
const ownedBy: Readonly<Record<ContentLanguage, (whose: string, heroName: string) => string>> = {
  dutch: (whose) => whose,
  english: (whose, heroName) => `${heroName}’s ${whose}`,
}

/** Settles how a companion's entry reads in running text; `heroName` is for "my sister". */
export function companionName(
  companion: Pick<Companion, 'name' | 'kind'> & Bearer,
  language: ContentLanguage,
  heroName: string,
): NamedCompanion {
  const written = plainName(companion.name)
  const members = written.split(between[language].written)
  const named = members.map((member) => inSentence(member, companion.kind, language, heroName))
  const name = named.join(between[language].told)
  return {
    name,
    call: name,
    kind: companion.kind,
    many: members.length > 1 || plural[language].test(written),
    members: named,
    wheels: companion.kind === 'person' && usesWheelchair(companion),
  }
}

function inSentence(
  member: string,
  kind: Companion['kind'],
  language: ContentLanguage,
  heroName: string,
): string {
  const owned = /^(mijn|m’n|onze|ons|my|our)\s+(.+)$/iu.exec(member)
  if (owned) return ownedBy[language](owned[2] ?? member, heroName)
  if (language === 'english') {
    const article = /^(the|a|an)\s(.+)$/isu.exec(member)
    return article ? `${article[1]?.toLowerCase()} ${article[2]}` : capitalise(member, language)
  }
  const [firstWord = '', ...others] = member.split(' ')
  // "mammie" and "heit" stay as they were typed; a girl may be called Nan.
  const isKin = kin.test(firstWord) || (firstWord === firstWord.toLowerCase() && kinshipOf(firstWord))
  if (isKin) return [firstWord.toLowerCase(), ...others].join(' ')
  return kind === 'person' ? capitalise(member, language) : member
}
