/**
 * Whole books from JSON briefs, without the web:
 * npm run book -- examples/noor.json --out out/ [--seed text] [--pixels 2480]
 * Several briefs make several books, each in a folder of its own below `--out`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Brief, parseBrief } from '#book/brief.ts'
import { endpaperScene } from '#book/endpaper-scene.ts'
import { limitOfProblem } from '#book/limits.ts'
import { planSpots } from '#book/plan-spots.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { houseIllustrator } from '#illustration/house/house-illustrator.ts'
import type { CharacterSheet, Illustrator, PictureKind } from '#illustration/illustrator.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { lovedThings } from '#story/loved-things.ts'
import type { Story } from '#story/storyteller.ts'
import { houseTypesetter } from '#typesetting/house-typesetter.ts'
import { trimSpot } from '#typesetting/trim-spot.ts'
import type { BookToTypeset } from '#typesetting/typesetter.ts'
import { printPixels } from '#workflows/draw-cover.ts'
import { endpaperPixels, spotPixels } from '#workflows/draw-ornaments.ts'
import { endWith, readOptions } from './read-options.ts'

const usage = 'Usage: npm run book -- examples/noor.json --out out/ [--seed text] [--pixels 2480]'
const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'out' },
      seed: { type: 'string' },
      pixels: { type: 'string', default: '2480' },
      threads: { type: 'string', default: '2' },
    },
  },
  usage,
)

const pixels = Number(values.pixels)
if (!Number.isInteger(pixels) || pixels < 16) endWith('--pixels is a whole number from 16')
/** How large each kind of picture is drawn: pages as asked for, ornaments as the product draws them for print. */
const pixelsOf: Partial<Record<PictureKind, number>> = {
  vignette: 700,
  spot: spotPixels,
  endpaper: Math.round((pixels * endpaperPixels.print) / printPixels),
}

const messagesFile = new URL('../content/messages/en/builder.json', import.meta.url)
const started = performance.now()
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(2)} s`

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const since = performance.now()
  const result = await work()
  console.log(`${name.padEnd(12)} ${seconds(since)}`)
  return result
}

async function main(): Promise<number> {
  if (positionals.length === 0) endWith(usage)
  const briefs: { brief: Brief; folder: string }[] = []
  for (const file of positionals) {
    const brief = await readBrief(file)
    const folder = positionals.length === 1 ? values.out : join(values.out, basename(file, '.json'))
    if (brief) briefs.push({ brief, folder })
  }
  if (briefs.length < positionals.length) return 1
  const illustrator = houseIllustrator({ threads: Number(values.threads) })
  try {
    for (const { brief, folder } of briefs) {
      console.log(`\n${brief.title} (${folder})`)
      await makeBook(brief, folder, illustrator)
    }
  } finally {
    await illustrator.close()
  }
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${'all'.padEnd(12)} ${seconds(started)}, peak memory ${peakMegabytes} MB`)
  return 0
}

async function readBrief(file: string): Promise<Brief | null> {
  let input: unknown
  try {
    input = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    console.error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
  const result = parseBrief(input)
  if (result.ok) return result.brief
  console.error(`${file} is not a brief yet:`)
  const words = JSON.parse(await readFile(messagesFile, 'utf8')) as Record<string, string>
  for (const { path, message } of result.problems) {
    const said = words[`problem_${message}`] ?? message
    console.error(`  ${path || 'brief'}: ${said.replace('{max}', String(limitOfProblem[message]))}`)
  }
  return null
}

async function makeBook(brief: Brief, folder: string, illustrator: Illustrator): Promise<void> {
  const seed = values.seed ?? `${brief.hero.name}/${brief.title}`
  const storyteller = houseStoryteller()
  const typesetter = houseTypesetter()
  await mkdir(folder, { recursive: true })
  const story = await timed('story', () => storyteller.writeStory(brief, seed))
  const sheet = await timed('characters', () =>
    illustrator.makeCharacterSheet({
      style: brief.style,
      hero: brief.hero,
      companions: brief.companions,
      loved: lovedThings(brief.twist, brief.language),
      seed,
    }),
  )
  const draw = pictureDrawer(illustrator, sheet, { seed, folder })
  const cover = await timed('cover', () => draw('cover', 'cover', story.cover))
  const vignette = await draw('vignette', 'vignette', story.cover)
  const { endpaper, spots } = await timed('ornaments', () => drawOrnaments(brief, story, draw))
  const pictures = await timed('pictures', () =>
    Promise.all(story.spreads.map(({ spread, scene }) => draw(`spread-${spread + 1}`, 'spread', scene))),
  )
  const book = bookToTypeset(brief, story, { cover, vignette, endpaper, spots, pictures }, [
    storyteller.name,
    illustrator.name,
  ])
  const preview = {
    ...book,
    watermark: true,
    spreads: book.spreads.map(({ text, caption, spot }) => ({ text, caption, ...(spot && { spot }) })),
  }
  await writeFile(join(folder, 'preview.pdf'), await timed('preview', () => typesetter.typeset(preview)))
  await writeFile(join(folder, 'book.pdf'), await timed('book', () => typesetter.typeset(book)))
  await writeFile(join(folder, 'story.txt'), asText(brief, story))
  await writeFile(join(folder, 'story.json'), JSON.stringify(story, null, 2))
}

function pictureDrawer(
  illustrator: Illustrator,
  sheet: CharacterSheet,
  { seed, folder }: { seed: string; folder: string },
) {
  return async (name: string, kind: PictureKind, scene: ScenePlan): Promise<Uint8Array> => {
    const request = { sheet, scene, seed: `${seed}/${name}`, pixels: pixelsOf[kind] ?? pixels, kind }
    const { jpeg, breaches } = await illustrator.drawPicture(request)
    for (const breach of breaches) console.log(`  ${name}: ${breach}`)
    await writeFile(join(folder, `${name}.jpg`), jpeg)
    return jpeg
  }
}

/** The pattern inside the boards, and the small drawings of the text pages that have one. */
async function drawOrnaments(
  brief: Brief,
  story: Story,
  draw: (name: string, kind: PictureKind, scene: ScenePlan) => Promise<Uint8Array>,
): Promise<{ endpaper: Uint8Array; spots: (Uint8Array | undefined)[] }> {
  const scenes = story.spreads.map(({ scene }) => scene)
  const endpaper = draw('endpaper', 'endpaper', endpaperScene(story.cover, scenes))
  const spots = planSpots(story.spreads, brief.companions).map(async (scene, index) =>
    scene ? trimSpot(await draw(`spot-${index + 1}`, 'spot', scene)) : undefined,
  )
  return { endpaper: await endpaper, spots: await Promise.all(spots) }
}

function bookToTypeset(
  brief: Brief,
  story: Story,
  drawn: {
    cover: Uint8Array
    vignette: Uint8Array
    endpaper: Uint8Array
    spots: (Uint8Array | undefined)[]
    pictures: Uint8Array[]
  },
  [storyteller, illustrator]: [string, string],
): BookToTypeset {
  return {
    language: brief.language,
    size: brief.size,
    style: brief.style,
    title: brief.title,
    childName: brief.hero.name,
    intro: '',
    dedication: story.dedication,
    ending: story.ending,
    cover: { picture: drawn.cover, caption: story.cover.caption },
    vignette: drawn.vignette,
    endpaper: drawn.endpaper,
    spreads: story.spreads.map(({ text, scene }, index) => {
      const [picture, spot] = [drawn.pictures[index], drawn.spots[index]]
      return { text, caption: scene.caption, ...(picture && { picture }), ...(spot && { spot }) }
    }),
    madeBy: { storyteller, illustrator },
    madeOn: new Date(),
    watermark: false,
  }
}

function asText(brief: Brief, story: Story): string {
  const pages = story.spreads.map(({ spread, text, scene }) => `[${spread + 1}] ${scene.caption}\n${text}`)
  return `${brief.title}\n\n${pages.join('\n\n')}\n\n${story.ending}\n`
}

process.exitCode = await main()
