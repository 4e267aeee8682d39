/**
 * Whole books from JSON briefs, without the web:
 * npm run book -- examples/noor.json --out out/ [--only story] [--seed text] [--pixels 2480] [--printer]
 * Several briefs make several books, each in a folder of its own below `--out`. With `--only story` nothing is drawn:
 * it writes the story, and ten titles. With `--printer` the files for the local print shop come as well, and what
 * preflight says of them.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Brief } from '#book/brief.ts'
import type { Illustrator } from '#illustration/illustrator.ts'
import { printPixels } from '#recipe/picture-requests.ts'
import { sayNotices } from '#story/twist-notices.ts'
import { openIllustrator, openStoryteller, openTypesetter } from '#wiring/engines.ts'
import { type BookOnDisk, drawBook } from './draw-book.ts'
import { builderWords, readBrief } from './read-brief.ts'
import { endWith, readOptions } from './read-options.ts'
import { asText } from './story-as-text.ts'

const usage =
  'Usage: npm run book -- examples/noor.json --out out/ [--only story] [--seed text] [--pixels 2480] [--printer]'
const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'out' },
      only: { type: 'string' },
      seed: { type: 'string' },
      pixels: { type: 'string', default: String(printPixels) },
      printer: { type: 'boolean', default: false },
      threads: { type: 'string', default: '2' },
    },
  },
  usage,
)

const pixels = Number(values.pixels)
if (!Number.isInteger(pixels) || pixels < 16) endWith('--pixels is a whole number from 16')
if (values.only !== undefined && values.only !== 'story') endWith('--only can be story')

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
  const { languages } = await openStoryteller()
  const briefs: { brief: Brief; folder: string }[] = []
  for (const file of positionals) {
    const brief = await readBrief(file, languages)
    const folder = positionals.length === 1 ? values.out : join(values.out, basename(file, '.json'))
    if (brief) briefs.push({ brief, folder })
  }
  if (briefs.length < positionals.length) return 1
  const threads = Number(values.threads)
  const illustrator = values.only === 'story' ? null : await openIllustrator({ threads })
  try {
    for (const { brief, folder } of briefs) {
      console.log(`\n${brief.title} (${folder})`)
      await makeBook(brief, folder, illustrator)
    }
  } finally {
    await illustrator?.close()
  }
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${'all'.padEnd(12)} ${seconds(started)}, peak memory ${peakMegabytes} MB`)
  return 0
}

/** @param illustrator null for the story alone */
async function makeBook(brief: Brief, folder: string, illustrator: Illustrator | null): Promise<void> {
  await mkdir(folder, { recursive: true })
  const seed = values.seed ?? `${brief.hero.name}/${brief.title}`
  const storyteller = await openStoryteller()
  for (const line of sayNotices(brief, await builderWords())) console.log(`  ${line}`)
  const story = await timed('story', () => storyteller.writeStory(brief, seed))
  await writeFile(join(folder, 'story.txt'), asText(brief, story))
  await writeFile(join(folder, 'story.json'), JSON.stringify(story, null, 2))
  const titles = await Array.fromAsync(storyteller.proposeTitles(brief, 0))
  await writeFile(join(folder, 'titles.txt'), `${titles.join('\n')}\n`)
  if (illustrator === null) return
  const book: BookOnDisk = { brief, story, seed, folder, pixels, forPrinter: values.printer }
  await drawBook(book, { illustrator, typesetter: await openTypesetter() }, timed)
}

process.exitCode = await main()
