import type { Pool } from 'pg'
import type { BookFiles } from '#book/book-files.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'
import type * as z from 'zod/mini'
import type { Illustrator } from '#illustration/illustrator.ts'
import type { Seller } from '#shop/invoice.ts'
import type { PaymentProvider } from '#shop/payment-provider.ts'
import type { Printers } from '#shop/printer.ts'
import type { Storyteller } from '#story/storyteller.ts'
import type { InvoiceSetter } from '#typesetting/typesetter.ts'
import type { WorkQueue } from '#workflows/work-queue.ts'
import type { Finding } from './examine-parts.ts'
import { readBytes } from './read-bytes.ts'

/** What the functions behind /functions/v1 work with. */
export interface Counter extends Printers {
  database: Pool
  queue: WorkQueue
  storyteller: Storyteller
  illustrator: Illustrator
  payments: PaymentProvider
  /** Who stands on the invoices. */
  seller: Seller
  typesetter: InvoiceSetter
  /** Who is told of what needs a person. */
  operatorEmail: string
  files: BookFiles
  uploads: PictureUploads
  siteUrl: string
  /** Tries every partner with something harmless. */
  examine(): Promise<Finding[]>
  newId(): string
  log(line: string, error?: unknown): void
}

/** Who calls: a guest or somebody with a confirmed address. */
export interface Visitor {
  userId: string
  isGuest: boolean
  email: string | null
  /** The session they come in, and how far it is proved: `aal2` once a second factor was shown. */
  session: { id: string; aal: 'aal1' | 'aal2' }
}

export type ProductFunction = (counter: Counter, request: Request, visitor: Visitor) => Promise<Response>

/** A function that anybody may ask, before any session. */
export type OpenFunction = (counter: Counter, request: Request) => Promise<Response>

/** An answer that says no: `code` is a message key, shown in the visitor's language. */
export function refuse(status: number, code: string, details: Record<string, unknown> = {}): Response {
  return Response.json({ code, ...details }, { status })
}

/** A brief with everything told at length is a tenth of this. */
const mostBodyBytes = 256 * 1024

/** Reads and checks a JSON body; problems come back as one refusal that names them all. */
export async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<{ ok: true; body: z.output<Schema> } | { ok: false; refusal: Response }> {
  const bytes = await readBytes(request, mostBodyBytes)
  if (bytes === null) return { ok: false, refusal: refuse(413, 'input_invalid') }
  const result = schema.safeParse(parseJson(bytes))
  if (result.success) return { ok: true, body: result.data }
  const problems = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }))
  return { ok: false, refusal: refuse(422, 'input_invalid', { problems }) }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString(), refuseUnstorable)
  } catch {
    return undefined
  }
}

function refuseUnstorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value)))
    throw new SyntaxError('unstorable text')
  return value
}

/** Whether the database can keep a text: it takes no zero byte, and no half of a character that takes two. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
