import { describe, expect, test } from 'vitest'
import { limits } from '#book/limits.ts'
import type { Trait } from '#book/traits.ts'
import { draftProblems, languageIsGone, missingForTitles, stepProblems } from './check-step.ts'
import { briefOf, titleBriefOf } from './draft-brief.ts'
import { type Draft, emptyCompanion, emptyDraft } from './draft.ts'
import { draftSummary } from './draft-summary.ts'
import { draftKey } from './draft-key.ts'
import { forgetDraft, readDraft, writeDraft } from './draft-store.ts'
import { languageName } from './option-names.ts'
import { creatureRequest, portraitRequest } from './portrait-request.ts'
import { m } from '../messages/generated/messages.js'
import { problemMessage } from './problem-message.ts'
import { rememberRefused } from './refused-words.ts'
import { builderSteps, stepAfter, stepBefore } from './steps.ts'
import { memoryStorage } from '../memory-storage-fixture.ts'

let ids = 0
const newId = (): string => `id-${++ids}`

function toldDraft(changes: Partial<Draft> = {}): Draft {
  return {
    ...emptyDraft(newId),
    name: 'Noor',
    age: '5',
    gender: 'female',
    style: 'waterpaint',
    theme: 'adventure',
    language: 'dutch',
    title: 'Noor gaat op pad',
    size: 'small',
    ...changes,
  }
}

describe('the kept draft', () => {
  const day = 24 * 60 * 60 * 1000

  test('comes back for 30 days and no longer', () => {
    const storage = memoryStorage()
    const draft = toldDraft()
    writeDraft(storage, draft, 0)
    expect(readDraft(storage, 30 * day)).toEqual(draft)
    expect(readDraft(storage, 30 * day + 1)).toBeNull()
    expect(storage.getItem(draftKey)).toBeNull()
  })

  test.each([
    '',
    'not json',
    '[]',
    '{"savedAt":1}',
    '{"savedAt":1,"draft":{}}',
    '{"savedAt":"1","draft":null}',
  ])('is taken as none when the storage holds %j', (text) => {
    const storage = memoryStorage()
    storage.setItem(draftKey, text)
    expect(readDraft(storage, 2)).toBeNull()
  })

  test('a storage that refuses does not stop the visitor', () => {
    const refusing = (): never => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const storage = { getItem: refusing, setItem: refusing, removeItem: refusing }
    expect(() => writeDraft(storage, toldDraft(), 0)).not.toThrow()
    expect(() => forgetDraft(storage)).not.toThrow()
    expect(readDraft(storage, 0)).toBeNull()
  })
})

describe('what a step asks for', () => {
  test('who: a name, an age and a choice of three', () => {
    expect(Object.fromEntries(stepProblems('who', emptyDraft(newId), null))).toEqual({
      'hero.name': 'name_required',
      'hero.age': 'age_not_number',
      'hero.gender': 'gender_invalid',
    })
  })

  test.each([
    ['vijf', 'age_not_number'],
    ['1e2', 'age_not_number'],
    ['0x5', 'age_not_number'],
    ['Infinity', 'age_not_number'],
    ['5.', 'age_not_number'],
    ['0', 'age_not_positive'],
    ['-3', 'age_not_positive'],
    ['4,5', 'age_not_whole'],
    ['121', 'age_too_high'],
  ])('an age of %j is %s', (age, message) => {
    expect(stepProblems('who', toldDraft({ age }), null).get('hero.age')).toBe(message)
  })

  test('a complete draft has no problems and makes a brief', () => {
    const draft = toldDraft({ name: '  Noor ', age: ' 5 ' })
    expect(draftProblems(draft, null)).toEqual([])
    expect(briefOf(draft)).toMatchObject({ hero: { name: 'Noor', age: 5 }, size: 'small', companions: [] })
  })

  test('a size that the story of the chosen title does not come in is closed, and of another title open', () => {
    const titles = { ...emptyDraft(newId).titles, sizes: { 'De lange ladder': ['small' as const] } }
    const closedIn = (changes: Partial<Draft>): string | undefined =>
      stepProblems('size', toldDraft({ titles, ...changes }), null).get('size')
    expect(closedIn({ title: 'De lange ladder', size: 'large' })).toBe('event_size_closed')
    expect(closedIn({ title: 'De lange ladder', size: 'small' })).toBeUndefined()
    expect(closedIn({ title: 'Zelf bedacht', size: 'large' })).toBeUndefined()
  })

  test('a person among the companions needs what the hero needs; an animal only a name', () => {
    const companions = [
      emptyCompanion('person', newId),
      { ...emptyCompanion('animal', newId), name: 'Pluis' },
    ]
    expect([...stepProblems('characters', toldDraft({ companions }), null).keys()]).toEqual([
      'companions.0.name',
      'companions.0.age',
      'companions.0.gender',
    ])
  })

  test('more companions than fit are refused', () => {
    const companions = Array.from({ length: limits.companions + 1 }, () => ({
      ...emptyCompanion('toy', newId),
      name: 'Beer',
    }))
    expect(stepProblems('characters', toldDraft({ companions }), null).get('companions')).toBe(
      'too_many_characters',
    )
  })

  test('titles wait for every required answer, each named, the twist not', () => {
    expect(missingForTitles({ ...emptyDraft(newId) }, null).map(({ message }) => message)).toEqual([
      'name_required',
      'age_required',
      'gender_invalid',
      'style_required',
      'theme_required',
      'language_required',
    ])
    expect(missingForTitles(toldDraft({ title: '', size: null }), null)).toEqual([])
    expect(titleBriefOf(toldDraft({ title: '', size: null }))).not.toBeNull()
  })

  test('a language that nobody writes any more is told of at its step, before the titles and before the end', () => {
    const offered = ['dutch', 'english'] as const
    const draft = toldDraft({ language: 'arabic', title: 'نور في الطريق' })
    const gone = {
      step: 'language',
      path: 'language',
      message: 'language_without_stories',
      language: 'arabic',
    }
    expect(draftProblems(draft, offered)).toEqual([gone])
    expect(missingForTitles(draft, offered)).toEqual([gone])
    expect([...stepProblems('language', draft, offered)]).toEqual([['language', gone.message]])
    expect(problemMessage(gone.message, 'arabic')).toContain(languageName.arabic())
    expect(draftProblems(draft, [...offered, 'arabic'])).toEqual([])
  })

  test('a language that was offered when the page was opened is told of at its step once the server refuses it', () => {
    const offered = ['dutch', 'english', 'german'] as const
    const draft = toldDraft({ language: 'german', title: 'Die Laterne' })
    const gone = { path: 'language', message: 'language_without_stories' }
    expect(draftProblems(draft, offered)).toEqual([])
    rememberRefused(briefOf(draft) ?? {}, { problems: [gone] })
    const told = { ...gone, step: 'language', language: 'german' }
    expect(draftProblems(draft, offered)).toEqual([told])
    expect(missingForTitles(draft, offered)).toEqual([told])
    expect(languageIsGone(draft, offered)).toBe(true)
    expect(draftProblems({ ...draft, language: 'dutch' }, offered)).toEqual([])
  })
})

test('the steps lead to each other, both ways', () => {
  expect(stepBefore('who')).toBeNull()
  expect(stepAfter('generate')).toBeNull()
  for (const step of builderSteps.slice(0, -1)) {
    const next = stepAfter(step)
    expect(next === null ? null : stepBefore(next)).toBe(step)
  }
})

test('the proof is drawn as soon as there is a name, and not again while only words change', () => {
  expect(portraitRequest(toldDraft({ name: '' }))).toBeNull()
  const first = portraitRequest(toldDraft({ age: '' }))
  expect(first?.hero.age).toBe(6)
  expect(portraitRequest(toldDraft({ age: '', description: 'Lust geen spruitjes', name: 'Sam' }))).toEqual(
    first,
  )
})

test('a person who joins in is drawn with looks of their own, also before there is a name', () => {
  const opa = { ...emptyCompanion('person', newId), age: '70', gender: 'male' as const }
  const drawn = portraitRequest(toldDraft({ style: 'manga' }), opa)
  expect(drawn).toMatchObject({
    style: 'manga',
    hero: { age: 70, gender: 'male', appearance: opa.appearance },
  })
  expect(portraitRequest(toldDraft(), { ...opa, age: '' })?.hero.age).toBe(35)
})

test('build and height are in the portrait, the book and the summary, and what is average changes nothing', () => {
  const { appearance } = emptyDraft(newId)
  const built = (looks: Partial<Draft['appearance']>): Draft =>
    toldDraft({ appearance: { ...appearance, ...looks } })
  const draft = built({ physique: 'sturdy', stature: 'tall' })
  expect(briefOf(draft)?.hero.appearance).toMatchObject({ physique: 'sturdy', stature: 'tall' })
  expect(portraitRequest(draft)?.hero.appearance).toMatchObject({ physique: 'sturdy', stature: 'tall' })
  const cast = draftSummary(draft).find(({ step }) => step === 'characters')
  expect(cast?.value).toContain('lang voor de leeftijd; stevig')
  expect(portraitRequest(built({ physique: 'average', stature: 'average' }))).toEqual(
    portraitRequest(toldDraft()),
  )
})

describe('what belongs to somebody', () => {
  const { appearance } = emptyDraft(newId)
  const having = (traits: Trait[], changes: Partial<Draft> = {}): Draft =>
    toldDraft({ appearance: { ...appearance, traits }, ...changes })

  test('is in the portrait and in the book, in one order whatever was chosen first', () => {
    const draft = having(['wheelchair', 'freckles'])
    expect(portraitRequest(draft)?.hero.appearance.traits).toEqual(['freckles', 'wheelchair'])
    expect(portraitRequest(draft)).toEqual(portraitRequest(having(['freckles', 'wheelchair'])))
    expect(briefOf(draft)?.hero.appearance.traits).toEqual(['freckles', 'wheelchair'])
    expect(portraitRequest(having([]))).toEqual(portraitRequest(toldDraft()))
  })

  test('is told in the summary', () => {
    const cast = draftSummary(having(['downSyndrome', 'hearingAid'])).find(
      ({ step }) => step === 'characters',
    )
    expect(cast?.value).toContain('kleren rood; downsyndroom; hoorapparaten')
  })

  test('goes where an age rules it out, and is back with the age', () => {
    const draft = having(['beard', 'dimples'])
    expect(briefOf(draft)?.hero.appearance.traits).toEqual(['dimples'])
    expect(portraitRequest(draft)?.hero.appearance.traits).toEqual(['dimples'])
    const grown = having(['beard', 'dimples'], { age: '40' })
    expect(briefOf(grown)?.hero.appearance.traits).toEqual(['dimples', 'beard'])
  })

  test('may be missing, as in drafts and books of before', () => {
    expect(briefOf(toldDraft())?.hero.appearance).toEqual(appearance)
  })
})

test('an animal or a toy is drawn by its kind, species, coat and place, whatever it and the child are called', () => {
  const bear = { ...emptyCompanion('toy', newId), kind: 'toy', description: ' een witte beer ' } as const
  const draft = toldDraft({ style: null, companions: [emptyCompanion('person', newId), bear] })
  const drawn = creatureRequest(draft, bear)
  expect(drawn).toMatchObject({
    style: 'waterpaint',
    joins: {
      companion: { kind: 'toy', species: 'bear', description: 'een witte beer' },
      place: 2,
      bookId: draft.bookId,
    },
  })
  expect(creatureRequest({ ...draft, name: 'Sam' }, { ...bear, name: 'Brom' })).toEqual(drawn)
  expect(creatureRequest({ ...draft, style: 'manga' }, { ...bear, kind: 'animal' })).toMatchObject({
    style: 'manga',
    joins: { companion: { kind: 'animal' } },
  })
})

test('the summary tells how everybody looks, and what animals and toys are', () => {
  const oma = { ...emptyCompanion('person', newId), name: 'Oma', age: '68' }
  const pluis = { ...emptyCompanion('animal', newId), name: 'Pluis' }
  const beer = { ...emptyCompanion('toy', newId), name: 'Beer' }
  const appearance = {
    skin: 'caramel',
    hairForm: 'curly',
    hairColour: 'auburn',
    glasses: true,
    clothesColour: 'red',
  } as const
  const bald = { ...appearance, hairForm: 'bald', glasses: false } as const
  const draft = toldDraft({ appearance, companions: [{ ...oma, appearance: bald }, pluis, beer] })
  const cast = (of: Draft): string | undefined =>
    draftSummary(of).find(({ step }) => step === 'characters')?.value
  expect(cast(draft)?.split('\n')).toEqual([
    'Noor – Krullen, roodbruin; huid middelbruin; kleren rood; bril',
    'Oma – 68 jaar; Kaal; huid middelbruin; kleren rood',
    'Pluis – Hond',
    'Beer – Knuffel (beer)',
  ])
  expect(cast(toldDraft({ appearance: bald }))).toBe(
    'Noor – Kaal; huid middelbruin; kleren rood\nVerder niemand',
  )
})

test('the summary names a boy or a girl in the middle of a line, and nobody for whom it does not matter', () => {
  const who = (gender: Draft['gender']): string | undefined =>
    draftSummary(toldDraft({ gender })).find(({ step }) => step === 'who')?.value
  expect(who('female')).toBe('Noor, 5 jaar, meisje')
  expect(who('other')).toBe('Noor, 5 jaar')
})

test.each(['nl', 'en'] as const)(
  'in %s nobody hears of a book made with AI that languages want for AI',
  (locale) => {
    const said = m.builder_language_others({}, { locale })
    expect(said).not.toContain('AI')
  },
)
