import type { Pool } from 'pg'
import { StartError } from '#backend/postgres/start-error.ts'
import type { Environment } from '#environment.ts'
import { findOtherMode } from '#records/order-rows.ts'
import type { PaymentMode } from '#shop/payment-provider.ts'

const names: Readonly<Record<PaymentMode, string>> = {
  till: 'the house till',
  test: 'a test key of Mollie',
  live: 'a live key of Mollie',
}

/**
 * Orders of trying and of earnest never lie in one database: the books of a shop that once sold for nothing could not
 * be told from those that were paid for. Throws `StartError` when this one has sold by another till.
 */
export async function demandOneTill(database: Pool, environment: Environment): Promise<void> {
  const { MOLLIE_API_KEY: key } = environment
  const mode: PaymentMode = key === undefined ? 'till' : key.startsWith('live_') ? 'live' : 'test'
  const other = await findOtherMode(database, mode)
  if (other === null) return
  throw new StartError(
    `This database has orders of ${names[other]}, and the settings are those of ${names[mode]}: take another database (DATABASE_URL or DATA_FOLDER), or set MOLLIE_API_KEY as it was.`,
  )
}
