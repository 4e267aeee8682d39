import { describe, expect, it } from 'vitest'
import { sampleCompanions, sampleHero, sampleSheet } from '../scene-fixtures.ts'
import { occasions } from '../figures/outfit.ts'
import { actorFor, settleChoices } from './actor.ts'

describe('settleChoices', () => {
  it('settles an outfit for every person and occasion, the same for the same seed', () => {
    const choices = settleChoices(sampleHero, sampleCompanions, 'one')
    expect(
      Object.keys(choices)
        .filter((key) => key.startsWith('hero.'))
        .sort(),
    ).toEqual(occasions.map((occasion) => `hero.${occasion}`).sort())
    expect(choices['companion2.day']).toBeUndefined()
    expect(settleChoices(sampleHero, sampleCompanions, 'one')).toEqual(choices)
  })
})

describe('actorFor', () => {
  const sheet = sampleSheet(4)

  it('plays people in the clothes that were settled, even when the wardrobe changes later', () => {
    const changed = { ...sheet, choices: { ...sheet.choices, 'hero.day': sheet.choices['hero.rain'] ?? '' } }
    const [before, after] = [actorFor('hero', sheet), actorFor('hero', changed)]
    expect(before?.kind === 'person' && before.outfits.day).not.toEqual(
      after?.kind === 'person' && after.outfits.day,
    )
  })

  it('plays animals and toys in the colour of their description', () => {
    expect(actorFor('companion2', sheet)).toMatchObject({
      kind: 'creature',
      name: 'dog',
      toy: false,
      coat: '#9a6b47',
    })
    expect(actorFor('companion4', sheet)).toMatchObject({ kind: 'creature', name: 'rabbit', toy: true })
  })

  it('gives animals of whose coat nobody told the one that a style prints best', () => {
    const told = { ...sheet, style: 'retroVintage' as const }
    expect(actorFor('companion2', told)).toMatchObject({ coat: '#9a6b47' })
    const untold = sheet.companions.map((one) => ({ ...one, description: '' }))
    const coats = (['retroVintage', 'minimalistic', 'waterpaint'] as const).map((style) => {
      const actor = actorFor('companion2', { ...sheet, style, companions: untold })
      return actor?.kind === 'creature' && actor.coat
    })
    expect(coats).toEqual(['#3b3033', '#d9b384', undefined])
  })

  it('knows the creatures of stories, and nobody else', () => {
    expect(actorFor('sheep', sheet)).toMatchObject({ kind: 'creature', name: 'sheep', toy: false })
    expect(actorFor('companion5', sheet)).toBeUndefined()
    expect(actorFor('griffin', sheet)).toBeUndefined()
  })
})
