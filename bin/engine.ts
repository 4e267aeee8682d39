/**
 * A book in words in the engine's own format, as a language model gives it, without the model:
 * npm run engine -- --written examples/languages/french.json [--out out/french] [--pixels 1240]
 * checks it, and with `--out` draws and sets it.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screenPixels } from '#recipe/picture-requests.ts'
import { toStory, writtenStoryFaults } from '#story/ai/check-written-story.ts'
import { loadLanguage } from '#story/ai/load-prompts.ts'
import { readWrittenBook } from '#story/ai/read-written-book.ts'
import { openIllustrator, openTypesetter } from '#wiring/engines.ts'
import { drawBook } from './draw-book.ts'
import { asText } from './story-as-text.ts'
import { endWith, readOptions } from './read-options.ts'

const usage =
  'Usage: npm run engine -- --written examples/languages/french.json [--out out/french] [--pixels 1240]'
const { values } = readOptions(
  {
    options: {
      written: { type: 'string' },
      out: { type: 'string' },
      pixels: { type: 'string', default: String(screenPixels) },
      threads: { type: 'string', default: '2' },
    },
  },
  usage,
)

async function main(): Promise<number> {
  if (values.written === undefined) endWith(usage)
  const { brief, story: written, writtenBy } = await readWrittenBook(values.written)
  const faults = writtenStoryFaults(written, brief, loadLanguage(brief.language))
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? 'nothing found' : `${faults.length} faults`)
  if (values.out === undefined) return faults.length === 0 ? 0 : 1
  const folder = values.out
  await mkdir(folder, { recursive: true })
  const story = toStory(written, brief, writtenBy)
  await writeFile(join(folder, 'story.txt'), asText(brief, story))
  const illustrator = await openIllustrator({ threads: Number(values.threads) })
  try {
    const book = {
      brief,
      story,
      seed: `${brief.hero.name}/${brief.title}`,
      folder,
      pixels: Number(values.pixels),
    }
    await drawBook(
      { ...book, forPrinter: false },
      { illustrator, typesetter: await openTypesetter() },
      (_, work) => work(),
    )
  } finally {
    await illustrator.close()
  }
  return faults.length === 0 ? 0 : 1
}

process.exitCode = await main()
