import { describe, expect, test } from 'vitest'
import { skins } from '#book/appearance.ts'
import { type CompanionDraft, type Draft, emptyCompanion, emptyDraft } from './draft.ts'
import { settleLooks } from './settle-looks.ts'

let ids = 0
const newId = (): string => `book-${++ids}`

function opened(): Draft {
  const draft = emptyDraft(newId)
  return settleLooks(draft, draft)
}

function told(draft: Draft, changes: Partial<Draft>): Draft {
  return settleLooks(draft, { ...draft, ...changes })
}

function withCompanion(changes: Partial<CompanionDraft>, draft = opened()): Draft {
  const companion = { ...emptyCompanion('person', newId), ...changes }
  return told(draft, { companions: [...draft.companions, companion] })
}

describe('the child of a new book', () => {
  test('keeps its looks from the moment that something of its own is chosen', () => {
    const draft = told(opened(), { gender: 'female', age: '6' })
    const chosen = told(draft, { appearance: { ...draft.appearance, traits: ['freckles'] } })
    expect(chosen.looksChosen).toBe(true)
    expect(told(chosen, { gender: 'male', age: '9' }).appearance).toEqual(chosen.appearance)
  })

  test('looks otherwise at every visit, and the same through one', () => {
    const looks = Array.from({ length: 12 }, () => opened())
    expect(new Set(looks.map(({ appearance }) => JSON.stringify(appearance))).size).toBeGreaterThan(8)
    for (const draft of looks) expect(told(draft, { name: 'Noor' }).appearance).toEqual(draft.appearance)
  })

  test('follows the gender until the looks are touched, and stays from then on', () => {
    const long = ['long', 'braids', 'pigtails', 'ponytail', 'longBraid', 'puffs']
    const drafts = Array.from({ length: 30 }, () => opened())
    for (const draft of drafts) {
      const boy = told(told(draft, { gender: 'female' }), { gender: 'male', age: '6' })
      expect(long).not.toContain(boy.appearance.hairForm)
      const chosen = told(boy, { appearance: { ...boy.appearance, hairForm: 'braids' } })
      expect(told(chosen, { gender: 'female' }).appearance).toEqual(chosen.appearance)
    }
    const girls = drafts.map((draft) => told(draft, { gender: 'female', age: '6' }).appearance.hairForm)
    expect(girls.filter((form) => long.includes(form)).length).toBeGreaterThan(10)
  })

  test('keeps looks of a draft that was kept before looks could follow', () => {
    const { looksChosen: _, ...kept } = opened()
    const blond = { ...kept, appearance: { ...kept.appearance, hairColour: 'blond' as const } }
    expect(told(blond, { gender: 'male' }).appearance).toEqual(blond.appearance)
  })
})

describe('somebody who joins in', () => {
  test('is what their name tells, until something else is told or they are called otherwise', () => {
    const named = (draft: Draft, name: string): Draft =>
      told(draft, { companions: draft.companions.map((one) => ({ ...one, name })) })
    const known = (draft: Draft) => draft.companions.map(({ gender, age }) => ({ gender, age }))
    const oma = named(withCompanion({}), 'Oma Riet')
    expect(known(oma)).toEqual([{ gender: 'female', age: '68' }])
    expect(known(named(oma, 'Opa'))).toEqual([{ gender: 'male', age: '70' }])
    // Nobody knows the age of a little brother, nor anything of a name alone.
    expect(known(named(oma, 'mijn broertje'))).toEqual([{ gender: 'male', age: '' }])
    expect(known(named(oma, 'Omar'))).toEqual([{ gender: null, age: '' }])
    const older = told(oma, { companions: oma.companions.map((one) => ({ ...one, age: '81' })) })
    expect(known(named(older, 'Oma Riet '))).toEqual([{ gender: 'female', age: '81' }])
    // What is emptied to be typed anew is not filled in meanwhile.
    const emptied = told(oma, { companions: oma.companions.map((one) => ({ ...one, age: '' })) })
    expect(known(emptied)).toEqual([{ gender: 'female', age: '' }])
    expect(known(withCompanion({ kind: 'toy', name: 'Oma' }))).toEqual([{ gender: null, age: '' }])
  })

  test.each([
    ['Oma', '68', null],
    ['opa Jan', '', null],
    ['Granny', '', 'female'],
    ['Riet', '81', 'female'],
  ] as const)('%s, “%s”, is old and looks it', (name, age, gender) => {
    for (let time = 0; time < 20; time++) {
      const [one] = withCompanion({ name, age, gender }).companions
      expect(['grey', 'white']).toContain(one?.appearance.hairColour)
    }
  })

  test.each(['Mama', 'papa', 'Oma', 'my sister', 'Tante Bea', 'Uncle Bob', 'broertje'])(
    '%s has a skin like the child’s',
    (name) => {
      for (let time = 0; time < 20; time++) {
        const draft = withCompanion({ name })
        const [own, kin] = [draft.appearance.skin, draft.companions[0]?.appearance.skin ?? 'deep']
        expect(Math.abs(skins.indexOf(own) - skins.indexOf(kin))).toBeLessThan(2)
      }
    },
  )

  test('varies when of no family, keeps chosen looks, and follows what is told until then', () => {
    const friends = Array.from({ length: 24 }, () => withCompanion({ name: 'Sam', age: '6' }).companions[0])
    expect(new Set(friends.map((one) => one?.appearance.skin)).size).toBeGreaterThan(3)
    const draft = withCompanion({ name: 'Oma' })
    const [oma] = draft.companions as [CompanionDraft]
    const younger = told(draft, { companions: [{ ...oma, name: 'Kim', age: '9', gender: 'male' }] })
    expect(['grey', 'white']).not.toContain(younger.companions[0]?.appearance.hairColour)
    const chosen = told(draft, {
      companions: [{ ...oma, appearance: { ...oma.appearance, hairColour: 'auburn' } }],
    })
    const [told2] = told(chosen, {
      companions: [{ ...(chosen.companions[0] as CompanionDraft), age: '90' }],
    }).companions
    expect(told2?.appearance.hairColour).toBe('auburn')
  })
})
