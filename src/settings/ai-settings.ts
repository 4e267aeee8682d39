import * as z from 'zod'
import { limits } from '#book/limits.ts'
import { sizes, sizeTable } from '#book/size.ts'
import { mostTokensOfLook, redrawsOfWrongPicture } from '#models/most-of-looks.ts'
import { mostTokensOfStory } from '#models/most-of-story.ts'
import { flag, optional, optionalText, optionalUrl } from './kinds.ts'

/** Who can be asked for words; `compatible` is any address that speaks OpenAI's chat wire. */
const modelProviders = ['openai', 'anthropic', 'google', 'mistral', 'compatible'] as const
/** Who can be asked for pictures. */
const pictureProviders = ['openai', 'google', 'fal', 'replicate', 'black-forest-labs'] as const
/** Who can be asked whether words are fit for children. */
const moderationProviders = ['openai', 'compatible'] as const
type Provider = (typeof modelProviders)[number] | (typeof pictureProviders)[number]

/** A model by who serves it: `provider:model`, where the model's own name may have colons. */
function modelOf<Provider extends string>(providers: readonly Provider[]) {
  return optional(
    z
      .string()
      .regex(new RegExp(`^(${providers.join('|')}):\\S+$`), 'must be like provider:model')
      .transform((text) => {
        const [provider = '', ...model] = text.split(':')
        return { provider: provider as Provider, model: model.join(':') }
      }),
  )
}

const providerOptions = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' })
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))

const pricePerMillionTokens = z
  .string()
  .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be like 0.25/2, euros for a million tokens asked and answered')
  .transform((text) => {
    const [input = 0, output = 0] = text.split('/').map(Number)
    return { input, output }
  })

/** Who writes, who draws, who looks at it, and what that may cost. */
export const aiSettings = {
  /** Who writes: our own storyteller, or a language model, after which our own still stands in. */
  STORY_ENGINE: z.enum(['house', 'ai']).default('house'),
  /** `provider:model`, such as `openai:` and the name that the model has there. */
  STORY_MODEL: modelOf(modelProviders),
  /** What a million tokens cost, in euros: those asked, a slash, those answered. */
  STORY_PRICE: optional(pricePerMillionTokens),
  /** Another address than the provider's own; needed for `compatible`. */
  STORY_URL: optionalUrl,
  /** Asked where the first fails, with its own price and address. */
  STORY_FALLBACK_MODEL: modelOf(modelProviders),
  STORY_FALLBACK_PRICE: optional(pricePerMillionTokens),
  STORY_FALLBACK_URL: optionalUrl,
  /** `provider:model` that reads what was told and what is written by a model; empty: our own lists alone do. */
  MODERATION_MODEL: modelOf(moderationProviders),
  /** Another address than OpenAI's; needed for `compatible`. */
  MODERATION_URL: optionalUrl,
  /** Who draws: our own illustrator, or a model of pictures, for which our own stands in. */
  PICTURE_ENGINE: z.enum(['house', 'ai']).default('house'),
  /** `provider:model`. Kept while books that it began are not finished, whoever draws new ones. */
  PICTURE_MODEL: modelOf(pictureProviders),
  /** What a picture costs, in euros. */
  PICTURE_PRICE: optional(z.coerce.number().min(0).max(10)),
  /** Another address than the provider's own. */
  PICTURE_URL: optionalUrl,
  /** Edge of the pictures to ask for. */
  PICTURE_PIXELS: z.coerce.number().int().min(512).max(4096).default(2048),
  /** Whether the model looks at reference pictures; as the AI SDK knows it, unless told. */
  PICTURE_REFERENCES: optional(flag),
  /** More that the provider is told, as JSON, in the AI SDK's names. */
  PICTURE_OPTIONS: optional(providerOptions),
  /** `provider:model` that looks at each picture of a model; empty: nobody does. */
  VISION_MODEL: modelOf(modelProviders),
  /** What a million tokens cost, as of STORY_MODEL. */
  VISION_PRICE: optional(pricePerMillionTokens),
  VISION_URL: optionalUrl,
  /** The key of each provider that is asked. */
  OPENAI_API_KEY: optionalText,
  ANTHROPIC_API_KEY: optionalText,
  GOOGLE_GENERATIVE_AI_API_KEY: optionalText,
  MISTRAL_API_KEY: optionalText,
  COMPATIBLE_API_KEY: optionalText,
  FAL_API_KEY: optionalText,
  REPLICATE_API_TOKEN: optionalText,
  BFL_API_KEY: optionalText,
  /** What may be spent on models, in euros: for one book, and by everybody within a day. */
  AI_BOOK_EUROS: z.coerce.number().positive().default(1),
  AI_DAY_EUROS: z.coerce.number().positive().default(25),
  /** Of one provider, by all processes together. */
  AI_CALLS_AT_ONCE: z.coerce.number().int().min(1).default(4),
  AI_CALLS_A_MINUTE: z.coerce.number().int().min(1).default(60),
  /** How long a whole answer may take. */
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(3600).default(300),
}

type AiSettings = z.infer<z.ZodObject<typeof aiSettings>>

const keyOf: Readonly<Record<Provider, keyof AiSettings & `${string}_${'KEY' | 'TOKEN'}`>> = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  mistral: 'MISTRAL_API_KEY',
  compatible: 'COMPATIBLE_API_KEY',
  fal: 'FAL_API_KEY',
  replicate: 'REPLICATE_API_TOKEN',
  'black-forest-labs': 'BFL_API_KEY',
}

/** The key that the settings have for a provider. */
export function apiKeyFor(settings: AiSettings, provider: Provider): string | undefined {
  return settings[keyOf[provider]]
}

/** What is missing of the settings of models, a line each. */
export function aiProblems(settings: AiSettings): string[] {
  return [...storyProblems(settings), ...pictureProblems(settings)]
}

function storyProblems(settings: AiSettings): string[] {
  const looks = accessProblems(settings, 'VISION')
  if (settings.STORY_ENGINE === 'house') return looks
  const problems = settings.STORY_MODEL === undefined ? ['STORY_MODEL: STORY_ENGINE=ai needs it'] : []
  const models = ['STORY', 'STORY_FALLBACK'] as const
  return [
    ...problems,
    ...models.flatMap((name) => accessProblems(settings, name)),
    ...models.flatMap((name) => costProblems(settings, name)),
    ...moderatorProblems(settings),
    ...looks,
  ]
}

/** A story that its budget could not hold would be paid for to its outline, and then written by our own storyteller. */
function costProblems(settings: AiSettings, name: 'STORY' | 'STORY_FALLBACK'): string[] {
  const price = settings[`${name}_PRICE`]
  if (settings[`${name}_MODEL`] === undefined || price === undefined) return []
  const cost = costOfTokens(mostTokensOfStory, price)
  if (cost <= settings.AI_BOOK_EUROS) return []
  return [`AI_BOOK_EUROS: the story of the largest book may cost ${roundedUp(cost)} with ${name}_MODEL`]
}

/** A moderator costs nothing, and needs its key or its address. */
function moderatorProblems(settings: AiSettings): string[] {
  const { MODERATION_MODEL: model, MODERATION_URL } = settings
  if (model?.provider === 'compatible') {
    return MODERATION_URL === undefined ? ['MODERATION_URL: compatible needs an address'] : []
  }
  const isKeyless = model !== undefined && apiKeyFor(settings, model.provider) === undefined
  return isKeyless ? [`${keyOf[model.provider]}: MODERATION_MODEL needs it`] : []
}

/** A model needs its key and its price: without a price no budget could hold. */
function accessProblems(settings: AiSettings, name: 'STORY' | 'STORY_FALLBACK' | 'VISION'): string[] {
  const model = settings[`${name}_MODEL`]
  if (model === undefined) return []
  const problems: string[] = []
  if (settings[`${name}_PRICE`] === undefined) {
    problems.push(`${name}_PRICE: ${name}_MODEL needs it, so that budgets hold; 0/0 for a model of your own`)
  }
  if (model.provider === 'compatible') {
    if (settings[`${name}_URL`] === undefined) problems.push(`${name}_URL: compatible needs an address`)
  } else if (apiKeyFor(settings, model.provider) === undefined) {
    problems.push(`${keyOf[model.provider]}: ${name}_MODEL needs it`)
  }
  return problems
}

/** The sheet, the cover and every spread of the largest book, each redrawn as often as may be, and the cover with the sheet too. */
const picturesOfBook =
  2 +
  limits.coverRedraws +
  2 * limits.sheetRedraws +
  (1 + limits.pictureRedraws) * Math.max(...sizes.map((size) => sizeTable[size].spreads))

/**
 * How often a book may have to be drawn and looked at: a third more than its pictures, for what comes broken or too late,
 * and, where somebody looks, each as often as it may be drawn again.
 */
function mostPicturesOfBook({ VISION_MODEL }: AiSettings): number {
  return Math.ceil((picturesOfBook * (VISION_MODEL === undefined ? 1 : 1 + redrawsOfWrongPicture) * 4) / 3)
}

const millionTokens = 1_000_000

/** The most that one look can cost, in euros. */
function mostOfLook({ VISION_MODEL, VISION_PRICE: price }: AiSettings): number {
  if (VISION_MODEL === undefined || price === undefined) return 0
  return costOfTokens(mostTokensOfLook, price)
}

interface Tokens {
  input: number
  output: number
}

/** In euros. @param price of a million tokens */
function costOfTokens(tokens: Tokens, price: Tokens): number {
  return (tokens.input * price.input + tokens.output * price.output) / millionTokens
}

/** Euros to the cent, of which no less is enough. */
function roundedUp(euros: number): string {
  return (Math.ceil(euros * 100 - 1e-6) / 100).toFixed(2)
}

/** Of a book that was begun nothing may be missing, so that what it costs has to fit from the first picture on. */
function pictureProblems(settings: AiSettings): string[] {
  const { PICTURE_ENGINE, PICTURE_MODEL: model, PICTURE_PRICE: price, AI_BOOK_EUROS } = settings
  if (model === undefined) {
    return [
      ...(PICTURE_ENGINE === 'ai' ? ['PICTURE_MODEL: PICTURE_ENGINE=ai needs it'] : []),
      ...(settings.VISION_MODEL === undefined
        ? []
        : ['VISION_MODEL: it looks at what PICTURE_MODEL draws, and none is set']),
    ]
  }
  const problems: string[] = []
  if (apiKeyFor(settings, model.provider) === undefined) {
    problems.push(`${keyOf[model.provider]}: PICTURE_MODEL needs it`)
  }
  if (price === undefined) {
    problems.push('PICTURE_PRICE: PICTURE_MODEL needs it, so that budgets hold')
    return problems
  }
  const pictures = mostPicturesOfBook(settings)
  const look = mostOfLook(settings)
  const cost = pictures * (price + look)
  if (cost > AI_BOOK_EUROS) {
    const looked = settings.VISION_MODEL === undefined ? '' : ', each looked at'
    problems.push(
      `AI_BOOK_EUROS: the largest book may take ${pictures} pictures with all its redraws${looked}, which cost ${roundedUp(cost)}`,
    )
  }
  return problems
}
