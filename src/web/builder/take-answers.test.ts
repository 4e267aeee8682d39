import { expect, test } from 'vitest'
import { firstDoorLook } from '../site-pictures/door-looks.ts'
import { draftProblems } from './check-step.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { settleLooks } from './settle-looks.ts'
import { firstOpenStep, withAnswers } from './take-answers.ts'

const fresh = emptyDraft(() => 'id')
const all = 'name=Noor&age=4&skin=deep&hair=braids&colour=black&glasses=on&hearingAid=on&wheelchair=on'

test('all that is told at the front door stands in the draft, and stays', () => {
  const told = withAnswers(fresh, all)
  expect(told).toMatchObject({
    name: 'Noor',
    age: '4',
    appearance: {
      skin: 'deep',
      hairForm: 'braids',
      hairColour: 'black',
      glasses: true,
      clothesColour: 'red',
      traits: ['hearingAid', 'wheelchair'],
    },
  })
  expect(settleLooks(fresh, told as Draft).appearance).toEqual(told?.appearance)
})

test('a box that was left open takes off what was told before, and nothing else', () => {
  const before: Draft = {
    ...fresh,
    looksChosen: true,
    appearance: {
      ...fresh.appearance,
      clothesColour: 'blue',
      glasses: true,
      traits: ['freckles', 'wheelchair'],
    },
  }
  const told = withAnswers(before, 'name=Noor&age=&skin=deep&hair=bob&colour=dark')
  expect(told?.appearance).toMatchObject({ glasses: false, traits: ['freckles'], clothesColour: 'blue' })
  expect(told?.age).toBe(before.age)
})

test('whoever goes on with the child whom everybody finds at the door gets that child', () => {
  const { skin, hairForm, hairColour } = firstDoorLook
  const told = withAnswers(
    fresh,
    `name=Emma&age=&skin=${skin}&hair=${hairForm}&colour=${hairColour}&glasses=on`,
  )
  expect(told).toMatchObject({
    name: 'Emma',
    looksChosen: true,
    appearance: { skin, hairForm, hairColour, glasses: true },
  })
})

test('without looks only the name is told', () => {
  expect(withAnswers(fresh, 'name=Emma&age=')).toEqual({ ...fresh, name: 'Emma' })
})

test('what is no choice of ours counts as not told', () => {
  const told = withAnswers(fresh, `name=${'x'.repeat(99)}&age=999&skin=green&hair=none&colour=1`)
  expect(told).toEqual(fresh)
  expect(withAnswers(fresh, '')).toBeNull()
  expect(withAnswers(fresh, 'skin=deep')).toBeNull()
})

test('the builder begins at the first question that is not answered', () => {
  const told = withAnswers(fresh, all) as Draft
  expect(firstOpenStep(told)).toBe('who')
  const whole: Draft = { ...told, gender: 'other' }
  expect(firstOpenStep(whole)).toBe('style')
  expect(firstOpenStep({ ...whole, style: 'paperCut' })).toBe('theme')
  expect(draftProblems(whole, null).map(({ step }) => step)).not.toContain('who')
})
