import type { RestError } from './rest-error.ts'
import { parseError } from './rest-error.ts'

export interface JsonStep {
  /** `->>`: the value as text. */
  asText: boolean
  key: string
  isIndex: boolean
}

// Letters of every script, digits and `_ $`; dashes only inside, and never as the start of an arrow.
const bareName = /[\p{L}\p{M}\p{N}_ $]+(?:-(?!>)[\p{L}\p{M}\p{N}_ $]+)*/uy
const bareKey = /[^(\-:.,>)"\\]+(?:-(?!>)[^(\-:.,>)"\\]+)*/uy
/** What stands where a name should. */
export const aName = 'field name (* or [a..z0..9_$])'
const index = /[+-]?\d+(?=->|::|[.,]|$)/y

/** Reads PostgREST's little languages from left to right. Throws `RestError` PGRST100 where the text ends being one. */
export class TextScanner {
  readonly text: string
  readonly what: string
  index = 0

  /** How much of what is parsed stands before the text. */
  readonly #before: number

  constructor(text: string, what: string, before = 0) {
    this.text = text
    this.what = what
    this.#before = before
  }

  isAtEnd(): boolean {
    return this.index >= this.text.length
  }

  skip(token: string): boolean {
    if (!this.text.startsWith(token, this.index)) return false
    this.index += token.length
    return true
  }

  skipSpace(): void {
    this.match(/[ \t]+/y)
  }

  expect(token: string): void {
    if (!this.skip(token)) throw this.error(`"${token}"`)
  }

  error(expecting?: string): RestError {
    return parseError(this.what, this.text, this.index, expecting, this.#before)
  }

  /** A match of a sticky pattern here, or the empty string. */
  match(pattern: RegExp): string {
    pattern.lastIndex = this.index
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.index += found.length
    return found
  }

  /** A name, bare or in double quotes. Never empty. */
  name(pattern: RegExp = bareName, expecting = aName): string {
    const start = this.index
    const name = this.text[this.index] === '"' ? this.quoted() : this.match(pattern).trim()
    if (name !== '') return name
    this.index = start
    throw this.error(expecting)
  }

  /** Text in double quotes; a backslash takes the next character as it is. */
  quoted(): string {
    this.expect('"')
    let result = ''
    while (!this.isAtEnd()) {
      const character = this.text[this.index++]
      if (character === '"') return result
      result += character === '\\' ? (this.text[this.index++] ?? '') : character
    }
    throw this.error('"\\""')
  }

  jsonPath(): JsonStep[] {
    const steps: JsonStep[] = []
    while (this.skip('->')) {
      const asText = this.skip('>')
      const place = this.match(index)
      const isIndex = place !== '' && Math.abs(Number(place)) < 2 ** 31
      steps.push({ asText, key: place === '' ? this.name(bareKey) : place, isIndex })
    }
    return steps
  }
}
