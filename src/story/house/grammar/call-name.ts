import type { ContentLanguage } from '../content-language.ts'
import { capitalise } from './capitalise.ts'
import { plainName } from './plain-name.ts'

const particle = /^(van|de|der|den|het|ten|ter|te|von|zu|da|di|du|del|dos|la|le|el|al|bin|ibn|ben|’[tns])$/i

/** Words before a surname that are no name, and "servant of", which is half of one. */
const title =
  /^(familie|fam\.?|meneer|mevrouw|mevr\.?|mw\.?|dhr\.?|dr\.?|dokter|heer|mr\.?|mrs\.?|ms\.?|miss|sir|lady|doctor|professor|juf|juffrouw|meester|opa|oma|tante|oom|buurman|buurvrouw|papa|mama|uncle|aunt|auntie|abd|abdul|umm|abu)$/i

/**
 * What a child is called in the running text: the part before a surname that begins with a particle
 * (Zoë-Maé van ’t Hof: Zoë-Maé), with a capital. Names of other kinds stay whole.
 */
export function callName(fullName: string, language: ContentLanguage): string {
  const words = plainName(fullName).split(' ')
  const surname = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && particle.test(word),
  )
  const first = words[0] ?? ''
  // "familie de Boer", "juf van Dam" and "van der Berg" would be left without a name.
  const isCut = surname > 0 && !particle.test(first) && !title.test(first)
  const name = words.slice(0, isCut ? surname : words.length).join(' ')
  return capitalise(/^\p{Lu}{4,}$/u.test(name) ? name.toLocaleLowerCase() : name, language)
}
