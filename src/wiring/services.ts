import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Pool } from 'pg'
import { type GelatoPrinter, gelatoPrinter } from '#adapters/gelato/gelato-printer.ts'
import { type LuluPrinter, luluPrinter } from '#adapters/lulu/lulu-printer.ts'
import { printShop } from '#adapters/print-shop/print-shop.ts'
import { mailboxCarrier } from '#adapters/mailbox/mailbox-carrier.ts'
import { smtpCarrier, type SmtpSettings } from '#adapters/smtp/smtp-carrier.ts'
import { supabaseFiles, supabaseUploads } from '#adapters/supabase/supabase-files.ts'
import { molliePayments } from '#adapters/mollie/mollie-payments.ts'
import { houseTill } from '#adapters/till/house-till.ts'
import { type BackendKeys, loadKeys } from '#backend/gateway/keys.ts'
import { StartError } from '#backend/postgres/start-error.ts'
import type { BookFiles } from '#book/book-files.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'
import type { Environment } from '#environment.ts'
import { hasPrintShop } from '#settings/twins.ts'
import { printerOfNewJobs } from '#settings/printing-settings.ts'
import type { Seller } from '#shop/invoice.ts'
import type { MailCarrier } from '#shop/mailer.ts'
import type { PaymentProvider } from '#shop/payment-provider.ts'
import type { Printers } from '#shop/printer.ts'
import { backendUrl, siteUrl } from './addresses.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'

/** Whom the product works with outside of itself. */
export interface Services extends Printers {
  files: BookFiles
  uploads: PictureUploads
  carrier: MailCarrier
  payments: PaymentProvider
  seller: Seller
  operatorEmail: string
}

/** The keys that the web process and the workers share. Throws `StartError` when they cannot be used or kept. */
export async function openKeys(environment: Environment): Promise<BackendKeys> {
  const {
    DATA_FOLDER: dataFolder,
    AUTH_SIGNING_KEY: privateJwk,
    AUTH_LEGACY_SECRET: legacySecret,
  } = environment
  await prepareDataFolder(dataFolder)
  try {
    return await loadKeys({ dataFolder, privateJwk, legacySecret })
  } catch (error) {
    const key =
      privateJwk === undefined
        ? `The signing key in ${join(dataFolder, 'signing-key.json')}`
        : 'AUTH_SIGNING_KEY'
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${key} cannot be used: ${reason}`, error)
  }
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
    files: supabaseFiles(supabase, siteUrl(environment)),
    uploads: supabaseUploads(supabase),
    carrier: openCarrier(environment),
    payments: openPayments(environment, options.database),
    ...openPrinters(environment, options.database),
    seller: {
      name: environment.COMPANY_NAME,
      email: environment.COMPANY_EMAIL,
      address: environment.COMPANY_ADDRESS ?? null,
      registration: environment.COMPANY_REGISTRATION ?? null,
      vatNumber: environment.COMPANY_VAT_NUMBER ?? null,
    },
    operatorEmail: environment.COMPANY_EMAIL,
  }
}

/** Everybody who can print by these settings, and who of them gets new jobs. */
function openPrinters(environment: Environment, database: Pool): Printers {
  const movesAfterSeconds = environment.PRINT_SHOP_SECONDS ?? null
  const costCents = environment.PRINT_SHOP_CENTS
  const shop = hasPrintShop(environment)
    ? printShop(database, fetchFile, { movesAfterSeconds, costCents })
    : null
  const printers = [openLulu(environment), openGelato(environment), shop].filter((one) => one !== null)
  const chosen = printerOfNewJobs(environment)
  const printer = printers.find(({ name }) => name === chosen)
  if (!printer) throw new StartError(`PRINTER: ${chosen} cannot be opened`)
  return { printer, formerPrinters: printers.filter((one) => one !== printer) }
}

/** Lulu, if the settings have a key. */
export function openLulu(environment: Environment): LuluPrinter | null {
  const { LULU_KEY: key, LULU_SECRET: secret, LULU_PHONE: phone } = environment
  if (key === undefined || secret === undefined || phone === undefined) return null
  return luluPrinter({
    key,
    secret,
    phone,
    apiUrl: environment.LULU_API_URL,
    contactEmail: environment.COMPANY_EMAIL,
    packageId: environment.LULU_PACKAGE,
    shippingLevel: environment.LULU_SHIPPING,
  })
}

/** Gelato, if the settings have a key. */
export function openGelato(environment: Environment): GelatoPrinter | null {
  const { GELATO_API_KEY: key, GELATO_WEBHOOK_SECRET: webhookSecret } = environment
  if (key === undefined || webhookSecret === undefined) return null
  return gelatoPrinter({
    key,
    webhookSecret,
    webhookHeader: environment.GELATO_WEBHOOK_HEADER,
    orderApiUrl: environment.GELATO_ORDER_URL,
    productApiUrl: environment.GELATO_PRODUCT_URL,
    productUid: environment.GELATO_PRODUCT,
    shippingMethod: environment.GELATO_SHIPPING,
    orderType: environment.GELATO_ORDER_TYPE,
  })
}

async function fetchFile(url: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`a file for the print shop answers ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Mollie where there is a key, and else the house till. */
function openPayments(environment: Environment, database: Pool): PaymentProvider {
  const { MOLLIE_API_KEY: apiKey, MOLLIE_METHODS: methods, MOLLIE_API_URL: apiUrl } = environment
  if (apiKey === undefined) return houseTill(database, siteUrl(environment))
  return molliePayments({ apiKey, methods, apiUrl })
}

/** An SMTP server where one is named, and else the mailbox page. */
function openCarrier(environment: Environment): MailCarrier {
  const { SMTP_URL: url } = environment
  return url === undefined ? mailboxCarrier : smtpCarrier(smtpSettings(environment, url))
}

/** How mail leaves through the server of the settings. */
export function smtpSettings(environment: Environment, url: string): SmtpSettings {
  const { MAIL_FROM: from, DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = environment
  const isSigned = DKIM_DOMAIN !== undefined && DKIM_SELECTOR !== undefined && DKIM_PRIVATE_KEY !== undefined
  return {
    url,
    from: from ?? `${environment.COMPANY_NAME} <${environment.COMPANY_EMAIL}>`,
    dkim: isSigned
      ? { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
      : undefined,
  }
}
