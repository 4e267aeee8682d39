import * as z from 'zod'
import { limits } from '#book/limits.ts'
import { sizes, sizeTable } from '#book/size.ts'
import { mostTokensOfLook, redrawsOfWrongPicture } from '#models/most-of-looks.ts'

/**
 * The one place that reads environment variables. Every setting has a default that runs on an empty
 * machine; `.env.example` explains each.
 */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const optionalUrl = z.preprocess((value) => (value === '' ? undefined : value), z.url().optional())
const optionalText = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional())

const hostName = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+(?::\d+)?$/i
const hostList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((host) => host !== ''))
  .pipe(z.array(z.string().regex(hostName, 'must be names of hosts, with commas between them')))

const nameList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((name) => name !== ''))
  .pipe(z.array(z.string().regex(/^[a-z0-9]+$/, 'must be names, with commas between them')))

/** Who can print. */
const printerNames = ['lulu', 'gelato', 'print-shop'] as const
export type PrinterName = (typeof printerNames)[number]
const optionalModel = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .regex(/^(openai|anthropic|google|mistral|compatible):\S+$/, 'must be like provider:model')
    .transform((text) => {
      const [provider = '', ...model] = text.split(':')
      return { provider: provider as ModelProvider, model: model.join(':') }
    })
    .optional(),
)
const optionalModerationModel = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .regex(/^(openai|compatible):\S+$/, 'must be like provider:model')
    .transform((text) => {
      const [provider = '', ...model] = text.split(':')
      return { provider: provider as 'openai' | 'compatible', model: model.join(':') }
    })
    .optional(),
)
const optionalPictureModel = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .regex(/^(openai|google|fal|replicate|black-forest-labs):\S+$/, 'must be like provider:model')
    .transform((text) => {
      const [provider = '', ...model] = text.split(':')
      return { provider: provider as PictureProvider, model: model.join(':') }
    })
    .optional(),
)
const optionalOptions = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
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
    .optional(),
)
const optionalPrice = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be like 0.25/2, euros for a million tokens asked and answered')
    .transform((text) => {
      const [input = 0, output = 0] = text.split('/').map(Number)
      return { input, output }
    })
    .optional(),
)

/** Who can be asked for words; `compatible` is any address that speaks OpenAI's chat wire. */
type ModelProvider = 'openai' | 'anthropic' | 'google' | 'mistral' | 'compatible'
/** Who can be asked for pictures. */
type PictureProvider = 'openai' | 'google' | 'fal' | 'replicate' | 'black-forest-labs'

/** What stands in for the world on an empty machine, and what would be missing where nothing real is configured. */
const twins = {
  till: 'without MOLLIE_API_KEY nobody could pay: the house till takes no real money, and lets anybody say that they have paid',
  printing: 'no book would be printed: the local print shop only plays at it',
  mailbox:
    'without SMTP_URL nobody could log in: the house mailbox sends no mail, and shows everybody everything at /mailbox',
  disk: 'files would be kept on the disk of one machine, without a copy',
} as const
export type Twin = keyof typeof twins
const twinNames = Object.keys(twins) as Twin[]

/** The `example` domain belongs to nobody, so no stranger gets our customers' mail. */
const placeholderEmail = 'post@fabelaar.example'

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where people reach the site; mails, payments and canonical links carry it. */
  SITE_URL: optionalUrl,
  /** How many proxies of ours stand before the web process, each adding to `X-Forwarded-For`. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(16).default(0),
  DATA_FOLDER: z.string().default('.data'),
  /** A PostgreSQL 15 or newer of your own instead of the embedded one. */
  DATABASE_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ),
  WORKER_ID: z.string().min(1).default('worker-1'),
  WEB_ID: z.string().min(1).default('web-1'),
  DRAWING_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  /** A shared deployment: secrets must be given, and twins be named. */
  PUBLIC_DEPLOYMENT: flag.default(false),
  /** Which twins a public deployment may run with, by name. */
  ALLOW_TWINS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .pipe(z.array(z.enum(twinNames))),
  /** ES256 private key as JWK JSON; made and kept in the data folder when absent. */
  AUTH_SIGNING_KEY: optionalText,
  /** Legacy HS256 secret, for tools that still sign with one. */
  AUTH_LEGACY_SECRET: optionalText,
  /** Takes money through Mollie in place of the house till. The key says whether it is for trying or for earnest. */
  MOLLIE_API_KEY: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^(test|live)_\w{20,}$/, 'must be a key of Mollie, test_... or live_...')
      .optional(),
  ),
  /** Which ways to pay to offer, in Mollie's names; empty: all that the account has. */
  MOLLIE_METHODS: nameList,
  /** The root of Mollie's API, for a stand-in. */
  MOLLIE_API_URL: optionalUrl,
  /** Carries mail through this server in place of the mailbox page: smtp://user:password@host:587, or smtps:// */
  SMTP_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^smtps?$/ }).optional(),
  ),
  /** Who mails: `Name <address>`; the company's name and address unless told. */
  MAIL_FROM: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^[^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>$/, 'must be like Fabelaar <post@fabelaar.example>')
      .optional(),
  ),
  /** Signs mails with the key of a domain: all three, or none. The key is PEM; \n stands for the ends of its lines. */
  DKIM_DOMAIN: optionalText,
  DKIM_SELECTOR: optionalText,
  DKIM_PRIVATE_KEY: optionalText.transform((text) => text?.replaceAll(String.raw`\n`, '\n')),
  /** The local print shop takes each job to its next state after this many seconds; empty: by its buttons alone. */
  PRINT_SHOP_SECONDS: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(86_400).optional(),
  ),
  /** What the local print shop says that a book costs, in euro cents. */
  PRINT_SHOP_CENTS: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Who gets new jobs, where several could; derived where only one has keys. */
  PRINTER: z.preprocess((value) => (value === '' ? undefined : value), z.enum(printerNames).optional()),
  /** Prints at Lulu in place of the local print shop; all three, or none. */
  LULU_KEY: optionalText,
  LULU_SECRET: optionalText,
  /** A telephone number for whoever brings the parcel. */
  LULU_PHONE: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^\+?[\d ()-]{7,20}$/, 'must be a telephone number')
      .optional(),
  ),
  LULU_API_URL: z.url().default('https://api.lulu.com'),
  /** Size, colours, binding, paper and finish, as Lulu names them. */
  LULU_PACKAGE: z.string().default('0850X0850FCPRECW080CW444MXX'),
  LULU_SHIPPING: z.enum(['MAIL', 'PRIORITY_MAIL', 'GROUND', 'EXPEDITED', 'EXPRESS']).default('MAIL'),
  /** Prints at Gelato in place of the local print shop. */
  GELATO_API_KEY: optionalText,
  /** What Gelato sends along with its webhooks, since it signs nothing, and in which header. */
  GELATO_WEBHOOK_SECRET: optionalText,
  GELATO_WEBHOOK_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a header')
    .default('x-webhook-secret'),
  /** A square hardcover of Gelato's catalogue, by the name that it has there. */
  GELATO_PRODUCT: z
    .string()
    .regex(/^photobooks-hardcover_pf_(\d+)x\1-mm[\w-]*$/, 'must be a square hardcover of Gelato')
    .default(
      'photobooks-hardcover_pf_200x200-mm-8x8-inch_pt_170-gsm-65lb-coated-silk_cl_4-4_ccl_4-4_bt_glued-left_ct_matt-lamination_prt_1-0_cpt_130-gsm-65-lb-cover-coated-silk_ver',
    ),
  GELATO_SHIPPING: z.enum(['normal', 'standard', 'express']).default('normal'),
  /** Drafts are printed only once somebody says so in Gelato's dashboard. */
  GELATO_ORDER_TYPE: z.enum(['order', 'draft']).default('order'),
  GELATO_ORDER_URL: z.url().default('https://order.gelatoapis.com'),
  GELATO_PRODUCT_URL: z.url().default('https://product.gelatoapis.com'),
  /** Keeps files in this bucket of an S3 store in place of the disk; the keys come with it. */
  S3_BUCKET: optionalText,
  S3_REGION: z.string().default('us-east-1'),
  /** The address of a store that is not Amazon's. */
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  /** Names the bucket in the path, as most stores of one's own want it. */
  S3_PATH_STYLE: flag.default(false),
  /** Who writes: our own storyteller, or a language model, after which our own still stands in. */
  STORY_ENGINE: z.enum(['house', 'ai']).default('house'),
  /** `provider:model`, such as `openai:` and the name that the model has there. */
  STORY_MODEL: optionalModel,
  /** What a million tokens cost, in euros: those asked, a slash, those answered. */
  STORY_PRICE: optionalPrice,
  /** Another address than the provider's own; needed for `compatible`. */
  STORY_URL: optionalUrl,
  /** Asked where the first fails, with its own price and address. */
  STORY_FALLBACK_MODEL: optionalModel,
  STORY_FALLBACK_PRICE: optionalPrice,
  STORY_FALLBACK_URL: optionalUrl,
  /** `provider:model` that reads what was told and what is written by a model; empty: our own lists alone do. */
  MODERATION_MODEL: optionalModerationModel,
  /** Another address than OpenAI's; needed for `compatible`. */
  MODERATION_URL: optionalUrl,
  /** Who draws: our own illustrator, or a model of pictures, for which our own stands in. */
  PICTURE_ENGINE: z.enum(['house', 'ai']).default('house'),
  /** `provider:model`. Kept while books that it began are not finished, whoever draws new ones. */
  PICTURE_MODEL: optionalPictureModel,
  /** What a picture costs, in euros. */
  PICTURE_PRICE: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().min(0).max(10).optional(),
  ),
  /** Another address than the provider's own. */
  PICTURE_URL: optionalUrl,
  /** Edge of the pictures to ask for. */
  PICTURE_PIXELS: z.coerce.number().int().min(512).max(4096).default(2048),
  /** Whether the model looks at reference pictures; as the AI SDK knows it, unless told. */
  PICTURE_REFERENCES: z.preprocess((value) => (value === '' ? undefined : value), flag.optional()),
  /** More that the provider is told, as JSON, in the AI SDK's names. */
  PICTURE_OPTIONS: optionalOptions,
  /** `provider:model` that looks at each picture of a model; empty: nobody does. */
  VISION_MODEL: optionalModel,
  /** What a million tokens cost, as of STORY_MODEL. */
  VISION_PRICE: optionalPrice,
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
  PROMO_SEGMENT: z.string().default('welkom'),
  COMPANY_NAME: z.string().default('Fabelaar'),
  COMPANY_EMAIL: z.email().default(placeholderEmail),
  /** Street, postal code and town, on one line. */
  COMPANY_ADDRESS: optionalText,
  /** Number in the trade register (KvK). */
  COMPANY_REGISTRATION: optionalText,
  COMPANY_VAT_NUMBER: optionalText,
  /** The whole address of a tag manager's script; it is loaded only after consent. */
  TAG_MANAGER_URL: optionalUrl,
  /** Hosts of what the tag manager loads in its turn: names, `*.` before one for all below it. */
  TAG_HOSTS: hostList,
  /** How often an open page asks whether there is a newer build. */
  BUILD_CHECK_SECONDS: z.coerce.number().int().min(1).default(3600),
})

export type Environment = z.infer<typeof environmentSchema>

/** A setting is wrong: the message names every one, a line each. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings are wrong (see .env.example):\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'EnvironmentError'
  }
}

/** Whether a twin stands in, because nothing real is configured; a public deployment starts with none unnamed. */
export function standsIn(
  environment: Pick<Environment, 'MOLLIE_API_KEY' | 'SMTP_URL' | 'S3_BUCKET' | PrinterSetting>,
  twin: Twin,
): boolean {
  const { MOLLIE_API_KEY, SMTP_URL, S3_BUCKET } = environment
  return {
    till: MOLLIE_API_KEY === undefined,
    printing: printerOfNewJobs(environment) === 'print-shop',
    mailbox: SMTP_URL === undefined,
    disk: S3_BUCKET === undefined,
  }[twin]
}

/** Checks the settings; a public deployment refuses the default secrets, and twins that it does not name. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const result = environmentSchema.safeParse(variables)
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    )
  }
  const environment = result.data
  const problems = [
    ...missingCompanions(environment),
    ...printerProblems(environment),
    ...modelProblems(environment),
    ...pictureProblems(environment),
    ...(environment.PUBLIC_DEPLOYMENT ? publicProblems(environment) : []),
  ]
  if (problems.length > 0) throw new EnvironmentError(problems)
  return environment
}

/** What is of use only together. */
const together = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['LULU_KEY', 'LULU_SECRET', 'LULU_PHONE'],
  ['GELATO_API_KEY', 'GELATO_WEBHOOK_SECRET'],
  ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
] as const

function missingCompanions(environment: Environment): string[] {
  return together.flatMap((group) => {
    const first = group.find((name) => environment[name] !== undefined)
    if (first === undefined) return []
    return group
      .filter((name) => environment[name] === undefined)
      .map((name) => `${name}: ${first} is set, and needs it`)
  })
}

type PrinterSetting = 'PRINTER' | 'LULU_KEY' | 'GELATO_API_KEY'

/** Who gets new jobs: as it is set, or else the one that there are keys of, or else the local print shop. */
export function printerOfNewJobs({
  PRINTER,
  LULU_KEY,
  GELATO_API_KEY,
}: Pick<Environment, PrinterSetting>): PrinterName {
  if (PRINTER !== undefined) return PRINTER
  if (LULU_KEY !== undefined) return 'lulu'
  return GELATO_API_KEY === undefined ? 'print-shop' : 'gelato'
}

/** New jobs go to one printer, of whom there are keys. */
function printerProblems({ PRINTER, LULU_KEY, GELATO_API_KEY }: Environment): string[] {
  if (PRINTER === undefined) {
    return LULU_KEY !== undefined && GELATO_API_KEY !== undefined
      ? ['PRINTER: there are keys of Lulu and of Gelato; name who gets new books, lulu or gelato']
      : []
  }
  const key = { lulu: LULU_KEY, gelato: GELATO_API_KEY, 'print-shop': '' }[PRINTER]
  return key === undefined ? [`PRINTER: there are no keys of ${PRINTER}`] : []
}

/**
 * Whether the local print shop is there: it prints, or it has what was begun there, which is for nobody else to see on a
 * public deployment that does not name it.
 */
export function hasPrintShop(
  environment: Pick<Environment, 'PUBLIC_DEPLOYMENT' | 'ALLOW_TWINS' | PrinterSetting>,
): boolean {
  const { PUBLIC_DEPLOYMENT, ALLOW_TWINS } = environment
  return (
    printerOfNewJobs(environment) === 'print-shop' || !PUBLIC_DEPLOYMENT || ALLOW_TWINS.includes('printing')
  )
}

const keyOf: Readonly<Record<ModelProvider | PictureProvider, keyof Environment>> = {
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
export function apiKeyFor(
  environment: Environment,
  provider: ModelProvider | PictureProvider,
): string | undefined {
  return environment[keyOf[provider]] as string | undefined
}

function modelProblems(environment: Environment): string[] {
  const looks = accessProblems(environment, 'VISION')
  if (environment.STORY_ENGINE === 'house') return looks
  const problems = environment.STORY_MODEL === undefined ? ['STORY_MODEL: STORY_ENGINE=ai needs it'] : []
  const models = ['STORY', 'STORY_FALLBACK'] as const
  return [
    ...problems,
    ...models.flatMap((name) => accessProblems(environment, name)),
    ...moderatorProblems(environment),
    ...looks,
  ]
}

/** A moderator costs nothing, and needs its key or its address. */
function moderatorProblems(environment: Environment): string[] {
  const { MODERATION_MODEL: model, MODERATION_URL } = environment
  if (model?.provider === 'compatible') {
    return MODERATION_URL === undefined ? ['MODERATION_URL: compatible needs an address'] : []
  }
  const isKeyless = model !== undefined && apiKeyFor(environment, model.provider) === undefined
  return isKeyless ? [`${keyOf[model.provider]}: MODERATION_MODEL needs it`] : []
}

/** A model needs its key and its price: without a price no budget could hold. */
function accessProblems(environment: Environment, name: 'STORY' | 'STORY_FALLBACK' | 'VISION'): string[] {
  const model = environment[`${name}_MODEL`]
  if (model === undefined) return []
  const problems: string[] = []
  if (environment[`${name}_PRICE`] === undefined) {
    problems.push(`${name}_PRICE: ${name}_MODEL needs it, so that budgets hold; 0/0 for a model of your own`)
  }
  if (model.provider === 'compatible') {
    if (environment[`${name}_URL`] === undefined) problems.push(`${name}_URL: compatible needs an address`)
  } else if (apiKeyFor(environment, model.provider) === undefined) {
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
function mostPicturesOfBook({ VISION_MODEL }: Environment): number {
  return Math.ceil((picturesOfBook * (VISION_MODEL === undefined ? 1 : 1 + redrawsOfWrongPicture) * 4) / 3)
}

const millionTokens = 1_000_000

/** The most that one look can cost, in euros. */
function mostOfLook({ VISION_MODEL, VISION_PRICE: price }: Environment): number {
  if (VISION_MODEL === undefined || price === undefined) return 0
  return (mostTokensOfLook.input * price.input + mostTokensOfLook.output * price.output) / millionTokens
}

/** Of a book that was begun nothing may be missing, so that what it costs has to fit from the first picture on. */
function pictureProblems(environment: Environment): string[] {
  const { PICTURE_ENGINE, PICTURE_MODEL: model, PICTURE_PRICE: price, AI_BOOK_EUROS } = environment
  if (model === undefined) {
    return [
      ...(PICTURE_ENGINE === 'ai' ? ['PICTURE_MODEL: PICTURE_ENGINE=ai needs it'] : []),
      ...(environment.VISION_MODEL === undefined
        ? []
        : ['VISION_MODEL: it looks at what PICTURE_MODEL draws, and none is set']),
    ]
  }
  const problems: string[] = []
  if (apiKeyFor(environment, model.provider) === undefined) {
    problems.push(`${keyOf[model.provider]}: PICTURE_MODEL needs it`)
  }
  if (price === undefined) {
    problems.push('PICTURE_PRICE: PICTURE_MODEL needs it, so that budgets hold')
    return problems
  }
  const pictures = mostPicturesOfBook(environment)
  const look = mostOfLook(environment)
  const cost = pictures * (price + look)
  if (cost > AI_BOOK_EUROS) {
    const looked = environment.VISION_MODEL === undefined ? '' : ', each looked at'
    problems.push(
      `AI_BOOK_EUROS: the largest book may take ${pictures} pictures with all its redraws${looked}, which cost ${cost.toFixed(2)}`,
    )
  }
  return problems
}

/** What keeps the product from starting as a public deployment, a line each. */
export function publicProblems(environment: Environment): string[] {
  const problems: string[] = []
  if (environment.AUTH_SIGNING_KEY === undefined) {
    problems.push('AUTH_SIGNING_KEY: a public deployment needs a signing key of its own')
  }
  if (environment.SITE_URL === undefined) {
    problems.push('SITE_URL: a public deployment must say where people reach it')
  }
  if (environment.COMPANY_EMAIL === placeholderEmail) {
    problems.push('COMPANY_EMAIL: a web shop must say where people can write to it')
  }
  for (const name of ['COMPANY_ADDRESS', 'COMPANY_REGISTRATION', 'COMPANY_VAT_NUMBER'] as const) {
    if (environment[name] === undefined) problems.push(`${name}: a web shop must say who runs it`)
  }
  const { MOLLIE_API_KEY: key, ALLOW_TWINS: allowed } = environment
  if (key?.startsWith('test_') && !allowed.includes('till')) {
    problems.push(
      'ALLOW_TWINS: with a test key of Mollie anybody can say that they have paid; name till to start all the same',
    )
  }
  for (const twin of twinNames) {
    if (!standsIn(environment, twin) || allowed.includes(twin)) continue
    problems.push(`ALLOW_TWINS: ${twins[twin]}; name ${twin} to start all the same`)
  }
  return [...problems, ...(key?.startsWith('live_') ? realMoneyProblems(environment) : [])]
}

/** What a shop that takes real money must not do: pay into nowhere, print nothing, or be read on the way. */
function realMoneyProblems(environment: Environment): string[] {
  const { SITE_URL, MOLLIE_API_URL, GELATO_ORDER_TYPE, ALLOW_TWINS } = environment
  const addresses = {
    lulu: ['LULU_API_URL'],
    gelato: ['GELATO_ORDER_URL', 'GELATO_PRODUCT_URL'],
    'print-shop': [],
  } as const
  const printer = printerOfNewJobs(environment)
  const pretended: { twin: Twin; name: string; says: string }[] = []
  if (MOLLIE_API_URL !== undefined && isLoopback(MOLLIE_API_URL)) {
    pretended.push({ twin: 'till', name: 'MOLLIE_API_URL', says: 'a stand-in takes no money' })
  }
  for (const name of addresses[printer]) {
    if (!isLoopback(environment[name])) continue
    pretended.push({ twin: 'printing', name, says: 'a stand-in prints no book' })
  }
  if (printer === 'lulu' && new URL(environment.LULU_API_URL).hostname.includes('sandbox')) {
    pretended.push({ twin: 'printing', name: 'LULU_API_URL', says: 'the sandbox of Lulu prints no book' })
  }
  if (printer === 'gelato' && GELATO_ORDER_TYPE === 'draft') {
    pretended.push({ twin: 'printing', name: 'GELATO_ORDER_TYPE', says: 'a draft is no printed book' })
  }
  const problems = pretended
    .filter(({ twin }) => !ALLOW_TWINS.includes(twin))
    .map(({ twin, name, says }) => `${name}: ${says}; name ${twin} in ALLOW_TWINS to start all the same`)
  if (SITE_URL?.startsWith('http:')) {
    problems.push('SITE_URL: a shop that takes real money needs https, or all that people type can be read')
  }
  return problems
}

/** Whether an address is on the machine itself, where a stand-in listens and no partner does. */
function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === '[::1]' || /^127\.|(?:^|\.)localhost$/.test(hostname)
}
