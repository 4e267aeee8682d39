import type { Context } from 'hono'
import type * as z from 'zod'

/** What was asked, whatever wire it came over. */
export interface Question {
  instructions: string
  material: string
  /** How many pictures came along, to look at. */
  pictures: number
  /** The JSON schema of the answer. */
  schema: Record<string, unknown>
  streams: boolean
}

/** Text of an answer, and why it ends. */
export interface Spoken {
  text: string
  finish: 'stop' | 'length' | 'refused'
  inputTokens: number
  outputTokens: number
}

/** How a provider's requests and answers look. */
export interface Wire {
  /** Route of the API's root and its calls, as Hono takes it. */
  root: string
  route: string
  /** The key that a request brings. */
  keyOf(context: Context): string | undefined
  request: z.ZodType
  question(body: never, context: Context): Question
  answer(spoken: Spoken): object
  /** Events of a stream before, with, and after the text's crumbs; as they are written to the line. */
  events: { before(): string[]; crumb(text: string): string; after(spoken: Spoken): string[] }
  error(status: number, message: string, code: string): object
}

/** A server-sent event. */
export function sent(data: unknown, event?: string): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
}

/** A key that comes as `Authorization: Bearer`. */
export function bearerOf(context: Context): string | undefined {
  return context.req.header('authorization')?.replace(/^Bearer /, '')
}

/** Base64 of a JPEG. */
export const isJpeg = (text: string): boolean => text.startsWith('/9j/')
/** The same in a `data:` address. */
export const isJpegAddress = (text: string): boolean => text.startsWith('data:image/jpeg;base64,/9j/')
