import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brief } from '#book/brief.ts'
import { endpaperScene } from '#book/endpaper-scene.ts'
import { planSpots } from '#book/plan-spots.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { houseIllustrator } from '#illustration/house/house-illustrator.ts'
import type { CharacterSheet, Illustrator, PictureKind } from '#illustration/illustrator.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { lovedThings } from '#story/loved-things.ts'
import type { Story } from '#story/storyteller.ts'
import { inkOver } from '#typesetting/cover-ink.ts'
import { trimSpot } from '#typesetting/trim-spot.ts'
import { spotPixels } from '#workflows/draw-ornaments.ts'
import { thumbhashOf } from '#workflows/thumbhash.ts'
import type { ExampleFile } from '../home/example-file.ts'
import { type Locale, locales } from '../locale/locale.ts'
import { examplePixels } from './example-pixels.ts'
import { type ExampleBookPlan, exampleBookPlans } from './example-books.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'public', 'examples')

/** Writes and draws the example books anew, as a visitor's own book is made; arguments choose by folder name. */
async function drawExampleBooks(illustrator: Illustrator, wanted: readonly string[]): Promise<void> {
  for (const plan of exampleBookPlans) {
    if (wanted.length > 0 && !wanted.includes(plan.slug)) continue
    await mkdir(join(folder, plan.slug), { recursive: true })
    const stories = await tellStories(plan)
    const sheet = await sheetOf(illustrator, plan)
    const cover = await drawPictures(illustrator, { plan, sheet, story: stories.nl })
    const spots = await drawOrnaments(illustrator, { plan, sheet, story: stories.nl })
    for (const locale of locales) {
      const file = exampleFile(plan, locale, stories[locale], { ...cover, spots })
      await writeFile(join(folder, plan.slug, `${locale}.json`), `${JSON.stringify(file, null, 2)}\n`)
    }
  }
}

const seedOf = (plan: ExampleBookPlan): string => `example/${plan.slug}`

function briefOf(plan: ExampleBookPlan, locale: Locale): Brief {
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

/** The same story in both languages. Throws when the two ask for different pictures. */
async function tellStories(plan: ExampleBookPlan): Promise<Record<Locale, Story>> {
  const storyteller = houseStoryteller()
  const [nl, en] = await Promise.all(
    locales.map((locale) => storyteller.writeStory(briefOf(plan, locale), seedOf(plan))),
  )
  if (nl === undefined || en === undefined) throw new Error('a language is missing')
  for (const { spread, scene } of nl.spreads) {
    const other = en.spreads[spread]?.scene
    if (other === undefined || shapeOf(scene) !== shapeOf(other)) {
      throw new Error(`${plan.slug}: the pictures of spread ${spread} differ between the languages`)
    }
  }
  return { nl, en }
}

/** A scene without the words in it. */
function shapeOf(scene: ScenePlan): string {
  return JSON.stringify(scene, (key, value: unknown) => (key === 'shows' || key === 'caption' ? null : value))
}

function sheetOf(illustrator: Illustrator, plan: ExampleBookPlan): Promise<CharacterSheet> {
  const { hero, companions, style, twist, language } = briefOf(plan, 'nl')
  const loved = lovedThings(twist, language)
  return illustrator.makeCharacterSheet({ style, hero, companions, loved, seed: seedOf(plan) })
}

interface ExampleToDraw {
  plan: ExampleBookPlan
  sheet: CharacterSheet
  story: Story
}

async function drawPictures(
  illustrator: Illustrator,
  { plan, sheet, story }: ExampleToDraw,
): Promise<Pick<ExampleFile, 'coverInk' | 'coverThumbhash'>> {
  const draw = async (name: string, kind: PictureKind, scene: ScenePlan) => {
    const request = { sheet, scene, kind, seed: `${seedOf(plan)}/${name}`, pixels: examplePixels.page * 2 }
    const { jpeg } = await illustrator.drawPicture(request)
    await keep(plan, name, jpeg, examplePixels.page)
    return jpeg
  }
  const cover = await draw('cover', 'cover', story.cover)
  await keep(plan, 'cover-small', cover, examplePixels.smallCover)
  await draw('vignette', 'vignette', story.cover)
  for (const { spread, scene } of story.spreads) {
    const jpeg = await draw(`${spread + 1}`, 'spread', scene)
    // On a phone it is the first thing that is seen of the site.
    if (spread === 0) await keep(plan, '1-small', jpeg, examplePixels.smallPage)
  }
  return { coverInk: await inkOver(cover), coverThumbhash: await thumbhashOf(cover) }
}

/** Draws the endpaper and the small drawings of the text pages; says which pages have one. */
async function drawOrnaments(
  illustrator: Illustrator,
  { plan, sheet, story }: ExampleToDraw,
): Promise<boolean[]> {
  const draw = async (name: string, kind: PictureKind, scene: ScenePlan, pixels: number) => {
    const request = { sheet, scene, kind, seed: `${seedOf(plan)}/${name}`, pixels }
    return (await illustrator.drawPicture(request)).jpeg
  }
  const scene = endpaperScene(
    story.cover,
    story.spreads.map((spread) => spread.scene),
  )
  const endpaper = await draw('endpaper', 'endpaper', scene, examplePixels.page * 2)
  await keep(plan, 'endpaper', endpaper, examplePixels.page)
  const spots = planSpots(story.spreads, sheet.companions)
  for (const [index, spot] of spots.entries()) {
    if (spot === null) continue
    const name = `spot-${index + 1}`
    await keep(plan, name, await trimSpot(await draw(name, 'spot', spot, spotPixels)), examplePixels.spot)
  }
  return spots.map((spot) => spot !== null)
}

async function keep(plan: ExampleBookPlan, name: string, jpeg: Uint8Array, pixels: number): Promise<void> {
  const webp = await sharp(jpeg)
    .resize(pixels, pixels, { fit: 'inside' })
    .webp({ quality: 74, effort: 6 })
    .toBuffer()
  await writeFile(join(folder, plan.slug, `${name}.webp`), webp)
}

function exampleFile(
  plan: ExampleBookPlan,
  locale: Locale,
  story: Story,
  { spots, ...cover }: Pick<ExampleFile, 'coverInk' | 'coverThumbhash'> & { spots: readonly boolean[] },
): ExampleFile {
  const { name, title } = plan.words[locale]
  return {
    name,
    age: plan.hero.age,
    title,
    style: plan.style,
    theme: plan.theme,
    ...cover,
    dedication: story.dedication,
    ending: story.ending,
    pages: story.spreads.map(({ text, scene }, index) => ({
      text,
      caption: scene.caption,
      spot: spots[index] ?? false,
    })),
  }
}

const illustrator = houseIllustrator({ threads: 1 })
await drawExampleBooks(illustrator, process.argv.slice(2))
await illustrator.close()
