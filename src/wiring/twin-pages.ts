import { mailboxApp } from '#adapters/mailbox/mailbox-app.ts'
import { printShopApp } from '#adapters/print-shop/print-shop-app.ts'
import { tillApp } from '#adapters/till/till-app.ts'
import type { Environment } from '#environment.ts'
import { hasPrintShop, standsIn } from '#settings/twins.ts'
import type { AttachedFile, Attachment } from '#shop/mailer.ts'
import type { WebApp } from '#web/server.ts'
import { attachFiles, type Drawers } from '#workflows/attach-files.ts'

/** Adds the pages of what stands in for the world on an empty machine: where to pay, and where mail arrives. */
export function addTwinPages(
  app: WebApp,
  environment: Environment,
  options: Drawers & { log(line: string): void },
): void {
  if (standsIn(environment, 'till')) app.route('/till', tillApp(options.database, options.log))
  if (hasPrintShop(environment)) app.route('/print-shop', printShopApp(options.database, options.log))
  if (standsIn(environment, 'mailbox')) {
    const attach = (attachments: readonly Attachment[]): Promise<AttachedFile[]> =>
      attachFiles(options, attachments)
    app.route('/mailbox', mailboxApp({ database: options.database, attachFiles: attach }))
  }
}
