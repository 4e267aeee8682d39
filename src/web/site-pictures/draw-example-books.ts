import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { isNightPage } from '#book/night-page.ts'
import { pageColour } from '#book/page-colour.ts'
import type { Illustrator, Picture, PictureRequest } from '#illustration/illustrator.ts'
import {
  type BookToDraw,
  coverRequest,
  endpaperRequest,
  momentRequests,
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
import type { ExampleFile, ExamplePage } from '../home/example-file.ts'
import { type Locale, locales } from '../locale/locale.ts'
import { examplePixels } from './example-pixels.ts'
import { type ExampleBookPlan, exampleBookPlans } from './example-books.ts'
import { exampleBrief, exampleSeed, tellExample } from './tell-example.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'public', 'examples')

/**
 * Writes and draws the example books anew, as a visitor's own book is made; arguments choose by folder name:
 * `node src/web/site-pictures/draw-example-books.ts [hill moon ...]`. All of them take some two and a half minutes. What the
 * checker finds wrong in a picture is printed.
 */
async function drawExampleBooks(illustrator: Illustrator, wanted: readonly string[]): Promise<void> {
  const storyteller = await openStoryteller()
  for (const plan of exampleBookPlans) {
    if (wanted.length > 0 && !wanted.includes(plan.slug)) continue
    const stories = await tellExample(plan, storyteller)
    // Of an earlier story some page had a small drawing that this one has not.
    await rm(join(folder, plan.slug), { recursive: true, force: true })
    await mkdir(join(folder, plan.slug), { recursive: true })
    const example = await meetCharacters(illustrator, plan, stories.nl)
    const cover = await drawPictures(illustrator, example)
    const small = await drawOrnaments(illustrator, example)
    for (const locale of locales) {
      const file = exampleFile(plan, locale, stories[locale], { ...cover, small })
      await writeFile(join(folder, plan.slug, `${locale}.json`), asText(file))
    }
  }
}

/** As the formatter has it, with the numbers of a list on one line. */
function asText(file: ExampleFile): string {
  const text = JSON.stringify(file, null, 2)
  const lists = text.replace(
    /\[\s+([\d.,\s]+?)\s+\]/g,
    (_, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`,
  )
  return `${lists}\n`
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
  const seed = exampleSeed(plan)
  const sheet = await illustrator.makeCharacterSheet(sheetRequest(exampleBrief(plan, 'nl'), seed))
  return { plan, story, seed, sheet, cover: story.cover }
}

/** Drawn at twice its size, so that shrinking it takes the edges off. */
const drawnPixels = examplePixels.page * 2

type DrawnCover = Pick<ExampleFile, 'coverInk' | 'coverBend' | 'coverThumbhash'>

async function drawPictures(
  illustrator: Illustrator,
  example: ExampleToDraw,
): Promise<DrawnCover & { colours: readonly string[] }> {
  const { plan, story } = example
  const { page, smallCover } = examplePixels
  const draw = async (name: string, request: PictureRequest): Promise<Picture> => {
    const picture = await illustrator.drawPicture({ ...request, pixels: drawnPixels })
    for (const breach of picture.breaches) console.log(`${plan.slug}/${name}: ${breach}`)
    await keep(plan, name, picture.jpeg, page)
    return picture
  }
  const { jpeg: cover, titleBend: coverBend = 0 } = await draw('cover', coverRequest(example, 1, drawnPixels))
  await keep(plan, 'cover-small', cover, smallCover)
  await draw('vignette', vignetteRequest(example))
  const colours: string[] = []
  for (const { spread, scene } of story.spreads) {
    const request = spreadRequest(example, { spread, scene, version: 1 }, drawnPixels)
    const { jpeg } = await draw(`${spread + 1}`, request)
    colours.push(await pictureColour(jpeg))
  }
  return { coverInk: await inkOver(cover), coverBend, coverThumbhash: await thumbhashOf(cover), colours }
}

type Small = ExamplePage['small']

/** Draws the endpaper and what is small on the pages of text; says which pages have what. */
async function drawOrnaments(illustrator: Illustrator, example: ExampleToDraw): Promise<Small[]> {
  const { plan, story, sheet } = example
  const scenes = story.spreads.map((spread) => spread.scene)
  const endpaper = await illustrator.drawPicture(endpaperRequest(example, scenes, drawnPixels))
  await keep(plan, 'endpaper', endpaper.jpeg, examplePixels.page)
  const spots = spotRequests(example, story.spreads, sheet.companions)
  const moments = momentRequests(example, story.spreads, sheet.companions)
  const drawn: Small[] = []
  for (const [index, spot] of spots.entries()) {
    // Nobody may be seen well from nearby.
    const moment = moments[index] && (await illustrator.drawPicture(moments[index]).catch(() => null))
    if (moment) await keepIn(plan, `moment-${index + 1}`, moment.jpeg, { width: examplePixels.moment })
    else if (spot) {
      const { jpeg } = await illustrator.drawPicture(spot)
      await keepIn(plan, `spot-${index + 1}`, await trimSpot(jpeg), { width: examplePixels.spot })
    }
    drawn.push(moment ? 'moment' : spot ? 'spot' : undefined)
  }
  return drawn
}

/** @param page edge of a page in pixels: a picture over both is twice as wide as it is high. */
async function keep(plan: ExampleBookPlan, name: string, jpeg: Uint8Array, page: number): Promise<void> {
  await keepIn(plan, name, jpeg, { width: page * 2, height: page })
}

/** A picture that weighs more, as grain and screens do, is packed tighter. */
const heavyBytes = 120_000

/** Kept no larger than a box in pixels, which is square unless it has a height. */
async function keepIn(
  plan: ExampleBookPlan,
  name: string,
  jpeg: Uint8Array,
  { width, height = width }: { width: number; height?: number },
): Promise<void> {
  const picture = sharp(jpeg).resize(width, height, { fit: 'inside' })
  const asWebp = (quality: number): Promise<Buffer> => picture.clone().webp({ quality, effort: 6 }).toBuffer()
  const webp = await asWebp(74)
  await writeFile(join(folder, plan.slug, `${name}.webp`), webp.length > heavyBytes ? await asWebp(58) : webp)
}

function exampleFile(
  plan: ExampleBookPlan,
  locale: Locale,
  story: Story,
  { small, colours, ...cover }: DrawnCover & { small: readonly Small[]; colours: readonly string[] },
): ExampleFile {
  const { name, title } = plan.words[locale]
  return {
    name,
    age: plan.hero.age,
    title,
    style: plan.style,
    theme: plan.theme,
    ...cover,
    coverCaption: story.cover.caption,
    dedication: story.dedication,
    ending: story.ending,
    pages: story.spreads.map(({ text, scene }, index) => ({
      text,
      caption: scene.caption,
      colour: colours[index] ?? pageColour,
      ...(isNightPage(scene) && { night: true as const }),
      ...(small[index] && { small: small[index] }),
      ...(scene.double && { words: scene.double.words }),
    })),
  }
}

const illustrator = await openIllustrator({ threads: 1 })
await drawExampleBooks(illustrator, process.argv.slice(2))
await illustrator.close()
