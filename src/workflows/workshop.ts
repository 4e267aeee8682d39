import type { Pool } from 'pg'
import type { Illustrator } from '#illustration/illustrator.ts'
import type { Mailer } from '#shop/mailer.ts'
import type { PaymentProvider } from '#shop/payment-provider.ts'
import type { Storyteller } from '#story/storyteller.ts'
import type { Typesetter } from '#typesetting/typesetter.ts'

/** Where the files of books are kept; paths as in supabase/migrations/*_files.sql. */
export interface BookFiles {
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(path: string): Promise<Uint8Array | null>
  exists(path: string): Promise<boolean>
  /** Paths of everything that is kept of a book. */
  list(bookId: string): Promise<string[]>
  /** Missing ones are no error. */
  remove(paths: readonly string[]): Promise<void>
  /** Removes uploaded pictures of characters; missing ones are no error. */
  removeUploads(paths: readonly string[]): Promise<void>
}

/** What the recipes work with: the ports and the server's own connection. */
export interface Workshop {
  database: Pool
  storyteller: Storyteller
  illustrator: Illustrator
  typesetter: Typesetter
  files: BookFiles
  mailer: Mailer
  payments: PaymentProvider
  /** Where people reach the site, without a slash at the end. */
  siteUrl: string
  log(line: string): void
}
