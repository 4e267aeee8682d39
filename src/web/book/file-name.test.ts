import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.ts'

describe('the name of a downloaded file', () => {
  it('is the title', () => {
    expect(fileName('Noor en de hond zonder haast')).toBe('Noor en de hond zonder haast.pdf')
  })

  it('keeps letters of every script', () => {
    expect(fileName('Žofie & Óscar: “maanlicht”')).toBe('Žofie & Óscar “maanlicht”.pdf')
  })

  it('leaves out what file systems refuse, and hidden files', () => {
    expect(fileName('../Wie? Wat\\waar|<hier>*')).toBe('Wie Wat waar hier.pdf')
  })

  it('is never empty', () => {
    expect(fileName('???')).toBe('Fabelaar.pdf')
  })

  it('carries a note between brackets', () => {
    expect(fileName('Noor', 'proef')).toBe('Noor (proef).pdf')
  })
})
