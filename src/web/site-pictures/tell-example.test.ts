import { expect, test } from 'vitest'
import type { ScenePlan } from '#book/scene-plan.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { exampleBookPlans } from './example-books.ts'
import { exampleBrief, tellExample } from './tell-example.ts'

test.each(exampleBookPlans)(
  'the book of $slug is told in both languages over the same pictures',
  async (plan) => {
    const { nl, en } = await tellExample(plan, houseStoryteller())
    const doubles = [nl, en].map(({ spreads }) => spreads.map(({ scene }) => scene.double !== undefined))
    expect(doubles[0]).toEqual(doubles[1])
    expect(doubles[0]).toContain(true)
    expect(nl.spreads[0]?.text).not.toBe(en.spreads[0]?.text)
  },
)

test('two children who look alike never lie side by side on the shelf', () => {
  const looks = exampleBookPlans.map((plan) => exampleBrief(plan, 'nl').hero.appearance)
  for (const [index, one] of looks.entries()) {
    const other = looks[index + 1]
    if (other === undefined) continue
    expect([one.skin, one.hairForm, one.hairColour]).not.toEqual([
      other.skin,
      other.hairForm,
      other.hairColour,
    ])
    expect(one.clothesColour).not.toBe(other.clothesColour)
  }
})

test('a picture over both pages for which one language has too many words lies on one page in both', async () => {
  const [plan] = exampleBookPlans
  if (plan === undefined) throw new Error('there are no example books')
  const teller = houseStoryteller()
  const wordy: typeof teller = {
    ...teller,
    async writeStory(brief, seed) {
      const story = await teller.writeStory(brief, seed)
      if (brief.language === 'dutch') return story
      return { ...story, spreads: story.spreads.map((told) => ({ ...told, scene: single(told.scene) })) }
    },
  }
  const { nl } = await tellExample(plan, wordy)
  expect(nl.spreads.filter(({ scene }) => scene.double !== undefined)).toEqual([])
})

function single(told: ScenePlan): ScenePlan {
  const { double: _, ...scene } = told
  return scene
}
