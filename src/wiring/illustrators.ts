import type { Pool } from 'pg'
import type { Accounts } from '#adapters/ai/accounts.ts'
import type { BookFiles } from '#book/book-files.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'
import type { Environment } from '#environment.ts'
import { apiKeyFor } from '#settings/ai-settings.ts'
import type { PictureModel } from '#illustration/ai/picture-model.ts'
import type { VisionModel } from '#illustration/ai/vision-model.ts'
import type { Illustrator } from '#illustration/illustrator.ts'
import type { Asker } from '#records/ai-call-rows.ts'
import { openIllustrator } from './engines.ts'
import { accountsIn, companies as companiesOfWords, openModelOf } from './storytellers.ts'

/** Whoever draws, as the settings choose, until it is closed; our own illustrator takes the place of a model that fails. */
export async function openIllustratorOf(
  environment: Environment,
  {
    threads,
    database,
    files,
    uploads,
    asker,
  }: { threads: number; database: Pool; files: BookFiles; uploads: PictureUploads; asker: Asker },
): Promise<Illustrator & { close(): Promise<void> }> {
  const house = await openIllustrator({ threads })
  const accounts = accountsIn(environment, database, asker)
  const model = await openPictureModelOf(environment, accounts)
  if (model === null) return house
  const vision = await openVisionModelOf(environment, accounts)
  const { aiIllustrator } = await import('#illustration/ai/ai-illustrator.ts')
  const begins = environment.PICTURE_ENGINE === 'ai'
  const log = (line: string): void => console.error(`illustrator: ${line}`)
  const illustrator = aiIllustrator({ model, vision, house, files, uploads, begins, log })
  return { ...illustrator, close: () => house.close() }
}

const companies = {
  openai: 'OpenAI',
  google: 'Google',
  fal: 'fal (Features and Labels)',
  replicate: 'Replicate',
  'black-forest-labs': 'Black Forest Labs',
} as const

/** To whom it goes what people look like, as a text for them names it; null: to nobody but ourselves. */
export function pictureProviderOf(environment: Environment): string | null {
  const { PICTURE_ENGINE, PICTURE_MODEL } = environment
  return PICTURE_ENGINE === 'ai' && PICTURE_MODEL ? companies[PICTURE_MODEL.provider] : null
}

/** Who looks at what a model drew; null: nobody, or only ourselves. */
export function visionProviderOf(environment: Environment): string | null {
  const { VISION_MODEL, COMPANY_NAME } = environment
  if (pictureProviderOf(environment) === null || VISION_MODEL === undefined) return null
  return companiesOfWords[VISION_MODEL.provider] ?? COMPANY_NAME
}

/** The model that looks at pictures, as the settings choose it; null where they choose none. */
export async function openVisionModelOf(
  environment: Environment,
  accounts: Accounts,
): Promise<VisionModel | null> {
  const opened = await openModelOf(environment, 'VISION')
  if (opened === null) return null
  const { aiVisionModel } = await import('#adapters/ai/ai-vision-model.ts')
  return aiVisionModel({ ...opened, accounts })
}

/** The model of pictures that the settings choose; null where they choose none. */
export async function openPictureModelOf(
  environment: Environment,
  accounts: Accounts,
): Promise<PictureModel | null> {
  const { PICTURE_MODEL: choice, PICTURE_PRICE: price, AI_TIMEOUT_SECONDS: timeoutSeconds } = environment
  if (choice === undefined || price === undefined) return null
  const { openPictureModel } = await import('#adapters/ai/open-picture-model.ts')
  const { aiPictureModel } = await import('#adapters/ai/ai-picture-model.ts')
  const { model, ways, takesReferences } = await openPictureModel({
    ...choice,
    apiKey: apiKeyFor(environment, choice.provider) ?? '',
    url: environment.PICTURE_URL,
    pixels: environment.PICTURE_PIXELS,
    options: environment.PICTURE_OPTIONS,
    timeoutSeconds,
  })
  return aiPictureModel({
    name: `${choice.provider}:${choice.model}`,
    model,
    ways,
    takesReferences: environment.PICTURE_REFERENCES ?? takesReferences,
    price,
    accounts,
    timeoutSeconds,
  })
}
