import * as z from 'zod/mini'
import { accountsInMemory } from '#adapters/ai/accounts-in-memory.ts'
import type { Environment } from '#environment.ts'
import type { Finding } from '#functions/examine-parts.ts'
import { languagesWithPrompts } from '#story/ai/load-prompts.ts'
import { contentLanguages, isContentLanguage } from '#story/house/content-language.ts'
import { openLanguageModel, openModerator } from './storytellers.ts'

const shape = z.strictObject({ word: z.string() })

/** Asks each model of the settings for one word in a shape: tells whether key, name, address and shapes are right. */
export async function examineModels(environment: Environment): Promise<Omit<Finding, 'part'>> {
  if (environment.STORY_ENGINE === 'house') return { state: 'good', words: ofHouse() }
  const accounts = accountsInMemory(environment.AI_BOOK_EUROS * 1_000_000)
  const names: string[] = []
  for (const name of ['STORY', 'STORY_FALLBACK'] as const) {
    const model = await openLanguageModel(environment, name, accounts)
    if (model === null) continue
    await model.answer(
      {
        work: 'doctor',
        task: name,
        instructions: 'Answer with any one word of a children’s book.',
        material: '{}',
        mostTokens: 1000,
      },
      shape,
    )
    names.push(model.name)
  }
  const moderator = await openModerator(environment, accounts)
  await moderator?.marks('doctor', ['A hen lays an egg.'])
  const words = `${names.join(', then ')}: answers in the shape asked for`
  return { state: 'good', words: moderator === null ? words : `${words}; the moderator answers` }
}

function ofHouse(): string {
  const others = languagesWithPrompts().filter((language) => !isContentLanguage(language))
  const own = contentLanguages.join(' and ')
  return `our own storyteller writes ${own}; ${others.join(', ')} need STORY_ENGINE=ai and a STORY_MODEL`
}
