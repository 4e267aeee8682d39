import * as z from 'zod/mini'
import { accountsInMemory } from '#adapters/ai/accounts-in-memory.ts'
import type { Environment } from '#environment.ts'
import type { Finding } from '#functions/examine-parts.ts'
import { ModelError } from '#models/model-error.ts'
import { aiCostOfDay, refusedForBudgetOfDay } from '#records/ai-call-rows.ts'
import { mostOfPreview } from '#settings/ai-settings.ts'
import type { LanguageModel } from '#story/ai/language-model.ts'
import { languagesWithPrompts } from '#story/ai/load-prompts.ts'
import { contentLanguages, isContentLanguage } from '#story/house/content-language.ts'
import { faultWords } from './fault-words.ts'
import { withDatabase } from './open-database.ts'
import { aiLimitsOf, openLanguageModel, openModerator } from './storytellers.ts'

const shape = z.strictObject({ word: z.string() })

/** Asks each model of the settings for one word in a shape: tells whether key, name, address and shapes are right. */
export async function examineModels(environment: Environment): Promise<Omit<Finding, 'part'>> {
  if (environment.STORY_ENGINE === 'house') return { state: 'good', words: ofHouse() }
  const accounts = accountsInMemory(environment.AI_BOOK_EUROS * 1_000_000)
  const names: string[] = []
  for (const name of ['STORY', 'STORY_FALLBACK'] as const) {
    const model = await openLanguageModel(environment, name, { accounts })
    if (model === null) continue
    const problem = await problemOf(model, () => askForWord(model, name))
    if (problem !== null) return { state: 'bad', words: problem }
    names.push(model.name)
  }
  const moderator = await openModerator(environment, accounts)
  if (moderator !== null) {
    const problem = await problemOf(moderator, () => moderator.marks('doctor', ['A hen lays an egg.']))
    if (problem !== null) return { state: 'bad', words: problem }
  }
  const words = `${names.join(', then ')}: answers in the shape asked for`
  return { state: 'good', words: moderator === null ? words : `${words}; the moderator answers` }
}

function ofHouse(): string {
  const others = languagesWithPrompts().filter((language) => !isContentLanguage(language))
  const own = contentLanguages.join(' and ')
  return `our own storyteller writes ${own}; ${others.join(', ')} need STORY_ENGINE=ai and a STORY_MODEL`
}

function askForWord(model: LanguageModel, task: string): Promise<unknown> {
  const instructions = 'Answer with any one word of a children’s book.'
  return model.answer({ work: 'doctor', task, instructions, material: '{}', mostTokens: 1000 }, shape)
}

/** Why a model does not answer, in words for whoever has to mend it; null: it does. */
export async function problemOf(
  { name }: { name: string },
  ask: () => Promise<unknown>,
): Promise<string | null> {
  try {
    await ask()
    return null
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return `${name}: ${faultWords(error.fault)}\n${error.message}`
  }
}

/** Nothing begins that would exceed a budget, so that it is never spent to the last. */
const nearly = 0.95

/** How much of a day’s budget is spent, and whether it holds one more book; says nothing of a database on which the product never ran. */
export async function examineDay(environment: Environment): Promise<Omit<Finding, 'part'>> {
  if (environment.STORY_ENGINE === 'house' && environment.PICTURE_MODEL === undefined) {
    return { state: 'good', words: 'no model is asked, so that nothing is spent' }
  }
  const [spentMicros, refused] = await withDatabase(environment, (pool) =>
    Promise.all([aiCostOfDay(pool), refusedForBudgetOfDay(pool)]),
  )
  const { dayMicros, dayOfUnpaidMicros } = aiLimitsOf(environment)
  const words = `€ ${inEuros(spentMicros)} of € ${environment.AI_DAY_EUROS} within a day`
  if (spentMicros >= nearly * dayMicros) return { state: 'bad', words: `${words}. ${faultWords('budget')}` }
  if (refused > 0) {
    const times = refused === 1 ? 'a question was' : `${refused} questions were`
    return { state: 'look', words: `${words}; ${times} not asked. ${faultWords('budget')}` }
  }
  if (spentMicros >= nearly * dayOfUnpaidMicros)
    return { state: 'look', words: `${words}. ${faultWords('budget')}` }
  const leftMicros = dayOfUnpaidMicros - spentMicros
  const mostMicros = mostOfPreview(environment) * 1_000_000
  if (leftMicros < mostMicros) {
    const short = `€ ${inEuros(leftMicros)} are left for previews, and one more may cost € ${inEuros(mostMicros)}`
    return { state: 'look', words: `${words}; ${short}` }
  }
  return { state: 'good', words }
}

function inEuros(micros: number): string {
  return (micros / 1_000_000).toFixed(2)
}
