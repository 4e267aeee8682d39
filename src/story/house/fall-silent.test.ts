import { describe, expect, it, test } from 'vitest'
import { parseBrief } from '#book/brief.ts'
import { themes } from '#book/options.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { WordsPlace } from '#book/words-place.ts'
import type { StorySpread } from '../storyteller.ts'
import { fallSilent, withOwnWords } from './fall-silent.ts'
import { houseStoryteller } from './house-storyteller.ts'

const words: WordsPlace = { box: [90, 76, 820, 360], ink: 'dark' }
const scene: ScenePlan = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  camera: 'wide',
  cast: [],
  props: [],
  caption: '',
}
const spread = (place: number, text: string, isDouble = true): StorySpread => ({
  spread: place,
  text,
  scene: isDouble ? { ...scene, double: { words } } : scene,
})

describe('the climax of a story', () => {
  const told = [spread(0, 'Van boven zag je alles.', false), spread(1, 'REM?\nLater is nu!')]

  it('stands without words, which are read at the end of the opening before it', () => {
    const [before, climax] = fallSilent(told, 1)
    expect(before?.text).toBe('Van boven zag je alles.\n\nREM?\nLater is nu!')
    expect(climax).toMatchObject({ text: '', scene: { double: { words, silent: 'REM?\nLater is nu!' } } })
    expect(withOwnWords(fallSilent(told, 1))).toEqual(told)
  })

  it('leaves an opening a page for its words where both would be too much for their place on its picture', () => {
    const [fits] = fallSilent([spread(0, 'Stil.'), spread(1, 'Nu!')], 1)
    expect(fits?.scene.double).toEqual({ words })
    const narrow = { words: { ...words, box: [90, 76, 420, 200] as const } }
    const small = { ...spread(0, 'Van boven zag je het huis.'), scene: { ...scene, double: narrow } }
    const others = Array.from({ length: 4 }, (_, place) => spread(place + 2, 'En verder.'))
    const [full] = fallSilent([small, spread(1, 'En toen de schuur.'), ...others], 1)
    expect(full?.scene.double).toBeUndefined()
    const few = [small, spread(1, 'En toen de schuur.')]
    expect(fallSilent(few, 1)).toEqual(few)
  })

  it('keeps its words where the opening before it has no room, or its picture is on one page', () => {
    const full = [spread(0, 'Van boven zag je alles. '.repeat(9)), spread(1, 'Vooral de schuur. '.repeat(4))]
    expect(fallSilent(full, 1)).toEqual(full)
    const single = [spread(0, 'Stil.'), spread(1, 'Nu!', false)]
    expect(fallSilent(single, 1)).toEqual(single)
  })
})

const appearance = {
  skin: 'brown',
  hairForm: 'coily',
  hairColour: 'black',
  glasses: true,
  clothesColour: 'red',
}

test.each(themes)(
  'a small child hears of %s one picture at most without words, and every word before it',
  async (theme) => {
    for (const language of ['dutch', 'english'])
      for (const size of ['small', 'extraLarge']) {
        const parsed = parseBrief({
          hero: { name: 'Noor', age: 3, gender: 'female', appearance },
          companions: [{ kind: 'animal', name: 'Pluis', species: 'dog', description: '' }],
          style: 'manga',
          theme,
          twist: '',
          language,
          title: 'T',
          size,
        })
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
        const { spreads } = await houseStoryteller().writeStory(parsed.brief, 'silent')
        const silent = spreads.filter(({ text }) => text === '')
        expect(silent.length).toBeLessThanOrEqual(1)
        if (size === 'extraLarge') expect(silent).toHaveLength(1)
        for (const { spread: place, scene: seen } of silent)
          expect(spreads[place - 1]?.text.endsWith(`\n\n${seen.double?.silent}`)).toBe(true)
      }
  },
)
