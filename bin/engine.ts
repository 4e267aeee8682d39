/**
 * Stories of language models.
 * npm run engine -- --brief examples/noor.json [--story provider:model --price 0.25/2] [--url http://...] [--out out/]
 * has the model of the settings, or the one named here, write a story, and says what it cost; with `--out` it is drawn and set.
 * npm run engine -- --written examples/languages/french.json [--out out/]
 * takes a story that is written, in the same format, and checks it.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accountsInMemory } from '#adapters/ai/accounts-in-memory.ts'
import type { Brief } from '#book/brief.ts'
import { type Environment, EnvironmentError, readEnvironment } from '#environment.ts'
import { screenPixels } from '#recipe/picture-requests.ts'
import { aiStoryteller } from '#story/ai/ai-storyteller.ts'
import { toStory, writtenStoryFaults } from '#story/ai/check-written-story.ts'
import { ModelError } from '#models/model-error.ts'
import { languagesWithPrompts, loadLanguage } from '#story/ai/load-prompts.ts'
import { readWrittenBook } from '#story/ai/read-written-book.ts'
import type { Judgement } from '#story/ai/second-editor.ts'
import type { Story } from '#story/storyteller.ts'
import { openIllustrator, openTypesetter } from '#wiring/engines.ts'
import { openLanguageModel, openModerator } from '#wiring/storytellers.ts'
import { drawBook } from './draw-book.ts'
import { readBrief } from './read-brief.ts'
import { endWith, readOptions } from './read-options.ts'
import { asText } from './story-as-text.ts'

const usage =
  'Usage: npm run engine -- --brief examples/noor.json [--story provider:model --price in/out] [--url address] [--out out/]\n' +
  '       npm run engine -- --written examples/languages/french.json [--out out/]'
const { values } = readOptions(
  {
    options: {
      brief: { type: 'string' },
      written: { type: 'string' },
      story: { type: 'string' },
      price: { type: 'string' },
      url: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
      pixels: { type: 'string', default: String(screenPixels) },
      threads: { type: 'string', default: '2' },
    },
  },
  usage,
)

/** Settings that are wrong are told without a stack. */
function readOrSay(variables: NodeJS.ProcessEnv): Environment {
  try {
    return readEnvironment(variables)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

interface ToldBook {
  brief: Brief
  story: Story
  faults: number
}

async function main(): Promise<number> {
  const told = values.written === undefined ? await ask() : await check(values.written)
  if (told === null) return 1
  if (values.out !== undefined) await draw(told, values.out)
  return told.faults === 0 ? 0 : 1
}

/** A story in the engine's format, and what can be told to be wrong with it. */
async function check(file: string): Promise<ToldBook> {
  const { brief, story: written, writtenBy } = await readWrittenBook(file)
  const faults = writtenStoryFaults(written, brief, loadLanguage(brief.language))
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? 'nothing found' : `${faults.length} faults`)
  return { brief, story: toStory(written, brief, writtenBy), faults: faults.length }
}

/** Has a model write. Every call is told with its time and its cost, also when it failed. */
async function ask(): Promise<ToldBook | null> {
  if (values.brief === undefined) endWith(usage)
  const brief = await readBrief(values.brief, languagesWithPrompts())
  if (brief === null) return null
  const environment = readOrSay({
    ...process.env,
    STORY_ENGINE: 'ai',
    ...(values.story !== undefined && { STORY_MODEL: values.story }),
    ...(values.price !== undefined && { STORY_PRICE: values.price }),
    ...(values.url !== undefined && { STORY_URL: values.url }),
  })
  const accounts = accountsInMemory(environment.AI_BOOK_EUROS * 1_000_000)
  const model = await openLanguageModel(environment, 'STORY', { accounts })
  if (model === null) endWith(usage)
  const storyteller = aiStoryteller(model, {
    moderator: await openModerator(environment, accounts),
    onJudged: (judgement) => console.log(`${asMarks(judgement)}\n`),
  })
  try {
    const story = await storyteller.writeStory(brief, values.seed ?? 'engine', ({ spread, text }) =>
      console.log(`[${spread + 1}] ${text}\n`),
    )
    console.log((await Array.fromAsync(storyteller.proposeTitles(brief, 0))).join('\n'))
    return { brief, story, faults: 0 }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    console.error(`${model.name}: ${error.reason}: ${error.message}`)
    return null
  } finally {
    for (const {
      task,
      outcome,
      milliseconds,
      inputTokens,
      outputTokens,
      micros = 0,
      error,
    } of accounts.calls) {
      const tokens = `${inputTokens ?? 0} + ${outputTokens ?? 0} tokens`
      const seconds = `${((milliseconds ?? 0) / 1000).toFixed(1)} s`
      console.log(
        `${task.padEnd(20)} ${outcome ?? 'lost'} ${seconds}, ${tokens}, ${cents(micros)}${error ? `: ${error}` : ''}`,
      )
    }
    console.log(`all ${cents(accounts.calls.reduce((sum, { micros }) => sum + (micros ?? 0), 0))}`)
  }
}

/** What the critic says of the story: each mark with its reason, what is best, and which facts are told nowhere. */
function asMarks({ again, best, untold }: Judgement): string {
  const marks = again.flatMap(({ spread, faults }) =>
    faults.map(({ kind, reason }) => `[${spread + 1}] ${kind}: ${reason}`),
  )
  return [
    `the critic: ${marks.length === 0 ? 'nothing to write again' : `${marks.length} marks`}`,
    ...marks,
    ...(best === '' ? [] : [`best: ${best}`]),
    ...untold.map((fact) => `told nowhere: ${fact}`),
  ].join('\n')
}

function cents(micros: number): string {
  return `${(micros / 10_000).toFixed(2)} cents`
}

async function draw({ brief, story }: ToldBook, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'story.txt'), asText(brief, story))
  await writeFile(join(folder, 'story.json'), JSON.stringify(story, null, 2))
  const illustrator = await openIllustrator({ threads: Number(values.threads) })
  const seed = `${brief.hero.name}/${brief.title}`
  try {
    const typesetter = await openTypesetter()
    const book = { brief, story, seed, folder, pixels: Number(values.pixels), forPrinter: false }
    await drawBook(book, { illustrator, typesetter }, (_, work) => work())
  } finally {
    await illustrator.close()
  }
}

process.exitCode = await main()
