import type { Pool } from 'pg'
import type { Accounts } from '#adapters/ai/accounts.ts'
import type { AiModelOptions } from '#adapters/ai/ask-model.ts'
import type { Patience } from '#adapters/ai/make-call.ts'
import type { Environment } from '#environment.ts'
import { apiKeyFor } from '#settings/ai-settings.ts'
import { type AiLimits, type Asker, beginAiCall, endAiCall, findAiAnswer } from '#records/ai-call-rows.ts'
import type { LanguageModel } from '#story/ai/language-model.ts'
import type { Moderator } from '#story/ai/moderator.ts'
import type { Storyteller } from '#story/storyteller.ts'
import { openStoryteller } from './engines.ts'

/** Whoever writes, as the settings choose; our own storyteller takes the place of a model that fails. */
export async function openStorytellerOf(
  environment: Environment,
  database: Pool,
  asker: Asker,
): Promise<Storyteller> {
  const house = await openStoryteller()
  if (environment.STORY_ENGINE === 'house') return house
  const { aiStoryteller } = await import('#story/ai/ai-storyteller.ts')
  const { orElse } = await import('#story/or-else.ts')
  const log = (line: string): void => console.error(`storyteller: ${line}`)
  const accounts = accountsIn(environment, database, asker)
  const models = await Promise.all(
    (['STORY', 'STORY_FALLBACK'] as const).map((name) =>
      openLanguageModel(environment, name, { accounts, ...(asker.isWeb && hurried) }),
    ),
  )
  const moderator = await openModerator(environment, accounts)
  return models
    .filter((model) => model !== null)
    .map((model) => aiStoryteller(model, { moderator }))
    .reduceRight((second, first) => orElse(first, second, log), house)
}

/** Who gets what a model is asked, as texts name them. */
export const companies = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  mistral: 'Mistral AI',
  // A model on a machine of one's own, or of whoever runs the shop: its text says the company's own name.
  compatible: null,
} as const

/** To whom what people write about a child goes, as a text for them names it; null: to nobody but ourselves. */
export function storyProviderOf(environment: Environment): string | null {
  const { STORY_ENGINE, STORY_MODEL, STORY_FALLBACK_MODEL, MODERATION_MODEL, COMPANY_NAME } = environment
  if (STORY_ENGINE === 'house') return null
  const names = [STORY_MODEL, STORY_FALLBACK_MODEL, MODERATION_MODEL].flatMap((model) =>
    model === undefined ? [] : [companies[model.provider] ?? COMPANY_NAME],
  )
  return [...new Set(names)].join(', ')
}

/** Whoever reads what was told and what is written besides our own lists; null where the settings choose nobody. */
export async function openModerator(environment: Environment, accounts: Accounts): Promise<Moderator | null> {
  const { MODERATION_MODEL: choice, MODERATION_URL, AI_TIMEOUT_SECONDS } = environment
  if (choice === undefined) return null
  const { providerModerator } = await import('#adapters/ai/provider-moderator.ts')
  return providerModerator({
    model: choice.model,
    url: MODERATION_URL ?? 'https://api.openai.com/v1',
    apiKey: apiKeyFor(environment, choice.provider),
    accounts,
    timeoutSeconds: AI_TIMEOUT_SECONDS,
  })
}

/** How long a model is waited for while somebody waits on the site: titles of our own storyteller are there at once. */
const hurried = { pausesSeconds: [1], mostTimeouts: 1, mostSeconds: 30 } as const

/** The model that settings of this name choose; null where they choose none. */
export async function openLanguageModel(
  environment: Environment,
  name: 'STORY' | 'STORY_FALLBACK',
  { accounts, mostSeconds = Infinity, ...patience }: { accounts: Accounts; mostSeconds?: number } & Patience,
): Promise<LanguageModel | null> {
  const opened = await openModelOf(environment, name)
  if (opened === null) return null
  const { aiLanguageModel } = await import('#adapters/ai/ai-language-model.ts')
  const timeoutSeconds = Math.min(opened.timeoutSeconds, mostSeconds)
  return aiLanguageModel({ ...opened, ...patience, timeoutSeconds, accounts })
}

/** A model that answers in words, as settings of this name choose it; null where they choose none. */
export async function openModelOf(
  environment: Environment,
  name: 'STORY' | 'STORY_FALLBACK' | 'VISION',
): Promise<Omit<AiModelOptions, 'accounts'> | null> {
  const choice = environment[`${name}_MODEL`]
  const prices = environment[`${name}_PRICE`]
  if (choice === undefined || prices === undefined) return null
  const { openModel } = await import('#adapters/ai/open-model.ts')
  return {
    name: `${choice.provider}:${choice.model}`,
    model: await openModel({
      ...choice,
      apiKey: apiKeyFor(environment, choice.provider),
      url: environment[`${name}_URL`],
    }),
    prices,
    timeoutSeconds: environment.AI_TIMEOUT_SECONDS,
  }
}

const microsOfEuro = 1_000_000

/** Of a day's budget, what titles may take: whoever asks for them over and over leaves the rest to books. */
const shareOfWeb = 0.5

/** Of a day's budget, what titles and previews together leave for the pages of books that are paid for. */
export const shareOfPaid = 1 / 3

/** The accounts that all models share, in the database. */
export function accountsIn(environment: Environment, database: Pool, asker: Asker): Accounts {
  const limits = aiLimitsOf(environment)
  return {
    // Whoever waits on the site is served by our own storyteller then; a book is worth more patience.
    patienceSeconds: asker.isWeb ? 20 : 30 * 60,
    find: (call) => findAiAnswer(database, call),
    begin: (call) => beginAiCall(database, call, { limits, asker }),
    end: (id, result) => endAiCall(database, id, result),
  }
}

/** What may be asked of models, and spent. */
export function aiLimitsOf(environment: Environment): AiLimits {
  return {
    workMicros: environment.AI_BOOK_EUROS * microsOfEuro,
    dayMicros: environment.AI_DAY_EUROS * microsOfEuro,
    dayOfWebMicros: environment.AI_DAY_EUROS * microsOfEuro * shareOfWeb,
    dayOfUnpaidMicros: environment.AI_DAY_EUROS * microsOfEuro * (1 - shareOfPaid),
    callsAtOnce: environment.AI_CALLS_AT_ONCE,
    callsAMinute: environment.AI_CALLS_A_MINUTE,
    timeoutSeconds: environment.AI_TIMEOUT_SECONDS,
  }
}
