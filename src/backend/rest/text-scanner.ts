import type { RestError } from './rest-error.ts'
import { parseError } from './rest-error.ts'

export interface JsonStep {
  /** `->>`: the value as text. */
  asText: boolean
  key: string
  isIndex: boolean
}

const bareName = /(?:[^,.:()!"\-\\{}]|-(?!>))+/y
const bareKey = /(?:[^,.:()"\-\\]|-(?!>))+/y

/** Reads PostgREST's little languages from left to right. Throws `RestError` PGRST100 where the text ends being one. */
export class TextScanner {
  readonly text: string
  readonly what: string
  index = 0

  constructor(text: string, what: string) {
    this.text = text
    this.what = what
  }

  isAtEnd(): boolean {
    return this.index >= this.text.length
  }

  skip(token: string): boolean {
    if (!this.text.startsWith(token, this.index)) return false
    this.index += token.length
    return true
  }

  expect(token: string): void {
    if (!this.skip(token)) throw this.error()
  }

  error(): RestError {
    return parseError(this.what, this.text, this.index)
  }

  /** A match of a sticky pattern here, or the empty string. */
  match(pattern: RegExp): string {
    pattern.lastIndex = this.index
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.index += found.length
    return found
  }

  /** A name, bare or in double quotes. Never empty. */
  name(pattern: RegExp = bareName): string {
    const name = this.text[this.index] === '"' ? this.quoted() : this.match(pattern).trim()
    if (name === '') throw this.error()
    return name
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
    throw this.error()
  }

  jsonPath(): JsonStep[] {
    const steps: JsonStep[] = []
    while (this.skip('->')) {
      const asText = this.skip('>')
      const isQuoted = this.text[this.index] === '"'
      const key = this.name(bareKey)
      steps.push({ asText, key, isIndex: !isQuoted && /^-?\d{1,9}$/.test(key) })
    }
    return steps
  }
}
