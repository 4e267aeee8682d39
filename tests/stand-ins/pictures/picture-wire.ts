import type { Context, Hono } from 'hono'

/** What was asked, whatever wire it came over. */
export interface PictureQuestion {
  prompt: string
  /** How many pictures came along. */
  references: number
  /** As its wire says it; undefined where it says nothing. */
  size: string | undefined
}

/** What the next requests get in place of a good picture. */
export type PictureBehaviour =
  | { kind: 'good' }
  | { kind: 'status'; status: number; message?: string; code?: string; headers?: Record<string, string> }
  | { kind: 'refuse' }
  /** Bytes that are no picture. */
  | { kind: 'broken' }
  /** Ends the connection without an answer. */
  | { kind: 'hangUp' }
  | { kind: 'slow'; milliseconds: number }

/** A request that was understood and will be answered with a picture, or with a refusal in the wire's own way. */
export type Drawn = { png: Buffer } | 'refused'

/** What the wires share. */
export interface Desk {
  /** Judges key and body, and behaves; a response ends it. */
  take(context: Context, body: unknown): Promise<Drawn | Response>
  /** What every request has to bring. */
  readonly key: string
  /** Somebody no longer waits for what was taken. */
  cancel(): void
  /** Keeps bytes, and tells where they can be fetched. */
  keep(bytes: Buffer): string
  /** Gives what is asked for later a name. */
  url(path: string): string
}

/** How a provider's requests and answers look. */
export interface PictureWire {
  root: string
  keyOf(context: Context): string | undefined
  /** Throws what is wrong with a body. */
  question(body: unknown): PictureQuestion
  error(status: number, message: string, code: string): object
  /** Lays its routes. */
  lay(app: Hono, desk: Desk): void
}

/** Base64 of a PNG or JPEG. */
export const isPicture = (text: string): boolean => /^(iVBORw0KGgo|\/9j\/)/.test(text)
/** The same in a `data:` address. */
export const isPictureAddress = (text: string): boolean =>
  /^data:image\/(png|jpeg);base64,(iVBORw0KGgo|\/9j\/)/.test(text)
