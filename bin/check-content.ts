import { sampleSheet } from '#illustration/house/scene-fixtures.ts'
import { breachesOf } from '#illustration/house/staging/staged-picture.ts'
import { stagedScene } from '#illustration/house/staging/scenes/stage-scene.ts'
import { mendScenePlan } from '#illustration/house/mend-scene-plan.ts'
import { drawAs } from '#illustration/house/props/draw-as.ts'
import { checkArc } from '#story/house/arcs/check-arc.ts'
import { loadArcs } from '#story/house/arcs/load-arcs.ts'
import { measureArc } from '#story/house/arcs/measure-arc.ts'
import { checkFoods } from '#story/house/check-foods.ts'
import { checkStory } from '#story/house/check-story.ts'
import { checkTitles } from '#story/house/check-titles.ts'
import { checkTwists } from '#story/house/check-twists.ts'
import { contentLanguages } from '#story/house/content-language.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { loadStories } from '#story/house/load-stories.ts'
import { loadTwistWords } from '#story/twist/load-twist-words.ts'
import { readOptions } from './read-options.ts'

/**
 * Lints all stories over a grid of children, compares their titles with what every book of them tells, and tells them with every twist of the corpus; tells every arc for every cast and compares pairs of children; prints the faults and fails if there are any. With `--pictures` it also
 * stages every page as a scene of a model is, and prints what the checker finds.
 */
const { values } = readOptions(
  { options: { pictures: { type: 'boolean', default: false } } },
  'Usage: node bin/check-content.ts [--pictures]',
)

/** The share of sentences, names masked, that two books of one arc differ in at least: it may grow, and never shrink. */
const leastDistance = 0.32

const stories = loadStories()
const faults: string[] = []
for (const story of stories)
  faults.push(...(await checkStory(story)), ...(await checkTitles(story)), ...checkFoods(story))
const twists = await checkTwists(stories)
faults.push(...twists.faults, ...checkDrawings(), ...loadArcs().flatMap(checkDistinctArc))
console.log(`Of ${twists.loved} loved things in the twists of the corpus ${twists.found} are found.`)
if (values.pictures) for (const { theme } of stories) faults.push(...(await checkPictures(theme)))
console.log(faults.length ? faults.join('\n') : 'All stories are clean.')
process.exitCode = faults.length ? 1 : 0

/** An arc is told to everybody, and two children's books of it must differ in enough of their sentences. */
function checkDistinctArc(arc: ReturnType<typeof loadArcs>[number]): string[] {
  const { faults, books, pages } = checkArc(arc)
  console.log(`${arc.id}: ${books} books with ${pages} different pages.`)
  const alike = contentLanguages.flatMap((language) => {
    const { level, sameWho } = measureArc(arc, language, 200)
    const percent = (share: number): string => `${Math.round(100 * share)} %`
    const line = `${arc.id} ${language}: two children of one level differ in ${percent(level)} of their sentences, ${percent(sameWho)} where one of the same kind died.`
    console.log(line)
    return level < leastDistance ? [line] : []
  })
  return [...faults, ...alike]
}

/** Everything that can be told is drawn as what its file says, names too; a heart stands for what has no drawing. */
function checkDrawings(): string[] {
  return contentLanguages.flatMap((language) => {
    const { things, names } = loadTwistWords(language).things
    return [...Object.values(things), ...Object.values(names)]
      .flatMap((group) => Object.entries(group))
      .flatMap(([motif, words]) => words.map((word) => ({ motif, word, drawn: drawAs(word).motif })))
      .filter(({ motif, drawn }) => motif !== drawn)
      .map(({ motif, word, drawn }) => `${language}: ${word} stands under ${motif} and is drawn as ${drawn}`)
  })
}

async function checkPictures(theme: (typeof stories)[number]['theme']): Promise<string[]> {
  const breaches: string[] = []
  // A cast drawn whole, and one of plain shapes for the press.
  const casts = (['waterpaint', 'retroVintage'] as const).flatMap((style) =>
    [0, 1, 3, 5].map((companionCount) => sampleSheet(companionCount, style)),
  )
  for (const sheet of casts) {
    const { hero, companions, style } = sheet
    const brief = { hero, companions, style, theme, twist: 'Ze is gek op treinen.', title: theme }
    const story = await houseStoryteller(stories).writeStory(
      { ...brief, language: 'dutch', size: 'extraLarge' },
      theme,
    )
    const pages = [story.cover, ...story.spreads.map((spread) => spread.scene)]
    pages.forEach((scene, page) => {
      const staged = stagedScene({
        sheet,
        scene: mendScenePlan(scene).scene,
        seed: `${theme}/${page}`,
        kind: page === 0 ? 'cover' : 'spread',
        pixels: 100,
      })
      for (const breach of breachesOf(staged))
        breaches.push(`${theme}, ${style}, ${companions.length} companions, ${page || 'cover'}: ${breach}`)
    })
  }
  return breaches
}
