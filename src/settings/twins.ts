import { type PrinterChoice, printerOfNewJobs } from './printing-settings.ts'

/** What stands in for the world on an empty machine, and what would be missing where nothing real is configured. */
export const twins = {
  till: 'without MOLLIE_API_KEY nobody could pay: the house till takes no real money, and lets anybody say that they have paid',
  printing: 'no book would be printed: the local print shop only plays at it',
  mailbox:
    'without SMTP_URL nobody could log in: the house mailbox sends no mail, and shows everybody everything at /mailbox',
  moderator:
    'without MODERATION_MODEL only our own lists read what a model writes for children; openai:omni-moderation-latest with OPENAI_API_KEY reads besides and costs nothing, also where the writer’s provider has no moderator (anthropic, google, mistral), or compatible: with MODERATION_URL does',
  disk: 'files would be kept on the disk of one machine, without a copy',
} as const
export type Twin = keyof typeof twins
export const twinNames = Object.keys(twins) as Twin[]

/** What is configured of those for whom a twin stands in. */
interface Partners extends PrinterChoice {
  readonly MOLLIE_API_KEY?: string | undefined
  readonly SMTP_URL?: string | undefined
  readonly S3_BUCKET?: string | undefined
  readonly SUPABASE_URL?: string | undefined
  readonly STORY_ENGINE?: 'house' | 'ai' | undefined
  readonly MODERATION_MODEL?: object | undefined
}

/** Whether a twin stands in, because nothing real is configured; a public deployment starts with none unnamed. */
export function standsIn(settings: Partners, twin: Twin): boolean {
  const { MOLLIE_API_KEY, SMTP_URL, S3_BUCKET, SUPABASE_URL, STORY_ENGINE, MODERATION_MODEL } = settings
  return {
    till: MOLLIE_API_KEY === undefined,
    printing: printerOfNewJobs(settings) === 'print-shop',
    mailbox: SMTP_URL === undefined,
    // Our own stories are written, and read, before anybody orders one.
    moderator: STORY_ENGINE === 'ai' && MODERATION_MODEL === undefined,
    disk: S3_BUCKET === undefined && SUPABASE_URL === undefined,
  }[twin]
}

/**
 * Whether the local print shop is there: it prints, or it has what was begun there, which is for nobody else to see on a
 * public deployment that does not name it.
 */
export function hasPrintShop(
  settings: PrinterChoice & { PUBLIC_DEPLOYMENT: boolean; ALLOW_TWINS: readonly Twin[] },
): boolean {
  const { PUBLIC_DEPLOYMENT, ALLOW_TWINS } = settings
  return printerOfNewJobs(settings) === 'print-shop' || !PUBLIC_DEPLOYMENT || ALLOW_TWINS.includes('printing')
}
