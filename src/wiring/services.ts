import { createClient } from '@supabase/supabase-js'
import type { Pool } from 'pg'
import { houseMailer } from '#adapters/mailbox/house-mailer.ts'
import { supabaseFiles, supabaseUploads } from '#adapters/supabase/supabase-files.ts'
import { houseTill } from '#adapters/till/house-till.ts'
import { type BackendKeys, loadKeys } from '#backend/gateway/keys.ts'
import type { BookFiles } from '#book/book-files.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'
import type { Environment } from '#environment.ts'
import type { Mailer } from '#shop/mailer.ts'
import type { PaymentProvider } from '#shop/payment-provider.ts'
import { backendUrl, siteUrl } from './addresses.ts'

/** Whom the product works with outside of itself. */
export interface Services {
  files: BookFiles
  uploads: PictureUploads
  mailer: Mailer
  payments: PaymentProvider
}

/** The keys that the web process and the workers share. */
export function openKeys(environment: Environment): Promise<BackendKeys> {
  return loadKeys({
    dataFolder: environment.DATA_FOLDER,
    privateJwk: environment.AUTH_SIGNING_KEY,
    legacySecret: environment.AUTH_LEGACY_SECRET,
  })
}

/** @param options.serviceKey opens storage to the server */
export function openServices(
  environment: Environment,
  options: { database: Pool; serviceKey: string },
): Services {
  const supabase = createClient(backendUrl(environment), options.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  return {
    files: supabaseFiles(supabase),
    uploads: supabaseUploads(supabase),
    mailer: houseMailer(options.database),
    payments: houseTill(options.database, siteUrl(environment)),
  }
}
