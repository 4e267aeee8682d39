import type { ContentLanguage } from '../content-language.ts'
import { capitalise } from './capitalise.ts'
import { plainName } from './plain-name.ts'

const particle = /^(van|de|der|den|het|ten|ter|te|von|zu|da|di|du|del|dos|la|le|el|al|bin|ibn|ben|’[tns])$/i

/**
 * What a child is called in the running text: the part before a surname that begins with a particle
 * (Zoë-Maé van ’t Hof: Zoë-Maé), with a capital. Names of other kinds stay whole.
 */
export function callName(fullName: string, language: ContentLanguage): string {
  const words = plainName(fullName).split(' ')
  const surname = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && particle.test(word),
  )
  const name = words.slice(0, surname > 0 ? surname : words.length).join(' ')
  return capitalise(/^\p{Lu}{4,}$/u.test(name) ? name.toLocaleLowerCase() : name, language)
}
