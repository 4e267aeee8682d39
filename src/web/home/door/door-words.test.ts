import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hairColours, hairForms, skins } from '#book/appearance.ts'
import { type Locale, locales } from '../../locale/locale.ts'
import { overwriteGetLocale } from '../../messages/generated/runtime.js'
import { coversEars, doorAges } from '../../site-pictures/door-looks.ts'
import { doorLayers } from './door-layers.ts'
import { doorWords } from './door-words.server.ts'

/** Letters that stand in one line of the page on a phone. */
const oneLine = 36

describe.each<Locale>([...locales])('in %s', (locale) => {
  test('the story notices each form of hair, and what is worn, in a line of its own that a phone has room for', () => {
    overwriteGetLocale(() => locale)
    const { hair, extras } = doorWords()
    expect(new Set(hair.options.map(({ value }) => value))).toEqual(new Set(hairForms))
    const lines = [...hair.options.map(({ line }) => line), ...extras.options.map(({ line }) => line)]
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(oneLine)
  })

  test('no word of the story tells a boy from a girl', () => {
    overwriteGetLocale(() => locale)
    const { hair, extras, story, picture } = doorWords()
    const told = [...hair.options, ...extras.options].map(({ line }) => line)
    const text = [...told, ...Object.values(story), picture, extras.none].join(' ')
    expect(text).not.toMatch(/\b(he|she|his|hers?|him|ze|zijn)\b/i)
  })
})

test('every look that is offered has been drawn', () => {
  const missing = doorAges.flatMap((age) =>
    hairForms.flatMap((hair) =>
      [
        ...skins.map((skin) => ({ skin, colour: 'dark' })),
        ...hairColours.map((colour) => ({ skin: 'deep', colour })),
      ]
        .map((look) => ({ ...look, name: '', age: age === 'younger' ? '3' : '', hair }))
        .flatMap((look) =>
          doorLayers(
            { ...look, glasses: 'on', hearingAid: 'on', wheelchair: 'on' },
            coversEars.has(hair),
          ).split(','),
        )
        .filter((address) => !existsSync(join(import.meta.dirname, '../../../../public', address))),
    ),
  )
  expect(missing).toEqual([])
})
