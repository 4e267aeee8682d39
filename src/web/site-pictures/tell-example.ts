import type { Brief } from '#book/brief.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { withOwnWords } from '#story/house/fall-silent.ts'
import type { Story, Storyteller } from '#story/storyteller.ts'
import { type Locale, locales } from '../locale/locale.ts'
import type { ExampleBookPlan } from './example-books.ts'

/** What chance is taken from in an example book. */
export function exampleSeed({ slug, take }: Pick<ExampleBookPlan, 'slug' | 'take'>): string {
  return `example/${slug}/${take}`
}

export function exampleBrief(plan: ExampleBookPlan, locale: Locale): Brief {
  const { name, companions, title, twist } = plan.words[locale]
  return {
    hero: { ...plan.hero, name },
    companions: plan.companions.map((make, index) => make(companions[index] ?? '')),
    style: plan.style,
    theme: plan.theme,
    twist,
    language: locale === 'nl' ? 'dutch' : 'english',
    title,
    size: 'small',
  }
}

/**
 * The same story in both languages over the same pictures: one lies over both pages where the words of each language have
 * room on it. Throws when the two ask for different pictures.
 */
export async function tellExample(
  plan: ExampleBookPlan,
  storyteller: Storyteller,
): Promise<Record<Locale, Story>> {
  const [nl, en] = await Promise.all(
    locales.map((locale) => storyteller.writeStory(exampleBrief(plan, locale), exampleSeed(plan))),
  )
  if (nl === undefined || en === undefined) throw new Error('a language is missing')
  const heard = [withSilenceOf(nl, en), withSilenceOf(en, nl)] as const
  const both = { nl: withDoublesOf(heard[0], heard[1]), en: withDoublesOf(heard[1], heard[0]) }
  const [scenes, others] = [both.nl, both.en].map(({ cover, spreads }) => [
    cover,
    ...spreads.map(({ scene }) => scene),
  ])
  for (const [index, scene] of scenes?.entries() ?? []) {
    const other = others?.[index]
    if (other === undefined || shapeOf(scene) !== shapeOf(other)) {
      const which = index === 0 ? 'the cover' : `spread ${index - 1}`
      throw new Error(`${plan.slug}: the pictures of ${which} differ between the languages`)
    }
  }
  return both
}

/** The story with a picture without words only where the other has it too. */
function withSilenceOf(story: Story, other: Story): Story {
  const silent = ({ spreads }: Story): number =>
    spreads.findIndex(({ scene }) => scene.double?.silent !== undefined)
  return silent(story) === silent(other) ? story : { ...story, spreads: withOwnWords(story.spreads) }
}

/** The story with a picture over both pages only where the other has one too. */
function withDoublesOf(story: Story, other: Story): Story {
  const spreads = story.spreads.map((told, index) => {
    if (told.scene.double === undefined || other.spreads[index]?.scene.double !== undefined) return told
    const { double: _, ...scene } = told.scene
    return { ...told, scene }
  })
  return { ...story, spreads }
}

/** A scene without the words in it. */
function shapeOf(scene: ScenePlan): string {
  return JSON.stringify(scene, (key, value: unknown) =>
    ['shows', 'caption', 'words', 'called', 'silent'].includes(key) ? null : value,
  )
}
