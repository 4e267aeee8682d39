import type { Pool } from 'pg'
import { mailboxApp } from '#adapters/mailbox/mailbox-app.ts'
import { tillApp } from '#adapters/till/till-app.ts'
import { type Environment, standsIn } from '#environment.ts'
import type { WebApp } from '#web/server.ts'

/** Adds the pages of what stands in for the world on an empty machine: where to pay, and where mail arrives. */
export function addTwinPages(
  app: WebApp,
  environment: Environment,
  options: { database: Pool; log(line: string): void },
): void {
  if (standsIn(environment, 'till')) app.route('/till', tillApp(options.database, options.log))
  if (standsIn(environment, 'mailbox')) app.route('/mailbox', mailboxApp(options.database))
}
