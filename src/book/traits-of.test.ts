import { describe, expect, it } from 'vitest'
import { appearanceSchema } from './character.ts'
import { physiques, statures } from './appearance.ts'
import { type Trait, traits } from './traits.ts'
import { traitsOf, usesWheelchair } from './traits-of.ts'

function told(description: string, age?: number): Trait[] {
  return [...traitsOf({ description, ...(age !== undefined && { age }) })]
}

const looks = { skin: 'olive', hairForm: 'bob', hairColour: 'dark', glasses: false, clothesColour: 'red' }

describe('what belongs to somebody', () => {
  it('is read out of a description in Dutch and English', () => {
    expect(told('Lange man met een baard en sproetjes')).toEqual(['freckles', 'beard'])
    expect(told('uses a wheelchair and wears hearing aids')).toEqual(['hearingAid', 'wheelchair'])
    expect(told('heeft een kunstbeen en een insuline-pomp')).toEqual(['prosthesis', 'insulinPump'])
    expect(told('draagt hoorapparaatjes')).toEqual(['hearingAid'])
    expect(told('a hearing-aid, a prosthetic leg and an insulin pump')).toEqual([
      'hearingAid',
      'prosthesis',
      'insulinPump',
    ])
    expect(told('Heeft kuiltjes in haar wangen en een geboortevlek')).toEqual(['dimples', 'birthmark'])
    expect(told('loopt met een rollator')).toEqual(['walker'])
    expect(told('loopt met een wandelstok')).toEqual(['cane'])
    expect(told('wears an eye patch and a cochlear implant')).toEqual(['cochlearImplant', 'eyePatch'])
  })

  it('is read in the other languages of books', () => {
    expect(told('Hat Sommersprossen und Grübchen')).toEqual(['freckles', 'dimples'])
    expect(told('С бородой и веснушками')).toEqual(['freckles', 'beard'])
    expect(told('有酒窝和胎记')).toEqual(['dimples', 'birthmark'])
  })

  it('is not what somebody does without, nor a dog', () => {
    expect(told('geen baard, maar wel sproeten')).toEqual(['freckles'])
    expect(told('goes without a wheelchair now, no freckles')).toEqual([])
    expect(told('Ama il suo cane')).toEqual([])
    expect(told('houdt van wandelen')).toEqual([])
    expect(told('')).toEqual([])
  })

  it('is what was chosen together with what is described, once each', () => {
    const appearance = { traits: ['prosthesis', 'freckles'] as const }
    expect([...traitsOf({ description: 'Sproetjes, en een insulinepomp', appearance })]).toEqual([
      'freckles',
      'prosthesis',
      'insulinPump',
    ])
    expect(usesWheelchair({ appearance: { traits: ['wheelchair'] } })).toBe(true)
    expect(usesWheelchair({ description: 'zit in een rolstoel' })).toBe(true)
    expect(usesWheelchair({ description: 'fietst', appearance })).toBe(false)
  })

  it('is nothing that comes with years only', () => {
    const appearance = { traits: ['beard', 'moustache', 'dimples'] as const }
    expect([...traitsOf({ age: 17, appearance })]).toEqual(['dimples'])
    expect([...traitsOf({ age: 18, appearance })]).toEqual(['dimples', 'beard', 'moustache'])
    expect(told('baard', 6)).toEqual([])
  })
})

describe('looks', () => {
  it('may tell what belongs to somebody, and need not', () => {
    expect(appearanceSchema.safeParse(looks).success).toBe(true)
    expect(appearanceSchema.safeParse({ ...looks, traits: [...traits] }).success).toBe(true)
  })

  it('may tell of build and height, and need not', () => {
    for (const physique of physiques)
      for (const stature of statures)
        expect(appearanceSchema.safeParse({ ...looks, physique, stature }).success).toBe(true)
    expect(appearanceSchema.safeParse({ ...looks, physique: 'huge' }).success).toBe(false)
    expect(appearanceSchema.safeParse({ ...looks, stature: 'giant' }).success).toBe(false)
  })

  it('tell nothing that has no picture', () => {
    for (const wrong of [['wings'], 'freckles', Array.from({ length: traits.length + 1 }, () => 'cane')])
      expect(appearanceSchema.safeParse({ ...looks, traits: wrong }).success).toBe(false)
  })
})

it('gives nobody two things to go with in one picture', () => {
  const chosen = { traits: ['cane', 'walker'] as const }
  expect([...traitsOf({ age: 80, appearance: chosen })]).toEqual(['walker'])
  expect([...traitsOf({ age: 80, appearance: chosen, description: 'Zit in een rolstoel.' })]).toEqual([
    'wheelchair',
  ])
})

describe('words about somebody or something else', () => {
  it.each([
    'Is dol op piraten met een ooglapje.',
    'Has a doll with a hearing aid.',
    'Le encanta el tigre de Bengala.',
    'Houdt van zijn broer Bart.',
    'Wil later ook een baard zoals opa.',
    'Wears a prosthetic arm.',
    'Porte une prothèse auditive.',
  ])('give nobody what is not theirs: %s', (description) => {
    expect(told(description, 30)).toEqual([])
  })

  it('leave what is said of them beside it', () => {
    expect(
      told('Heeft een baard, is dol op piraten met een ooglapje en draagt een hoorapparaat.', 40),
    ).toEqual(['beard', 'hearingAid'])
    expect(told('У него усы.', 50)).toEqual(['moustache'])
    expect(told('Trägt einen langen Bart.', 50)).toEqual(['beard'])
  })

  it('make no person of a goat with a beard', () => {
    expect([...traitsOf({ species: 'sheep', description: 'Een witte geit met een baard.' })]).toEqual([])
    expect([...traitsOf({ species: 'dog', description: 'Zit in een rolstoel.' })]).toEqual(['wheelchair'])
  })
})
