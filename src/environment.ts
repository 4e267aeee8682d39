import * as z from 'zod'
import { aiProblems, aiSettings } from '#settings/ai-settings.ts'
import { connectionSettings } from '#settings/connection-settings.ts'
import { hostedProblems, hostedSettings } from '#settings/hosted-settings.ts'
import { identityGroups, identitySettings } from '#settings/identity-settings.ts'
import { flag, optional, optionalText, optionalUrl } from '#settings/kinds.ts'
import { printerProblems, printingSettings } from '#settings/printing-settings.ts'
import { placeholderEmail, publicProblems } from '#settings/public-problems.ts'
import { twinNames } from '#settings/twins.ts'

const hostName = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+(?::\d+)?$/i
const hostList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((host) => host !== ''))
  .pipe(z.array(z.string().regex(hostName, 'must be names of hosts, with commas between them')))

const schemaList = z
  .string()
  .default('public')
  .transform((text) => text.split(/[\s,]+/).filter((name) => name !== ''))
  .pipe(z.array(z.string()).min(1))

const nameList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((name) => name !== ''))
  .pipe(z.array(z.string().regex(/^[a-z0-9]+$/, 'must be names, with commas between them')))

/**
 * The one place that reads environment variables. Every setting has a default that runs on an empty
 * machine; `.env.example` explains each.
 */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where people reach the site; mails, payments and canonical links carry it. */
  SITE_URL: optionalUrl,
  /** Where workers and the doctor reach the backend, when it is not the web process of the same machine. */
  BACKEND_URL: optionalUrl,
  /** How many proxies of ours stand before the web process, each adding to `X-Forwarded-For`. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(16).default(0),
  DATA_FOLDER: z.string().default('.data'),
  /** A PostgreSQL 15 or newer of your own instead of the embedded one. */
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  ...connectionSettings,
  ...hostedSettings,
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
  /** Private keys as JWK JSON, newest first, of which the first signs; made and kept in the data folder when absent. */
  AUTH_SIGNING_KEY: optionalText,
  /** Legacy HS256 secret, for tools that still sign with one. */
  AUTH_LEGACY_SECRET: optionalText,
  ...identitySettings,
  /** Schemas that /rest/v1 shows; the first answers who names none. */
  REST_SCHEMAS: schemaList,
  /** Whose rights a request of rows has that names nobody; `none` refuses it. */
  REST_ANON_ROLE: z.string().min(1).default('anon'),
  /** The most rows that one answer gives; empty: no limit. */
  REST_MAX_ROWS: optional(z.coerce.number().int().min(1)),
  /** Takes money through Mollie in place of the house till. The key says whether it is for trying or for earnest. */
  MOLLIE_API_KEY: optional(
    z.string().regex(/^(test|live)_\w{20,}$/, 'must be a key of Mollie, test_... or live_...'),
  ),
  /** Which ways to pay to offer, in Mollie's names; empty: all that the account has. */
  MOLLIE_METHODS: nameList,
  /** The root of Mollie's API, for a stand-in. */
  MOLLIE_API_URL: optionalUrl,
  /** Carries mail through this server in place of the mailbox page: smtp://user:password@host:587, or smtps:// */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  /** Who mails: `Name <address>`; the company's name and address unless told. */
  MAIL_FROM: optional(
    z.string().regex(/^[^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>$/, 'must be like Fabelaar <post@fabelaar.example>'),
  ),
  /** Signs mails with the key of a domain: all three, or none. The key is PEM; \n stands for the ends of its lines. */
  DKIM_DOMAIN: optionalText,
  DKIM_SELECTOR: optionalText,
  DKIM_PRIVATE_KEY: optionalText.transform((text) => text?.replaceAll(String.raw`\n`, '\n')),
  ...printingSettings,
  /** Keeps files in this bucket of an S3 store in place of the disk; the keys come with it. */
  S3_BUCKET: optionalText,
  S3_REGION: z.string().default('us-east-1'),
  /** The address of a store that is not Amazon's. */
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  /** Names the bucket in the path, as most stores of one's own want it. */
  S3_PATH_STYLE: flag.default(false),
  ...aiSettings,
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

/** Checks the settings; a public deployment refuses the default secrets, and twins that it does not name. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  // Supabase's own name for it.
  const DATABASE_URL = variables['DATABASE_URL'] || variables['SUPABASE_DB_URL']
  const result = environmentSchema.safeParse({ ...variables, DATABASE_URL })
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    )
  }
  const environment = result.data
  const problems = [
    ...missingCompanions(environment),
    ...hostedProblems(environment),
    ...printerProblems(environment),
    ...aiProblems(environment),
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
  ...identityGroups,
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
