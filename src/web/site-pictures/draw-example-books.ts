import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pageColour } from '#book/page-colour.ts'
import type { Brief } from '#book/brief.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { Illustrator, PictureRequest } from '#illustration/illustrator.ts'
import {
  type BookToDraw,
  coverRequest,
  endpaperRequest,
  sheetRequest,
  spotRequests,
  spreadRequest,
  vignetteRequest,
} from '#recipe/picture-requests.ts'
import type { Story } from '#story/storyteller.ts'
import { pictureColour } from '#recipe/picture-colour.ts'
import { inkOver } from '#typesetting/cover-ink.ts'
import { trimSpot } from '#typesetting/trim-spot.ts'
import { openIllustrator, openStoryteller } from '#wiring/engines.ts'
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
    const example = await meetCharacters(illustrator, plan, stories.nl)
    const cover = await drawPictures(illustrator, example)
    const spots = await drawOrnaments(illustrator, example)
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
  const storyteller = await openStoryteller()
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

interface ExampleToDraw extends BookToDraw {
  plan: ExampleBookPlan
  story: Story
}

async function meetCharacters(
  illustrator: Illustrator,
  plan: ExampleBookPlan,
  story: Story,
): Promise<ExampleToDraw> {
  const seed = seedOf(plan)
  const sheet = await illustrator.makeCharacterSheet(sheetRequest(briefOf(plan, 'nl'), seed))
  return { plan, story, seed, sheet, cover: story.cover }
}

/** Drawn at twice its size, so that shrinking it takes the edges off. */
const drawnPixels = examplePixels.page * 2

async function drawPictures(
  illustrator: Illustrator,
  example: ExampleToDraw,
): Promise<Pick<ExampleFile, 'coverInk' | 'coverBend' | 'coverThumbhash'> & { colours: readonly string[] }> {
  const { plan, story } = example
  const draw = async (name: string, request: PictureRequest): Promise<Uint8Array> => {
    const { jpeg } = await illustrator.drawPicture({ ...request, pixels: drawnPixels })
    await keep(plan, name, jpeg, examplePixels.page)
    return jpeg
  }
  const { jpeg: cover, titleBend: coverBend = 0 } = await illustrator.drawPicture(
    coverRequest(example, 1, drawnPixels),
  )
  await keep(plan, 'cover', cover, examplePixels.page)
  await keep(plan, 'cover-small', cover, examplePixels.smallCover)
  await draw('vignette', vignetteRequest(example))
  const colours: string[] = []
  for (const { spread, scene } of story.spreads) {
    const request = spreadRequest(example, { spread, scene, version: 1 }, drawnPixels)
    const jpeg = await draw(`${spread + 1}`, request)
    colours.push(await pictureColour(jpeg))
    // On a phone it is the first thing that is seen of the site.
    if (spread === 0) await keep(plan, '1-small', jpeg, examplePixels.smallPage)
  }
  return { coverInk: await inkOver(cover), coverBend, coverThumbhash: await thumbhashOf(cover), colours }
}

/** Draws the endpaper and the small drawings of the text pages; says which pages have one. */
async function drawOrnaments(illustrator: Illustrator, example: ExampleToDraw): Promise<boolean[]> {
  const { plan, story, sheet } = example
  const scenes = story.spreads.map((spread) => spread.scene)
  const endpaper = await illustrator.drawPicture(endpaperRequest(example, scenes, drawnPixels))
  await keep(plan, 'endpaper', endpaper.jpeg, examplePixels.page)
  const spots = spotRequests(example, story.spreads, sheet.companions)
  for (const [index, request] of spots.entries()) {
    if (request === null) continue
    const { jpeg } = await illustrator.drawPicture(request)
    await keep(plan, `spot-${index + 1}`, await trimSpot(jpeg), examplePixels.spot)
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
  {
    spots,
    colours,
    ...cover
  }: Pick<ExampleFile, 'coverInk' | 'coverBend' | 'coverThumbhash'> & {
    spots: readonly boolean[]
    colours: readonly string[]
  },
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
      colour: colours[index] ?? pageColour,
      spot: spots[index] ?? false,
    })),
  }
}

const illustrator = await openIllustrator({ threads: 1 })
await drawExampleBooks(illustrator, process.argv.slice(2))
await illustrator.close()
