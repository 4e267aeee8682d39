import type { Pool } from 'pg'
import type { BookFiles } from '#book/book-files.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'
import type { Illustrator } from '#illustration/illustrator.ts'
import type { Seller } from '#shop/invoice.ts'
import type { MailCarrier } from '#shop/mailer.ts'
import type { PaymentProvider } from '#shop/payment-provider.ts'
import type { Printers } from '#shop/printer.ts'
import type { Storyteller } from '#story/storyteller.ts'
import type { Typesetter } from '#typesetting/typesetter.ts'

/** What the recipes work with: the ports and the server's own connection. */
export interface Workshop extends Printers {
  database: Pool
  storyteller: Storyteller
  illustrator: Illustrator
  typesetter: Typesetter
  files: BookFiles
  uploads: PictureUploads
  carrier: MailCarrier
  payments: PaymentProvider
  /** Who stands on the invoices. */
  seller: Seller
  /** Who is told of what needs a person. */
  operatorEmail: string
  /** Where people reach the site, without a slash at the end. */
  siteUrl: string
  log(line: string): void
}
